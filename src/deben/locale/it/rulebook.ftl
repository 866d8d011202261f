### La pagina delle regole e il tabellone delle posizioni: ciò che sta attorno alle clausole.

## La pagina delle regole

rules-clause = Regola { $clause }
rules-ruling = Decisione
rules-whole = Leggi nelle regole complete
rules-walk = In due minuti
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-clear = Cancella la ricerca
rules-found =
    { $count ->
        [0] nessuna regola
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-nothing = Nessuna regola contiene tutte queste parole. Provane di meno, o un numero come N5.4.
rules-board = Tabellone delle posizioni
rules-print = Stampa
rules-example = Esempio
rules-before = Prima
rules-after = Dopo
rules-to-board = Guardalo sul tabellone delle posizioni
rules-stalls-about = Ecco le bancarelle come le conosce il programma. Non abbiamo potuto vedere un’immagine del tabellone, perciò ognuna dice quanto ne siamo sicuri: stampata, dedotta da esempi che non si leggono altrimenti, o ricostruita in modo da accordarsi con tutto ciò che è detto.
