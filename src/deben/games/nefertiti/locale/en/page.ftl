### What only the page says: its own controls, short forms for small places, explanations of choices.

## Home and set-up

page-about-nefertiti = Send your servants to the markets along the Nile, bid for the finest gifts, and make yours worth more than anyone else’s.
page-facts-nefertiti = 2 to 5 players · about 45 minutes
page-stalls-about =
    { $stalls ->
        [advanced] Each market starts with a random stall.
       *[discovery] Recommended for a first match.
    }
page-order = The last cards of the deck, in the order they will be drawn
page-order-card = { $card }, { $place } of { $count }; the arrow keys move it
page-order-first = drawn first
page-order-last = drawn last
page-order-done = Put back in this order
page-characters-about =
    { $characters ->
        [base] The seven characters of the base game.
        [random] Six drawn at random, plus Merchants and Scribes.
        [curse-of-amon] Priest and Merchant of Amon, Vizier, Treasurer, Beggar, Trader.
        [palace-intrigue] Two Royal Maids, Royal Scribe, Merchant of Amon, Travelling Thief, Oracle.
       *[race-on-the-nile] High Priest, Treasurer, Beggar, Travelling Thief, Thief, Trader.
    }
page-cast-pick = chosen one by one
page-cast-about =
    { $left ->
        [0] All { $picks } are chosen.
       *[other] { $picks } take part, plus Merchants and Scribes: { $chosen } chosen, { $left } drawn from { $among }.
    }
page-cast-wish =
    { $wish ->
        [in] in
        [out] out
       *[maybe] random
    }
page-cast-full = { $picks } are in: take one out to choose another.
page-memphis-about = A fifth place on the Nile, foreign gifts that raise the others, and papyri.

## Nefertiti’s board

page-square = { $square }, bid { $bid }
page-covered = The covered stall
page-covered-short = next stall
page-market-closed = closed
page-market-shut = closed for good
page-market-settling = closing: the highest bid first
page-reserve = Reserve
page-reserve-at = Reserve at { $market }: { $deben } Deben
page-reserve-about = Bids are paid into it. Half of it, rounded up, is now { $half } Deben.
page-closing-group = { $now } of { $needed } side by side
page-closing-colours = { $now } of { $needed } colours, { $pieces } of { $pieces_needed } servants
page-closing-levels = { $now } of { $needed } levels
page-closing-line = { $now } of { $needed } in a line
page-closing-sum = sum { $now } of { $needed }
page-closing-sum-exact = sum { $now }: closes at { $exactly } or { $needed }+
page-closing-dice = two dice on occupied bids: { $chance } %
page-closing-chain = one die up to { $now }: { $chance } %
page-closes-group = Closes with { $needed } side by side: { $now } of { $needed }
page-closes-colours = Closes with { $needed } colours ({ $now }) or { $pieces_needed } servants ({ $pieces })
page-closes-levels = Closes when every level is occupied: { $now } of { $needed }
page-closes-line = Closes with { $needed } in a line: { $now } of { $needed }
page-closes-sum = Closes at a sum of { $needed } or more: { $now } of { $needed }
page-closes-sum-exact = Closes at a sum of { $exactly }, or of { $needed } or more: now { $now }
page-closes-dice = Closes if both dice show occupied bids: { $chance } %
page-closes-chain = Closes if the die shows { $now } or less: { $chance } %
page-closes-not-yet = Cannot close yet
page-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-if-closed = If it closed now, you would be { $places } of { $count }.
page-if-closed-other = If it closed now, { $player } would be the highest bidder with { $bid }.
page-if-placed = Here you would be { $place } of { $count }.
page-too-dear =
    You have { $deben } Deben: as highest bidder you could not pay { $bid }, { $gifts ->
        [yes] would take nothing and discard a gift.
       *[no] and would take nothing.
    }
page-best-bidder = highest bidder, { $bid }
page-bid-of = bid { $bid }
page-closing-best =
    { $symbol ->
        [single] has paid { $bid } and takes one gift
        [extra] has paid { $bid } and takes three gifts below, or the upper one with its seal and one below
        [port] has paid { $bid } and takes two gifts
       *[other] has paid { $bid } and takes two gifts below, or the upper one with its seal
    }
page-closing-more = may take one more
page-closing-unpaid = cannot pay { $bid }: takes nothing and discards a gift
page-closing-buy = buys a gift for { $bid }, or takes half of the Reserve: { $half }
page-closing-half = cannot pay { $bid }: takes half of the Reserve, { $half }
page-bidder-nothing = takes nothing
page-bidder-seal = royal seal
page-bidder-takes =
    { $deben ->
        [0] { $player } takes: { $things }.
       *[other] { $player } pays { $deben } Deben: { $things }.
    }
page-closing-collector = a collector: moves Deben to the other Reserves, or takes a gift for the neutral owner
page-closing-spread = puts Deben on other Reserves: { $count } to go
page-memphis-gifts =
    { $enough ->
        [yes] { $gifts } gifts: ready
       *[no] { $gifts } of { $needed } gifts
    }
page-memphis-closes =
    { $enough ->
        [yes] The gifts here are handed out when a new one arrives and there are at least { $needed }: there are { $gifts }.
       *[no] The gifts here are handed out when a new one arrives and there are at least { $needed }: { $gifts } of { $needed }.
    }
page-courses = Values
page-course-now =
    { $owners ->
        [0] Nobody owns one; the first would be worth { $now }.
        [one] Worth { $now } each, with one owner.
       *[other] Worth { $now } each, with { $owners } owners.
    }
page-course-more = With one more owner: { $more }.
page-course-fewer = With one owner fewer: { $fewer }.
page-course-unseen = Still in the deck: { $unseen }.
page-course-foreign = A foreign gift: +{ $plus } for each gift of this type its owner has.
page-deck = Cards in the deck
page-supply = Seals in the supply
page-symbol-coin = Coin: placing here earns 1 Deben from the Reserve.
page-symbol-single = Single card: the highest bidder takes only one gift.
page-symbol-extra = Extra card: the highest bidder may take one more lower gift.
page-characters = Characters to recruit
page-stack-below = Below it in the stack: { $names }.
page-servants = Pieces in hand
page-deben = Money in Deben
page-seals = Royal seals
page-seal-here = A royal seal: it goes to whoever takes this card.
page-prestige = Prestige scored during play
page-last-roll = last roll

company-lobby-stalls = stalls: { $choice }

replay-deck = Deck

## What a choice costs and brings

effect-nefertiti-deben = { $change } Deben
effect-nefertiti-seals =
    { $count ->
        [one] { $change } seal
       *[other] { $change } seals
    }
effect-nefertiti-points =
    { $count ->
        [one] { $change } pt
       *[other] { $change } pts
    }
effect-nefertiti-pay =
    { $you ->
        [yes] You pay { $amount } Deben and keep { $left }.
       *[no] { $player } pays { $amount } Deben and keeps { $left }.
    }
effect-nefertiti-get =
    { $you ->
        [yes] You get { $amount } Deben and will have { $left }.
       *[no] { $player } gets { $amount } Deben and will have { $left }.
    }
effect-nefertiti-left =
    { $you ->
        [yes] Seals you will have: { $left }.
       *[no] Seals { $player } will have: { $left }.
    }
# What comes later with the same choice, and where
effect-nefertiti-later = then { $text } ({ $market })
# $parts: +6 (Gizeh), −4 (Memphis)
effect-nefertiti-flows =
    { $you ->
        [yes] Your Deben: { $parts }; you will have { $left }.
       *[no] { $player }’s Deben: { $parts }; leaving { $left }.
    }
effect-nefertiti-have =
    { $you ->
        [yes] You will have { $left } Deben.
       *[no] { $player } will have { $left } Deben.
    }
effect-nefertiti-scores = scores { $points }
effect-nefertiti-sees-sign = { $count ->
        [one] sees 1 card
       *[other] sees { $count } cards
    }
effect-nefertiti-sees = { $count ->
        [one] You look at the last card of the deck and may exchange it.
       *[other] You look at the last { $count } cards of the deck, may exchange some of them, and put them in order.
    }
effect-nefertiti-steps-sign = { $count } servants
effect-nefertiti-steps = You will place { $count } servants this turn.
effect-nefertiti-turned-sign = face down
effect-nefertiti-turned = It stays face down until this market reopens.
effect-nefertiti-collected-sign = for the neutral owner
effect-nefertiti-collected = The neutral owner gets it: { $gift }.
effect-nefertiti-spread = { $amount } Deben: from the Reserve of { $market } to { $markets }.
effect-nefertiti-scatter = All { $amount } Deben of this Reserve go to Reserves of your choice.
effect-nefertiti-closes = { $market } closes.
effect-nefertiti-chance = The market closes with a chance of { $chance } %.
effect-nefertiti-chance-sign = closes { $chance } %

## What may come of a bid

fan-nefertiti-open = { $market } is still open after { $turns } turns of yours
fan-nefertiti-closed =
    { $when ->
        [now] { $market } closes at once
        [soon] { $market } closes before your next turn
       *[later] { $market } closes later
    }{ $place ->
        [0] { "" }
       *[other] : you are { $ordinal }
    }
fan-nefertiti-unpaid = you cannot pay
