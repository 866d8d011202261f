### Ce que seule la page dit : ses commandes, des formes courtes pour les petites places, l’explication des choix.

## Autour de la table

page-home = Accueil
page-tables = Mes tables
page-rules = Règles
page-settings = Réglages
page-menu = Menu principal
page-more = Plus
page-my-name = Mon nom
page-close = Fermer
page-language = Langue
page-theme = Couleurs
page-theme-name =
    { $theme ->
        [light] claires
        [dark] sombres
       *[system] comme mon appareil
    }
page-speed = Mouvement
page-speed-name =
    { $speed ->
        [quick] rapide
        [none] aucun
       *[calm] calme
    }
page-sound = Sons
page-loading = Un instant…
page-offline = Pas de connexion ; nouvel essai.
page-waiting = On attend les autres joueurs. Envoyez-leur l’invitation.
page-invite = Inviter
page-watch = Lien spectateur
page-copy-invitation = Copier l’invitation
page-copy-watching = Copier un lien pour les spectateurs
page-copied = Copié
page-undo = Reprendre mon coup
page-skip = Passer l’animation
page-log = Journal
page-recent = Ce qui s’est passé
page-done = Terminé
page-pass = Passer
page-that = cela
page-refused-stale = La table a changé entre-temps ; regardez à nouveau.
page-refused-illegal = Ce n’est pas possible maintenant.
page-refused-waiting = La partie commence quand toutes les places sont prises.
page-refused-no-seat = Vous êtes spectateur à cette table.
page-refused-no-undo = Cela ne peut plus être repris.
page-refused-bad-message = Le serveur n’a pas compris la page. Rechargez-la.
page-refused-too-large = Le message était trop long.
page-refused-too-fast = Trop vite ; un instant, s’il vous plaît.
page-refused-too-many = La table est pleine pour l’instant ; la page réessaie.
page-refused-offline = Il n’y a pas de connexion pour l’instant ; redemandez plus tard.
page-refused-internal = Une erreur s’est produite sur le serveur. Votre partie est conservée.
page-no-table = Cette table n’existe pas
page-no-table-about = Le lien est peut-être incomplet, ou la table est réservée à d’autres. Demandez une invitation à la personne qui l’a envoyé.
page-link-failed = Ce lien ne fonctionne pas
page-failure =
    { $code ->
        [unreachable] Le serveur ne répond pas. Est-il démarré ?
        [no-invitation] Cette invitation n’existe pas.
        [no-link] Ce lien a déjà servi, ou il est trop ancien.
        [table-full] Toutes les places de cette table sont prises.
        [too-fast] Trop de demandes ; attendez un instant.
        [bad-options] Ces options ne vont pas ensemble.
        [bad-name] Ce nom ne peut pas être utilisé.
        [bad-request] Le serveur n’a pas compris la page. Rechargez-la.
        [bad-seats] Ces places ne vont pas ensemble.
        [bad-bot] Cet adversaire n’existe pas ici.
        [bad-position] Cette position ne peut pas être utilisée.
        [bad-record] Ce n’est pas une partie enregistrée, ou elle n’est pas cohérente.
        [bad-avatar] Cette image n’existe pas.
        [bad-action] Cette action n’existe pas ici.
        [no-moment] Ce moment n’existe pas dans cette partie.
        [no-table] Cette table n’existe pas.
        [no-lesson] Cette leçon n’existe pas.
        [not-found] Il n’y a rien à cette adresse.
        [not-yours] Cette table est réservée à d’autres.
        [not-over] On pourra le voir quand la partie sera finie.
        [not-waiting] La partie a commencé entre-temps.
        [no-rematch] Il n’y a pas d’autre partie après celle-ci.
        [old-rules] Cette partie a été jouée selon d’anciennes règles et ne peut plus s’ouvrir.
        [foreign-origin] Le serveur n’accepte cela que de sa propre page.
        [method-not-allowed] Le serveur n’a pas compris la page. Rechargez-la.
        [not-json] Le serveur n’a pas compris la page. Rechargez-la.
        [too-large] C’est plus long que ce que le serveur accepte.
        [too-many] Il y a trop de monde ici pour l’instant ; réessayez plus tard.
        [too-many-public] Vous avez autant de tables publiques en attente qu’on peut en avoir.
        [internal] Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
       *[other] Une erreur s’est produite ({ $code }).
    }

## Accueil et mise en place

page-welcome = Deux jeux de société de l’Égypte de Néfertiti, entre amis ou contre l’ordinateur.
page-about-nefertiti = Envoyez vos serviteurs sur les marchés du Nil, enchérissez pour les plus beaux cadeaux et faites-les valoir plus que ceux des autres.
page-about-duel = Néfertiti contre Akhenaton : placez vos pions dans le port, déchargez les bateaux au bon moment et bâtissez les plus grands monuments.
page-facts-nefertiti = 2 à 5 joueurs · environ 45 minutes
page-facts-duel = 2 joueurs · environ 20 minutes
page-quick = Jouer contre l’ordinateur
page-setup = Préparer une table
page-open = Ouvrir la table
page-seats = Qui joue
page-name = Nom
page-seat-me = Moi
page-seat-here = Quelqu’un sur cet appareil
page-seat-friend = Un ami, par lien
page-seat-open = place libre
page-seat-bot = Ordinateur : { bot-name }
page-friend-about = Vous recevez un lien à envoyer ; la partie commence quand tout le monde est là.
page-players-about =
    { $count ->
        [2] À deux, des collecteurs agissent pour un propriétaire neutre.
        [5] À cinq, on joue avec le port de Memphis et les coupes.
       *[other] Le jeu de base, tel qu’il a été conçu.
    }
page-stalls-about =
    { $stalls ->
        [advanced] Le hasard décide quel étal chaque marché montre d’abord.
       *[discovery] Les étals qui conviennent à une première partie.
    }
page-characters-about =
    { $characters ->
        [base] Les sept personnages du jeu de base.
        [random] Six sont tirés parmi tous, en plus des Marchands et des Scribes.
        [curse-of-amon] Prêtre et Marchand d’Amon, Vizir, Trésorier, Mendiant, Négociant.
        [palace-intrigue] Deux Servantes royales, Scribe royal, Marchand d’Amon, Voleur itinérant, Oracle.
       *[race-on-the-nile] Grand Prêtre, Trésorier, Mendiant, Voleur itinérant, Voleur, Négociant.
    }
page-memphis-about = Une cinquième place sur le Nil, des cadeaux étrangers qui font monter les autres, et des papyrus.
page-turns-waiting =
    { $count ->
        [one] C’est à vous à une table
       *[other] C’est à vous à { $count } tables
    }
page-your-turn = À vous
page-you = vous
page-status =
    { $status ->
        [waiting] attend des joueurs
        [over] terminée
       *[playing] en cours
    }
page-no-tables = Vous n’avez pas encore de table.
page-new-table = Nouvelle table
page-device = Un autre appareil
page-device-about = Ouvrez-y une fois un lien personnel, et vos tables y seront aussi les vôtres. Gardez-le pour vous.
page-device-make = Créer un lien personnel

## La fin

page-result = Voir le résultat
page-source = Origine
page-total = Total
page-you-win = Vous avez gagné !
page-look = Regarder le plateau
page-fair = Le hasard était fixé avant le premier coup
page-fair-about = Avant la partie, le serveur a montré l’engagement de sa graine. Maintenant la graine est montrée aussi, et chacun peut vérifier qu’ils correspondent.
page-commitment = Engagement :
page-seed = Graine :

## Le plateau du Duel

page-duel-port = Le port
page-duel-pile = pioche
page-duel-warehouse = entrepôt
page-duel-unloads = déchargements à venir
page-duel-first-five = premier à cinq
page-duel-obelisk-A = 1 chacun, 6 de plus pour qui en a le plus
page-duel-obelisk-B = 12 à qui en a cinq en premier, 6 à qui en a cinq ensuite
page-duel-temple-A = la valeur de chaque jeton
page-duel-temple-B = séries de valeurs différentes : 1, 4, 9, 16
page-duel-pyramids-A = chaque couleur : 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = la plus petite : −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = chaque suite : 1, 4, 9, 16, 25
page-duel-chamber-B = 4 par suite
page-duel-token-take = Prenez un jeton de votre choix sur un bateau, sauf un jeton action.
page-duel-token-build = Placez deux ou trois pions.
page-duel-token-rush = Placez un pion, puis déchargez un ou deux bateaux.
page-duel-token-swap = Échangez deux jetons d’un bateau, puis déchargez un bateau.

## Le plateau de Nefertiti

page-square = { $square }, enchère { $bid }
page-covered = L’étal caché
page-covered-short = étal suivant
page-market-closed = fermé
page-market-shut = fermé pour de bon
page-market-settling = fermeture : la plus haute enchère d’abord
page-reserve = La Réserve
page-reserve-at = Réserve à { $market } : { $deben } Deben
page-reserve-about = Les enchères sont payées ici. La moitié, arrondie vers le haut, fait { $half } Deben.
page-closing-group = { $now } sur { $needed } côte à côte
page-closing-colours = couleurs { $now } sur { $needed }, serviteurs { $pieces } sur { $pieces_needed }
page-closing-levels = niveaux { $now } sur { $needed }
page-closing-line = { $now } sur { $needed } alignées
page-closing-sum = somme { $now } sur { $needed }
page-closing-sum-exact = somme { $now } : ferme à { $exactly } ou { $needed }+
page-closing-dice = deux dés sur des enchères prises : { $chance } %
page-closing-chain = un dé jusqu’à { $now } : { $chance } %
page-courses = Les cours
page-course-now =
    { $owners ->
        [0] Personne n’en a ; le premier vaudrait { $now }.
        [one] Vaut { $now } chacun, avec un propriétaire.
       *[other] Vaut { $now } chacun, avec { $owners } propriétaires.
    }
page-course-more = Avec un propriétaire de plus : { $more }.
page-course-fewer = Avec un propriétaire de moins : { $fewer }.
page-course-unseen = Encore dans la pioche : { $unseen }.
page-course-foreign = Un cadeau étranger : +{ $plus } pour chaque cadeau de ce type de son propriétaire.
page-deck = Cartes dans la pioche
page-supply = Sceaux dans la réserve
page-symbol-coin = Pièce : se placer ici rapporte 1 Deben de la Réserve.
page-symbol-single = Carte unique : le plus offrant ne prend qu’un cadeau.
page-symbol-extra = Carte supplémentaire : le plus offrant peut prendre un cadeau inférieur de plus.
page-characters = Personnages à recruter
page-stack-below = Dessous dans la pile : { $names }.
page-jump = Aller à
page-overview = Vue d’ensemble
page-players = Les joueurs
page-choices-here =
    { $count ->
        [one] un choix ici
       *[other] { $count } choix ici
    }
page-servants = Pions en main
page-deben = Argent en Deben
page-seals = Sceaux royaux
page-prestige = Prestige marqué pendant la partie
page-points =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
page-last-roll = dernier lancer

page-rights-games = Nefertiti est un jeu de Jacques Bariot, Thomas Cauet et Guillaume Montiage, édité par Matagot. Imhotep : The Duel est un jeu de Phil Walker-Harding, édité par Kosmos.
page-rights-deben = Deben n’est pas officiel et n’a aucun lien avec eux ; ses dessins et son texte des règles sont les siens.
