### First matches: a lesson for each game, played on the real board.

## Nefertiti

lesson-nefertiti-welcome = Welcome to the court. You and two rivals collect gifts for the Queen at the markets along the Nile. Gifts bring prestige, and the fewer people own a kind of gift, the more prestige it brings.
lesson-nefertiti-market = A market. Above the stall: one gift on a pedestal with a royal seal, and three lower gifts. The numbered squares of the stall are bids. The coins beside it are its Reserve, which you can win too.
lesson-nefertiti-courses = The river shows the values: what one gift of each kind is worth now. Goldwork is worth 14 to a single owner, 10 if two players own some, and 7 if three do.
lesson-nefertiti-place = On your turn you place one servant. The number of the square is your bid; you pay it when the market closes, and the highest bid chooses first. Place a servant on the 6 or the 7 at Gizeh.
    .otherwise = You could do that, but for this lesson bid 6 or 7 at Gizeh.
lesson-nefertiti-closing = You were first at the stall and earned 1 Deben. Then the others came: with three colours, Gizeh closes. Every stall has its own condition and shows how close it is. Now the bids are settled, highest first: yours.
lesson-nefertiti-upper = You pay your bid and choose: two of the lower gifts, or the upper one with its royal seal. Take the upper one.
    .otherwise = Two lower gifts are often the better choice. Take the upper one here: you will need its seal at once.
lesson-nefertiti-others = Each of the others could buy one gift for their bid or take half of the Reserve; both took the money. Now Gizeh is shut until another market closes, and Luxor, which was shut, has opened with new gifts.
lesson-nefertiti-character = Before you place, you can pay a royal seal to recruit one of these characters; each helps once. The Thief takes a gift from the closed market. Recruit the Thief.
    .otherwise = One thing at a time: recruit the Thief first.
lesson-nefertiti-steal = Choose a lower gift at Gizeh. A second piece of goldwork would make 28 points with the first, as long as nobody else owns any. But take whatever you like.
    .otherwise = Choose one of the lower gifts at Gizeh.
lesson-nefertiti-free = The Thief was a bonus; your turn goes on with a servant. Place it where you like: Akhet-Aton closes with three in a line, Abu Simbel when the bids add up to 17, Luxor by the dice.
    .otherwise = Place a servant on any free square.
lesson-nefertiti-score = This is what you own. At the end every gift is worth its value, every two Deben 1 point, and every unused seal 3. The large number is your prestige if the game ended now.
lesson-nefertiti-end = Akhenaton lies among the last five cards of the deck. Once he turns up, no more markets open; two are left, and when both have closed the match is over.
lesson-nefertiti-done = That is all you need. Play on: everything you may do is marked in gold; hover or tap anything else to learn why you can’t.
