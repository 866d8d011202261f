### La page des règles et le plateau de position : ce qui entoure les clauses.

## La page des règles

rules-clause = Règle { $clause }
rules-ruling = Décision
rules-whole = Lire dans les règles complètes
rules-walk = En deux minutes
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-clear = Effacer la recherche
rules-found =
    { $count ->
        [0] aucune règle
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-nothing = Aucune règle ne contient tous ces mots. Essayez-en moins, ou un numéro comme N5.4.
rules-board = Plateau de position
rules-print = Imprimer
rules-example = Exemple
rules-before = Avant
rules-after = Ensuite
rules-to-board = Le voir sur le plateau de position
rules-stalls-about = Voici les étals tels que le programme les connaît. Nous n’avons pu voir aucune image du plateau ; chacun dit donc à quel point nous en sommes sûrs : imprimé, déduit d’exemples qui ne se lisent guère autrement, ou reconstitué de façon à s’accorder avec tout ce qui est dit.
