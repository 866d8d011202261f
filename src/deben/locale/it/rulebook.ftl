### La pagina delle regole e il tabellone delle posizioni: ciò che sta attorno alle clausole.

## La pagina delle regole

rules-clause = Regola { $clause }
rules-ruling = Decisione
rules-whole = Leggi nelle regole complete
