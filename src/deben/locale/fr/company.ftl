### La compagnie à la table : qui est là, ce qui se dit, une nouvelle partie, les tables publiques, et un signe quand c’est à soi de jouer.

company-title = Discussion
company-open = Discussion
company-open-unread =
    { $count ->
        [one] Discussion, un message non lu
       *[other] Discussion, { $count } messages non lus
    }
company-people = Participants
company-somebody = Quelqu’un
company-me = { $name } (vous)
company-presence =
    { $presence ->
        [here] en ligne
        [away] dans un autre onglet
       *[gone] hors ligne
    }
company-watching = regarde
company-watchers =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
company-talk = Messages
company-room-players = Seuls les joueurs lisent ces messages ; les spectateurs ne les lisent qu’une fois la partie finie.
company-room-watchers = Seuls les spectateurs lisent ces messages ; les joueurs ne les lisent qu’une fois la partie finie.
company-room-open = La partie est finie : tout le monde lit tous les messages.
company-from-watchers = côté spectateurs
company-quiet = Aucun message pour l’instant.
company-say = Écrire un message
company-send = Envoyer
company-sending = envoi en cours
company-mute = Masquer les messages de { $name }
company-unmute = Afficher de nouveau les messages de { $name }
company-mute-all = Masquer tous les messages
company-muted-all = Tous les messages de cette table sont masqués.
company-unsaid =
    { $code ->
        [too-fast] Vous écrivez trop vite : attendez un instant, puis renvoyez.
        [too-long] C’est trop long : { $most } caractères au plus.
        [nothing] Ce message est vide.
        [room-full] Cette discussion est pleine : on ne peut plus rien y écrire.
       *[other] Cela n’a pas pu être envoyé ({ $code }).
    }
company-stand = Rendre ma place
company-waiting-for = On attend { $names }.

## Une nouvelle partie

company-again = Une autre partie
company-again-about = Mêmes joueurs, mêmes options ; chacun avance d’une place.
company-next = { $name } propose une autre partie.
company-next-mine = Vous avez proposé une autre partie.
company-next-go = Aller à la nouvelle table
company-next-watch = Regarder la partie suivante

## Les visages

company-avatar = Mon image
company-avatar-name =
    { $avatar ->
        [ankh] croix ânkh
        [boat] barque
        [cat] chat
        [crook] sceptre et fléau
        [eye] œil d’Horus
        [falcon] faucon
        [feather] plume de Maât
        [ibis] ibis
        [lotus] fleur de lotus
        [pyramid] pyramide
        [scarab] scarabée
       *[sun] soleil
    }

## Les tables publiques

company-lobby = Tables publiques
company-lobby-about = Des tables ouvertes à tous. Ouvrez-en une avec « Préparer une table ».
company-lobby-count =
    { $count ->
        [0] Tables publiques : aucune n’attend
        [one] Tables publiques : une attend des joueurs
       *[other] Tables publiques : { $count } attendent des joueurs
    }
company-lobby-none = Aucune table n’attend de joueurs pour le moment.
company-lobby-none-about = Ouvrez-en une : préparez une table, laissez une place libre et permettez à tous de venir.
company-lobby-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
company-lobby-playing = En cours
company-lobby-join = S’asseoir
company-lobby-back = Y retourner
company-lobby-watch = Regarder
company-lobby-players = à { $count } joueurs
company-public = Ouverte à tous : la montrer parmi les tables publiques
company-public-about = Sinon, seuls ceux qui ont votre lien peuvent venir.
company-failure =
    { $code ->
        [table-full] Quelqu’un a été plus rapide : toutes les places sont prises.
        [too-many-public] Vous avez déjà { $most } tables publiques en attente : c’est le maximum.
        [not-yours] Cette table n’est plus publique.
       *[other] { page-failure }
    }

## Un signe

company-turn-title =
    { $count ->
        [one] À vous
       *[other] À vous à { $count } tables
    }
company-notify = Me prévenir quand c’est à moi
company-notify-denied = Votre navigateur ne le permet pas ; cela se change à côté de la barre d’adresse.
company-notify-text = { $game } : les autres vous attendent.
company-others-about =
    { $count ->
        [one] À vous à une autre table
       *[other] À vous à { $count } autres tables
    }
