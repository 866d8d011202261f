### Quanto costa e quanto rende una scelta, accanto alla scelta. Le variazioni hanno il segno ($change +3, −2).

effect-between = da { $least } a { $most }
effect-points =
    { $you ->
        [yes] Avrai { $after } ({ $sources }).
       *[no] { $player } avrà { $after } ({ $sources }).
    }
effect-nothing = Non cambia nulla per nessuno.
effect-depends =
    { $told ->
        [told] Quanto, dipende dalla scelta successiva.
       *[untold] Il resto dipende dalla scelta successiva.
    }
effect-points-open =
    { $you ->
        [yes] Poi hai { $after } punti.
       *[no] { $player } ha poi { $after } punti.
    }
effect-over = La partita finisce lì.
