### What a choice costs and brings, beside the choice. Changes come with their sign ($change +3, −2).

effect-between = { $least } to { $most }
# $sources lists the changes by their source
effect-points =
    { $you ->
        [yes] Points you will have: { $after } ({ $sources }).
       *[no] Points { $player } will have: { $after } ({ $sources }).
    }
effect-nothing = Nothing changes hands.
# $told: told (the numbers are known) or untold
effect-depends =
    { $told ->
        [told] How much depends on the next choice.
       *[untold] The rest depends on the next choice.
    }
effect-points-open =
    { $you ->
        [yes] Points you will have: { $after }.
       *[no] Points { $player } will have: { $after }.
    }
effect-over = The match ends.
