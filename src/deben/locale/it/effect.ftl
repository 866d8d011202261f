### Quanto costa e quanto rende una scelta, accanto alla scelta. Le variazioni hanno il segno ($change +3, −2).

effect-between = da { $least } a { $most }
effect-points =
    { $you ->
        [yes] Avrai { $after } ({ $sources }).
       *[no] { $player } avrà { $after } ({ $sources }).
    }
effect-over = La partita finisce lì.
