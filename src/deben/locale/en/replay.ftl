### Replays: looking at a match moment by moment, playing on from one, checking that all was fair.

## Stepping through a match

replay-title = Replay
replay-open = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-start = The start of the match.
replay-move = Move { $number } of { $count }
replay-from = Seen by
replay-all = everybody, all open
replay-spectator = a spectator
replay-moves = Moves
replay-passed = { $player } chooses: { $action }.
replay-share = Copy a link to this moment
replay-download = Download the record
replay-next-cards = Still face down, the next first
replay-pile = Pile
replay-warehouse = Warehouse
replay-deck = Deck
replay-loading = Fetching this moment…

## The chart

replay-chart = Points if the match had ended there
replay-chart-about = One line for each player; each mark is a move that changed points. Arrow keys go from mark to mark.
replay-mark = Move { $number }: { $changes }
replay-change = { $player } { $change }, now { $points }
