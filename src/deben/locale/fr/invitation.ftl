### Une invitation, la salle d’attente, une autre partie, et ce que l’accueil sait de moi.

## La carte derrière un lien

invitation-from =
    { $known ->
        [yes] { $name } vous invite
       *[no] Une invitation pour vous
    }
invitation-name = Votre nom
invitation-name-about = Les autres le voient. Ce navigateur s’en souvient.
invitation-name-missing = Comment les autres doivent-ils vous appeler ?
invitation-sit = S’asseoir
invitation-look = Regarder d’abord, sans prendre de place
invitation-full = Cette table est complète
invitation-full-about =
    { $kept ->
        [yes] Les places encore libres sont gardées pour les joueurs de la partie précédente.
       *[no] Toutes les places sont prises.
    }
invitation-watch = Regarder
invitation-own = Ouvrir ma propre table
invitation-over = Cette partie est terminée
invitation-over-about = Vous pouvez encore voir comment elle s’est terminée.
invitation-result = Voir le résultat
invitation-unknown = Ce lien ne mène à aucune table
invitation-unknown-about = Il en manque peut-être un morceau, ou la table n’existe plus. Demandez-en un nouveau à la personne qui l’a envoyé.
invitation-failed = Impossible d’afficher cette table pour le moment

## La salle d’attente

room-here =
    { $here ->
        [one] { $here } présent sur { $count }
       *[other] { $here } présents sur { $count }
    }
room-begins = Tout le monde est là : la partie commence.
room-waiting = La partie commence dès que tout le monde est là.
room-chairs = Places
room-empty = place libre
room-bot = robot ({ bot-name })
room-host = a ouvert la table
room-away = pas sur la page
room-awaited = pas encore de retour
room-told = Chacun est prévenu, sur quelque page du site qu’il se trouve.
room-invite = Invitez les autres
room-invite-about = Envoyez-leur ce lien : il mène à cette table.
room-share = Envoyer l’invitation
room-share-text = Viens jouer à { $game } avec moi.
room-copy = Copier le lien
room-qr = Ou scannez avec un téléphone :
room-qr-name = L’invitation en code QR
room-fill = Commencer avec des robots aux places libres
room-fill-about = Niveau : { bot-name }
room-take = Prendre une place

## Une autre partie

proposal-from =
    { $known ->
        [yes] { $name } vous invite à une autre partie
       *[no] Une invitation à une autre partie
    }
proposal-title =
    { $known ->
        [yes] { $name } vous invite
       *[no] Une invitation pour vous
    }
proposal-accept = S’asseoir
proposal-decline = Pas maintenant
proposal-failed = Cette table n’existe plus.

## L’accueil

strip-title = Mes tables
strip-turn-of = On attend { $name }
strip-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
strip-with = avec { $names }
strip-again = Rejouer
strip-again-about = Mêmes joueurs, mêmes options
strip-all = Toutes mes tables
setup-others = Les autres
setup-others-are =
    { $kind ->
        [open] des amis, par lien
       *[bot] l’ordinateur
    }
