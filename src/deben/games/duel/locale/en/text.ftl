### The text table: a match told in sentences and lists, for ears, for fingers on Braille, and for people who like words.

## Groups of choices

text-group-duel =
    { $kind ->
        [place] Place a pawn
        [unload] Unload a boat
        [play] Play an action token
        [take] Take a token from boat { $boat }
        [swap] Swap tokens of boat { $boat }
       *[other] Otherwise
    }

## What can be asked: the names of each question, the one that is suggested first

text-topic-port = port, squares, pawns
text-topic-boats = boats, cargo
text-topic-stock = pile, stock, warehouse, to come
text-topic-sites = sites, scoring

## The Duel

text-duel-slots = Boat { $boat }: slot 1, { $one }; slot 2, { $two }; slot 3, { $three }.
text-duel-way = Its lane from the dock outward: { $squares }.
text-duel-now = Unloaded now: { $parts }.
text-duel-goes = slot { $slot }, { $token }, to { $player }
text-duel-lost = slot { $slot }, { $token }, out of the game
text-duel-pawns = Pawns in reserve: { $pawns }.
text-duel-site = { $site }, side { $side }: { $held }. Points: { $points }. Scoring: { $how }.
text-duel-tokens = Action tokens: { $tokens }. Points: { $points }.
text-duel-on-port = Pawns in the port. Points: { $points }.
text-duel-total = Total points if it ended now: { $points }.
text-duel-light-dark = light { $light }, dark { $dark }
text-duel-unloads = Unloadings so far: { $unloads }.
text-duel-unseen = Still face down: { $tokens }.
text-duel-first-five = { $player } was the first to have five obelisks.
text-duel-stock = Pile and warehouse
# What a pawn would wait for in one of its two lanes
text-lane =
    Boat { $boat }: { $place ->
        [1] first
        [2] second
       *[3] third
    } in line, for { $token }.
