### The texts of the `deben` command. Commands are messages, their options are attributes.

## Help

cli-help =
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .help = Show this help and exit.
cli-help-options = Options of { $game }: NAME=DEFAULT, and the other choices
cli-deben = Two board games set in Nefertiti’s Egypt: play them in the terminal, simulate them, read their rules.
    .version = Show the version and exit.
cli-common =
    .game = The game, for example duel.
    .lang = The language: en, fr or it; by default that of your environment.
    .seed = The seed of all luck, in hexadecimal, at most 64 digits; by default a fresh one.
    .option = An option of the game; may be given several times. They are listed below.
    .json = Print JSON for programs.
    .executor = What runs the rules: wasm is the game’s module, cpu compiles for this machine, python is plain Python.
    .ray = Play on the Ray cluster at this address (HOST:PORT, or auto), with the same results.
    .file = A saved match; - reads it from the standard input.
cli-play = Play a match in the terminal, against people and bots.
    .game = The game, for example duel. Leave it out when you resume a match.
    .seats = Who plays each seat: human, one of the levels pupil, fisher, potter, goldsmith, scribe, overseer, astronomer, architect, chancellor and vizier, or the plain bots random and greedy, or an outside program (program:COMMAND); by default you against greedy.
    .names = What the players are called.
    .resume = Resume a match: its number (deben matches), a file, or by default the unfinished one played last.
    .plain = Line by line instead of full screen; always so in a pipe.
    .serious = A serious match: no hints, no coach until it is over, no take-backs.
    .save = Save the match to this file when it is over or when you leave.
cli-matches = List the matches begun in the terminal, the latest first: deben play --resume N resumes one.
    .remove = Remove the match of this number, or all finished ones (finished); may be given several times.
cli-simulate = Let bots play many matches and show the statistics.
    .matches = How many matches.
    .seats = Which bot plays each seat: random or greedy; by default both in turn.
    .plot = Draw the results into this file (png, svg or pdf).
    .jobs = How many cores to use; by default all.
cli-export = Write the decisions of matches as arrays to learn from: observations, legal actions, actions, results.
    .data = Where to put them: a name that ends in .npz or .parquet.
    .file = Saved matches of one game.
    .game = Instead of files: let bots play this game now.
    .matches = How many matches they play.
    .seats = Which bots play, seat by seat; one name for all is enough.
cli-perft = Count the sequences of legal actions from the start of a match.
    .depth = How many actions deep.
    .split = Show the count for each first action.
cli-replay = Tell a saved match in sentences.
    .at = Show the table after this many actions.
cli-draw = Draw a position or a saved match, as the page does.
    .shown = A position in notation, or the file of a saved match; - reads either from the standard input.
    .picture = Where to put it: a name that ends in .svg or .png; - writes an SVG to the standard output.
    .game = Which game the position is of, if it does not show.
    .seat = The seat whose view it is; without one, what everybody sees.
    .mark = A place to mark: an action that is done there, or the name of a part of the board; may be given several times.
    .arrow = An arrow from one place to another; may be given several times.
    .theme = Bright or dark.
    .width = How wide it is; without it, as wide as it was drawn for.
cli-verify = Check a saved match: commitment, luck, every action, the outcome.
    .commitment = Also check that the seed is the one behind this commitment, as shown before the match.
cli-rules = Show the rules, with our rulings.
    .game = The game: duel or nefertiti.
    .clause = A section (D6), a clause (D6.2) or words to look for.
cli-bench = Measure how fast this machine plays.
    .seconds = How long each measurement takes.
cli-train = Train a computer opponent: it plays against itself, on a GPU or a cluster, and learns; it continues where the last run ended.
    .minutes = How long; 20 by default.
    .generations = Until it has learnt for so many generations: then nothing depends on the clock.
    .matches = How many matches a generation has on a cluster.
    .out = The folder in which it grows.
    .anew = Start from nothing but our own opinions, not from the mind that comes with the game.
cli-serve = Serve tables in the browser: play there with friends and computers.
    .host = The address to listen on; 0.0.0.0 for the whole network.
    .port = The port to listen on; 0 takes a free one.
    .database = Where tables are kept: a file, or the URL of a database.
    .open = Open the page in the browser.
    .log = How the log is written.
    .origin = A further address under which people reach this server; can be given several times.
    .secure = People come over HTTPS only, through a proxy in front of this server: browsers then never say who they are over plain HTTP.
    .compress = Compress messages for browsers that ask for it: fewer bytes, more work for every move.
    .pace = How long a bot waits before it acts.
    .workers = In how many processes bots think; with 0, those of others on the same PostgreSQL.
cli-completion = Print what lets a shell complete deben: eval "$(deben completion bash)" in its start file.
    .shell = The shell: bash, zsh or fish.

## What is wrong with a request

cli-error-usage = The command line is not understood (see deben --help): { $detail }
cli-error-option = There is no option { $option } here. See deben --help.
cli-error-language = There are no texts in “{ $lang }”; there are en, fr and it.
cli-error-address = The server cannot listen on { $host }, port { $port }: { $detail }
cli-error-database = The database cannot be opened: { $detail }
cli-error-game = There is no game “{ $game }”; there are: { $known }.
cli-error-broken-game = The game “{ $game }” ({ $where }) cannot be used: { $detail }.
cli-error-no-rules = The game { $game } has no rules to read here.
cli-error-executor = There is no executor “{ $executor }” here; there are: { $known }.
cli-error-which-game = Name the game to play, for example: deben play duel.
cli-error-seed = “{ $seed }” is not a seed: a seed is a hexadecimal number of at most 64 digits.
cli-error-pair = “{ $text }” is not an option: write name=value.
cli-error-options = { $game } has no options “{ $given }”; with their defaults and choices, there are: { $known }.
cli-error-player = “{ $player }” cannot take a seat; there are: { $known }.
cli-error-seats = There are { $count } seats, but { $given ->
        [one] { $given } player was named.
       *[other] { $given } players were named.
    }
cli-error-seat-range = { $game } is for { $least } to { $most } players, but { $given } were named.
cli-error-names = There are { $count } seats, but { $given } names.
cli-error-name = “{ $name }” cannot be a name.
cli-error-number = { $name } is a number from { $least } to { $most }.
cli-error-file = { $file }: { $detail }.
cli-error-picture = { $file } is not a picture: a name ends in { $known }.
cli-error-choice = { $name } is one of { $known }.
cli-error-draw = Nothing drawn: { $detail }.
cli-export-done = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $file }.
cli-error-export = Give the files of saved matches, or --game.
cli-error-data = Nothing written: { $detail }.
cli-error-output = The output cannot be written: { $detail }.
cli-error-folder = There is no folder { $folder }.
cli-error-record = { $file } cannot be used: { $detail }.
cli-record-fault = { $code ->
        [malformed] it is not a match record ({ $detail })
        [format] its format is unknown
        [seed] its seed is invalid
        [commitment] its seed does not match the commitment made before the match
        [game] this program does not have its game
        [version] it was played under another version of the rules
        [board] it was played on a board that is not here ({ $detail }): deben board FILE makes one known
        [start] its options or its position are impossible ({ $detail })
        [outcome] its outcome is not the one its actions lead to
       *[action] not all of its actions are legal ({ $detail })
    }
cli-error-no-match = There is no match { $number }; see deben matches.
cli-error-no-unfinished = There is no unfinished match.
cli-error-in-use = Match { $number } is being played in another terminal.
cli-error-commitment = “{ $commitment }” is not a commitment: a commitment has 64 hexadecimal digits.
cli-error-shell = There is no completion for “{ $shell }”; there are: { $known }.
cli-error-resume = A match that is resumed already has its game, options and seed: leave them out.
cli-error-clause = There is no clause, and no text, with “{ $clause }”; try: { $near }.
cli-error-matplotlib = A plot needs matplotlib: install it with pip install "deben[plot]".
cli-error-extra = { $what } needs something that is not installed: pip install "deben[{ $extra }]".
cli-error-plot-kind = { $file }: a plot ends in { $known }.
cli-error-cluster-missing = A cluster needs Ray: install it with pip install "deben[ray]".
cli-error-cluster-unreachable = There is no cluster at { $address }: { $detail }
cli-error-cluster-differs = { $node } has another version of Deben: install this one on every machine of the cluster.
cli-error-cluster-lost = The cluster kept losing a piece of work: { $detail }

## Compiling

cli-compiling = Compiling the rules for this machine; this happens once and takes a while.

## Play

cli-command =
    .legal = legal
    .why = why
    .hint = hint
    .coach = coach
    .undo = undo
    .save = save
    .board = board
    .text = text
    .position = position
    .log = log
    .help = help
    .quit = quit
cli-player = { $kind ->
        [human] human
       *[bot] bot: { $kind }
    }
cli-play-commitment = The luck of this match is fixed. Commitment: { $commitment }
cli-play-seed = The seed of this match was { $seed }; its commitment was shown at the start.
cli-play-pace = { bot-name }: { bot-about } { bot-pace }
cli-play-hint = Type ? for what you can do now, or help.
cli-play-help = Type an action in notation, for example { $action }, or one of these:
    .legal = what you can do now
    .why = why a move is not possible, or what it does
    .hint = what the coach would do now
    .coach = what the coach thinks of your decisions
    .undo = take back your last decision
    .save = save the match
    .board = draw the table again
    .text = tell the table in sentences
    .position = the moment in notation, and its address on the position board
    .log = everything that has happened
    .help = this list
    .quit = leave; the match is saved
    .move = MOVE
    .file = FILE
cli-play-position = On the position board of a server (deben serve): { $path }
cli-play-why-what = Why what? Type the move too, for example: why { $action }
cli-play-why-legal = { $action } is possible: { $text }
cli-play-undone = { $count ->
        [one] One action taken back.
       *[other] { $count } actions taken back.
    }
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-save-where = Save where? Type a file name too.
cli-play-saved = Saved: { $file }
cli-play-kept = The match is saved. Resume it with: deben play --resume { $match }
cli-play-not-kept = The match could not be saved: no folder can be written to.
cli-play-actions = You can do this:
cli-matches-none = There are no saved matches.
cli-matches-your-turn = Your turn: { $prompt }
cli-matches-column =
    .number = N
    .game = Game
    .players = Players
    .when = Last played
    .standing = Standing
cli-score-total = Total

## The full screen

cli-screen-key =
    .help = help
    .choose = play
    .hint = hint
    .undo = undo
    .why = why
    .view = view
    .log = log
    .leave = leave
    .rules = rules
    .coach = coach
    .type = type
    .text = in words
    .language = language
cli-screen-keys =
    .moving = move among the choices; Tab goes to the board and the log
    .help = this page
    .choose = play the choice; with the mouse, click it twice
    .hint = what the coach would do now, and why
    .undo = take back your last decision
    .why = what the choice does; for anything else type “why MOVE”
    .turn = the other views of the table, where there are several
    .log = everything that has happened
    .leave = leave; the match is saved
    .rules = the rules of the game
    .coach = the coach on your decisions so far
    .type = type an action in notation, or a word
    .text = the table in sentences
    .language = the next language
cli-screen-page =
    .end = The match is over
    .log = What has happened, the latest first
    .rules = The rules
    .why = Why
    .text = The table in sentences
    .help = Keys
    .position = This moment in notation
cli-screen-pane =
    .table = Table
cli-screen-close = Esc closes · ↑ ↓ scroll
cli-screen-type = an action, or a word such as why x1
cli-screen-typing = After : you can type an action in notation, for example { $action }, or one of these words:
cli-screen-one-view = Everything is in view already.
cli-screen-nothing-yet = Nothing has been decided yet.
cli-screen-after-end = Enter shows the result again, u takes back your last decision, c lets the coach look at the match, q leaves.

## Simulations

cli-simulate-title = { $game }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
cli-simulate-sources = Points by source, on average
cli-simulate-column =
    .player = Seat
    .wins = Wins
    .interval = 95 % interval
    .mean = Points
    .sd = ± sd
cli-simulate-speed = { $decisions } decisions per match on average; { $speed } matches per second.
cli-simulate-seed = Seed: { $seed }
cli-plot =
    .points = Points at the end
    .wins = Wins, with 95 % interval
    .sources = Mean points by source
    .axis = points

## Other commands

cli-perft-count = Sequences of { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    }: { $count }
cli-rules-ruling = Ruling:
cli-rules-example = Example:
cli-verify-commitment = The seed matches the commitment { $commitment }.
cli-verify-same-commitment = It is the commitment you gave.
cli-verify-other-seed = its seed is not the one behind the commitment { $commitment }
cli-verify-luck = The set-up follows from the seed and the options ({ $options }).
cli-verify-position = The match starts from a written position, not from a set-up.
cli-verify-actions = { $count ->
        [one] { $count } action was replayed, and it was legal
       *[other] { $count } actions were replayed, and each was legal
    } ({ $game }, rules version { $version }).
cli-verify-outcome = The outcome follows from the actions: { $points }.
cli-verify-digest = The last position has the SHA-256 { $digest }.
cli-verify-no-outcome = The record does not say how the match ended.
cli-verify-unfinished = The match is not finished.
cli-verify-failed = The record does not hold: { $detail }.
cli-bench-title = Random play of { $game } on { $machine }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
cli-bench-column =
    .executor = Executor
    .cores = Cores
    .decisions = Decisions / s
    .matches = Matches / s
cli-bench-state = A state has { $bytes } bytes.
cli-train-no-eyes = { $game } has nothing a mind could learn it by.
cli-train-missing = Training needs PyTorch, and without --ray numba-cuda: pip install 'deben[train]'
cli-train-no-device = Training needs a GPU, or a cluster (--ray): { $detail }
cli-serve-address = Deben is running at { $address }
cli-serve-no-page = The page is not built: only programs can use this server.
