### Nefertiti, what the program says during a match. English is the master text.
### Squares come in notation ($square gr4, sl2a); players, markets, places, gifts and characters by name.
### In actions, events and prompts gifts and characters have an article, in reasons they have none.

game-nefertiti = Nefertiti
seat-nefertiti =
    { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }

## Names

neutral-nefertiti = the neutral owner
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abou Simbel
        [louqsor] Louqsor
       *[memphis] Memphis
    }
side-nefertiti =
    { $side ->
        [left] the left stall
       *[right] the right stall
    }
place-nefertiti =
    { $place ->
        [upper] the upper place
        [lower1] lower place 1
        [lower2] lower place 2
       *[lower3] lower place 3
    }
    .short =
        { $place ->
            [upper] upper
            [lower1] lower 1
            [lower2] lower 2
           *[lower3] lower 3
        }
symbol-nefertiti =
    { $symbol ->
        [coin] coin
        [single] single card
       *[extra] extra card
    }
gift-nefertiti =
    { $gift ->
        [senet] senet
        [double] double senet
        [harp] harp
        [chair] chair
        [mirror] mirror
        [statuette] statuette
        [necklace] necklace
        [goldwork] goldwork
        [papyrus] papyrus
        [cup] cup
        [akhenaton] Akhenaton
       *[travelling-thief] Travelling Thief
    }
    .one =
        { $gift ->
            [senet] a senet
            [double] a double senet
            [harp] a harp
            [chair] a chair
            [mirror] a mirror
            [statuette] a statuette
            [necklace] a necklace
            [goldwork] a goldwork
            [papyrus] a papyrus
            [cup] a cup
            [akhenaton] Akhenaton
           *[travelling-thief] the Travelling Thief
        }
character-nefertiti =
    { $character ->
        [vizier] Vizier
        [first-merchant] First Merchant
        [merchant] Merchant
        [high-priest] High Priest
        [royal-maid] Royal Maid
        [thief] Thief
        [scribe] Scribe
        [treasurer] Treasurer
        [oracle] Oracle
        [beggar] Beggar
        [merchant-of-amon] Merchant of Amon
        [priest-of-amon] Priest of Amon
        [royal-scribe] Royal Scribe
        [travelling-thief] Travelling Thief
       *[trader] Trader
    }
    .the =
        { $character ->
            [vizier] the Vizier
            [first-merchant] the First Merchant
            [merchant] a Merchant
            [high-priest] the High Priest
            [royal-maid] a Royal Maid
            [thief] the Thief
            [scribe] the Scribe
            [treasurer] the Treasurer
            [oracle] the Oracle
            [beggar] the Beggar
            [merchant-of-amon] the Merchant of Amon
            [priest-of-amon] the Priest of Amon
            [royal-scribe] the Royal Scribe
            [travelling-thief] the Travelling Thief
           *[trader] the Trader
        }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] seals
    }

## Powers, a line for each character

power-nefertiti-vizier = Score 2 points for each different type you own. Nothing is discarded.
power-nefertiti-first-merchant = Make up to two exchanges like a Merchant’s, with two different players.
power-nefertiti-merchant = Exchange one of your gifts for a gift of another player, of a type you already own; pay the difference in max value.
power-nefertiti-high-priest = Take two steps this turn, one after the other, in place of one: place two servants.
power-nefertiti-royal-maid = Name a type. Everybody who owns it discards one card of it and scores that card at the present course.
power-nefertiti-thief = Take any gift, with its seal, from the market with the closed tile.
power-nefertiti-scribe = Choose a type you own: score each gift of it at its course plus { $bonus }, then discard them all.
power-nefertiti-treasurer = Take 1 to 4 Deben from the Reserve of one market.
power-nefertiti-oracle = Look at the last five cards of the deck, exchange gifts for some of them, and put them back in any order.
power-nefertiti-beggar = At each market, take 1 Deben or turn a gift face down, or do nothing.
power-nefertiti-merchant-of-amon = Discard any number of your gifts for 8 points each.
power-nefertiti-priest-of-amon = Keep this card: at the end it scores 0, 6, 9, 12 or 15 points for your rank from 1st to 5th.
power-nefertiti-royal-scribe = Choose any of your gifts: score each at its course plus 1, then discard them.
power-nefertiti-travelling-thief = Take the cheapest gift of a market; this card takes its place, and whoever buys it goes on to another market.
power-nefertiti-trader = Make up to two exchanges of a gift of yours for one on a market; pay the difference in max value.

## Closing conditions, with how far they are

closing-nefertiti-group = closes with a connected group of { $size } occupied squares; the largest now: { $now }
closing-nefertiti-colours = closes with servants of { $colours } colours (now { $now }) or with { $pieces } pieces (now { $standing })
closing-nefertiti-levels = closes when each of its { $levels } levels is occupied; now: { $now }
closing-nefertiti-line = closes with three occupied squares in a row, a column or a diagonal; the most in one line now: { $now }
closing-nefertiti-sum = closes when the occupied bids add up to { $least } or more; now: { $now }
closing-nefertiti-sum-exact = closes when the occupied bids add up to exactly { $exactly }, or to { $least } or more; now: { $now }
closing-nefertiti-dice = closes when two dice both show occupied bids; occupied now: { $bids }
closing-nefertiti-chain = closes when a die shows at most the length of the longest chain; now: { $now }

## Options

option-nefertiti-players = Players
    .help = From 2 to 5. With two players, collectors act for a neutral owner (N14); five players need Memphis (N13).
option-nefertiti-stalls = Visible stalls
    .help = discovery for a first match, advanced to let chance decide for each market, or a letter L or R for each market in the order Gizeh, Akhet-Aton, Abou Simbel, Louqsor (N2.1).
option-nefertiti-characters = Characters
    .help = base for the base game, random to draw six, a scenario (curse-of-amon, palace-intrigue, race-on-the-nile), or six names with commas. The Merchants and Scribes always take part (N9.1).
option-nefertiti-memphis = Port of Memphis
    .help = With it come foreign gifts and papyri, and a fifth place for servants (N12). By default it is in play with five players only.
choice-nefertiti =
    { $choice ->
        [discovery] discovery
        [advanced] at random
        [base] base game
        [random] six at random
        [curse-of-amon] Curse of Amon
        [palace-intrigue] Palace Intrigue
       *[race-on-the-nile] Race on the Nile
    }
options-nefertiti-players = Nefertiti is for 2 to 5 players, not { $players }.
options-nefertiti-five-need-memphis = Five players need Memphis (N9.2).
options-nefertiti-stalls = “{ $given }” names no stalls: write discovery, advanced, or L or R for each of the four markets.
options-nefertiti-character = “{ $given }” is no choice of characters.
options-nefertiti-character-copies = There is no further copy of “{ $given }”.
options-nefertiti-character-count = Six characters are chosen besides the Merchants and Scribes, not { $count }.

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
reason-nefertiti-character-covered = { $character } lies lower in its stack; on top of it: { $top }.
reason-nefertiti-priest-needs-servant = { $character }: the power would do nothing, for you have no servant in hand and none on a market.
reason-nefertiti-needs-own-gift = { $character }: the power would do nothing, for you own no gift.
reason-nefertiti-no-exchange-possible = { $character }: the power would do nothing, for there is no exchange you could make and pay for.
reason-nefertiti-nobody-owns-anything = { $character }: the power would do nothing, for nobody owns a gift.
reason-nefertiti-nothing-to-steal = { $character }: the power would do nothing, since no gift lies face up under the closed tile, at { $market }.
reason-nefertiti-reserves-empty = { $character }: the power would do nothing, for all Reserves are empty.
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
reason-nefertiti-square-taken = Square { $square } is not free: { $player } has a piece there.
reason-nefertiti-collector-own-stall = You have placed a servant at { $market } this turn, so no collector may go there.
reason-nefertiti-collector-best-bid = On { $square } the collector would be the best bid: a servant must be ahead of it.
reason-nefertiti-servant-in-hand = You may not close a market while you have servants in hand: { $servants }.
reason-nefertiti-no-servant-there = You have no servant at { $market }.
reason-nefertiti-pass-with-servant = You may not pass while you have servants in hand: { $servants }.
reason-nefertiti-dice-later = You keep the dice, but you roll again only at the end of a later turn.
reason-nefertiti-dice-not-yours = You do not keep the dice of Louqsor.
reason-nefertiti-choose-by-kind = At Memphis gifts have no places: choose one by its name.
reason-nefertiti-choose-by-place = Gifts are chosen here by their place.
reason-nefertiti-place-empty = There is no card on { $place } at { $market }.
reason-nefertiti-gift-face-down = The gift on { $place } at { $market } lies face down.
reason-nefertiti-upper-first = You have begun with lower gifts: the upper one can only be taken first.
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

## The table

table-nefertiti-market-open = { $market }, { $side }, open: Reserve { $deben } Deben; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, closed: Reserve { $deben } Deben.
table-nefertiti-market-shut = { $market }, closed for good: Reserve { $deben } Deben.
table-nefertiti-memphis-open = Memphis: Reserve { $deben } Deben; gifts: { $gifts }.
table-nefertiti-memphis-closed = Memphis, where nobody may place any more: Reserve { $deben } Deben; gifts: { $gifts }.
table-nefertiti-bids = Bids at { $market }: { $squares }.
table-nefertiti-square-collector = collector of { $player }
table-nefertiti-gifts = Cards at { $market }: { $gifts }.
table-nefertiti-with-seal = { $gift } with a seal
table-nefertiti-face-down = { $gift } face down
table-nefertiti-empty = empty
table-nefertiti-courses = Courses: { $courses }.
table-nefertiti-course = { $type } { $course } (owners: { $owners })
table-nefertiti-player = { $player }: { $deben } Deben, seals: { $seals }, servants in hand: { $servants }; gifts: { $gifts }.
table-nefertiti-collectors = { $player }, collectors in hand: { $collectors }.
table-nefertiti-prestige = { $player }, prestige scored in play: { $points } ({ $parts }).
table-nefertiti-priest = { $player } keeps the Priest of Amon.
table-nefertiti-neutral = The neutral owner, gifts: { $gifts }.
table-nefertiti-characters = Characters to recruit: { $characters }.
table-nefertiti-deck = Cards in the deck: { $cards }; seals in the supply: { $seals }.
table-nefertiti-holder = { $player } keeps the dice of Louqsor.
table-nefertiti-known = { $player } knows the last cards of the deck.
table-nefertiti-bottom = The last cards of the deck, as you know them: { $cards }.
table-nefertiti-discarded = Out of the game: { $gifts }.
table-nefertiti-nothing = nothing

## The end

end-nefertiti-akhenaton = The last market is closed, and so the game is over.
end-nefertiti-barren = Ten closings in a row brought nobody a card, and so the game is over.
outcome-nefertiti-tie = Equal prestige: { $player } has more Deben, and so wins.

## What is wrong with a position; the same texts as in games/nefertiti/faults.py

position-nefertiti-malformed-field = “{ $text }” is no field: a field is written name=value
position-nefertiti-unknown-field = there is no field “{ $field }”; the fields are { $known }
position-nefertiti-field-twice = the field “{ $field }” is given twice
position-nefertiti-gifts-missing = none of the fields g, a, s and l is there: without gifts on a market there is no position
position-nefertiti-bad-players = players=“{ $text }”: Nefertiti is for 2 to 5 players
position-nefertiti-five-need-memphis = five players need Memphis (N9.2)
position-nefertiti-bad-began = began=“{ $text }”: write discovery, advanced, or L or R for each of the four markets (N2.1)
position-nefertiti-bad-cast = cast=“{ $text }”: write base, random, a scenario, or six names of characters with commas (N9.1)
position-nefertiti-bad-number = { $field }=“{ $text }”: write a number from { $low } to { $high }
position-nefertiti-bad-numbers = { $field }=“{ $text }”: write { $count } numbers from 0 to 99 with commas
position-nefertiti-bad-word = { $field }=“{ $text }” is unknown; write one of { $known }
position-nefertiti-bad-seat = { $field }=“{ $text }”: write the number of a seat, 1 to { $players }, or - for nobody
position-nefertiti-bad-stalls = stalls=“{ $text }”: write L or R for each of the four markets, such as RRRL (N1.1)
position-nefertiti-bad-card = { $field }: “{ $text }” is no card
position-nefertiti-bad-places = { $field }=“{ $text }”: a market has four places, the upper one first, such as harp^,mirror,-,~chair (N1.1)
position-nefertiti-bad-square = pieces: “{ $text }” is no piece on a square; write the square and whose piece it is, such as gr4:1 or sl2a:c2
position-nefertiti-bad-prestige = prestige: “{ $text }” is no prestige scored in play; write seat, character and points, such as 1:vizier:6 (N7.3)
position-nefertiti-bad-roll = roll=“{ $text }”: write one die such as 4, or two such as 3+5
position-nefertiti-bad-luck = luck=“{ $text }”: write the 64 hexadecimal digits that key the dice
position-nefertiti-no-memphis = { $field }: Memphis is not in play (N12)
position-nefertiti-no-such-owner = { $field }: there is no such owner among { $players } players (N14.1)
position-nefertiti-not-foreign = port: only foreign gifts come to Memphis, { $card } is none (N12.5)
position-nefertiti-too-many-copies = { $card } occurs { $count } times; the number in this match is { $copies } (N1.5)
position-nefertiti-too-many-characters = { $name } occurs { $count } times; the number in this match is at most { $copies } (N1.8)
position-nefertiti-traveller-twice = there is only one Travelling Thief: its card lies on a market or can be recruited (N10.6)
position-nefertiti-seal-on-empty = { $field }: a seal lies on the upper place, but no card (N2.6)
position-nefertiti-too-many-seals = { $count } seals are with players and on markets; there are { $total } (N1.4)
position-nefertiti-wrong-money = players and Reserves have { $total } Deben; it must be { $expected } (N1.3)
position-nefertiti-too-much-money = players and Reserves have { $total } Deben; it can be { $expected } at most (N1.3, N14.6)
position-nefertiti-piece-hidden = pieces: { $square } is on the stall that is not visible (N1.1)
position-nefertiti-piece-twice = pieces: two pieces stand on { $square } (N3.4)
position-nefertiti-piece-on-closed = pieces: { $square } is on a closed market (N5.8)
position-nefertiti-too-many-servants = { $player } has { $pieces } servants on the board; each player owns { $owned } (N2.3)
position-nefertiti-too-many-collectors = { $player } has { $pieces } collectors on the board; each player owns { $owned } (N14.1)
position-nefertiti-wrong-total = with { $deck } in the deck the number of cards is { $total }; this match has { $expected } (N1.5)
position-nefertiti-discarded-unclear = cards that are nowhere: { $cards }; name them in discarded, or name the whole deck (N5.8)
position-nefertiti-akhenaton-misplaced = Akhenaton lies among the last five cards of the deck, or was drawn on the market barred (N2.5, N6.1)
position-nefertiti-sunk-misplaced = sunk: the deck has no room for these cards among its last five (N10.1)
position-nefertiti-wrong-tile = barred and shut name markets closed for good, none of them with the tile, and shut needs barred (N6.1, N6.2)
position-nefertiti-aside-not-held = aside: these gifts must still be in the hands of the player whose turn it is (N10.1, N10.5)
position-nefertiti-holder-without-piece = holder: the dice are kept only while Louqsor is open and a piece stands there (N4.6)
position-nefertiti-closing-missing = phase { $phase }: say in closing which market is being resolved (N5)
position-nefertiti-closing-out-of-place = closing does not go with the phase { $phase } (N5)
position-nefertiti-closing-not-open = closing: { $name } is not open (N5)
position-nefertiti-wrong-piece = phase { $phase }: the first piece in the order of bids on { $name } is not one that decides this (N5.1)
position-nefertiti-wrong-recruit = phase { $phase }: that is not a decision of the character recruited, { $name } (N3.1)
position-nefertiti-wrong-steps = steps={ $steps } does not go with the phase { $phase } (N3.2, N8.4)
position-nefertiti-missing-for-phase = phase { $phase }: the field { $field } must be there
position-nefertiti-not-over = phase over: it ends when no market is open, or after ten barren closings (N6.2, N6.3)
position-nefertiti-is-over = no market is open, or ten closings were barren: the phase must be over (N6.2, N6.3)
position-nefertiti-step-impossible = phase { $phase }: nothing can be decided there in this position

basis-nefertiti = bids { $values }; symbols { $symbols }
basis-nefertiti-stated = stated in print
basis-nefertiti-deduced = deduced
basis-nefertiti-reconstructed = reconstructed
basis-nefertiti-partly = { $sure } ({ $stated } stated in print)
