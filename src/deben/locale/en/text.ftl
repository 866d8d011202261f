### The text table: a match told in sentences and lists, for ears, for fingers on Braille, and for people who like words.

## The page

text-switch = Text
    .about = Show the table in words, in place of the board
text-setting = Tables in words, without boards
text-skip = Go to what can be done
text-now = Now
text-do = What you can do
text-do-count =
    { $count ->
        [0] There is nothing for you to decide now.
        [one] There is one choice.
       *[other] There are { $count } choices.
    }
text-happened = What just happened
text-happened-nothing = Nothing has happened yet.
text-state = The table
text-scores = If it ended now
text-final = How it ended
text-points = { $player }: no points yet.
text-yours = Your turn. { $prompt }

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
text-group-nefertiti =
    { $kind ->
        [place] Place a servant: { $market }
        [collector] Place a collector: { $market }
        [recruit] Recruit a character, for a seal
        [close] Close a market
        [pick] Choose a card at { $market }
        [want] Choose the card you want
        [give] Choose the card you give
        [owner] Choose an owner
        [type] Name a type of gift
        [market] Choose a market
        [amount] Choose an amount
        [order] Choose the card that lies next
        [reserve] The Reserve at { $market }
       *[other] Otherwise
    }
text-lanes = In the lanes of { $boats }.
text-lane = boat { $boat } (pawns there: { $pawns })
text-swapped = { $one } and { $other } change places.
text-holds = Owns: { $gifts }.

## Asking

text-ask = Ask the table
    .about = Write a word and press Enter: a place, a player, “courses”, “why …”. “help” says what can be asked. The key / brings you here from anywhere.
    .go = Ask
text-answers = Questions and answers
text-suggestions = Suggestions
text-asked = You asked: { $question }
text-unknown = “{ $question }” means nothing here. Ask “help”.
text-several = Several things fit: { $names }.
text-may = That can be done now: { $action }.
text-done = Done: { $action }.
text-may-not = { $action }: not now. { $reason }
text-help-places = You can ask about: { $names }.
text-help-why = “why” and an action says why it cannot be done now, for instance “why { $action }”.
text-help-do = “do” and a choice, or its short form, does it, for instance “do { $action }”.
text-help-clause = The number of a clause, for instance { $clause }, reads that rule.

## What can be asked: the names of each question, the one that is suggested first

text-topic-help = help, commands
text-topic-now = now, turn, who decides
text-topic-choices = choices, what can I do
text-topic-why = why, why not
text-topic-do = do, play
text-topic-scores = scores, points, who leads
text-topic-last = last, what happened
text-topic-mine = mine, me, my things
text-topic-port = port, squares, pawns
text-topic-boats = boats, cargo
text-topic-stock = pile, stock, warehouse, to come
text-topic-sites = sites, scoring
text-topic-my-gifts = my gifts, my cards
text-topic-courses = courses, values
text-topic-characters = characters, cast
text-topic-markets = markets
text-topic-deck = deck, seals, to come
text-topic-closing = closing, resolution

## The Duel

text-duel-slots = Boat { $boat }: slot 1, { $one }; slot 2, { $two }; slot 3, { $three }.
text-duel-way = Its lane from the dock outward: { $squares }.
text-duel-now = Unloaded now: { $parts }.
text-duel-goes = slot { $slot }, { $token }, to { $player }
text-duel-lost = slot { $slot }, { $token }, out of the game
text-duel-pawns = Pawns in reserve: { $pawns }.
text-duel-site = { $site }, side { $side }: { $held }. Points: { $points }. Scored so: { $how }.
text-duel-tokens = Action tokens: { $tokens }. Points: { $points }.
text-duel-on-port = Pawns on the port. Points: { $points }.
text-duel-total = Points in all, if it ended now: { $points }.
text-duel-light-dark = light { $light }, dark { $dark }
text-duel-unloads = Unloadings so far: { $unloads }.
text-duel-unseen = Still face down: { $tokens }.
text-duel-first-five = { $player } was the first to have five obelisks.
text-duel-stock = Pile and warehouse

## Nefertiti

text-row = Row { $row }: { $squares }.
text-bid = bid { $bid } ({ $square }): { $who }
text-bid-symbol = bid { $bid } with { $symbol } ({ $square }): { $who }
text-free = free
text-reserve = Reserve: { $deben } Deben; half of it, rounded up, { $half }.
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
text-gift = { $gift }: { $count }. Worth { $each } each, { $points } in all.
text-no-gifts = No gifts.
text-prestige = Prestige scored in play: { $parts }.
text-priest = Keeps the Priest of Amon.
text-dice = Keeps the dice of Louqsor.
text-rolled = The last roll: { $dice }.
text-total = Prestige in all, if it ended now: { $points }.
text-course-table = With one owner { $one }, with two { $two }, with three or more { $three }.
text-unseen = Still in the deck: { $cards }.
text-barren = Closings in a row without a card bought: { $count }.
text-holds-type = Owned by: { $owners }.
text-barred = Akhenaton was drawn at { $market }.
text-deck = Deck and supply
