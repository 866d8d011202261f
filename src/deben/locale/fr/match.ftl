### Ce que le programme dit de toute partie, quel que soit le jeu.

refusal-malformed = « { $action } » n’est pas une action de ce jeu.
refusal-not-your-turn = { $action } doit attendre : ce n’est pas votre tour.
refusal-over = { $action } vient trop tard : la partie est finie.
options-malformed-options = Ces options ne conviennent pas : { $detail }
prompt-over = La partie est finie.
prompt-waiting = { $player } réfléchit.
prompt-away = { $player } doit décider, mais n’est pas en ligne.
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

## Of a game that has no text of its own for it

seat-any = Joueur { $number }
reason-any-over = La partie est finie.
reason-any-not-legal = Ce n’est pas possible maintenant.
position-any-malformed-field = « { $text } » n’est pas un champ : un champ est son nom, =, et ses nombres.
position-any-unknown-field = Il n’y a pas de champ { $field } ; il y a : { $known }.
position-any-field-twice = { $field } est donné deux fois.
position-any-missing-field = { $field } manque.
position-any-wrong-numbers = { $field } ne peut pas être « { $text } » ; ses nombres : { $count }.
prompt-any-turn = { $seat }, à vous.
