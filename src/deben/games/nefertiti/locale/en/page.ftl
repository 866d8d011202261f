### What only the page says: its own controls, short forms for small places, explanations of choices.

## Home and set-up

page-about-nefertiti = Send your servants to the markets along the Nile, bid for the finest gifts, and make them worth more than everybody else’s.
page-facts-nefertiti = 2 to 5 players · about 45 minutes
page-stalls-about =
    { $stalls ->
        [advanced] Chance decides which stall each market shows first.
       *[discovery] The stalls that suit a first match.
    }
page-order = The last cards of the deck, in the order in which they will be drawn
page-order-card = { $card }, { $place } of { $count }; the arrow keys move it
page-order-first = drawn first
page-order-last = drawn last
page-order-done = Put back in this order
page-characters-about =
    { $characters ->
        [base] The seven characters of the base game.
        [random] Six are drawn from all, besides Merchants and Scribes.
        [curse-of-amon] Priest and Merchant of Amon, Vizier, Treasurer, Beggar, Trader.
        [palace-intrigue] Two Royal Maids, Royal Scribe, Merchant of Amon, Travelling Thief, Oracle.
       *[race-on-the-nile] High Priest, Treasurer, Beggar, Travelling Thief, Thief, Trader.
    }
page-cast-pick = chosen one by one
page-cast-about =
    { $left ->
        [0] All { $picks } are chosen.
       *[other] { $picks } take part, besides Merchants and Scribes: { $chosen } chosen, { $left } drawn among { $among }.
    }
page-cast-wish =
    { $wish ->
        [in] in
        [out] out
       *[maybe] draw
    }
page-cast-full = { $picks } are in: to choose another, let one of them go.
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
page-reserve-about = Bids are paid here. Half of it, rounded up, is now { $half } Deben.
page-closing-group = { $now } of { $needed } side by side
page-closing-colours = { $now } of { $needed } colours, { $pieces } of { $pieces_needed } servants
page-closing-levels = { $now } of { $needed } levels
page-closing-line = { $now } of { $needed } in a line
page-closing-sum = sum { $now } of { $needed }
page-closing-sum-exact = sum { $now }: closes at { $exactly } or { $needed }+
page-closing-dice = two dice on taken bids: { $chance } %
page-closing-chain = one die up to { $now }: { $chance } %
page-closes-group = Closes with { $needed } side by side: { $now } of { $needed }
page-closes-colours = Closes with { $needed } colours ({ $now }) or { $pieces_needed } servants ({ $pieces })
page-closes-levels = Closes when every level is taken: { $now } of { $needed }
page-closes-line = Closes with { $needed } in a line: { $now } of { $needed }
page-closes-sum = Closes at a sum of { $needed } or more: { $now } of { $needed }
page-closes-sum-exact = Closes at a sum of { $exactly } or { $needed } and more: { $now } now
page-closes-dice = Closes if both dice show taken bids: { $chance } %
page-closes-chain = Closes if the die shows { $now } or less: { $chance } %
page-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-if-closed = If it closed now: you are { $places } of { $count }.
page-if-closed-other = If it closed now: { $player } would be best bidder with { $bid }.
page-if-placed = Here you would be { $place } of { $count }.
page-too-dear =
    You have { $deben } Deben: as best bidder you could not pay { $bid }, { $gifts ->
        [yes] would take nothing and discard a gift.
       *[no] and would take nothing.
    }
page-best-bidder = best bidder, { $bid }
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
page-closing-half = cannot pay { $bid }: can only take half of the Reserve, { $half }
page-look-nothing = takes nothing
page-look-seal = royal seal
page-look-takes =
    { $deben ->
        [0] { $player } takes: { $things }.
       *[other] { $player } pays { $deben } Deben: { $things }.
    }
page-closing-collector = a collector: moves Deben to the other Reserves, or takes a gift for the neutral owner
page-closing-spread = lays down Deben on other Reserves: { $count } to go
page-memphis-gifts =
    { $enough ->
        [yes] { $gifts } gifts, enough
       *[no] { $gifts } of { $needed } gifts
    }
page-memphis-closes =
    { $enough ->
        [yes] The gifts here are handed out when a new one arrives and at least { $needed } lie here: there are { $gifts }.
       *[no] The gifts here are handed out when a new one arrives and at least { $needed } lie here: { $gifts } of { $needed }.
    }
page-courses = Courses
page-course-now =
    { $owners ->
        [0] Nobody owns one; the first would be worth { $now }.
        [one] Worth { $now } each, with one owner.
       *[other] Worth { $now } each, with { $owners } owners.
    }
page-course-more = With one owner more: { $more }.
page-course-fewer = With one owner fewer: { $fewer }.
page-course-unseen = Still in the deck: { $unseen }.
page-course-foreign = A foreign gift: +{ $plus } for each of its owner’s gifts of this type.
page-deck = Cards in the deck
page-supply = Seals in the supply
page-symbol-coin = Coin: placing here earns 1 Deben from the Reserve.
page-symbol-single = Single card: the best bidder takes only one gift.
page-symbol-extra = Extra card: the best bidder may take one lower gift more.
page-characters = Characters to recruit
page-stack-below = Below in the stack: { $names }.
page-servants = Pieces in hand
page-deben = Money in Deben
page-seals = Royal seals
page-seal-here = A royal seal: whoever takes this card gets it too.
page-prestige = Prestige scored in play
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
        [yes] You get { $amount } Deben and then have { $left }.
       *[no] { $player } gets { $amount } Deben and then has { $left }.
    }
effect-nefertiti-left =
    { $you ->
        [yes] Seals you then have: { $left }.
       *[no] Seals { $player } then has: { $left }.
    }
# What comes later with the same choice, and where
effect-nefertiti-later = then { $text } ({ $market })
# $parts: +6 (Gizeh), −4 (Memphis)
effect-nefertiti-flows =
    { $you ->
        [yes] Your Deben: { $parts }; you then have { $left }.
       *[no] { $player }’s Deben: { $parts }; then { $left }.
    }
effect-nefertiti-have =
    { $you ->
        [yes] You then have { $left } Deben.
       *[no] { $player } then has { $left } Deben.
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
effect-nefertiti-steps = You then place { $count } servants this turn.
effect-nefertiti-turned-sign = face down
effect-nefertiti-turned = It then lies face down until this market next reopens.
effect-nefertiti-collected-sign = for the neutral owner
effect-nefertiti-collected = The neutral owner then has it: { $gift }.
effect-nefertiti-spread = { $amount } Deben: from the Reserve of { $market } to { $markets }.
effect-nefertiti-scatter = All { $amount } Deben of this Reserve go to Reserves that you choose.
effect-nefertiti-closes = { $market } closes with it.
effect-nefertiti-chance = It closes with a chance of { $chance } %.
effect-nefertiti-chance-sign = closes { $chance } %

## What may come of a bid

fan-ask-nefertiti-place = If I bid here
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
