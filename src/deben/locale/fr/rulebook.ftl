### La page des règles et le plateau de position : ce qui entoure les clauses.

## La page des règles

rules-clause = Règle { $clause }
rules-ruling = Décision
rules-whole = Lire dans les règles complètes
