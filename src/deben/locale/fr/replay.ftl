### Revoir une partie moment par moment, la reprendre, vérifier que tout était juste.

## Pas à pas

replay-title = Revoir la partie
replay-open = Revoir
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-again = Revoir la dernière fermeture
replay-again-about = Revoir la dernière fermeture (R)
replay-skip = Passer la fermeture
replay-skip-about = À la fin de la fermeture (N)
replay-speed = Vitesse
replay-speed-about = Vitesse ; plus lent et plus rapide avec < et >
replay-play = Lecture
replay-pause = Mettre en pause
replay-moment = Moment de la partie
replay-start = Le début de la partie.
replay-move = Coup { $number } sur { $count }
replay-from = Vu par
replay-all = tous, cartes sur table
replay-moves = Coups
replay-passed = { $player } choisit : { $action }.
replay-moment-more = Plus sur ce moment
replay-next-cards = Encore face cachée, dans l’ordre de la pioche
replay-stuck = Ce moment n’est pas encore arrivé ; la page réessaie.

## Le graphique

replay-chart-title = Graphique
replay-chart-kind =
    { $kind ->
        [points] Points
       *[chances] Chances de gagner
    }
replay-chart = Points si la partie s’était arrêtée là
replay-chart-about = Une ligne par joueur ; chaque marque est un coup qui a changé des points. Les flèches vont d’une marque à l’autre.
replay-mark = Coup { $number } : { $changes }
replay-change = { $player } { $change }, soit { $points }

## Une partie dans un fichier

replay-load = Revoir une partie enregistrée
replay-load-about = Choisissez le fichier d’une partie, téléchargé ici ou enregistré par la ligne de commande. Votre navigateur le lit ; il ne va nulle part.
replay-load-choose = Choisir un fichier
replay-load-drop = Vous pouvez aussi le déposer n’importe où sur cette page.
replay-load-large = Ce fichier est trop grand pour une partie.
replay-record-fault =
    { $code ->
        [malformed] Ce n’est pas une partie enregistrée.
        [format] Le format de ce fichier est inconnu.
        [seed] La graine de ce fichier n’est pas valable.
        [commitment] La graine ne correspond pas à l’engagement pris avant la partie.
        [game] Ce programme n’a pas le jeu de cette partie.
        [version] La partie a été jouée avec une autre version des règles.
        [board] La partie a été jouée sur un plateau personnel qui n’est pas ici : avec son fichier, deben board FICHIER le fait connaître.
        [start] Les options ou la position de ce fichier sont impossibles.
        [outcome] Le résultat n’est pas celui auquel mènent les actions.
       *[action] Certaines actions de ce fichier ne sont pas permises.
    }

## Reprendre la partie

play-on = Rejouer à partir d’ici
play-on-title =
    { $number ->
        [0] Rejouer depuis le début
       *[other] Rejouer à partir du coup { $number }
    }
play-on-about = Une nouvelle table part de ce que tout le monde pouvait voir à ce moment. Ce qui était caché est tiré à nouveau, équitablement, d’une nouvelle graine avec son propre engagement : personne n’en sait plus que la table n’en montre.
play-on-first = commence
play-on-began = Cette partie est partie d’une position. Ce qui y était caché a été tiré de la graine de cette table.

## Vérifier

verify-open = Honnête ?
verify-title = Le tirage était-il honnête ?
verify-how = Ce qui a été vérifié
verify-about = Votre navigateur rejoue lui-même toute la partie : le hasard à partir de la graine, chaque action selon les règles, tout ce qui s’est passé.
verify-good = Toutes les vérifications ont réussi.
verify-bad = Quelque chose n’est pas juste.
verify-name =
    { $name ->
        [commitment] L’engagement
        [promise] Fixé avant le premier coup
        [luck] Le hasard
        [actions] Les actions
       *[outcome] Le résultat
    }
verify-result =
    { $holds ->
        [yes] juste.
        [no] pas juste.
       *[open] pas vérifié.
    }
verify-commitment = Votre navigateur a calculé le SHA-256 de la graine, { $hash } : c’est l’engagement.
verify-commitment-fails = Votre navigateur a calculé le SHA-256 de la graine, { $hash } : ce n’est pas l’engagement.
verify-promise = Votre navigateur a vu ce même engagement, avec les mêmes options, pendant la partie.
verify-promise-commitment = Pendant la partie, votre navigateur a vu un autre engagement.
verify-promise-beginning = Pendant la partie, d’autres options ou un autre début ont été annoncés à votre navigateur.
verify-promise-unknown = Votre navigateur n’a pas vu cette partie avant sa fin : il ne peut pas dire quand l’engagement a été pris.
verify-luck = Votre navigateur a refait la mise en place à partir de la graine et rejoué la partie : les { $events } événements, avec chaque carte et chaque dé, sont ceux qui ont été annoncés.
verify-luck-fails = Votre navigateur a refait la mise en place à partir de la graine et rejoué la partie : à partir de l’action { $number }, autre chose aurait dû se passer.
verify-luck-start = Avec cette graine et ces options, la partie aurait commencé autrement.
verify-luck-version = Cette page connaît la version { $known } des règles, et la partie a été jouée selon la version { $version } : votre navigateur ne peut pas la rejouer.
verify-actions = Votre navigateur a rejoué les { $count } actions selon la version { $version } des règles ; chacune était permise.
verify-actions-fail = Votre navigateur a rejoué la partie : l’action { $number } n’était pas permise, ou c’était à quelqu’un d’autre de décider.
verify-actions-unknown = Les actions n’ont pas pu être rejouées.
verify-outcome = Elles mènent au résultat enregistré, { $points } ; le SHA-256 de la dernière position commence par { $digest }.
verify-outcome-fails = Votre navigateur a rejoué la partie, et elle finit autrement : { $points }.
verify-outcome-unknown = Sans les actions, le résultat ne peut pas être vérifié.
verify-limits = Votre navigateur compare ce que montre cette page. Il ne peut pas dire si c’est bien ce que vous avez vu pendant la partie. Pour vérifier la partie avec un autre programme, téléchargez-la et lancez

## Regarder en arrière

look-back = Revoir
look-back-to = Revoir le coup { $number }
look-back-now = Revenir au présent
look-back-about = Vous revoyez un moment passé. La partie continue sans vous attendre.
look-back-news =
    { $count ->
        [one] Entre-temps, { $count } nouveau coup.
       *[other] Entre-temps, { $count } nouveaux coups.
    }
look-back-undo = Demander à revenir ici

## L’image d’un moment, le film d’une partie

share-title = Partager
share-link = Lien vers ce moment
share-picture-about = Enregistrer une image du plateau
share-moment = Image de ce moment
share-drawing = Dessin (SVG)
share-film = Film de la partie
share-record = Fichier de la partie
share-busy = Un instant…
share-progress = Moment { $number } sur { $count }…
share-stop = Arrêter
share-failed = Impossible de faire une image ici.
