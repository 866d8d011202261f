### The text table: a match told in sentences and lists, for ears, for fingers on Braille, and for people who like words.

## Groups of choices

text-group-nefertiti =
    { $kind ->
        [place] Place a servant: { $market }
        [collector] Place a collector: { $market }
        [recruit] Recruit a character, for a seal
        [close] Close a market
        [pick] Choose a card at { $market }
        [want] Choose the card you want
        [give] Choose one of your gifts
        [owner] Choose an owner
        [type] Name a type of gift
        [market] Choose a market
        [amount] Choose an amount
        [order] Choose the card to be drawn next
        [reserve] The Reserve at { $market }
       *[other] Otherwise
    }

## What can be asked: the names of each question, the one that is suggested first

text-topic-my-gifts = my gifts, my cards
text-topic-courses = values, worth
text-topic-characters = characters, cast
text-topic-markets = markets
text-topic-deck = deck, seals, to come
text-topic-closing = closing, resolution

## Nefertiti

text-row = Row { $row }: { $squares }.
text-bid = bid { $bid } ({ $square }): { $who }
text-bid-symbol = bid { $bid } with { $symbol } ({ $square }): { $who }
text-free = free
text-reserve = Reserve: { $deben } Deben; half of it, rounded up: { $half }.
text-half = Half of the Reserve, rounded up: { $half }.
text-order = In the order of bids: { $pieces }.
text-order-piece = { $player } { $bid }
text-place = { $place }: { $card }.
text-covered = The other stall: { $closes }; bids { $bids }.
text-resolving = Being resolved: { $market }.
text-resolving-piece = Being resolved: { $market }, bid { $bid }, { $player }.
text-purse = Deben: { $deben }; royal seals: { $seals }; servants in hand: { $servants }.
text-collectors = Collectors in hand: { $collectors }.
text-standing = On the board: { $squares }.
text-gift = { $gift }: { $count }. Worth { $each } each, { $points } in total.
text-no-gifts = No gifts.
text-prestige = Prestige scored during play: { $parts }.
text-priest = Keeps the Priest of Amon.
text-dice = Holds the dice of Luxor.
text-rolled = The last roll: { $dice }.
text-total = Total prestige if it ended now: { $points }.
text-course-table = With one owner { $one }, with two { $two }, with three or more { $three }.
text-unseen = Still in the deck: { $cards }.
text-barren = Closings in a row without a card taken: { $count }.
text-holds-type = Owned by: { $owners }.
text-barred = Akhenaton was drawn at { $market }.
text-deck = Deck and supply
