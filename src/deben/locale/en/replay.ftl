### Replays: looking at a match moment by moment, playing on from one, checking that all was fair.

## Stepping through a match

replay-title = Replay
replay-open = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-again = The last closing again
replay-again-about = The last closing again (R)
replay-skip = Skip the closing
replay-skip-about = To the end of the closing (N)
replay-speed = Speed
replay-speed-about = Speed; slower and faster with < and >
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-start = The start of the match.
replay-move = Move { $number } of { $count }
replay-from = Seen by
replay-all = everybody, all open
replay-moves = Moves
replay-passed = { $player } chooses: { $action }.
replay-share = Copy a link to this moment
replay-download = Download the record
replay-next-cards = Still face down, the next first
replay-stuck = This moment has not arrived yet; the page tries again.

## The chart

replay-chart = Points if the match had ended there
replay-chart-about = One line for each player; each mark is a move that changed points. Arrow keys go from mark to mark.
replay-mark = Move { $number }: { $changes }
replay-change = { $player } { $change }, now { $points }

## A record from a file

replay-load = Replay a record
replay-load-about = Choose the file of a match: downloaded here, or saved by the command line. Your browser reads it; it goes nowhere.
replay-load-choose = Choose a file
replay-load-drop = You can also drop it anywhere on this page.
replay-load-large = This file is too large for the record of a match.
replay-record-fault =
    { $code ->
        [malformed] This is not the record of a match.
        [format] The record is of a format that this program does not know.
        [seed] The seed in the record is none.
        [commitment] The seed does not fit the commitment made before the match.
        [game] This program does not have the game of the record.
        [version] The match was played under another version of the rules.
        [board] The match was played on a board of somebody’s own, which is not here: whoever has its file makes it known with deben board FILE.
        [start] The options or the position of the record cannot be.
        [outcome] The outcome is not the one that the actions lead to.
       *[action] Not all actions of the record are legal.
    }

## Playing on

play-on = Play on from here
play-on-title =
    { $number ->
        [0] Play on from the start
       *[other] Play on after move { $number }
    }
play-on-about = A new table starts from what everybody could see at this moment. Whatever was hidden then is drawn anew, fairly, from a new seed with a commitment of its own: nobody knows more than the table shows.
play-on-first = decides first
play-on-began = This match began from a position. What was hidden there was drawn from the seed of this table.

## Checking

verify-open = Was the luck fair?
verify-title = Was the luck fair?
verify-about = Your browser plays the whole match once more, by itself: the luck from the seed, every action by the rules, everything that happened.
verify-good = Everything that could be checked holds.
verify-bad = Something does not hold.
verify-name =
    { $name ->
        [commitment] The commitment
        [promise] Fixed before the first move
        [luck] The luck
        [actions] The actions
       *[outcome] The outcome
    }
verify-result =
    { $holds ->
        [yes] holds.
        [no] does not hold.
       *[open] was not checked.
    }
verify-commitment = Your browser computed the SHA-256 of the seed, { $hash }: it is the commitment.
verify-commitment-fails = Your browser computed the SHA-256 of the seed, { $hash }: it is not the commitment.
verify-promise = Your browser saw this very commitment, with the same options, while the match was going on.
verify-promise-commitment = While the match was going on, your browser saw another commitment.
verify-promise-beginning = While the match was going on, your browser was told other options, or another beginning.
verify-promise-unknown = Your browser did not see this match before its end, so it cannot say when the commitment was made.
verify-luck = Your browser set up the match again from the seed and played it: all { $events } events, with every card and every die, came out as they were told.
verify-luck-fails = Your browser set up the match again from the seed and played it: from action { $number } on, something else should have happened.
verify-luck-start = From this seed, with these options, the match would have begun otherwise.
verify-luck-version = This page knows version { $known } of the rules, and the match was played by version { $version }: your browser cannot play it again.
verify-actions = Your browser replayed all { $count } actions by version { $version } of the rules, and each was legal.
verify-actions-fail = Your browser replayed the match: action { $number } was not legal, or somebody else had to decide.
verify-actions-unknown = The actions could not be replayed.
verify-outcome = They lead to the outcome of the record, { $points }; the SHA-256 of the last position begins with { $digest }.
verify-outcome-fails = Your browser replayed the match, and it ended otherwise: { $points }.
verify-outcome-unknown = Without the actions, the outcome cannot be checked.
verify-limits = Your browser compares what this replay shows. It cannot tell whether that is what you saw during the match. To check the record with another program, download it and run

## Looking back

look-back = Look back
look-back-to = Look back to move { $number }
look-back-now = Back to now
look-back-about = You are looking back. The match goes on without waiting for you.
look-back-news =
    { $count ->
        [one] Meanwhile there is { $count } new move.
       *[other] Meanwhile there are { $count } new moves.
    }
look-back-undo = Ask to take back to here

## A picture of a moment, a film of a match

share-title = Share
share-picture = Picture
share-picture-about = A picture of the board as it is now
share-drawing = Drawing (SVG)
share-film = Film of the match
share-busy = One moment…
share-progress = Moment { $number } of { $count }…
share-stop = Stop
share-failed = No picture could be made here.
