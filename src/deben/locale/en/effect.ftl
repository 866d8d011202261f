### What a choice costs and brings, beside the choice. Changes come with their sign ($change +3, −2).

effect-between = { $least } to { $most }
# $sources lists the changes by their source
effect-points =
    { $you ->
        [yes] You then have { $after } ({ $sources }).
       *[no] { $player } then has { $after } ({ $sources }).
    }
effect-over = The match ends with it.
