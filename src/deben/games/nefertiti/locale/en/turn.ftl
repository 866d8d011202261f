### Nefertiti: what is to be decided, what is done, and what comes of it. Gifts and characters have an article here.

## What is to be decided now

prompt-nefertiti-turn =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $recruit ->
                        [none] { $seat }, your turn: place a servant.
                       *[other] { $seat }, your turn: recruit a character or place a servant.
                    }
               *[other]
                    { $recruit ->
                        [none] { $seat }, all your servants are at Memphis: pass.
                       *[other] { $seat }, all your servants are at Memphis: recruit a character or pass.
                    }
            }
       *[other]
            { $recruit ->
                [none] { $seat }, your turn, with no servant in hand: close a market where you have one.
               *[other] { $seat }, your turn, with no servant in hand: recruit a character or close a market where you have one.
            }
    }
prompt-nefertiti-servant =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $steps ->
                        [2] { $seat }, place the first of the High Priest’s two servants.
                       *[other] { $seat }, place a servant.
                    }
               *[other] { $seat }, all your servants are at Memphis: pass.
            }
       *[other] { $seat }, you have no servant in hand: close a market where you have one.
    }
prompt-nefertiti-collector = { $seat }, place a collector, or press Done.
prompt-nefertiti-reroll = { $seat }, you hold the dice of Luxor: roll again, or press Done.
prompt-nefertiti-best =
    { $picks ->
        [0]
            { $symbol ->
                [single] { $seat }, you are the highest bidder at { $market } with { $bid }, on a single card square: take one card.
                [extra]
                    { $lower ->
                        [none] { prompt-nefertiti-best.plain }
                        [3] { $seat }, you are the highest bidder at { $market } with { $bid }, on an extra card square: take { offer-nefertiti }, plus one more lower card if you like.
                       *[other]
                            { $upper ->
                                [none] { prompt-nefertiti-best.plain }
                               *[other] { $seat }, you are the highest bidder at { $market } with { $bid }, on an extra card square: take { offer-nefertiti.upper }, plus a lower one if you like; or take { offer-nefertiti.lower }.
                            }
                    }
               *[other]
                    { $want ->
                        [none] { prompt-nefertiti-best.plain }
                       *[other] { prompt-nefertiti-best.memphis }
                    }
            }
       *[other]
            { $want ->
                [none]
                    { $done ->
                        [none]
                            { $upper ->
                                [none] { $seat }, take a second lower card at { $market }.
                               *[other] { $seat }, take a second lower card at { $market }, or the upper one as well.
                            }
                       *[other] { $seat }, take the extra lower card at { $market }, or press Done.
                    }
               *[other] { prompt-nefertiti-best.memphis }
            }
    }
    .plain = { $seat }, you are the highest bidder at { $market } with { $bid }: take { offer-nefertiti }.
    .memphis = { $seat }, you are the highest bidder at Memphis with { $bid }: take a gift. Taken so far: { $picks } of 2.
offer-nefertiti =
    { $upper ->
        [none] { offer-nefertiti.lower }
       *[other]
            { $lower ->
                [none] { offer-nefertiti.upper }
               *[other] { offer-nefertiti.upper }, or { offer-nefertiti.lower }
            }
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
prompt-nefertiti-discard = { $seat }, you are the highest bidder at { $market } but cannot pay { $bid } Deben: discard one of your gifts.
prompt-nefertiti-buy =
    { $offer ->
        [none]
            { $short ->
                [0] { $seat }, there is nothing left to buy at { $market }: { prompt-nefertiti-buy.half }.
               *[other] { $seat }, you cannot pay { $bid } Deben at { $market }: { prompt-nefertiti-buy.half }.
            }
       *[other] { $seat }, your bid at { $market } is { $bid }: buy a card, or { prompt-nefertiti-buy.half }.
    }
    .half =
        { $half ->
            [0] pass, as the Reserve is empty
           *[other] take half of the Reserve, { $half } Deben
        }
prompt-nefertiti-collect =
    { $coins ->
        [none] { $seat }, your collector at { $market }: take a gift for the neutral owner.
       *[other]
            { $offer ->
                [none] { $seat }, your collector at { $market }: spread Deben over the other Reserves.
               *[other] { $seat }, your collector at { $market }: spread Deben over the other Reserves, or take a gift for the neutral owner.
            }
    }
prompt-nefertiti-spread = { $seat }, choose a Reserve for the next Deben from { $market }. Left to spread: { $spread }.
prompt-nefertiti-merchant-owner =
    { $done ->
        [none] { $seat }, choose who the Merchant exchanges with.
       *[other] { $seat }, choose who the First Merchant exchanges with next, or press Done.
    }
prompt-nefertiti-merchant-want = { $seat }, choose the gift you want from { $owner }.
prompt-nefertiti-merchant-give = { $seat }, choose what you give { $owner } for { $card_one }.
prompt-nefertiti-maid-type = { $seat }, name a type for the Royal Maid.
prompt-nefertiti-maid-discard =
    { $asked ->
        [neutral] { $seat }, choose the card of this type that the neutral owner discards: { $gift }.
       *[other] { $seat }, discard a card of this type for the Royal Maid and score it: { $gift }.
    }
prompt-nefertiti-thief = { $seat }, choose the gift the Thief takes from { $tile }.
prompt-nefertiti-scribe = { $seat }, choose the type to score with the Scribe.
prompt-nefertiti-treasurer-market = { $seat }, choose whose Reserve the Treasurer opens.
prompt-nefertiti-treasurer-amount = { $seat }, choose how many Deben the Treasurer takes from { $at }.
prompt-nefertiti-oracle-give = { $seat }, the Oracle shows you: { $bottom }. Offer a gift in exchange, or press Done.
prompt-nefertiti-oracle-take = { $seat }, choose what you take for { $card_one } among: { $bottom }.
prompt-nefertiti-oracle-order =
    { $ordered ->
        [0] { $seat }, put the cards in the order they will be drawn: { $bottom }.
       *[other] { $seat }, choose the card to be drawn next. In place: { $ordered }. The cards: { $bottom }.
    }
prompt-nefertiti-beggar = { $seat }, the Beggar is at { $at }: take 1 Deben, turn a gift face down, or press Done.
prompt-nefertiti-amon-give =
    { $done ->
        [none] { $seat }, discard a gift for the Merchant of Amon, for 8 points.
       *[other] { $seat }, discard another gift for 8 points, or press Done.
    }
prompt-nefertiti-royal-scribe =
    { $done ->
        [none] { $seat }, choose a gift to score with the Royal Scribe.
       *[other] { $seat }, choose another gift to score with the Royal Scribe, or press Done. Chosen: { $aside }.
    }
prompt-nefertiti-traveller-market = { $seat }, choose where the Travelling Thief goes.
prompt-nefertiti-traveller-gift = { $seat }, several gifts at { $at } are the cheapest: choose one.
prompt-nefertiti-trader-market =
    { $done ->
        [none] { $seat }, choose the market the Trader exchanges with.
       *[other] { $seat }, choose a market for a second exchange, or press Done.
    }
prompt-nefertiti-trader-gift = { $seat }, choose the gift you want at { $at }.
prompt-nefertiti-trader-give = { $seat }, choose what you give for { $card_one }.

## Actions

action-nefertiti-recruit = Recruit { $character_the }
    .did = { $who } recruited { $character_the }
action-nefertiti-place = Place on { $square }: { $square_market }, bid { $square_bid }
    .did = { $who } bid { $square_bid } at { $square_market }
action-nefertiti-collector = Place a collector on { $square }: { $square_market }, bid { $square_bid }
    .did = { $who } placed a collector on bid { $square_bid } at { $square_market }
action-nefertiti-close = Close { $market }
    .did = { $who } closed { $market }
action-nefertiti-pick =
    { $card ->
        [none] Choose the card on { $place }
       *[other]
            { $phase ->
                [best] Take { $card_one } from { $place }
                [buy] Buy { $card_one } from { $place }
                [collect] Take { $card_one } from { $place }
                [thief] Steal { $card_one } from { $place }
                [beggar] Turn { $card_one } on { $place } face down
                [traveller-gift] Take { $card_one } from { $place }
               *[other] Choose { $card_one } on { $place }
            }
    }
    .did =
        { $card ->
            [none] { $who } chose the card on { $place }
           *[other]
                { $phase ->
                    [best] { $who } took { $card_one } from { $place }
                    [buy] { $who } bought { $card_one } from { $place }
                    [collect] { $who } took { $card_one } from { $place }
                    [thief] { $who } stole { $card_one } from { $place }
                    [beggar] { $who } turned { $card_one } on { $place } face down
                    [traveller-gift] { $who } took { $card_one } from { $place }
                   *[other] { $who } chose { $card_one } on { $place }
                }
        }
action-nefertiti-want =
    { $phase ->
        [buy] Buy { $card_one }
       *[other] Take { $card_one }
    }
    .did =
        { $phase ->
            [buy] { $who } bought { $card_one }
           *[other] { $who } took { $card_one }
        }
action-nefertiti-give =
    { $phase ->
        [discard] Discard { $card_one }
        [maid-discard] Discard { $card_one }
        [amon-give] Discard { $card_one }
        [royal-scribe] Score { $card_one }
        [merchant-give] Exchange { $card_one }
        [trader-give] Exchange { $card_one }
        [oracle-give] Exchange { $card_one }
       *[other] Give { $card_one }
    }
    .did =
        { $phase ->
            [discard] { $who } discarded { $card_one }
            [maid-discard] { $who } discarded { $card_one }
            [amon-give] { $who } discarded { $card_one }
            [royal-scribe] { $who } scored { $card_one }
            [merchant-give] { $who } exchanged { $card_one }
            [trader-give] { $who } exchanged { $card_one }
            [oracle-give] { $who } exchanged { $card_one }
           *[other] { $who } gave { $card_one }
        }
action-nefertiti-owner = Exchange with { $owner }
    .did = { $who } exchanged with { $owner }
action-nefertiti-type =
    { $phase ->
        [scribe] Score all { $gift_many }
       *[other] Name a type: { $gift }
    }
    .did =
        { $phase ->
            [scribe] { $who } scored all { $gift_many }
           *[other] { $who } named a type: { $gift }
        }
action-nefertiti-market =
    { $phase ->
        [spread] Put 1 Deben into the Reserve at { $market }
        [treasurer-market] Take Deben at { $market }
        [traveller-market] Send the Travelling Thief to { $market }
        [trader-market] Exchange at { $market }
       *[other] Choose { $market }
    }
    .did =
        { $phase ->
            [spread] { $who } put 1 Deben into the Reserve at { $market }
            [treasurer-market] { $who } took Deben at { $market }
            [traveller-market] { $who } sent the Travelling Thief to { $market }
            [trader-market] { $who } exchanged at { $market }
           *[other] { $who } chose { $market }
        }
action-nefertiti-amount = Take { $amount } Deben
    .did = { $who } took { $amount } Deben
action-nefertiti-order =
    { $card ->
        [none] Put card { $position } next
       *[other] Put this card next: { $card }
    }
    .did =
        { $card ->
            [none] { $who } put card { $position } next
           *[other] { $who } put this card next: { $card }
        }
action-nefertiti-half =
    { $amount ->
        [0] Pass: the Reserve is empty
       *[other] Take half of the Reserve
    }
    .did =
        { $amount ->
            [0] { $who } passed: the Reserve was empty
           *[other] { $who } took half of the Reserve
        }
action-nefertiti-coins = Spread Deben over the other Reserves
    .did = { $who } spread Deben over the other Reserves
action-nefertiti-coin = Take 1 Deben from the Reserve
    .did = { $who } took 1 Deben from the Reserve
action-nefertiti-roll = Roll the dice again
    .did = { $who } rolled the dice again
action-nefertiti-done = Done: nothing more
    .did = { $who } took nothing more
action-nefertiti-pass = Pass
    .did = { $who } passed

## Events

event-nefertiti-recruited = { $seat } recruits { $character_the }.
event-nefertiti-placed =
    { $collector ->
        [1] { $seat } places a collector at { $square_market } on bid { $square_bid } ({ $square }).
       *[other] { $seat } places a servant at { $square_market } on bid { $square_bid } ({ $square }).
    }
event-nefertiti-earned =
    { $why ->
        [first-servant] { $seat } is first on the stall and takes { $amount } Deben from the Reserve at { $market }.
        [coin] { $seat } takes { $amount } Deben for the coin from the Reserve at { $market }.
        [treasurer] The Treasurer brings { $seat } { $amount } Deben from the Reserve at { $market }.
       *[beggar] The Beggar brings { $seat } { $amount } Deben from the Reserve at { $market }.
    }
event-nefertiti-rolled =
    { $again ->
        [0]
            { $second ->
                [0] { $seat } rolls { $first }.
               *[other] { $seat } rolls { $first } + { $second }.
            }
       *[1]
            { $second ->
                [0] { $seat } rolls again: { $first }.
               *[other] { $seat } rolls again: { $first } + { $second }.
            }
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $seat } has met the condition: { $market } closes.
       *[1] { $seat } has no servant in hand and closes { $market }.
    }
event-nefertiti-resolved =
    { $collector ->
        [1] Next at { $market }: { $seat }’s collector.
       *[other] Next at { $market }: { $seat }.
    }
event-nefertiti-paid = { $seat } pays { $amount } Deben into the Reserve at { $market }.
event-nefertiti-taken =
    { $place ->
        [none] { $seat } takes { $kind_one } at Memphis.
       *[other] { $seat } takes { $kind_one } from { $place } at { $market }.
    }
event-nefertiti-seal-taken =
    { $market ->
        [none] { $seat } takes a royal seal from the supply for the papyrus.
       *[other] { $seat } takes the royal seal at { $market }.
    }
event-nefertiti-half-taken =
    { $amount ->
        [0] { $seat } passes at { $market }: the Reserve is empty.
       *[other] { $seat } takes half of the Reserve at { $market }: { $amount } Deben.
    }
event-nefertiti-unpaid = { $seat } cannot pay { $amount } Deben at { $market } and takes nothing.
event-nefertiti-discarded = { $owner_first } discards { $kind_one }.
event-nefertiti-coins-spread = { $seat } moves { $amount } Deben from the Reserve at { $market } to the one at { $to }.
event-nefertiti-collected = { $seat }’s collector takes { $kind_one } at { $market } for the neutral owner.
event-nefertiti-closed = The closed tile goes to { $market }, which now shows its other stall.
event-nefertiti-reopened = The closed tile leaves { $market }, which is filled again.
event-nefertiti-moved-up = At { $market } a card moves from { $from_place } to { $to_place }.
event-nefertiti-drawn = New at { $market }, { $place }: { $kind_one }.
event-nefertiti-seal-laid = A royal seal is placed at { $market }.
event-nefertiti-docked = New at Memphis: { $kind_one }.
event-nefertiti-akhenaton = Akhenaton is drawn at { $market }, which stays closed for good. Two markets remain open.
event-nefertiti-shut = { $market } is now closed for good.
event-nefertiti-attribution =
    { $gifts ->
        [0] All servants are at Memphis, and no gift is there.
       *[other]
            { $last ->
                [0] The gifts at Memphis are handed out.
               *[1] The gifts at Memphis are handed out for the last time.
            }
    }
event-nefertiti-went-home =
    { $collector ->
        [0] A servant of { $seat } goes home from Memphis.
       *[1] A collector of { $seat } goes home from Memphis.
    }
event-nefertiti-scored =
    { $kind ->
        [none] { $seat } scores with { $scorer_the }: { $points }.
       *[other] { $seat } scores with { $scorer_the } for { $kind_one }: { $points }.
    }
event-nefertiti-exchanged =
    { $paid ->
        [0] { $seat } gives { $given_one } to { $owner } for { $taken_one }.
       *[other] { $seat } gives { $given_one } and { $paid } Deben to { $owner } for { $taken_one }.
    }
event-nefertiti-traded =
    { $paid ->
        [0] { $seat } puts { $given_one } on { $place } at { $market } in exchange.
       *[other] { $seat } puts { $given_one } on { $place } at { $market } in exchange and pays { $paid } Deben into the Reserve.
    }
event-nefertiti-oracle-saw = { $seat } looks at the last cards of the deck: { $cards }.
event-nefertiti-oracle-exchanged = { $seat } swaps { $given_one } for { $taken_one } from the bottom of the deck.
event-nefertiti-oracle-done = { $seat } has put the last cards back in an order of their choice.
event-nefertiti-turned-down = The gift on { $place } at { $market } is turned face down.
event-nefertiti-turned-up = The gift on { $place } at { $market } is turned face up again.
event-nefertiti-traveller-moved = The Travelling Thief now lies on { $place } at { $market }.
event-nefertiti-traveller-left = The Travelling Thief finds no gift anywhere and leaves the game.
event-nefertiti-named = { $seat } names a type for the Royal Maid: { $type }.
event-nefertiti-priest-kept = { $seat } keeps the Priest of Amon until the end.
event-nefertiti-passed = { $seat } has all servants at Memphis and passes.
event-nefertiti-turn = { "" }
event-nefertiti-memphis-closed = From now on nobody may place at Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] The last market is closed: the game is over.
       *[1] Ten closings without a card taken: the game is over.
    }
