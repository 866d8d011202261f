### Nefertiti: names, powers, options, the table and the end. English is the master text.
### Squares come in notation ($square gr4, sl2a); players, markets, places, gifts and characters by name.

game-nefertiti = Nefertiti
seat-nefertiti =
    { $seat ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
    .bot =
        { $seat ->
            [0] Tiye
            [1] Ay
            [2] Horemheb
            [3] Meritaton
           *[4] Mahu
        }

## Names

owner-nefertiti = the neutral owner
    .first = The neutral owner
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abu Simbel
        [louqsor] Luxor
       *[memphis] Memphis
    }
    .at =
        { $market ->
            [gizeh] at Gizeh
            [akhet-aton] at Akhet-Aton
            [abou-simbel] at Abu Simbel
            [louqsor] at Luxor
           *[memphis] at Memphis
        }
    .of =
        { $market ->
            [gizeh] of Gizeh
            [akhet-aton] of Akhet-Aton
            [abou-simbel] of Abu Simbel
            [louqsor] of Luxor
           *[memphis] of Memphis
        }
side-nefertiti =
    { $side ->
        [left] the left stall
       *[right] the right stall
    }
place-nefertiti =
    { $place ->
        [upper] the upper place
       *[lower] lower place { $value }
    }
    .short =
        { $place ->
            [upper] upper
           *[lower] lower { $value }
        }
symbol-nefertiti =
    { $symbol ->
        [coin] coin
        [single] single card
       *[extra] extra card
    }
plus-nefertiti =
    { $value ->
        [0] { "" }
       *[other] { " +" }{ $value }
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
    }{ plus-nefertiti }
    .one =
        { $gift ->
            [senet] a senet
            [double] a double senet
            [harp] a harp
            [chair] a chair
            [mirror] a mirror
            [statuette] a statuette
            [necklace] a necklace
            [goldwork] a piece of goldwork
            [papyrus] a papyrus
            [cup] a cup
            [akhenaton] Akhenaton
           *[travelling-thief] the Travelling Thief
        }{ plus-nefertiti }
    .many =
        { $gift ->
            [senet] senet boards
            [harp] harps
            [chair] chairs
            [mirror] mirrors
            [statuette] statuettes
            [necklace] necklaces
            [goldwork] goldwork
            [papyrus] papyri
           *[cup] cups
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
    }{ plus-nefertiti }
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
        }{ plus-nefertiti }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] seals
    }

## Powers, a line for each character

power-nefertiti-vizier = Score 2 points for each different type you own. Nothing is discarded.
power-nefertiti-first-merchant = Make up to two exchanges like a Merchant, with two different players.
power-nefertiti-merchant = Exchange one of your gifts for a gift of another player, of a type you already own; pay the difference in max value.
power-nefertiti-high-priest = Take two steps this turn instead of one, one after the other: place two servants.
power-nefertiti-royal-maid = Name a type. Everyone who owns it discards one card of it and scores that card at its current value.
power-nefertiti-thief = Take any gift, with its seal, from the market with the closed tile.
power-nefertiti-scribe = Choose a type you own: score each gift of it at its value plus { $bonus }, then discard them all.
power-nefertiti-treasurer = Take 1 to 4 Deben from the Reserve of one market.
power-nefertiti-oracle = Look at the last five cards of the deck, exchange gifts for some of them, and put them back in any order.
power-nefertiti-beggar = At each market, take 1 Deben or turn a gift face down, or do nothing.
power-nefertiti-merchant-of-amon = Discard any number of your gifts for 8 points each.
power-nefertiti-priest-of-amon = Keep this card: at the end it scores 0, 6, 9, 12 or 15 points for finishing 1st to 5th.
power-nefertiti-royal-scribe = Choose any of your gifts: score each at its value plus 1, then discard them.
power-nefertiti-travelling-thief = Take the cheapest gift of a market; this card takes its place, and its buyer uses it at another market.
power-nefertiti-trader = Make up to two exchanges of one of your gifts for one on a market; pay the difference in max value.

## Closing conditions, with how far they are

closing-nefertiti-group = closes with a connected group of { $needed } occupied squares; largest so far: { $now }
closing-nefertiti-colours = closes with servants of { $needed } colours (now { $now }) or with { $pieces_needed } pieces (now { $pieces })
closing-nefertiti-levels = closes when each of its { $needed } levels is occupied; now: { $now }
closing-nefertiti-line = closes with three occupied squares in a row, a column or a diagonal; most in one line so far: { $now }
closing-nefertiti-sum =
    { $exactly ->
        [none] closes when the occupied bids add up to { $needed } or more; now: { $now }
       *[other] closes when the occupied bids add up to exactly { $exactly }, or to { $needed } or more; now: { $now }
    }
closing-nefertiti-dice =
    { $marked ->
        [none] closes when two dice both show occupied bids; occupied now: { list-nothing }
       *[other] closes when two dice both show occupied bids; occupied now: { $marked }
    }
closing-nefertiti-chain = closes when a die shows at most the length of the longest chain; now: { $now }

## Options

option-nefertiti-players = Players
    .help = From 2 to 5. With two players, collectors act for a neutral owner (N14); five players need Memphis (N13).
option-nefertiti-stalls = Visible stalls
    .help = discovery for a first match, advanced for a random stall at each market, or a letter L or R for each market in the order Gizeh, Akhet-Aton, Abu Simbel, Luxor (N2.1).
option-nefertiti-characters = Characters
    .help = base for the base game, random to draw six, a scenario (curse-of-amon, palace-intrigue, race-on-the-nile), or six names separated by commas. Merchants and Scribes are always in play (N9.1).
option-nefertiti-memphis = Port of Memphis
    .help = Adds foreign gifts, papyri and a fifth place for servants (N12). By default it is in play only with five players.
choice-nefertiti =
    { $choice ->
        [discovery] discovery
        [advanced] random
        [base] base game
        [random] six at random
        [curse-of-amon] Curse of Amon
        [palace-intrigue] Palace Intrigue
       *[race-on-the-nile] Race on the Nile
    }
options-nefertiti-players = Nefertiti is for 2 to 5 players, not { $players }.
options-nefertiti-five-need-memphis = Five players need Memphis (N9.2).
options-nefertiti-stalls = “{ $given }” is not a choice of stalls: write discovery, advanced, or L or R for each of the four markets.
options-nefertiti-character = “{ $given }” is not a choice of characters.
options-nefertiti-character-copies = There is no other copy of “{ $given }”.
options-nefertiti-character-count = Six characters are chosen besides the Merchants and Scribes, not { $count }.

## The table

table-nefertiti-market-open = { $market }, { $side }, open: Reserve { $deben } Deben; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, closed: Reserve { $deben } Deben.
table-nefertiti-market-shut = { $market }, closed for good: Reserve { $deben } Deben.
table-nefertiti-memphis-open = Memphis: Reserve { $deben } Deben; gifts: { $gifts }.
table-nefertiti-memphis-closed = Memphis, closed to new servants: Reserve { $deben } Deben; gifts: { $gifts }.
table-nefertiti-bids = Bids at { $market }: { $squares }.
table-nefertiti-square-collector = collector of { $player }
table-nefertiti-gifts = Cards at { $market }: { $gifts }.
table-nefertiti-with-seal = { $gift } with a seal
table-nefertiti-face-down = { $gift } face down
table-nefertiti-empty = empty
table-nefertiti-courses = Values: { $courses }.
table-nefertiti-course = { $type } { $course } (owners: { $owners })
table-nefertiti-player = { $player }: { $deben } Deben, seals: { $seals }, servants in hand: { $servants }; gifts: { $gifts }.
table-nefertiti-collectors = { $player }, collectors in hand: { $collectors }.
table-nefertiti-prestige = { $player }, prestige scored during play: { $points } ({ $parts }).
table-nefertiti-priest = { $player } keeps the Priest of Amon.
table-nefertiti-neutral = The neutral owner, gifts: { $gifts }.
table-nefertiti-characters = Characters to recruit: { $characters }.
table-nefertiti-deck = Cards in the deck: { $cards }; seals in the supply: { $seals }.
table-nefertiti-holder = { $player } holds the dice of Luxor.
table-nefertiti-known = { $player } knows the last cards of the deck.
table-nefertiti-bottom = The last cards of the deck, as you know them: { $cards }.
table-nefertiti-discarded = Out of the game: { $gifts }.

## The end

end-nefertiti-akhenaton = The last market is closed: the game is over.
end-nefertiti-barren = Ten closings in a row brought nobody a card: the game is over.
outcome-nefertiti-tie = Equal prestige: { $player } has more Deben and wins.
