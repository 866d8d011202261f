### Quanto costa e quanto rende una scelta, accanto alla scelta. Le variazioni hanno il segno ($change +3, −2).

effect-between = da { $least } a { $most }
effect-points =
    { $you ->
        [yes] Punti che avrai: { $after } ({ $sources }).
       *[no] Punti che avrà { $player }: { $after } ({ $sources }).
    }
effect-nothing = Nulla cambia di mano.
effect-depends =
    { $told ->
        [told] Quanto, dipende dalla scelta successiva.
       *[untold] Il resto dipende dalla scelta successiva.
    }
effect-points-open =
    { $you ->
        [yes] Punti che avrai: { $after }.
       *[no] Punti che avrà { $player }: { $after }.
    }
effect-over = La partita finisce lì.
