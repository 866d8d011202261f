### First matches: a lesson for each game, played on the real board.

tutorial-title = Learn by playing
tutorial-about = A first match, prompt by prompt; about five minutes.
tutorial-name = Your first match: { $game }
tutorial-step = Step { $at } of { $count }
tutorial-next = Go on
tutorial-back = Back
tutorial-do = Now you: do it on the board.
tutorial-watch = One moment: the others play.
tutorial-read = First read on here, with “Go on”.
tutorial-restart = Begin again
tutorial-skip = Skip the lesson
tutorial-leave = Leave
tutorial-leave-about = The lesson waits for you where you leave it.
tutorial-on = Play on against a gentle opponent
tutorial-fresh = A new table
tutorial-failed = The lesson could not be opened. { page-failure }

## The Duel

lesson-duel-welcome = Welcome to the port. You are Nefertiti; I play Akhenaton. We both unload boats and build with what they bring. Whoever’s monuments are worth more at the end wins.
lesson-duel-port = This is the port: nine squares. At the end of every row and every column lies a boat with three tokens. A pawn waits for two boats at once: that of its row and that of its column.
lesson-duel-place = On your turn you do one thing. The first kind of turn: place a pawn. Put one into the row of boat 2, on a2, b2 or c2.
    .otherwise = A good square too, but for this lesson choose one in the row of boat 2.
lesson-duel-again = A boat can be unloaded once two pawns stand in its row or column. Put a second pawn into the row of boat 2.
    .otherwise = Boat 2 still needs a second pawn in its row: a2, b2 or c2.
lesson-duel-unload = The second kind of turn: unload a boat. The pawn nearest to it takes the token farthest away, the next pawn the one before; what no pawn takes is lost. Point at a boat to see it. Unload boat 2.
    .otherwise = Later. Boat 2 is ready now: unload it.
lesson-duel-sites = Your pawns are back, and this is your building site. Obelisks: 1 point each, and 6 more for whoever has most. Temples: the value printed on each. Pyramids: the more of one colour, the more each is worth. Burial chamber: numbers that follow each other belong together; your 8 is worth 1 alone.
lesson-duel-rival = Akhenaton has unloaded boat b and begun his light pyramid with two blocks. Anybody may unload any boat with two pawns in its lane, whoever they belong to. So look at what the other one needs.
lesson-duel-token = The third kind of turn: play an action token. You got one: Take gives you any token from any boat, except an action token. Play it.
    .otherwise = That is a turn as well, but try your token first: Take.
lesson-duel-choose = Now choose the token. The 7 on boat 3 or the 9 on boat a would stand beside your 8: two that follow each other are worth 4. But take whatever you like.
    .otherwise = Choose a token on one of the boats.
lesson-duel-free = Now a whole turn of your own. Place a pawn, or unload a boat with two pawns in its lane. What you choose is up to you.
    .otherwise = Place a pawn or unload a boat.
lesson-duel-end = An unloaded boat is filled again from the pile. Once the pile is empty boats sail away, and when only one is left the match ends at once. Here you see how many unloads are left. A token not played and a pawn still on the port count 1 point each.
lesson-duel-done = That is the whole game. Play this match on: whatever you may do is marked in gold, and whatever you may not do tells you why when you point at it.

## Nefertiti

lesson-nefertiti-welcome = Welcome to the court. With two others you collect gifts for the Queen at the markets along the Nile. Gifts bring prestige, and a kind of gift brings more of it the fewer people own one.
lesson-nefertiti-market = A market. Above the stall: one gift on a pedestal with a royal seal, and three lower gifts. The numbered squares of the stall are bids. The coins beside it are its Reserve, which can be won too.
lesson-nefertiti-courses = On the river stand the courses: what one gift of each kind is worth now. Goldwork is worth 14 to a single owner, 10 if two people own some, and 7 if three do.
lesson-nefertiti-place = On your turn you place one servant. The number of the square is your bid; you pay it when the market closes, and the highest bid chooses first. Place a servant on the 6 or the 7 at Gizeh.
    .otherwise = That would be allowed, but for this lesson bid 6 or 7 at Gizeh.
lesson-nefertiti-closing = You were first at the stall and earned 1 Deben. Then the others came: with three colours Gizeh closes. Every stall has its own condition, and shows how near it is. Now the bids are settled, the highest first: yours.
lesson-nefertiti-upper = You pay your bid and choose: two of the lower gifts, or the upper one with its royal seal. Take the upper one.
    .otherwise = Two lower gifts are often the better choice. Take the upper one here: you will need its seal at once.
lesson-nefertiti-others = Everybody else could buy one gift for their bid or take half of the Reserve; both took the money. Now Gizeh is shut until another market closes, and Louqsor, which was shut, has opened with new gifts.
lesson-nefertiti-character = Before you place, a royal seal can call one of these characters; each of them helps once. The Thief takes a gift from the market that is shut. Call the Thief.
    .otherwise = Everything at its time: call the Thief first.
lesson-nefertiti-steal = Choose a lower gift at Gizeh. A second piece of goldwork would make 28 points with the first, as long as nobody else owns any. But take what you like.
    .otherwise = Choose one of the lower gifts at Gizeh.
lesson-nefertiti-free = The Thief was extra; your turn goes on with a servant. Place it where you like: Akhet-Aton closes with three in a line, Abou Simbel with bids of 17 together, Louqsor by the dice.
    .otherwise = Place a servant on any free square.
lesson-nefertiti-score = This is what you own. At the end every gift is worth its course, every two Deben 1 point, and every seal that is left 3. The large number is your prestige if it ended now.
lesson-nefertiti-end = Among the last five cards of the deck lies Akhenaton. When he turns up no market opens any more; two are left, and when both have closed the match is over.
lesson-nefertiti-done = That is all you need. Play this match on: whatever you may do is marked in gold, and whatever you may not do tells you why when you point at it.
