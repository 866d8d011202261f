### Nefertiti: what is to be decided, what is done, and what comes of it. Gifts and characters have an article here.

## What is to be decided now

prompt-nefertiti-turn = { $player }, it is your turn: recruit a character, or place a servant.
prompt-nefertiti-turn-close = { $player }, it is your turn, and you have no servant in hand: recruit a character, or close a market where you have one.
prompt-nefertiti-turn-pass = { $player }, all your servants are at Memphis: recruit a character, or pass.
prompt-nefertiti-servant = { $player }, place a servant.
prompt-nefertiti-servant-first = { $player }, place the first of the High Priest’s two servants.
prompt-nefertiti-servant-close = { $player }, you have no servant in hand: close a market where you have one.
prompt-nefertiti-servant-pass = { $player }, all your servants are at Memphis: pass.
prompt-nefertiti-collector = { $player }, place a collector, or be done.
prompt-nefertiti-reroll = { $player }, you keep the dice of Louqsor: roll again, or be done.
prompt-nefertiti-best = { $player }, you are the best bidder at { $market } with { $bid }: take { prompt-nefertiti-cards }.
prompt-nefertiti-cards =
    { $choice ->
        [both] { prompt-nefertiti-cards.upper }, or { prompt-nefertiti-cards.lower }
        [upper] { prompt-nefertiti-cards.upper }
       *[lower] { prompt-nefertiti-cards.lower }
    }
    .upper =
        { $seal ->
            [yes] the upper card with its seal
           *[no] the upper card
        }
    .lower =
        { $lower ->
            [one] the lower card
           *[other] two lower cards
        }
prompt-nefertiti-best-single = { $player }, you are the best bidder at { $market } with { $bid }, on a single card square: take one card.
prompt-nefertiti-best-extra = { $player }, you are the best bidder at { $market } with { $bid }, on an extra card square: take { prompt-nefertiti-cards }, and then one lower card more if you like.
prompt-nefertiti-best-extra-upper = { $player }, you are the best bidder at { $market } with { $bid }, on an extra card square: take { prompt-nefertiti-cards.upper }, and then a lower one too if you like; or take { prompt-nefertiti-cards.lower }.
prompt-nefertiti-best-second = { $player }, take a second lower card at { $market }.
prompt-nefertiti-best-more = { $player }, take the extra lower card at { $market }, or be done.
prompt-nefertiti-best-memphis = { $player }, you are the best bidder at Memphis with { $bid }: take a gift. Taken so far: { $picks } of 2.
prompt-nefertiti-discard = { $player }, you are the best bidder at { $market } but cannot pay { $bid } Deben: discard one of your gifts.
prompt-nefertiti-buy = { $player }, your bid at { $market } is { $bid }: buy a card, or take half of the Reserve, { $half } Deben.
prompt-nefertiti-buy-poor = { $player }, you cannot pay { $bid } Deben at { $market }: take half of the Reserve, { $half } Deben.
prompt-nefertiti-buy-nothing = { $player }, there is nothing left to buy at { $market }: take half of the Reserve, { $half } Deben.
prompt-nefertiti-collect = { $player }, your collector at { $market }: spread Deben over the other Reserves, or take a gift for the neutral owner.
prompt-nefertiti-collect-gift = { $player }, your collector at { $market }: take a gift for the neutral owner.
prompt-nefertiti-collect-coins = { $player }, your collector at { $market }: spread Deben over the other Reserves.
prompt-nefertiti-spread = { $player }, choose a Reserve for the next of { $spread } Deben from { $market }.
prompt-nefertiti-merchant-owner = { $player }, choose with whom the Merchant exchanges.
prompt-nefertiti-merchant-again = { $player }, choose with whom the First Merchant exchanges again, or be done.
prompt-nefertiti-merchant-want = { $player }, choose the gift you want from { $owner }.
prompt-nefertiti-merchant-give = { $player }, choose what you give { $owner } for { $kind }.
prompt-nefertiti-maid-type = { $player }, name a type to the Royal Maid.
prompt-nefertiti-maid-discard = { $player }, discard a card of this type for the Royal Maid and score it: { $type }.
prompt-nefertiti-maid-neutral = { $player }, choose the card of this type that the neutral owner discards: { $type }.
prompt-nefertiti-thief = { $player }, choose the gift the Thief takes from { $market }.
prompt-nefertiti-scribe = { $player }, choose the type the Scribe scores.
prompt-nefertiti-treasurer-market = { $player }, choose the market whose Reserve the Treasurer opens.
prompt-nefertiti-treasurer-amount = { $player }, choose how many Deben the Treasurer takes from { $market }.
prompt-nefertiti-oracle-give = { $player }, the Oracle shows you: { $cards }. Offer a gift in exchange, or be done.
prompt-nefertiti-oracle-take = { $player }, choose what you take for { $kind } among: { $cards }.
prompt-nefertiti-oracle-order = { $player }, choose the card that lies next. In order already: { $ordered }. The cards now: { $cards }.
prompt-nefertiti-beggar = { $player }, the Beggar is at { $market }: take 1 Deben, turn a gift face down, or go on.
prompt-nefertiti-amon-give = { $player }, discard a gift for the Merchant of Amon, for 8 points.
prompt-nefertiti-amon-again = { $player }, discard another gift for 8 points, or be done.
prompt-nefertiti-royal-scribe = { $player }, choose a gift for the Royal Scribe.
prompt-nefertiti-royal-scribe-again = { $player }, choose another gift for the Royal Scribe, or be done. Chosen: { $cards }.
prompt-nefertiti-traveller-market = { $player }, choose the market to which the Travelling Thief goes.
prompt-nefertiti-traveller-gift = { $player }, several gifts at { $market } are the cheapest: choose one.
prompt-nefertiti-trader-market = { $player }, choose the market with which the Trader exchanges.
prompt-nefertiti-trader-again = { $player }, choose a market for a second exchange, or be done.
prompt-nefertiti-trader-gift = { $player }, choose the gift you want at { $market }.
prompt-nefertiti-trader-give = { $player }, choose what you give for { $kind }.

## Actions

action-nefertiti-recruit = Recruit { $character }
action-nefertiti-place = Place on { $square }: { $market }, bid { $bid }
action-nefertiti-close = Close { $market }
action-nefertiti-pick = Choose the card on { $place }
action-nefertiti-pick-card = Choose { $kind } on { $place }
action-nefertiti-want = Take { $kind }
action-nefertiti-give = Give { $kind }
action-nefertiti-owner = Exchange with { $owner }
action-nefertiti-type = Name a type: { $type }
action-nefertiti-market = Go to { $market }
action-nefertiti-amount = Take { $amount } Deben
action-nefertiti-card = Put card { $card } next
action-nefertiti-half = Take half of the Reserve
action-nefertiti-coins = Spread Deben over the other Reserves
action-nefertiti-coin = Take 1 Deben from the Reserve
action-nefertiti-roll = Roll the dice again
action-nefertiti-done = Done: nothing more here
action-nefertiti-pass = Pass

## Events

event-nefertiti-recruited = { $player } recruits { $character }.
event-nefertiti-placed = { $player } places a servant at { $market } on bid { $bid } ({ $square }).
event-nefertiti-placed-collector = { $player } places a collector at { $market } on bid { $bid } ({ $square }).
event-nefertiti-earned-first = { $player } is first on the stall and takes { $amount } Deben from the Reserve at { $market }.
event-nefertiti-earned-coin = { $player } takes { $amount } Deben for the coin from the Reserve at { $market }.
event-nefertiti-earned-treasurer = The Treasurer brings { $player } { $amount } Deben from the Reserve at { $market }.
event-nefertiti-earned-beggar = The Beggar brings { $player } { $amount } Deben from the Reserve at { $market }.
event-nefertiti-rolled =
    { $again ->
        [0] { $player } rolls { $dice }.
       *[1] { $player } rolls again: { $dice }.
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $player } has met the condition: { $market } closes.
       *[1] { $player } has no servant in hand and closes { $market }.
    }
event-nefertiti-resolved = Next at { $market }: { $player }.
event-nefertiti-resolved-collector = Next at { $market }, a collector: { $player }.
event-nefertiti-paid = { $player } pays { $amount } Deben into the Reserve at { $market }.
event-nefertiti-taken = { $player } takes { $kind } from { $place } at { $market }.
event-nefertiti-taken-docked = { $player } takes { $kind } at Memphis.
event-nefertiti-seal-taken = { $player } takes the royal seal at { $market }.
event-nefertiti-seal-supply = { $player } takes a royal seal from the supply for the papyrus.
event-nefertiti-half-taken = { $player } takes half of the Reserve at { $market }: { $amount } Deben.
event-nefertiti-unpaid = { $player } cannot pay { $amount } Deben at { $market } and takes nothing.
event-nefertiti-discarded = Discarded by { $owner }: { $kind }.
event-nefertiti-coins-spread = { $player } moves { $amount } Deben from the Reserve at { $market } to the one at { $to }.
event-nefertiti-collected = A collector of { $player } takes { $kind } at { $market } for the neutral owner.
event-nefertiti-closed = The closed tile goes to { $market }, which now shows its other stall.
event-nefertiti-reopened = The closed tile has left { $market }: it is filled again.
event-nefertiti-moved-up = At { $market } a card moves from { $from } to { $to }.
event-nefertiti-drawn = On { $place } at { $market } comes { $kind }.
event-nefertiti-seal-laid = A royal seal is laid at { $market }.
event-nefertiti-docked = At Memphis arrives { $kind }.
event-nefertiti-akhenaton = Akhenaton is drawn at { $market }, which stays closed for good. Two markets are still open.
event-nefertiti-shut = { $market } is now closed for good.
event-nefertiti-attribution =
    { $last ->
        [0] The gifts at Memphis are attributed.
       *[1] The gifts at Memphis are attributed for the last time.
    }
event-nefertiti-attribution-nothing = All servants are at Memphis, and no gift is there.
event-nefertiti-went-home =
    { $collector ->
        [0] A servant of { $player } goes home from Memphis.
       *[1] A collector of { $player } goes home from Memphis.
    }
event-nefertiti-scored = { $player } scores with { $character }: { $points }.
event-nefertiti-scored-card = { $player } scores with { $character } for { $kind }: { $points }.
event-nefertiti-exchanged = { $player } gives { $given } to { $owner } for { $kind }.
event-nefertiti-exchanged-paid = { $player } gives { $given } and { $paid } Deben to { $owner } for { $kind }.
event-nefertiti-traded = { $player } lays { $given } on { $place } at { $market } in exchange.
event-nefertiti-traded-paid = { $player } lays { $given } on { $place } at { $market } in exchange and pays { $paid } Deben into the Reserve.
event-nefertiti-oracle-saw = { $player } looks at the last cards of the deck: { $cards }.
event-nefertiti-oracle-exchanged = { $player } puts { $given } at the bottom of the deck for { $kind }.
event-nefertiti-oracle-done = { $player } has put the last cards back in an order of their own.
event-nefertiti-turned-down = The gift on { $place } at { $market } is turned face down.
event-nefertiti-turned-up = The gift on { $place } at { $market } is turned up again.
event-nefertiti-traveller-moved = The Travelling Thief now lies on { $place } at { $market }.
event-nefertiti-traveller-left = The Travelling Thief finds no gift anywhere and leaves the game.
event-nefertiti-named = { $player } names a type to the Royal Maid: { $type }.
event-nefertiti-priest-kept = { $player } keeps the Priest of Amon until the end.
event-nefertiti-passed = { $player } has all servants at Memphis and passes.
event-nefertiti-memphis-closed = From now on nobody may place at Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] The last market is closed: the game is over.
       *[1] Ten closings without a card bought: the game is over.
    }
