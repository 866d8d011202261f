### Mes tables.

tables-order = Ordre
tables-by =
    { $order ->
        [latest] les plus récentes d’abord
        [game] par jeu
       *[turn] à mon tour d’abord
    }
tables-bot = { $name } ({ bot-name })
tables-ending =
    { $ending ->
        [won] Gagné
        [lost] Perdu
        [shared] Victoire partagée
        [nobody] Sans vainqueur
       *[place] Place { $place }
    }
tables-archive = Archiver
tables-unarchive = Ressortir
tables-shelve-what = { $what } : { $game }, { $when }
tables-show-archive = Archives ({ $count })
tables-none-archived = Les archives sont vides.
tables-none-listed = Tout est dans les archives.
tables-about = Les tables où seuls des robots vous attendent passent aux archives après { $days } jours sans coup.
tables-empty = Effacer les terminées
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
