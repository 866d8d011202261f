### What the program says about any match, whatever the game.

refusal-malformed = “{ $action }” is not an action of this game.
refusal-not-your-turn = { $action } has to wait: it is not your turn.
refusal-over = { $action } comes too late: the game is over.
options-malformed-options = These options cannot be used: { $detail }
prompt-over = The game is over.
prompt-waiting = { $player } is thinking.
prompt-away = { $player } has to decide but is not connected.
end-now = If the game ended now:
outcome-points =
    { $points ->
        [one] { $player }: { $points } point ({ $parts })
       *[other] { $player }: { $points } points ({ $parts })
    }
outcome-win = { $player } wins.
outcome-shared = The win is shared: { $players }.
list-nothing = nothing
list-counted = { $name } ×{ $count }

## Of a game that has no text of its own for it

seat-any = Player { $number }
reason-any-over = The game is over.
reason-any-not-legal = This is not possible now.
position-any-malformed-field = “{ $text }” is not a field: a field is its name, =, and its numbers.
position-any-unknown-field = There is no field { $field }; there are: { $known }.
position-any-field-twice = { $field } is given twice.
position-any-missing-field = { $field } is missing.
position-any-wrong-numbers = { $field } cannot be “{ $text }”; numbers it has: { $count }.
prompt-any-turn = { $seat }, your turn.
