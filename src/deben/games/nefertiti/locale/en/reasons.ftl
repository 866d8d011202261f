### Nefertiti: why something may not be done, and what is expected instead. Gifts and characters have no article here.

## Reasons

reason-nefertiti-over = The game is over.
reason-nefertiti-not-now = That is not to be decided now. What is: { $step }.
reason-nefertiti-step-is-due = This is not optional: { $step }.
reason-nefertiti-use-power-once = { $character }: a power must be used at least once.
reason-nefertiti-must-take = The best bidder has to take what the bid pays for; only an extra card may be left.
reason-nefertiti-already-recruited = One character a turn, and you have had yours: { $character }.
reason-nefertiti-too-late-to-recruit = A character can only be recruited before you place.
reason-nefertiti-no-seal = You have no royal seal to pay with.
reason-nefertiti-character-gone = No such character is left: { $character }.
reason-nefertiti-character-not-in-play = { $character } is not in this game.
reason-nefertiti-character-gone-or-not-drawn = { $character } is not to be had: gone already, or never drawn for this game.
reason-nefertiti-character-covered = { $character } lies lower in its stack; on top of it: { $top }.
reason-nefertiti-priest-needs-servant = { $character }: the power would do nothing, for you have no servant in hand and none on a market.
reason-nefertiti-needs-own-gift = { $character }: the power would do nothing, for you own no gift.
reason-nefertiti-no-exchange-possible = { $character }: the power would do nothing, for there is no exchange you could make and pay for.
reason-nefertiti-nobody-owns-anything = { $character }: the power would do nothing, for nobody owns a gift.
reason-nefertiti-nothing-to-steal = { $character }: the power would do nothing, since no gift lies face up under the closed tile, at { $market }.
reason-nefertiti-reserves-empty = { $character }: the power would do nothing, for the Reserves of all four markets are empty.
reason-nefertiti-nothing-to-beg = { $character }: the power would do nothing, for no market has Deben or a gift face up.
reason-nefertiti-deck-empty = { $character }: the power would do nothing, for the deck is empty.
reason-nefertiti-nowhere-to-travel = { $character }: the power would do nothing, for no market in reach has a gift face up.
reason-nefertiti-no-trade-possible = { $character }: the power would do nothing, for there is no gift on the markets you could trade and pay for.
reason-nefertiti-must-place = You have to place a servant.
reason-nefertiti-must-close = You have no servant in hand: close a market where you have one.
reason-nefertiti-must-pass = All your servants are at Memphis: you can only pass.
reason-nefertiti-no-memphis = Memphis is not in play.
reason-nefertiti-memphis-closed = Since Akhenaton was drawn, nobody may place at Memphis.
reason-nefertiti-priest-second-at-memphis = The second step of the High Priest may not be at Memphis.
reason-nefertiti-market-closed = { $market } is closed.
reason-nefertiti-market-closed-for-good = { $market } is closed for good.
reason-nefertiti-stall-hidden = At { $market }, { $side } is covered by the Reserve.
reason-nefertiti-square-taken = Square { $square } is not free: { $seat } has a piece there.
reason-nefertiti-collector-own-stall = You have placed a servant at { $market } this turn, so no collector may go there.
reason-nefertiti-collector-best-bid = On { $square } the collector would be the best bid: a servant must be ahead of it.
reason-nefertiti-servant-in-hand = You may not close a market while you have servants in hand: { $servants }.
reason-nefertiti-no-servant-there = You have no servant at { $market }.
reason-nefertiti-pass-with-servant = You may not pass while you have servants in hand: { $servants }.
reason-nefertiti-dice-later = You keep the dice, but you roll again only at the end of a later turn.
reason-nefertiti-dice-at-end = You keep the dice, but you may roll again only at the end of this turn.
reason-nefertiti-dice-not-yours = You do not keep the dice of Luxor.
reason-nefertiti-choose-by-kind = At Memphis gifts have no places: choose one by its name.
reason-nefertiti-choose-by-place = Gifts are chosen here by their place.
reason-nefertiti-place-empty = There is no card on { $place } at { $market }.
reason-nefertiti-gift-face-down = The gift on { $place } at { $market } lies face down.
reason-nefertiti-upper-instead = The upper card cannot be added to the lower ones you have taken.
reason-nefertiti-cannot-pay = You cannot pay the bid of { $bid } Deben: you have { $deben }.
reason-nefertiti-traveller-no-gift = The Travelling Thief on { $place } at { $market } is no gift.
reason-nefertiti-not-cheapest = The Travelling Thief takes the cheapest gift: max value { $lowest }, not { $value }.
reason-nefertiti-nothing-to-give-for = You have nothing to give for this gift, { $kind }: it takes a different one, and Deben for the difference; you have { $deben }.
reason-nefertiti-not-docked = At Memphis there is no such gift: { $kind }.
reason-nefertiti-owner-lacks = There is no such gift with { $owner }: { $kind }.
reason-nefertiti-needs-own-of-type = You must own a gift of the type you want: { $type }.
reason-nefertiti-same-card = The two cards must differ, and these are the same: { $kind }.
reason-nefertiti-value-too-high = The max value of the card you take may not be higher: { $kind } for { $given }.
reason-nefertiti-not-at-bottom = Among the last cards of the deck there is no such gift to take: { $kind }.
reason-nefertiti-not-held = You do not own such a gift: { $kind }.
reason-nefertiti-too-expensive = The difference is { $difference } Deben, and you have { $deben }.
reason-nefertiti-just-taken = Only gifts you had before can be exchanged, and this one comes from the deck: { $kind }.
reason-nefertiti-nothing-for-it = Among the last cards of the deck there is nothing you may have for this gift: { $kind }.
reason-nefertiti-wrong-type = The type named to the Royal Maid is { $type }, and this is another: { $kind }.
reason-nefertiti-already-chosen = You have chosen all you have of this kind: { $kind }.
reason-nefertiti-owner-self = You cannot exchange with yourself.
reason-nefertiti-no-such-owner = This owner does not take part: { $owner }.
reason-nefertiti-same-partner = The second exchange must be with somebody else, not with { $owner } again.
reason-nefertiti-no-exchange-with = With { $owner } there is no exchange you could make and pay for.
reason-nefertiti-nobody-owns-type = Nobody owns a gift of this type: { $type }.
reason-nefertiti-type-not-held = You own no gift of this type: { $type }.
reason-nefertiti-same-reserve = The Deben come from { $market } and must go to other Reserves.
reason-nefertiti-no-power-at-memphis = No character works at Memphis.
reason-nefertiti-reserve-empty = The Reserve at { $market } is empty.
reason-nefertiti-akhenatons-market = The Travelling Thief cannot go where Akhenaton was drawn: { $market }.
reason-nefertiti-traveller-came-from = The Travelling Thief comes from { $market } and must go to another market.
reason-nefertiti-no-gift-there = No gift lies face up at { $market }.
reason-nefertiti-no-trade-there = At { $market } there is no gift you could trade and pay for.
reason-nefertiti-reserve-too-small = The Reserve at { $market } holds { $deben } Deben.
reason-nefertiti-card-already-put = Card { $card } has been put in its place already.
reason-nefertiti-no-such-card = There is no card { $card }: only { $cards } are left.
reason-nefertiti-best-takes-no-half = Half of the Reserve is not for the best bidder.

## What is expected now, as it ends the reasons above

step-nefertiti =
    { $step ->
        [turn] recruit a character or place a servant
        [servant] place a servant
        [collector] place a collector or be done
        [reroll] roll again or be done
        [best] the best bidder takes cards
        [discard] the best bidder, who cannot pay, discards a gift
        [buy] the bidder buys a card or takes half of the Reserve
        [collect] the collector spreads Deben or takes a gift
        [spread] choose a Reserve for one Deben
        [merchant-owner] choose with whom the Merchant exchanges
        [merchant-want] choose the gift the Merchant brings
        [merchant-give] choose the gift you give for it
        [maid-type] name a type to the Royal Maid
        [maid-discard] a gift is discarded for the Royal Maid
        [thief] choose the gift the Thief steals
        [scribe] choose the type the Scribe scores
        [treasurer-market] choose the Treasurer’s market
        [treasurer-amount] choose how many Deben the Treasurer brings
        [oracle-give] offer a gift to the Oracle or be done
        [oracle-take] take a gift from the last cards
        [oracle-order] choose the card that comes next
        [beggar] the Beggar takes a Deben, turns a gift down or goes on
        [amon-give] discard a gift for the Merchant of Amon
        [royal-scribe] choose gifts for the Royal Scribe
        [traveller-market] choose the Travelling Thief’s market
        [traveller-gift] choose among the cheapest gifts
        [trader-market] choose the Trader’s market
        [trader-gift] choose the gift the Trader brings
       *[trader-give] choose the gift you give for it
    }
