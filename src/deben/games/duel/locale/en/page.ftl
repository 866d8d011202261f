### What only the page says: its own controls, short forms for small places, explanations of choices.

## Home and set-up

page-about-duel = Nefertiti against Akhenaton: place your pawns in the port, unload the boats at the right moment, and build the greater monuments.
page-facts-duel = 2 players · about 20 minutes

## The Duel’s board

page-duel-port = Port
page-duel-pile = pile
page-duel-warehouse = warehouse
page-duel-unloads = unloads left
page-duel-unloads-about = The game is over when only one boat is left.
page-duel-points = { $site }: { $points } points now
page-duel-first-five = first to five
page-duel-draw = Random sides
page-duel-obelisk-A = 1 each, +6 for the most
page-duel-obelisk-B = 12 for the first to own five, 6 for the second
page-duel-temple-A = the value of each token
page-duel-temple-B = sets of different values: 1, 4, 9, 16
page-duel-pyramids-A = each colour: 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = the smaller one: −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = each run: 1, 4, 9, 16, 25
page-duel-chamber-B = 4 for each run
page-duel-token-take = Take any token from a boat, except an action token.
page-duel-token-build = Place two or three pawns.
page-duel-token-rush = Place a pawn, then unload one or two boats.
page-duel-token-swap = Swap two tokens of a boat, then unload a boat.

company-lobby-sides = sides { $sides }

replay-pile = Pile
replay-warehouse = Warehouse

effect-duel-obelisks =
    { $you ->
        [yes] You will have the most obelisks.
       *[no] { $player } will have the most obelisks.
    }

## What may come of a pawn

fan-duel-waits = Your pawn on { $square } is still waiting after { $turns } turns of yours
fan-duel-unloaded =
    { $when ->
        [now] Boat { $boat } is unloaded at once
        [soon] Boat { $boat } is unloaded before your next turn
       *[later] Boat { $boat } is unloaded later
    }
