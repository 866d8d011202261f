### The drawn positions of the rules page: titles and texts. What happens in them is told from the rules themselves; ../examples.toml has the positions.

## The Duel in two minutes

walk-duel-goal = Build the finer monuments
    .text = You are Nefertiti or Akhenaton, and each of you has four building sites: obelisks, a temple, two pyramids, a burial chamber. Whatever you bring home from the boats is built there, and at the end every site scores.
walk-duel-place = Send a pawn to the port
    .text = On your turn you do one thing. Most of the time you put one of your four pawns on a free square. Every square lies in two lanes at once: its row leads to a boat on the right, its column to a boat below.
walk-duel-unload = Or unload a boat
    .text = A boat with two or more pawns in its lane may be unloaded, whoever they belong to. The pawn nearest to the boat takes the outermost token, the next pawn the one before it. What nobody takes is lost. The pawns go home, and new tokens come aboard.
walk-duel-tokens = Or play an action token
    .text = Some tokens are actions. You keep them for a later turn: take any token you like, place two or three pawns, place and unload in one go, or swap two tokens before you unload.
walk-duel-scores = What counts
    .text = Having more obelisks. The symbols on the temples. Pyramids, which pay more with every block. Consecutive numbers in the burial chamber. One point for each unused action token, and for each pawn still in the port. That is side A; side B of every site scores differently.
walk-duel-end = The end
    .text = Once the pile is used up, a boat leaves when it has been unloaded. As soon as only one boat is left, the game is over. Most points win, and a tie goes to the player who did not start.

## The Duel, clause by clause

example-duel-stuck = Nothing left to do
    .text = All four of Nefertiti’s pawns are in the port, and no pawn stands in the lanes of the two boats that are left. She can neither place nor unload, so she passes.
example-duel-two-pawns = One pawn is not enough
    .text = A single pawn stands in the lane of boat 1, so nobody can unload it yet. Akhenaton adds a second one, and Nefertiti does the unloading: he gets the outermost token, she gets the middle one.
example-duel-order = Who takes what
    .text = Three pawns stand in row 2. Nefertiti’s pawn on c2 is nearest to the boat and takes slot 3, Akhenaton’s takes slot 2, and her second pawn takes the token against the port.
example-duel-lost = Two pawns, three tokens
    .text = Only two pawns stand in column c. The token in slot 1 finds nobody and leaves the game. Then the boat is loaded anew from the pile, slot 1 first.
example-duel-take = The missing number
    .text = Nefertiti has the 6 and the 8. With Take she fetches the 7 from boat 1: three numbers in a row are worth 9. The top token of the warehouse fills the gap.
example-duel-rush = One pawn, two boats
    .text = Nefertiti plays Rush: she places a pawn on a2, unloads boat 2, and boat 3 as well.
example-duel-swap = Swap, then unload
    .text = As it lies, boat 3 would bring Akhenaton an obelisk. Nefertiti swaps slots 1 and 2 first: he gets the 12 in its place, and the obelisk leaves the game.
example-duel-last-boat = The last boat stays
    .text = The pile is empty, so boat b leaves after it has been unloaded. One boat is left: the game is over on the spot, and nobody gets what is on it.
example-duel-obelisks = The taller row
    .text = Side A, five obelisks against four. Nefertiti scores 5 and adds 6 for having more; Akhenaton scores 4.
example-duel-sets = Temples in sets
    .text = Side B. Nefertiti’s six temples make a set of four (16) and a set of two (4). Akhenaton has the 2 twice: a set of two (4) and a single one (1).
example-duel-pyramids = Only the smaller pyramid
    .text = Side B. Nefertiti has three blocks of each colour and scores 10. Akhenaton has three dark blocks but only a single light one, and that scores 0.
example-duel-runs = Numbers in a row
    .text = Side A. Nefertiti’s 4, 5 and 6 are a run of three (9); her 1 and her 12 are not neighbours and score 1 each. Akhenaton has a run of five (25) and a lonely 2 (1).
example-duel-both-fifth = Two fifth obelisks in one unloading
    .text = Side B. Both have four obelisks, and both get one from boat 3. Nefertiti’s pawn is nearer to the boat, so she was first: 12 for her, 6 for him.
