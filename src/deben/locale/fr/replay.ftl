### Revoir une partie moment par moment, la reprendre, vérifier que tout était juste.

## Pas à pas

replay-title = Revoir la partie
replay-open = Revoir
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Mettre en pause
replay-moment = Moment de la partie
replay-start = Le début de la partie.
replay-move = Coup { $number } sur { $count }
replay-from = Vu par
replay-all = tous, cartes sur table
replay-spectator = un spectateur
replay-moves = Coups
replay-passed = { $player } choisit : { $action }.
replay-share = Copier un lien vers ce moment
replay-download = Télécharger la partie
replay-next-cards = Encore face cachée, dans l’ordre de la pioche
replay-pile = Pioche des jetons
replay-warehouse = Entrepôt
replay-deck = Pioche
replay-loading = Ce moment arrive…

## Le graphique

replay-chart = Points si la partie s’était arrêtée là
replay-chart-about = Une ligne par joueur ; chaque marque est un coup qui a changé des points. Les flèches vont d’une marque à l’autre.
replay-mark = Coup { $number } : { $changes }
replay-change = { $player } { $change }, soit { $points }
