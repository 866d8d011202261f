### Replays: looking at a match moment by moment, playing on from one, checking that all was fair.

## Stepping through a match

replay-title = Replay
replay-open = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-again = Replay the last closing
replay-again-about = Replay the last closing (R)
replay-skip = Skip the closing
replay-skip-about = Skip to the end of the closing (N)
replay-speed = Speed
replay-speed-about = Speed; slower and faster with < and >
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-start = The start of the match.
replay-move = Move { $number } of { $count }
replay-from = Seen by
replay-all = everyone, all cards open
replay-moves = Moves
replay-passed = { $player } chooses: { $action }.
replay-moment-more = More about this moment
replay-next-cards = Still face down, in drawing order
replay-stuck = This moment has not arrived yet; the page tries again.

## The chart

replay-chart-title = Chart
replay-chart-kind =
    { $kind ->
        [points] Points
       *[chances] Chances to win
    }
replay-chart = Points if the match had ended there
replay-chart-about = One line for each player; each mark is a move that changed points. Arrow keys go from mark to mark.
replay-mark = Move { $number }: { $changes }
replay-change = { $player } { $change }, now { $points }

## A record from a file

replay-load = Replay a record
replay-load-about = Choose the file of a match, downloaded here or saved by the command line. Your browser reads it; it is not sent anywhere.
replay-load-choose = Choose a file
replay-load-drop = You can also drop it anywhere on this page.
replay-load-large = This file is too large to be a match.
replay-record-fault =
    { $code ->
        [malformed] This is not the record of a match.
        [format] The file format is unknown.
        [seed] The seed in this file is invalid.
        [commitment] The seed does not match the commitment made before the match.
        [game] This program does not have the game of this match.
        [version] The match was played under another version of the rules.
        [board] The match was played on a custom board that is not here: with its file, deben board FILE makes it known.
        [start] The options or the position in this file are impossible.
        [outcome] The outcome is not the one the actions lead to.
       *[action] Not all actions in this file are legal.
    }

## Playing on

play-on = Play on from here
play-on-title =
    { $number ->
        [0] Play on from the start
       *[other] Play on after move { $number }
    }
play-on-about = A new table starts from what everyone could see at this moment. Whatever was hidden then is drawn anew, fairly, from a new seed with its own commitment: nobody knows more than the table shows.
play-on-first = decides first
play-on-began = This match began from a position. What was hidden there was drawn from the seed of this table.

## Checking

verify-open = Fair?
verify-title = Was the luck fair?
verify-how = How it was checked
verify-about = Your browser plays the whole match again by itself: the luck from the seed, every action by the rules, everything that happened.
verify-good = All checks passed.
verify-bad = A check failed.
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
verify-commitment = Your browser computed the SHA-256 of the seed, { $hash }: it matches the commitment.
verify-commitment-fails = Your browser computed the SHA-256 of the seed, { $hash }: it does not match the commitment.
verify-promise = Your browser saw this very commitment, with the same options, during the match.
verify-promise-commitment = During the match your browser saw a different commitment.
verify-promise-beginning = During the match your browser was told different options, or a different beginning.
verify-promise-unknown = Your browser did not see this match before its end, so it cannot say when the commitment was made.
verify-luck = Your browser set up the match again from the seed and played it: all { $events } events, with every card and every die, came out as reported.
verify-luck-fails = Your browser set up the match again from the seed and played it: from action { $number } on, something else should have happened.
verify-luck-start = From this seed, with these options, the match would have begun differently.
verify-luck-version = This page knows version { $known } of the rules, but the match was played under version { $version }: your browser cannot play it again.
verify-actions = Your browser replayed all { $count } actions under version { $version } of the rules; each was legal.
verify-actions-fail = Your browser replayed the match: action { $number } was not legal, or it was another player’s decision.
verify-actions-unknown = The actions could not be replayed.
verify-outcome = They lead to the outcome of the record, { $points }; the SHA-256 of the last position begins with { $digest }.
verify-outcome-fails = Your browser replayed the match, and it ended differently: { $points }.
verify-outcome-unknown = Without the actions, the outcome cannot be checked.
verify-limits = Your browser compares what this replay shows. It cannot tell whether that is what you saw during the match. To check the record with another program, download it and run

## Looking back

look-back = Look back
look-back-to = Look back to move { $number }
look-back-now = Back to now
look-back-about = You are looking back. The match goes on meanwhile.
look-back-news =
    { $count ->
        [one] 1 new move meanwhile.
       *[other] { $count } new moves meanwhile.
    }
look-back-undo = Ask to take back to here

## A picture of a moment, a film of a match

share-title = Share
share-link = Link to this moment
share-picture-about = Save a picture of the board
share-moment = Picture of this moment
share-drawing = Drawing (SVG)
share-film = Film of the match
share-record = Record of the match
share-busy = One moment…
share-progress = Moment { $number } of { $count }…
share-stop = Stop
share-failed = No picture could be made here.
