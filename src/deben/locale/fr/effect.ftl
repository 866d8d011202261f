### Ce qu’un choix coûte et rapporte, à côté du choix. Les variations ont leur signe ($change +3, −2).

effect-between = { $least } à { $most }
effect-points =
    { $you ->
        [yes] Vous aurez { $after } ({ $sources }).
       *[no] { $player } aura { $after } ({ $sources }).
    }
effect-over = La partie s’arrête là.
