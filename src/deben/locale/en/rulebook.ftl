### The rules page and the position board: what is around the clauses.

## The rules page

rules-clause = Rule { $clause }
rules-ruling = Ruling
rules-whole = Read it in the whole rules
rules-walk = In two minutes
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found =
    { $count ->
        [0] no rule
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-nothing = No rule has all of these words. Try fewer, or a number such as N5.4.
rules-board = Position board
rules-print = Print
rules-example = Example
rules-before = Before
rules-after = Afterwards
rules-to-board = Look at it on the position board
rules-stalls-about = These are the stalls as the program knows them. We could not see a picture of the board, so each says how sure we are of it: stated in print, deduced from examples that leave no other natural reading, or reconstructed so that it fits all that is stated.
