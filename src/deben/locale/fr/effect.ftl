### Ce qu’un choix coûte et rapporte, à côté du choix. Les variations ont leur signe ($change +3, −2).

effect-between = { $least } à { $most }
effect-points =
    { $you ->
        [yes] Points que vous aurez : { $after } ({ $sources }).
       *[no] Points à venir pour { $player } : { $after } ({ $sources }).
    }
effect-nothing = Rien ne change de mains.
effect-depends =
    { $told ->
        [told] Le compte dépend du choix suivant.
       *[untold] La suite dépend du choix suivant.
    }
effect-points-open =
    { $you ->
        [yes] Points que vous aurez : { $after }.
       *[no] Points à venir pour { $player } : { $after }.
    }
effect-over = La partie s’arrête là.
