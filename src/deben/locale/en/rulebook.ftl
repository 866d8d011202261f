### The rules page and the position board: what is around the clauses.

## The rules page

rules-clause = Rule { $clause }
rules-ruling = Ruling
rules-whole = Read it in the full rules
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
rules-after = After
rules-to-board = View it on the position board
rules-stalls-about = These are the stalls as the program knows them. We could not see a picture of the board, so each says how sure we are of it: stated in print, deduced from examples that can hardly be read otherwise, or reconstructed to fit everything that is stated.

## The position board

board-title = Position board
board-about = Any moment of a match in a line of text: look at it, change it, send it, play on from it.
board-look = View
board-edit = Edit
board-notation = The position as text
board-copy-link = Copy the link
board-copy-notation = Copy the notation
board-undo = Undo
board-redo = Redo
board-start-from = Start from
board-fresh = A fresh set-up
board-fresh-players =
    { $count ->
        [one] A fresh set-up for { $count } player
       *[other] A fresh set-up for { $count } players
    }
board-samples = Examples from the rules
board-fault = This is not a position yet
board-fault-too-large = The text is too long for a position.
board-mend = Fix it
board-mend-about = Tokens that are nowhere leave the game; Deben go to a Reserve or come from one.
board-drawn-before = The board shows the last valid position.
board-can = What { $player } can do
board-over = The match is over in this position.
board-play = Play it at a table
board-play-about = To play this, open a table from this position.
board-change = Change { $thing }
board-turn = Whose turn
board-sides = Sides
board-token = Token to lay on a boat
board-token-about = Choose a token, then a slot on a boat. A square of the port changes with each click: free, Nefertiti, Akhenaton.
board-owned = What { $player } has
board-removed = Out of the game
board-gone = Boats that have left
board-phase = Decision
board-piece = Piece to place
board-piece-about = Choose a piece, then a square. The same piece on the same square removes it.
board-piece-servant = Servant of { $player }
board-piece-collector = Collector of { $player }
board-stalls = Visible stalls
board-tile = Closed tile
board-place = { $place }, { $market }
board-seal = Seal on the upper gift
board-reserve = Reserve
board-gifts = Gifts of { $player }
board-characters = Characters to recruit
board-docked = Gifts at Memphis
board-empty = nothing
board-add = Add
board-remove = Remove: { $thing }
board-show = Show the position
board-new-tab = opens the position board
