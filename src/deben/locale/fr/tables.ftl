### Mes tables.

tables-order = Ordre
tables-by =
    { $order ->
        [latest] les plus récentes d’abord
        [game] par jeu
       *[turn] mon tour d’abord
    }
tables-bot = { $name } ({ bot-name })
tables-ending =
    { $ending ->
        [won] Victoire
        [lost] Défaite
        [shared] Victoire partagée
        [nobody] Sans vainqueur
       *[place] Place { $place }
    }
tables-archive = Archiver
tables-unarchive = Restaurer
tables-shelve-what = { $what } : { $game }, { $when }
tables-show-archive = Archives ({ $count })
tables-none-archived = Les archives sont vides.
tables-none-listed = Tout est dans les archives.
tables-about = Les parties contre des robots sont archivées après { $days } jours sans coup.
tables-empty = Effacer les parties finies
tables-empty-ask =
    { $count ->
        [one] Effacer une table ?
       *[other] Effacer { $count } tables ?
    }
tables-empty-about = Les parties terminées et les tables contre des robots que vous avez abandonnées quittent votre liste définitivement, archives comprises. Les autres gardent les leurs.
tables-empty-do =
    { $count ->
        [one] L’effacer
       *[other] Les effacer
    }
tables-empty-not = Garder
