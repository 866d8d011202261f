### What only the page says: its own controls, short forms for small places, explanations of choices.

## Around the table

page-home = Home
page-labelled = { $label }: { $text }
page-tables = My tables
page-rules = Rules
page-settings = Settings
settings-me = Me
settings-table = At the table
page-menu = Main menu
page-more = More
page-tools = Controls
page-skips = Shortcuts
page-skip-to-board = Skip to the board
page-my-name = My name
page-close = Close
page-language = Language
page-theme = Colours
page-theme-name =
    { $theme ->
        [light] light
        [dark] dark
       *[system] as my device
    }
page-speed = Animation speed
page-speed-about = Animation speed; slower and faster with < and >
page-speed-name =
    { $speed ->
        [step] Step by step
        [half] ×½
        [two] ×2
        [four] ×4
        [none] None
       *[one] ×1
    }
page-speed-short =
    { $speed ->
        [step] Step
        [none] Off
       *[other] { page-speed-name }
    }
page-volume = Sounds
page-volume-off = off
page-repeat = Again
page-repeat-about = Show what happened since your last turn again (R)
page-repeat-not = There is nothing to show again yet
page-next = Next
page-next-about = Next step (N or space)
page-skip = Skip
page-skip-about = Skip the animation (N or space)
page-skip-not = Nothing is being shown just now
page-forced-setting = Play forced moves automatically
page-forced = Only one move was possible, so it was played for you.
page-loading = One moment…
page-offline = No connection; trying again…
page-waiting = Waiting for the other players. Send them the invitation.
page-copy-invitation = Copy the invitation
page-copy-watching = Copy a link for spectators
page-copied = Copied
page-undo = Take back
page-log = Log
page-recent = What happened
page-more-lines =
    { $count ->
        [one] 1 consequence
       *[other] { $count } consequences
    }
page-done = Done
page-pass = Pass
page-tap-again = Tap again to confirm.
page-that = this
page-refused-stale = The table has changed meanwhile; look again.
page-refused-illegal = That is not possible now.
page-refused-waiting = The match begins when all seats are taken.
page-refused-no-seat = You are watching this table.
page-refused-no-undo = That can no longer be taken back.
page-refused-bad-message = The server did not understand the page. Reload it.
page-refused-too-large = The message was too long.
page-refused-too-fast = Too fast; one moment, please.
page-refused-too-many = The table is full at the moment; the page tries again.
page-refused-offline = There is no connection at the moment; try again later.
page-refused-internal = Something went wrong on the server. Your match is safe.
page-no-table = This table does not exist
page-no-table-about = The link may be incomplete, or the table may be private. Ask the person who sent it for an invitation.
page-link-failed = This link does not work
page-failure =
    { $code ->
        [unreachable] The server does not answer. Is it running?
        [no-invitation] This invitation does not exist.
        [no-link] This link has already been used, or it is too old.
        [table-full] All seats at this table are taken.
        [too-fast] Too many requests; wait a moment.
        [bad-options] These options do not go together.
        [bad-name] This name cannot be used.
        [bad-request] The server did not understand the page. Reload it.
        [bad-seats] These seats do not go together.
        [bad-bot] This opponent does not exist here.
        [bad-position] This position cannot be used.
        [bad-record] This is not a saved match, or it is inconsistent.
        [bad-board] This server does not offer this board.
        [bad-avatar] This picture does not exist.
        [bad-action] This action does not exist here.
        [no-moment] This match has no such moment.
        [no-table] This table does not exist.
        [no-lesson] This lesson does not exist.
        [not-found] There is nothing at this address.
        [not-yours] This table is private.
        [serious] { coach-hint-serious }
        [not-over] You can see that when the match is over.
        [not-waiting] The match has already begun.
        [no-rematch] No match follows this one.
        [old-rules] This match was played under rules that nobody has kept, so it cannot be opened.
        [damaged] The stored match is damaged and cannot be opened.
        [node-away] The server that has this table cannot be reached at the moment. Nothing is lost; try again shortly.
        [storage-away] The server cannot read or write its database at the moment. Nothing is lost; try again shortly.
        [server-full] The server is full. Running matches continue. Try again shortly.
        [bots-busy] Too many bots are waiting for their turn to think. Try again shortly, or play with people.
        [bad-host] This server does not answer under this name. Its host can allow it with --origin.
        [no-such-game] The game of this table is no longer on this server.
        [foreign-origin] The server accepts this only from its own page.
        [method-not-allowed] The server did not understand the page. Reload it.
        [not-json] The server did not understand the page. Reload it.
        [too-large] That is longer than the server accepts.
        [too-many] There are too many visitors here at the moment; try again later.
        [too-many-public] You already have as many public tables waiting as allowed.
        [internal] Something went wrong on the server. Nothing is lost; try again.
       *[other] Something went wrong ({ $code }).
    }

## Help, and keys

help = Help
help-about = A hint, what if, or a plan (H)
help-hint = Hint
    .about = What the coach would do; the log notes that you asked.
help-rules = How the game is played
help-not =
    { $not ->
        [serious] This match is serious: no help until it is over.
        [people] Not while other people are at the table.
        [server] Not without a server.
       *[turn] When it is your turn.
    }
keys-title = Keyboard
keys-space = Space
keys-does =
    { $does ->
        [move] go over the board
        [choose] do what is marked
        [help] help
        [ahead] what if? for the choice you are at
        [onward] next step, or skip what is being shown
        [again] show again what happened since your turn
        [speed] slower, faster
        [leave] close, go back to the match, skip
       *[keys] these keys
    }

## Home and set-up

page-welcome = Two board games set in Nefertiti’s Egypt, with friends or against the computer.
page-quick = Play the computer now
page-setup = Set up a table
page-open = Open the table
page-seats = Who plays
page-starts = Who starts
page-starts-by =
    { $lot ->
        [yes] Random seats and starting player
       *[no] In this order: player 1 starts
    }
page-name = Name
page-seat-me = Me
page-seat-here = Another player on this device
page-seat-friend = A friend, by link
page-seat-open = free seat
page-seat-bot = Computer: { bot-name }
page-friend-about = You get a link to send; the match begins when everyone is there.
page-players-about =
    { $count ->
        [2] With two, collectors act for a neutral owner.
        [5] With five, the port of Memphis and the cups are in play.
       *[other] The base game.
    }
page-your-turn = Your turn
page-you = you
page-status =
    { $status ->
        [waiting] waiting for players
        [over] over
       *[playing] in progress
    }
page-no-tables = You have no tables yet.
page-new-table = New table
page-device = Another device
page-device-about = Open a personal link there once, and your tables are yours there too. Keep the link to yourself.
page-device-make = Make a personal link

## The end

page-result = Show the result
page-source = Source
page-total = Total
page-you-win = You win!
page-you-share = You share the win!
page-you-lose =
    { $seats ->
        [2] You lost.
       *[other] You finished { page-you-lose.place } of { $seats }.
    }
    .place =
        { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
page-look = Look at the board
page-fair = The shuffle was fixed before the first move
page-fair-about = Before the match the server showed a commitment to its seed. Now the seed is shown too, and anyone can check that they match.
page-commitment = Commitment:
page-seed = Seed:

## Nefertiti’s board

page-jump = Go to
page-overview = Overview
page-players = Players
page-choices-here =
    { $count ->
        [one] 1 choice here
       *[other] { $count } choices here
    }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-rights-games = Nefertiti is by Jacques Bariot, Thomas Cauet and Guillaume Montiage, published by Matagot. Imhotep: The Duel is by Phil Walker-Harding, published by Kosmos.
page-rights-deben = Deben is unofficial and not affiliated with any of them; its drawings and its wording of the rules are its own.
page-kept = Privacy: what is stored and for how long
page-notice = A note from the host

## A game that the page was built without

page-about-any = A game from another package, on a board made of what there is to see.
page-facts-any = Players: { $range }
page-plain-lacks = No rules, lesson, position board or play without a server for this game.
