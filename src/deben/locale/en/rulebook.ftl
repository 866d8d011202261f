### The rules page and the position board: what is around the clauses.

## The rules page

rules-clause = Rule { $clause }
rules-ruling = Ruling
rules-whole = Read it in the whole rules
