### Ce que le programme dit de toute partie, quel que soit le jeu.

refusal-malformed = « { $action } » n’est pas une action de ce jeu.
refusal-not-your-turn = { $action } doit attendre : ce n’est pas votre tour.
refusal-over = { $action } vient trop tard : la partie est finie.
options-malformed-options = Ces options ne peuvent pas servir : { $detail }
prompt-over = La partie est finie.
prompt-waiting = { $player } réfléchit.
end-now = Si la partie finissait maintenant :
outcome-points =
    { $points ->
        [one] { $player } : { $points } point ({ $parts })
       *[other] { $player } : { $points } points ({ $parts })
    }
outcome-win = { $player } gagne.
outcome-shared = La victoire est partagée : { $players }.
list-nothing = rien
list-counted = { $name } ×{ $count }
