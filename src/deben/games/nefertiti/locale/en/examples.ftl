### The drawn positions of the rules page: titles and texts. What happens in them is told from the rules themselves; ../examples.toml has the positions.

## Nefertiti in two minutes

walk-nefertiti-goal = Own what few others own
    .text = You collect gifts. What a gift is worth depends on how many players have one of its kind: the fewer owners, the more prestige. The river in the middle of the board shows what each kind is worth now.
walk-nefertiti-place = Place a servant
    .text = On your turn you put one servant on a free square of an open market. The number there is your bid. The first servant on an empty stall earns a Deben from its Reserve, and a square with a coin earns one too.
walk-nefertiti-closing = The market closes
    .text = Every stall closes in its own way: here Gizeh when a third colour arrives, Akhet-Aton when three servants stand in a line. Other stalls add up bids or roll dice. So you choose not only your bid, but also the moment.
walk-nefertiti-best = The highest bid goes first
    .text = Its owner pays the bid into the Reserve and takes two gifts from the lower places, or the upper one together with the royal seal on it.
walk-nefertiti-others = The others buy, or cash in
    .text = Then the others follow, from the highest bid down. Each buys one of the gifts that are left and pays the bid, or takes half of the Reserve. The servants go home, this market closes for a while, and the one that was closed opens with new gifts.
walk-nefertiti-characters = Seals open doors at court
    .text = Before placing, you may pay a seal to recruit a character. The power works once, and at once: some score gifts early, some exchange them, some steal.
walk-nefertiti-end = When Akhenaton appears
    .text = He lies among the last cards of the deck. Once he is drawn, no market opens again, and when the two that are open have closed, the game is over. Gifts, Deben and seals are counted, and the most prestige wins.

## Nefertiti, clause by clause

example-nefertiti-course = A second owner
    .text = Player 1 is the only owner of harps: 9 each. Player 2 buys one, and with two owners every harp is worth 7.
example-nefertiti-first-servant = Two Deben for one servant
    .text = Nobody stands at Gizeh yet, and bid 2 shows a coin. Player 1 earns one Deben for the first servant and one for the coin.
example-nefertiti-by-hand = No servant in hand
    .text = All four servants of Player 1 are out. So Player 1 has to close a market where one of them stands, and chooses Gizeh. No condition is checked.
example-nefertiti-three-colours = The third colour
    .text = Player 3 brings a third colour to Gizeh, and the market closes at once. It is the bids that count now, not who came last: Player 2 with bid 6 goes first.
example-nefertiti-line = Three in a line
    .text = The bids 0, 4 and 8 lie on a diagonal: Player 3 completes it and closes Akhet-Aton. Bid 3 would have done the same, because 3, 4 and 5 are a row.
example-nefertiti-sum = Exactly 14
    .text = The bids 5 and 2 are taken. Player 2 adds 7, the sum is exactly 14, and the left stall of Abu Simbel closes.
example-nefertiti-chain = A die against a chain
    .text = With bid 6 the chain 3, 4, 5, 6 is four long; the servant on 8 stands apart. Player 2 rolls: up to 4 closes the market.
example-nefertiti-best-bidder = A closing from start to finish
    .text = Player 3 closes Gizeh with bid 7, pays, and takes two lower gifts. Player 2 would have to pay 6 and takes half of the Reserve. Player 1 pays 4 for the upper gift, and the seal comes with it.
example-nefertiti-extra = One gift more
    .text = Bid 8 shows the extra card. Player 3 takes the upper gift with its seal, and one lower gift on top of that.
example-nefertiti-penniless = The highest bid, and an empty purse
    .text = Player 3 bids 8 without a single Deben. They get nothing, and have to discard a gift.
example-nefertiti-reopen = One closes, another opens
    .text = The last servant at Gizeh takes half of the Reserve, and Gizeh closes; next time its other stall will be used. Luxor, closed until now, gets four gifts and a seal.
example-nefertiti-vizier = Three types
    .text = Player 1 pays a seal to the Vizier. Harps, a chair and a mirror are three types: 6 points, and nothing is discarded.
example-nefertiti-scribe = Scoring early
    .text = Two players own harps, 7 each. The Scribe adds 3, so that Player 1’s three harps score 30 and are discarded. Player 2 is the only owner now: 9.
example-nefertiti-maid = Named by someone who has none
    .text = Player 1 names goldwork. Player 2 and Player 3 each discard one and score 10 for it, the value with two owners. What Player 2 still has is now the only one: 14.
example-nefertiti-foreign = A foreign gift lifts the others
    .text = With two owners a harp is worth 7. The harp +2 adds 2 to each of Player 1’s three harps: 27. It does nothing for Player 2.
example-nefertiti-final = The last count
    .text = Player 1: two harps 18, goldwork 14, 7 Deben make 3, two seals 6; 41 in all. Player 2 comes to 39 with 4 points from the Vizier, Player 3 to 36.
