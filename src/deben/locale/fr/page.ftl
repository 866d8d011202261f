### Ce que seule la page dit : ses commandes, des formes courtes pour les petites places, l’explication des choix.

## Autour de la table

page-home = Accueil
page-labelled = { $label } : { $text }
page-tables = Mes tables
page-rules = Règles
page-settings = Réglages
settings-me = Moi
settings-table = À la table
page-menu = Menu principal
page-more = Plus
page-tools = Commandes
page-skips = Accès rapide
page-skip-to-board = Aller au plateau
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
page-speed = Vitesse des animations
page-speed-about = Vitesse des animations ; plus lent, plus vite : < et >
page-speed-name =
    { $speed ->
        [step] Pas à pas
        [half] ×½
        [two] ×2
        [four] ×4
        [none] Aucune
       *[one] ×1
    }
page-speed-short =
    { $speed ->
        [step] Pas
        [none] Sans
       *[other] { page-speed-name }
    }
page-volume = Volume des sons
page-volume-off = coupés
page-repeat = Encore une fois
page-repeat-about = Revoir ce qui s’est passé depuis votre dernier tour (R)
page-repeat-not = Il n’y a encore rien à revoir
page-next = Suite
page-next-about = Étape suivante (N ou espace)
page-skip = Passer l’animation
page-skip-about = Passer l’animation (N ou espace)
page-skip-not = Rien n’est montré en ce moment
page-forced-setting = Jouer automatiquement les coups forcés
page-forced = Un seul coup était possible : il a été joué pour vous.
page-loading = Un instant…
page-offline = Pas de connexion ; nouvelle tentative…
page-waiting = On attend les autres joueurs. Envoyez-leur l’invitation.
page-copy-invitation = Copier l’invitation
page-copy-watching = Copier un lien pour les spectateurs
page-copied = Copié
page-undo = Reprendre
page-log = Journal
page-recent = Ce qui s’est passé
page-more-lines =
    { $count ->
        [one] une conséquence
       *[other] { $count } conséquences
    }
page-done = Terminé
page-pass = Passer
page-tap-again = Touchez encore pour confirmer.
page-that = cela
page-refused-stale = La table a changé entre-temps ; regardez à nouveau.
page-refused-illegal = Ce n’est pas possible maintenant.
page-refused-waiting = La partie commence quand toutes les places sont prises.
page-refused-no-seat = Vous êtes spectateur à cette table.
page-refused-no-undo = Ce coup ne peut plus être repris.
page-refused-bad-message = Le serveur n’a pas compris la page. Rechargez-la.
page-refused-too-large = Le message était trop long.
page-refused-too-fast = Trop vite ; un instant, s’il vous plaît.
page-refused-too-many = La table est pleine pour l’instant ; la page réessaie.
page-refused-offline = Il n’y a pas de connexion pour l’instant ; réessayez plus tard.
page-refused-internal = Une erreur s’est produite sur le serveur. Votre partie est conservée.
page-no-table = Cette table n’existe pas
page-no-table-about = Le lien est peut-être incomplet, ou la table est privée. Demandez une invitation à la personne qui l’a envoyé.
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
        [bad-record] Ce n’est pas une partie enregistrée, ou elle est incohérente.
        [bad-board] Ce serveur ne propose pas ce plateau.
        [bad-avatar] Cette image n’existe pas.
        [bad-action] Cette action n’existe pas ici.
        [no-moment] Ce moment n’existe pas dans cette partie.
        [no-table] Cette table n’existe pas.
        [no-lesson] Cette leçon n’existe pas.
        [not-found] Il n’y a rien à cette adresse.
        [not-yours] Cette table est privée.
        [serious] { coach-hint-serious }
        [not-over] On pourra le voir quand la partie sera finie.
        [not-waiting] La partie a commencé entre-temps.
        [no-rematch] Il n’y a pas d’autre partie après celle-ci.
        [old-rules] Cette partie a été jouée selon des règles que personne n’a conservées : elle ne peut pas s’ouvrir.
        [damaged] L’enregistrement de cette partie est endommagé : elle ne peut pas s’ouvrir.
        [node-away] Le serveur où se trouve cette table est injoignable en ce moment. Rien n’est perdu ; réessayez dans un instant.
        [storage-away] Le serveur ne peut ni lire ni écrire sa base de données en ce moment. Rien n’est perdu ; réessayez dans un instant.
        [server-full] Le serveur est complet. Les parties en cours continuent. Réessayez dans un instant.
        [bots-busy] Trop de robots attendent leur tour de réfléchir. Réessayez dans un instant, ou jouez entre vous.
        [bad-host] Ce serveur ne répond pas sous ce nom. Son hébergeur peut l’autoriser avec --origin.
        [no-such-game] Le jeu de cette table n’est plus sur ce serveur.
        [foreign-origin] Le serveur n’accepte cela que de sa propre page.
        [method-not-allowed] Le serveur n’a pas compris la page. Rechargez-la.
        [not-json] Le serveur n’a pas compris la page. Rechargez-la.
        [too-large] C’est plus long que ce que le serveur accepte.
        [too-many] Il y a trop de monde ici pour l’instant ; réessayez plus tard.
        [too-many-public] Vous avez déjà le nombre maximal de tables publiques en attente.
        [internal] Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
       *[other] Une erreur s’est produite ({ $code }).
    }

## L’aide et le clavier

help = Aide
help-about = Un conseil, « et si… ? » ou un plan (H)
help-hint = Conseil
    .about = Ce que ferait le coach ; le journal note votre demande.
help-rules = Comment on joue
help-not =
    { $not ->
        [serious] Partie sérieuse : aucune aide avant la fin.
        [people] Pas quand d’autres personnes sont à la table.
        [server] Impossible sans serveur.
       *[turn] Quand ce sera à vous de jouer.
    }
keys-title = Clavier
keys-space = Espace
keys-does =
    { $does ->
        [move] parcourir le plateau
        [choose] jouer ce qui est sélectionné
        [help] aide
        [ahead] et si… ? pour le choix sélectionné
        [onward] étape suivante, ou passer ce qui est montré
        [again] revoir ce qui s’est passé depuis votre tour
        [speed] plus lent, plus vite
        [leave] fermer, revenir à la partie, passer
       *[keys] ces touches
    }

## Accueil et mise en place

page-welcome = Deux jeux de société dans l’Égypte de Néfertiti, entre amis ou contre l’ordinateur.
page-quick = Jouer contre l’ordinateur
page-setup = Préparer une table
page-open = Ouvrir la table
page-seats = Qui joue
page-starts = Qui commence
page-starts-by =
    { $lot ->
        [yes] Places et premier joueur tirés au sort
       *[no] Dans cet ordre : le joueur 1 commence
    }
page-name = Nom
page-seat-me = Moi
page-seat-here = Un autre joueur sur cet appareil
page-seat-friend = Un ami, par lien
page-seat-open = place libre
page-seat-bot = Ordinateur : { bot-name }
page-friend-about = Vous recevez un lien à envoyer ; la partie commence quand tout le monde est là.
page-players-about =
    { $count ->
        [2] À deux, des percepteurs agissent pour un propriétaire neutre.
        [5] À cinq, on joue avec le port de Memphis et les coupes.
       *[other] Le jeu de base.
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
page-device-about = Ouvrez-y une fois un lien personnel, et vos tables y seront aussi les vôtres. Gardez ce lien pour vous.
page-device-make = Créer un lien personnel

## La fin

page-result = Voir le résultat
page-source = Source
page-total = Total
page-you-win = Vous avez gagné !
page-you-share = Vous partagez la victoire !
page-you-lose =
    { $seats ->
        [2] Vous avez perdu.
       *[other] Vous finissez { page-you-lose.place } sur { $seats }.
    }
    .place = { $place }e
page-look = Regarder le plateau
page-fair = Les tirages étaient fixés avant le premier coup
page-fair-about = Avant la partie, le serveur a montré l’engagement de sa graine. Maintenant, la graine est montrée aussi, et chacun peut vérifier qu’ils correspondent.
page-commitment = Engagement :
page-seed = Graine :

## Le plateau de Néfertiti

page-jump = Aller à
page-overview = Vue d’ensemble
page-players = Joueurs
page-choices-here =
    { $count ->
        [one] un choix ici
       *[other] { $count } choix ici
    }
page-points =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
page-rights-games = Néfertiti est un jeu de Jacques Bariot, Thomas Cauet et Guillaume Montiage, édité par Matagot. Imhotep : The Duel est un jeu de Phil Walker-Harding, édité par Kosmos.
page-rights-deben = Deben n’est pas officiel et n’a aucun lien avec eux ; ses dessins et son texte des règles sont les siens.
page-kept = Vie privée : ce qui est conservé, et combien de temps
page-notice = Message de l’hébergeur

## A game that the page was built without

page-about-any = Un jeu d’un autre paquet, sur un plateau fait de ce qu’il y a à voir.
page-facts-any = Joueurs : { $range }
page-plain-lacks = Pas de règles, de leçon, de plateau de position ni de partie sans serveur pour ce jeu.
