### What a choice costs and brings, beside the choice. Changes come with their sign ($change +3, −2).

effect-between = { $least } to { $most }
# $sources lists the changes by their source
effect-points =
    { $you ->
        [yes] You then have { $after } ({ $sources }).
       *[no] { $player } then has { $after } ({ $sources }).
    }
effect-nothing = Nothing changes hands with it.
# $told: told (the numbers are known) or untold
effect-depends =
    { $told ->
        [told] How much depends on what is chosen next.
       *[untold] What else comes of it depends on what is chosen next.
    }
effect-points-open =
    { $you ->
        [yes] You then have { $after }.
       *[no] { $player } then has { $after }.
    }
effect-over = The match ends with it.
