### Nefertiti: why something may not be done, and what is expected instead. Gifts and characters have no article here.

## Reasons

reason-nefertiti-over = The game is over.
reason-nefertiti-not-now = Not now. What you have to do: { $step }.
reason-nefertiti-step-is-due = This is not optional: { $step }.
reason-nefertiti-use-power-once = { $character }: you must use the power at least once.
reason-nefertiti-must-take = The highest bidder must take what the bid pays for; only an extra card may be left.
reason-nefertiti-already-recruited = One character per turn, and you have had yours: { $character }.
reason-nefertiti-too-late-to-recruit = You can recruit a character only before you place.
reason-nefertiti-no-seal = You have no royal seal to pay with.
reason-nefertiti-character-gone = No copy of this character is left: { $character }.
reason-nefertiti-character-not-in-play = { $character } is not in this game.
reason-nefertiti-character-gone-or-not-drawn = { $character }: not available. It has been recruited already, or was never drawn for this game.
reason-nefertiti-character-covered = { $character } lies further down in its stack; on top: { $top }.
reason-nefertiti-priest-needs-servant = { $character }: the power would do nothing, as you have no servant in hand or on a market.
reason-nefertiti-needs-own-gift = { $character }: the power would do nothing, as you own no gift.
reason-nefertiti-no-exchange-possible = { $character }: the power would do nothing, as there is no exchange you could make and pay for.
reason-nefertiti-nobody-owns-anything = { $character }: the power would do nothing, as nobody owns a gift.
reason-nefertiti-nothing-to-steal = { $character }: the power would do nothing, as no gift lies face up under the closed tile at { $market }.
reason-nefertiti-reserves-empty = { $character }: the power would do nothing, as the Reserves of all four markets are empty.
reason-nefertiti-nothing-to-beg = { $character }: the power would do nothing, as no market has Deben or a gift face up.
reason-nefertiti-deck-empty = { $character }: the power would do nothing, as the deck is empty.
reason-nefertiti-nowhere-to-travel = { $character }: the power would do nothing, as no market in reach has a gift face up.
reason-nefertiti-no-trade-possible = { $character }: the power would do nothing, as the markets have no gift you could trade for and pay.
reason-nefertiti-must-place = You must place a servant.
reason-nefertiti-must-close = You have no servant in hand: close a market where you have one.
reason-nefertiti-must-pass = All your servants are at Memphis: you can only pass.
reason-nefertiti-no-memphis = Memphis is not in play.
reason-nefertiti-memphis-closed = Nobody may place at Memphis once Akhenaton has been drawn.
reason-nefertiti-priest-second-at-memphis = The second step of the High Priest may not be at Memphis.
reason-nefertiti-market-closed = { $market } is closed.
reason-nefertiti-market-closed-for-good = { $market } is closed for good.
reason-nefertiti-stall-hidden = At { $market }, { $side } is covered by the Reserve.
reason-nefertiti-square-taken = Square { $square } is not free: { $seat } has a piece there.
reason-nefertiti-collector-own-stall = You placed a servant at { $market } this turn, so no collector may go there.
reason-nefertiti-collector-best-bid = On { $square } the collector would be the highest bid: a servant must be ahead of it.
reason-nefertiti-servant-in-hand = You may not close a market while you have servants in hand: { $servants }.
reason-nefertiti-no-servant-there = You have no servant at { $market }.
reason-nefertiti-pass-with-servant = You may not pass while you have servants in hand: { $servants }.
reason-nefertiti-dice-later = You hold the dice, but you roll again only at the end of a later turn.
reason-nefertiti-dice-at-end = You hold the dice, but you may roll again only at the end of this turn.
reason-nefertiti-dice-not-yours = You do not hold the dice of Luxor.
reason-nefertiti-choose-by-kind = At Memphis gifts have no places: choose one by name.
reason-nefertiti-choose-by-place = Here you choose a gift by its place.
reason-nefertiti-place-empty = There is no card on { $place } at { $market }.
reason-nefertiti-gift-face-down = The gift on { $place } at { $market } lies face down.
reason-nefertiti-upper-instead = The upper card cannot be added to the lower ones you have taken.
reason-nefertiti-cannot-pay = You cannot pay the bid of { $bid } Deben: you have { $deben }.
reason-nefertiti-traveller-no-gift = The Travelling Thief on { $place } at { $market } is not a gift.
reason-nefertiti-not-cheapest = The Travelling Thief takes the cheapest gift: max value { $lowest }, not { $value }.
reason-nefertiti-nothing-to-give-for = You have nothing to give for this gift ({ $kind }): it takes a different one, plus Deben for the difference; you have { $deben }.
reason-nefertiti-not-docked = There is no such gift at Memphis: { $kind }.
reason-nefertiti-owner-lacks = { $owner_first } has no such gift: { $kind }.
reason-nefertiti-needs-own-of-type = You must own a gift of the type you want: { $type }.
reason-nefertiti-same-card = The two cards must be different, but both are: { $kind }.
reason-nefertiti-value-too-high = The card you take may not have the higher max value: { $kind } for { $given }.
reason-nefertiti-not-at-bottom = No such gift among the last cards of the deck: { $kind }.
reason-nefertiti-not-held = You do not own such a gift: { $kind }.
reason-nefertiti-too-expensive = The difference is { $difference } Deben, but you have { $deben }.
reason-nefertiti-just-taken = You can exchange only gifts you had before, and this one comes from the deck: { $kind }.
reason-nefertiti-nothing-for-it = Nothing among the last cards of the deck can be had for this gift: { $kind }.
reason-nefertiti-wrong-type = The type named for the Royal Maid is { $type }; this is another: { $kind }.
reason-nefertiti-already-chosen = You have already chosen all you have of this kind: { $kind }.
reason-nefertiti-owner-self = You cannot exchange with yourself.
reason-nefertiti-no-such-owner = This owner does not take part: { $owner }.
reason-nefertiti-same-partner = The second exchange must be with someone else, not with { $owner } again.
reason-nefertiti-no-exchange-with = There is no exchange with { $owner } that you could make and pay for.
reason-nefertiti-nobody-owns-type = Nobody owns a gift of this type: { $type }.
reason-nefertiti-type-not-held = You own no gift of this type: { $type }.
reason-nefertiti-same-reserve = The Deben come from { $market } and must go to other Reserves.
reason-nefertiti-no-power-at-memphis = Characters have no power at Memphis.
reason-nefertiti-reserve-empty = The Reserve at { $market } is empty.
reason-nefertiti-akhenatons-market = The Travelling Thief cannot go where Akhenaton was drawn: { $market }.
reason-nefertiti-traveller-came-from = The Travelling Thief comes from { $market } and must go to another market.
reason-nefertiti-no-gift-there = No gift lies face up at { $market }.
reason-nefertiti-no-trade-there = { $market } has no gift you could trade for and pay.
reason-nefertiti-reserve-too-small = The Reserve at { $market } holds only { $deben } Deben.
reason-nefertiti-card-already-put = Card { $card } is already in its place.
reason-nefertiti-no-such-card = There is no card { $card }: only { $cards } are left.
reason-nefertiti-best-takes-no-half = The highest bidder cannot take half of the Reserve.
reason-nefertiti-exchange-begun = An exchange once begun has to be finished: { $step }.
reason-nefertiti-recruit-or-pass = All your servants are at Memphis: recruit a character, or pass.

## What is expected now, as it ends the reasons above

step-nefertiti =
    { $step ->
        [turn] recruit a character or place a servant
        [servant] place a servant
        [collector] place a collector, or press Done
        [reroll] roll again, or press Done
        [best] take cards as the highest bidder
        [discard] discard a gift, as the highest bidder who cannot pay
        [buy] buy a card, or take half of the Reserve
        [collect] spread Deben or take a gift with the collector
        [spread] choose a Reserve for one Deben
        [merchant-owner] choose who the Merchant exchanges with
        [merchant-want] choose the gift the Merchant brings
        [merchant-give] choose the gift you give for it
        [maid-type] name a type for the Royal Maid
        [maid-discard] discard a gift for the Royal Maid
        [thief] choose the gift the Thief steals
        [scribe] choose the type the Scribe scores
        [treasurer-market] choose the Treasurer’s market
        [treasurer-amount] choose how many Deben the Treasurer brings
        [oracle-give] offer a gift to the Oracle, or press Done
        [oracle-take] take a gift from the last cards
        [oracle-order] choose the card to be drawn next
        [beggar] take a Deben or turn a gift face down with the Beggar, or press Done
        [amon-give] discard a gift for the Merchant of Amon
        [royal-scribe] choose gifts for the Royal Scribe
        [traveller-market] choose the Travelling Thief’s market
        [traveller-gift] choose among the cheapest gifts
        [trader-market] choose the Trader’s market
        [trader-gift] choose the gift the Trader brings
        [recruit-or-close] recruit a character, or close a market where you have a servant
        [close] close a market where you have a servant
        [recruit-or-pass] recruit a character, or pass
        [pass] pass
        [buy-or-pass] buy a card, or pass
        [half] take half of the Reserve
        [extra] take the extra lower card, or press Done
        [merchant-again] choose who the First Merchant exchanges with next, or press Done
        [trader-again] choose a market for the Trader’s second exchange, or press Done
        [amon-again] discard another gift for the Merchant of Amon, or press Done
        [royal-scribe-again] choose more gifts for the Royal Scribe, or press Done
       *[trader-give] choose the gift you give for it
    }
