### Faire tourner un serveur : ce que disent `deben think`, `deben check` et `deben admin`.

operate-serve =
    .config = Un fichier de réglages, en TOML ; les options et l’environnement l’emportent.
    .proxy = L’adresse d’un proxy que l’on croit quand il dit qui demande ; peut être donnée plusieurs fois.
    .access-log = Noter dans le journal chaque requête et chaque connexion, avec l’adresse, et chaque coup enregistré.
    .processes = Processus qui se partagent l’adresse, pour les machines à plusieurs cœurs ; demande PostgreSQL.
    .relay = Où les autres serveurs de la même base PostgreSQL joignent celui-ci, si ce n’est pas à l’adresse publique ; dans un réseau privé.
operate-error-claimed = { $file } : un autre serveur utilise ce fichier, et un fichier n’est que pour un seul serveur. Plusieurs serveurs peuvent partager une base PostgreSQL : --database postgresql://…
operate-error-processes = Plusieurs processus ne peuvent pas partager un fichier : --processes demande --database postgresql://…
operate-check = Vérifier si un serveur tournerait bien ici : réglages, base de données, disque, règles, page et accès.
    .url = L’adresse à laquelle on joint le serveur : vérifier qu’on y arrive et qu’on peut y écrire.
operate-think = Réfléchir pour les serveurs de la même base PostgreSQL : robots et analyses, sans serveur web.
    .access-log = Noter dans le journal chaque question à laquelle il a été répondu.
operate-thinking = { $count ->
    [one] Un processus réfléchit pour les serveurs de cette base.
   *[other] { $count } processus réfléchissent pour les serveurs de cette base.
    }
operate-error-think-file = Seuls les serveurs sur PostgreSQL peuvent faire réfléchir ailleurs : --database postgresql://…
operate-error-no-workers = Avec --workers 0, ce sont d’autres qui réfléchissent : il faut PostgreSQL, et aucun programme à soi comme robot.
operate-error-think-workers = deben think a besoin d’un processus au moins : --workers 1.
operate-admin = Travailler sur la base d’un serveur : backup, restore, move, export, import, tables, show, end, remove, forget, tidy, notice, withdraw.
    .what = Que faire : backup FICHIER, restore FICHIER, move URL, export FICHIER [TABLE…], import FICHIER, tables, show TABLE, end TABLE, remove TABLE, forget PERSONNE, tidy, notice MINUTES TEXTE [fr=TEXTE…] (0 minute : jusqu’au retrait), withdraw.
    .thing = Le fichier, la table ou la personne.
    .most = Pour tables : au plus autant, les dernières jouées d’abord.
    .after = Pour tables : celles qui viennent après celle-ci dans la liste.
    .trust-rules = Pour import : accepter aussi des règles que ce programme ne connaît pas. Elles s’exécuteront ici : seulement depuis un fichier que vous avez exporté vous-même.
operate-checked = { $name ->
    [settings] Réglages
    [database] Base de données
    [heard] Les serveurs s’entendent
    [disk] Place sur le disque
    [folder] Dossier de la base
    [rules] Règles
    [thinkers] Processus qui réfléchissent
    [page] Page
    [reached] Le serveur est joignable
   *[writing] On peut y écrire
    }
operate-schema = { $state ->
    [new] { $where } : rien n’y est encore ; le serveur la crée à son démarrage
    [older] { $where }, schéma { $found }, attendu { $expected } : le serveur la met à jour à son démarrage
    [later] { $where }, schéma { $found }, attendu { $expected } : d’une version plus récente, mais utilisable
    [unknown] { $where }, schéma { $found }, attendu { $expected } : cette version ne peut pas s’en servir
    [closed] { $where } : en lecture seule, ou le disque est plein
   *[same] { $where }, schéma { $found }, comme attendu
    }
operate-heard = { $heard ->
    [yes] ce que l’un dit par NOTIFY, un autre l’entend s’il a dit LISTEN
   *[no] la base oublie qui a dit LISTEN : un intermédiaire doit garder les sessions (PgBouncer : pool_mode = session), ou disparaître
    }
operate-folder = { $state ->
    [open] { $folder } est ouvert à d’autres ({ $rights }) ; il devrait n’être qu’à son propriétaire (chmod 700), ou la base devrait avoir un dossier à elle
   *[closed] { $folder } n’est qu’à son propriétaire
    }
operate-backed-up = La copie se trouve dans { $file }.
operate-restored = { $there ->
    [yes] { $file } est désormais la base ; la précédente se trouve dans { $before }.
   *[no] { $file } est désormais la base ; il n’y en avait pas avant.
    }
operate-moved = { $tables ->
    [one] Une table
   *[other] { $tables } tables
    } et { $people ->
    [one] une personne
   *[other] { $people } personnes
    } se trouvent désormais dans { $where }, avec tout ce qui leur appartient. Indiquez-la dans les réglages, et ne lancez plus de serveur sur l’ancienne.
operate-before = La base est désormais à cette version ; l’état d’avant se trouve dans { $file }.
operate-reading = On ne peut rien écrire dans { $file } : la lecture se fait sur une copie, dans le dossier temporaire (TMPDIR).
operate-exported = Les tables se trouvent dans { $file }.
operate-error-unknown-rules = Le fichier apporte des règles que ce programme ne connaît pas ({ $rules }…), et elles s’exécuteraient ici. Si vous l’avez exporté vous-même : --trust-rules. Rien n’a été ajouté.
operate-imported = { $count ->
    [one] Une table a été ajoutée.
   *[other] { $count } tables ont été ajoutées.
    }
operate-tidied = { $count ->
    [0] Il n’y avait rien à supprimer.
    [one] Un élément a été supprimé.
   *[other] { $count } éléments ont été supprimés.
    }
operate-more = Il y en a d’autres : --after { $after }
operate-over = terminée
operate-going = en cours
operate-rules = règles { $rules }
operate-log = { $count ->
    [one] Une entrée dans le journal.
   *[other] { $count } entrées dans le journal.
    }
operate-done = Fait : { $what }.
operate-nothing = { $what ->
    [show] Il n’y a pas de table { $thing }.
    [remove] Il n’y a pas de table { $thing }.
    [end] Il n’y a pas de table { $thing }, ou la partie est finie.
    [forget] Personne n’a pour identifiant { $thing } ; show donne les identifiants.
    [withdraw] Il n’y avait pas d’annonce.
   *[tables] Il n’y a pas de tables après celle-là.
    }
operate-error-what = « { $what } » ne peut pas se faire ainsi ; il y a : { $known }.
operate-error-config = Les réglages sont faux : { $detail }
operate-notice = { $until ->
    [yes] Chaque page ouverte l’affiche maintenant, et chaque nouvelle jusqu’au { $when }.
   *[no] Chaque page ouverte l’affiche maintenant, et chaque nouvelle jusqu’à ce que vous le retiriez.
    }
operate-error-there = { $file } existe déjà, et rien n’est écrit par-dessus.
operate-error-damaged = { $file } est endommagé : { $detail }. Rien n’a été modifié. Remettez une copie antérieure avec deben admin restore FICHIER ; elle laisse la base endommagée à côté.
operate-error-no-database = { $file } n’existe pas : nommez la base du serveur avec --database ou --config.
operate-error-minutes = « { $minutes } » n’est pas un nombre de minutes ; 0, c’est jusqu’au retrait.
operate-earlier-place = Les tables sont encore là où une version antérieure les a laissées : { $file }. Déplacez le fichier dans le dossier des données, ou nommez-le avec --database.

operate-kept = Combien de temps on garde quoi
operate-kept-known = Ce serveur connaît de vous un nom tiré au hasard dans un cookie, le nom que vous vous donnez, votre image, ce que vous jouez et ce que vous dites. { $logged ->
    [yes] Votre adresse sert à partager le serveur équitablement ; à chaque requête, elle est aussi inscrite dans le journal du serveur.
   *[no] Votre adresse sert à partager le serveur équitablement ; elle n’est inscrite dans le journal du serveur que si quelque chose vous est refusé.
    }
operate-kept-unstarted = { $days ->
    [0] Tables où personne n’a jamais joué : gardé pour toujours.
    [one] Tables où personne n’a jamais joué : supprimé après un jour.
   *[other] Tables où personne n’a jamais joué : supprimé après { $days } jours.
    }
operate-kept-forgotten = { $days ->
    [0] Tables que toutes leurs personnes ont retirées de leurs listes : gardé pour toujours.
    [one] Tables que toutes leurs personnes ont retirées de leurs listes : supprimé après un jour.
   *[other] Tables que toutes leurs personnes ont retirées de leurs listes : supprimé après { $days } jours.
    }
operate-kept-tables = { $days ->
    [0] Toutes les autres tables, depuis leur dernière action : gardé pour toujours.
    [one] Toutes les autres tables, depuis leur dernière action : supprimé après un jour.
   *[other] Toutes les autres tables, depuis leur dernière action : supprimé après { $days } jours.
    }
operate-kept-chat = { $days ->
    [0] Ce qui s’est dit à une table : gardé pour toujours.
    [one] Ce qui s’est dit à une table : supprimé après un jour.
   *[other] Ce qui s’est dit à une table : supprimé après { $days } jours.
    }
operate-kept-analyses = { $days ->
    [0] Ce que le coach a dit d’une partie : gardé pour toujours.
    [one] Ce que le coach a dit d’une partie : supprimé après un jour.
   *[other] Ce que le coach a dit d’une partie : supprimé après { $days } jours.
    }
operate-kept-people = { $days ->
    [0] Personnes sans place à aucune table : gardé pour toujours.
    [one] Personnes sans place à aucune table : supprimé après un jour.
   *[other] Personnes sans place à aucune table : supprimé après { $days } jours.
    }
operate-kept-asked = La personne qui fait tourner ce serveur peut supprimer tout ce qui vous concerne : écrivez-lui.
