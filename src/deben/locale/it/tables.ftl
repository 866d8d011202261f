### I miei tavoli.

tables-order = Ordine
tables-by =
    { $order ->
        [latest] prima i più recenti
        [game] per gioco
       *[turn] prima dove tocca a me
    }
tables-bot = { $name } ({ bot-name })
tables-ending =
    { $ending ->
        [won] Vinta
        [lost] Persa
        [shared] Vittoria condivisa
        [nobody] Senza vincitore
       *[place] Posto { $place }
    }
tables-archive = Archivia
tables-unarchive = Ripristina
tables-shelve-what = { $what }: { $game }, { $when }
tables-show-archive = Archivio ({ $count })
tables-none-archived = L’archivio è vuoto.
tables-none-listed = È tutto nell’archivio.
tables-about = Le partite contro i bot vengono archiviate dopo { $days } giorni senza mosse.
tables-empty = Elimina le partite finite
tables-empty-ask =
    { $count ->
        [one] Eliminare un tavolo?
       *[other] Eliminare { $count } tavoli?
    }
tables-empty-about = Le partite finite e i tavoli contro bot che hai abbandonato lasciano la tua lista per sempre, anche dall’archivio. Gli altri tengono i loro.
tables-empty-do =
    { $count ->
        [one] Elimina
       *[other] Elimina tutti
    }
tables-empty-not = Tieni
