### Kalah, what the program says during a match.

game-kalah = Kalah
seat-kalah =
    { $seat ->
        [0] South
       *[1] North
    }
    .bot = { seat-kalah }
source-kalah =
    { $source ->
        [store] store
       *[pits] pits
    }

## Options: their names, and what is wrong with a value

option-kalah-pits = Pits of each player
option-kalah-seeds = Seeds in each pit
options-kalah-pits = There are 3 to 6 pits, not { $given }.
options-kalah-seeds = There are 1 to 6 seeds in a pit, not { $given }.

## What can be done, what happens, and why not

prompt-kalah-turn = { $seat }, sow from one of your pits.
action-kalah-sow = Sow from pit { $pit }
event-kalah-sowed =
    { $seeds ->
        [one] { $seat } sows { $seeds } seed from pit { $pit }.
       *[other] { $seat } sows { $seeds } seeds from pit { $pit }.
    }
event-kalah-captured =
    { $seeds ->
        [one] { $seat } ends in an empty pit and captures { $seeds } seed opposite pit { $pit }.
       *[other] { $seat } ends in an empty pit and captures { $seeds } seeds opposite pit { $pit }.
    }
event-kalah-again = { $seat } ends in the store and sows again.
event-kalah-turn = { "" }
event-kalah-swept =
    { $seeds ->
        [one] { $seat } takes the last { $seeds } seed of the row.
       *[other] { $seat } takes the last { $seeds } seeds of the row.
    }
event-kalah-ended = A row is empty: the match is over.
reason-kalah-over = The match is over.
reason-kalah-no-such-pit = There are only { $pits } pits.
reason-kalah-empty-pit = Pit { $pit } is empty.
end-kalah-row-empty = A row is empty.

## What the view calls its values, for boards made from it

view-kalah-pits = Pits
view-kalah-store = Store
