### First matches: a lesson for each game, played on the real board.

## The Duel

lesson-duel-welcome = Welcome to the port. You are Nefertiti; I play Akhenaton. We both unload boats and build with what they bring. Whoever’s monuments are worth more at the end wins.
lesson-duel-port = This is the port: nine squares. At the end of every row and every column lies a boat with three tokens. A pawn waits for two boats at once: the one of its row and the one of its column.
lesson-duel-place = On your turn you do one thing. The first kind of turn: place a pawn. Put one into the row of boat 2, on a2, b2 or c2.
    .otherwise = A good square too, but for this lesson choose one in the row of boat 2.
lesson-duel-again = A boat can be unloaded once two pawns stand in its row or column. Put a second pawn into the row of boat 2.
    .otherwise = Boat 2 still needs a second pawn in its row: a2, b2 or c2.
lesson-duel-unload = The second kind of turn: unload a boat. The pawn nearest to it takes the token farthest away, the next pawn the one before; what no pawn takes is lost. Hover over a boat or tap it to see. Unload boat 2.
    .otherwise = Later. Boat 2 is ready now: unload it.
lesson-duel-sites = Your pawns are back, and this is your building site. Obelisks: 1 point each, and 6 more for whoever has the most. Temples: the value printed on each. Pyramids: the more of one colour, the more each is worth. Burial chamber: consecutive numbers belong together; your 8 alone is worth 1.
lesson-duel-rival = Akhenaton has unloaded boat b and begun his light pyramid with two blocks. Anyone may unload any boat with two pawns in its lane, no matter whose. So keep an eye on what the other one needs.
lesson-duel-token = The third kind of turn: play an action token. You got one: Take gives you any token from any boat, except an action token. Play it.
    .otherwise = That would be a turn too, but try your token first: Take.
lesson-duel-choose = Now choose the token. The 7 on boat 3 or the 9 on boat a would stand beside your 8: two consecutive numbers are worth 4. But take whatever you like.
    .otherwise = Choose a token on one of the boats.
lesson-duel-free = Now a turn of your own. Place a pawn, or unload a boat with two pawns in its lane. It is up to you.
    .otherwise = Place a pawn or unload a boat.
lesson-duel-end = An unloaded boat is filled again from the pile. Once the pile is empty, boats sail away, and when only one is left the match ends at once. Here you see how many unloads are left. An unused token and a pawn still in the port count 1 point each.
lesson-duel-done = That is the whole game. Play on: everything you may do is marked in gold; hover or tap anything else to learn why you can’t.
