### Nefertiti and its expansion, the rules for players. English is the master text; fr and it say the same, clause by clause.
### Clause N5.2 is the message N5-2, the heading of section N5 is N5, a text under the heading is its attribute .lead.
### Amounts are written in digits so that a test can compare the languages. Other clauses are cited by id: (N5.2).
### Line breaks are meant: show them (CSS: white-space: pre-line).

nefertiti-intro = A game for 3 or 4 players; the expansion makes it 2 to 5. Send your servants to the markets of Egypt, bring home the gifts that few others own, and win the favour of the court. Every rule has a number, and the program quotes it whenever it explains why something is not allowed. Where the printed editions contradict one another, the rule given here counts, and the rulings say why.

## N1

N1 = Parts
N1-1 = There are 4 markets: Gizeh, Akhet-Aton, Abu Simbel and Luxor. Each of them has 2 stalls, a left one and a right one; the market’s Reserve lies on one of them and leaves the other visible. Gifts are displayed above the market: one upper place and 3 lower places, numbered 1 to 3 from left to right.
N1-2 = A stall consists of squares. Each square shows a bid and at most one symbol: coin, single card or extra card. The board shows how every stall is laid out.
N1-3 = Deben are the money of the game, and the Reserves hold Deben too. The coins of 1 and 2 belong to the printed game; the program just counts Deben. Money circulates: what players and Reserves hold together always stays the same (the one leak is N14.6).
N1-4 = There are 12 royal seals. There are 14 as soon as the match uses anything from the expansion: the characters of N9 (be they drawn, picked or named, and whichever they turn out to be), Memphis, or 2 or 5 players.
N1-5 =
    Gifts come in types. A player with at least one gift of a type is an owner of that type, and the number of owners sets the prestige of each gift. The list gives the cards, the prestige with 1 / 2 / 3 or more owners, and the max value.
    • Senet: 5 single and 3 double cards; 6 / 5 / 4; max value 6, for a double 12.
    • Harp: 8 cards; 9 / 7 / 5; max value 9.
    • Chair: 8 cards; 9 / 7 / 5; max value 9.
    • Mirror: 6 cards; 11 / 8 / 6; max value 11.
    • Statuette: 6 cards; 11 / 8 / 6; max value 11.
    • Necklace: 5 cards; 14 / 10 / 7; max value 14.
    • Goldwork: 5 cards; 14 / 10 / 7; max value 14.
N1-6 = A double senet is a single card, but it is worth 2 senets whenever gifts are counted or scored.
N1-7 = The value of a type is what one gift of it is worth with the number of owners it has right now.
N1-8 = The base game has 13 characters: 1 Vizier, 3 Merchants (with the First Merchant on top), 1 High Priest, 2 Royal Maids, 1 Thief, 4 Scribes (from the top of the stack: +3, +2, +2, +1) and 1 Treasurer. In a stack, you can recruit no card but the top one.
N1-9 = There are also one Akhenaton card, 2 dice and one closed tile.

## N2

N2 = Set-up (3 or 4 players)
N2-1 = The table chooses which stalls are visible at first. Discovery: Gizeh right, Akhet-Aton right, Abu Simbel right, Luxor left. Advanced: chance decides for each market.
N2-2 = Every Reserve starts with 1 Deben. Put the closed tile on the visible stall of Luxor: that market begins closed and has no gifts.
N2-3 = Everyone gets 4 servants. Starting money, in turn order: 8, 9, 9 and 10 Deben with 4 players; 9, 10 and 10 with 3 players.
N2-4 = With 3 players, take one Scribe +2 and all 8 senet cards out of the game.
N2-5 = Shuffle the gifts. Set 4 of them aside unseen, shuffle these together with Akhenaton, and slide the resulting 5 cards under the deck.
N2-6 = Deal 4 gifts to each open market: the first goes to the upper place and gets a seal on top, the others go to lower 1, 2 and 3. Serve the markets in the order of N1.1.
N2-7 = Seat 0 begins, and the turn passes clockwise, that is, to the next higher seat. At a table, seats are assigned at random or by the host.

## N3

N3 = Turn
N3-1 = Before you place, you may recruit one character: pay a royal seal, use the power right away, and take the card out of the game. You may do this no more than once per turn, and never after placing. Your seal goes back to the supply, and it is there again before the power takes effect. You cannot recruit a character whose power would have no effect at all, and you have to use the power at least once; the only exceptions are the Oracle, who lets you exchange nothing, and the Beggar, who lets you choose nothing. (Two cards are not taken out: you keep the Priest of Amon, and the Travelling Thief lies on the board.)
N3-2 = After that you place one servant, no more and no less: choose a market that is open and a square on its visible stall that is free, or go to Memphis (N12).
N3-3 = If you have no servant in hand, you must close a market instead: choose an open one where a servant of yours stands. It closes immediately, without dice and without any condition. As long as you have a servant in hand you may not do this.
N3-4 = You may have several servants on the same stall, but a square has room for only one.
N3-5 = First servant: if you place on a stall where no servant stands, you receive 1 Deben from its Reserve, provided there is one. Coin: a square with this symbol brings you 1 Deben from that Reserve, provided one is left. You can earn both at once; the first-servant Deben is paid first.
N3-6 = Next, check whether the stall meets its closing condition (N4); if so, the market closes (N5). A turn always runs in this order: character; servant or servants, each followed by the closing it causes; collector (N14) and its closing; re-roll (N4.6) and its closing. The next turn belongs to the seat on the left of the player who had this one, no matter who bought what.

## N4

N4 = Closing conditions
    .lead = Each time a piece is placed on a stall, that stall’s condition is checked.
N4-1 =
    Gizeh left: 4 or more occupied squares form a group connected along their edges.
    Gizeh right: servants of 3 colours are there, or 4 servants.
N4-2 =
    Akhet-Aton left: there is a servant on each of the 4 levels.
    Akhet-Aton right: 3 occupied squares fill a row, a column or a diagonal.
N4-3 =
    Abu Simbel left: the occupied bids add up to exactly 11, to exactly 14, or to 17 or more.
    Abu Simbel right: they add up to 17 or more.
N4-4 = Luxor left: after placing, you roll 2 dice. The market closes if each die matches an occupied bid; one servant may do for both dice. You have to roll, and you do so after the earnings of N3.5.
N4-5 = Luxor right: after placing, you roll 1 die. Look for the longest chain of occupied squares next to one another; the market closes if the die does not exceed its length.
N4-6 = The last player to have placed on Luxor holds on to the dice and is called the holder. At the end of each of their own turns after that, the holder may roll again, once, and check the same condition, provided that nobody has used the stall for another placement in the meantime. Turns spent passing or closing a market by N3.3 count too; only the turn of taking the dice does not. If the re-roll closes the market, the holder is its closer. When the market closes, the dice are put back.

## N5

N5 = Closing a market
N5-1 = Deal with the servants in descending order of their bids. Where bids are equal (only at Abu Simbel), the square farther right in its row comes first. The owner of the very first servant is the highest bidder.
N5-2 = The highest bidder begins by paying their bid into the Reserve, and then takes one of these: 2 gifts from the lower places, or the upper gift together with the seal on it. If you can pay, you must. With fewer than 2 lower gifts left, the first option yields what is there, and there must be at least one.
N5-3 = Highest bidder on a single card square: you take one gift only, from a lower place or from the upper place (with its seal).
N5-4 = Highest bidder on an extra card square: on top of N5.2 you may take one lower gift, so 3 lower gifts, or the upper gift with its seal plus one lower gift. You may leave the extra gift.
N5-5 = A highest bidder without enough money neither pays nor takes anything, and discards one of the gifts they hold, whichever they like (with no gift, nothing happens). They may not take money either. The role of highest bidder does not pass to anyone else.
N5-6 = The other servants follow in order, and each time its owner has a choice: buy one remaining gift, upper (with its seal) or lower, and pay the bid into the Reserve; or take half of what the Reserve holds, rounded up. If the Reserve is empty, taking half amounts to a pass. If you cannot pay, taking half is all you can do. The symbols do nothing for these servants.
N5-7 = If several of the servants are yours, they are dealt with separately, and you may spend on one what you have just received for another.
N5-8 = Once dealt with, a servant returns to its owner. Gifts that are discarded are out of the game.
N5-9 = Now the Reserve moves across: it covers the stall just used, the market’s other stall is now the visible one, and the closed tile goes on top of that. Unsold gifts and the Deben of the Reserve remain.
N5-10 = The market that carried the closed tile up to now reopens. Its face-down gifts are turned up. If the upper place is empty, the lower gift farthest left moves there; the lower gifts close up to the left; new gifts from the deck fill the 4 places (the upper one first, then lower 1 to 3). If the upper place has no seal and the supply still has one, it goes there.

## N6

N6 = Akhenaton and the end of the game
N6-1 = Should Akhenaton turn up while a market is being filled, drawing stops and no seal is placed. This market is closed for good: gifts and Deben remain on it, out of reach unless a power says otherwise. No market will reopen after this; the closed tile lies on the market that closed a moment ago, and there it remains.
N6-2 = Play continues on the 2 markets that are open. Each of them closes for good when it closes. With the second closing the game is over immediately, even if part of the turn is still to come.
N6-3 = When 10 closings in a row (an attribution by N12.9 counts as one) have gone by without anyone buying or collecting a card, in them or in an attribution at Memphis in between, the game is over immediately, before N5.9, and you score what you have. A gift taken at Memphis starts the count again too. (This rule is ours: by the printed rules, stubborn players could carry on without end.)

## N7

N7 = Final scoring
N7-1 = Every gift earns the value of its type. Every 2 Deben earn 1 point, rounded down. Every seal you have not used earns 3.
N7-2 = This comes on top of the prestige you scored during play. Whoever has the most prestige wins; if tied, whoever has the most Deben; if still tied, they share the win.
N7-3 = The result is itemised for each seat: prestige scored during play (character by character), every type of gift, Deben, seals and the Priest of Amon.

## N8

N8 = Characters of the base game
N8-1 = Vizier: you score 2 points for every different type among your gifts. You discard nothing.
N8-2 = Merchant: swap a gift of yours for a gift of another player, who has no say in it. You must already have a gift of the type you want, and you may even give that very gift away. The 2 cards may not be the same: a double senet is not the same as a single one, nor a foreign gift the same as a common one. If the gift you give has a lower max value than the one you take, pay the difference to that player; you must be able to. If it is higher, you get no money back.
N8-3 = First Merchant: like the Merchant (N8.2), but you may make 2 exchanges, the second one with somebody else. You may leave it at one.
N8-4 = High Priest: you place 2 servants this turn in place of one, on whichever markets you like. They are two separate steps, and each follows N3.2, N3.3 or N12.8, whichever fits at that moment: a closing is dealt with to the end before the second step, and if you have no servant in hand, you close a market for that step.
N8-5 = Royal Maid: name a type that at least one player (or the neutral owner) has; it need not be you. All players who have it discard one card of that type, picked by themselves, and score it at the value it had before any of these discards. The choices are made clockwise, beginning with you, and the neutral owner comes last.
N8-6 = Thief: from the market under the closed tile take a gift you like, together with the seal if one lies on it. Markets that are closed for good and do not carry the tile are safe.
N8-7 = Scribe +n: choose a type you have. Each of your gifts of that type scores its current value plus n, and then you discard them all. Nobody else is affected. For a double senet the bonus counts 2 times.
N8-8 = Treasurer: choose a market, be it open, closed or closed for good, and take 1 to 4 Deben from its Reserve; the amount is up to you.

## N9

N9 = Expansion: which characters take part
N9-1 =
    The stacks of Scribes and Merchants take part in every match. There are 13 other cards: Vizier, High Priest, Royal Maid ×2, Thief, Treasurer and the 7 of N10. Draw 6 of them at random, or pick one of these scenarios:
    • Curse of Amon: Priest of Amon, Merchant of Amon, Vizier, Treasurer, Beggar, Trader.
    • Palace Intrigue: Royal Maid ×2, Royal Scribe, Merchant of Amon, Travelling Thief, Oracle.
    • Race on the Nile: High Priest, Treasurer, Beggar, Travelling Thief, Thief, Trader.
N9-2 = You decide on the new characters, on Memphis (N12) and on the number of players separately, except that 5 players need Memphis. A match of 2 or of 5 may use the base characters or those of the expansion.

## N10

N10 = Expansion: the new characters
N10-1 = Oracle: nobody but you looks at the last 5 cards of the deck (4 gifts and Akhenaton; fewer when the deck is shorter). You may swap gifts you had before for gifts among these cards, as many as you like, one against one. Each card may be used in one swap only, and each gift you take must differ from the one you give, with a max value no higher. Akhenaton cannot be taken. Afterwards you return the cards to the bottom in whatever order you like. Everyone sees what was swapped, but not the order; you know that order from now on, until it changes. The Oracle is available while the deck still has a card.
N10-2 = Beggar: go through the 4 markets in the order of N1.1, including closed ones and those closed for good. At each of them choose one: take 1 Deben from the Reserve, turn one of the gifts face down, or do nothing. A gift that is face down still occupies its place, but nobody can buy, collect, exchange or steal it; it is turned up again the next time the market reopens.
N10-3 = Merchant of Amon: discard as many of your gifts as you like and score 8 points for each, or 16 for a double senet. Values and bonuses play no part.
N10-4 = Priest of Amon: keep the card face up in front of you. When all other final scoring is done, you score by your rank in prestige: 0 as 1st, 6 as 2nd, 9 as 3rd, 12 as 4th, 15 as 5th. Your rank is 1 plus the number of players who are strictly ahead of you, without this bonus.
N10-5 = Royal Scribe: choose as many of your gifts as you like, of whatever types, score its value plus 1 for each, then discard them. The values are those from before any discard, and a double senet counts as 2 senets. You need not score all you have of a type.
N10-6 = Travelling Thief: choose a market, open or closed, except the one where Akhenaton was drawn. Take the face-up gift with the lowest max value there (you choose among equals), but not the seal, and put the Travelling Thief card in the gap. From now on the card can be bought there as if it were a gift, with the seal if it is in the upper place. The buyer must use it immediately, in the same way, on one of the other 3 markets, and the card moves there; if none of those has a gift to offer, the card is out of the game. The Thief can never take the card and the Trader can never exchange it. It is not a gift, but it shifts along with the gifts in N5.10.
N10-7 = Trader: give up a gift of yours for one that differs from it and lies face up on one of the 4 markets, be it open, closed or closed for good; then do it again if you like, 2 exchanges at most. If the gift you take has the higher max value, pay the difference into the Reserve of that market; you must be able to. Your gift, even a foreign one, goes where the other one was, and a seal remains on the board.

## N11

N11 = Papyrus and cups
N11-1 = Papyrus: worth 4 points in every case, max value 4. If you get one from the board, by buying, stealing, trading or taking, you immediately receive a seal from the supply, as long as there is one. A papyrus from another player or from the deck brings no seal.
N11-2 = Cup: worth 9 points in every case, max value 9.
N11-3 = Each of these two is a separate type for N8.1, N8.5, N8.7 and N10.5.

## N12

N12 = Expansion: the port of Memphis
N12-1 =
    Foreign gifts: 10 cards take the place of 10 common cards of the same types:
    • goldwork +1
    • necklace +1
    • statuette +1, +1
    • mirror +1, +1
    • harp +1, +2
    • chair +1, +2
    Type, value and max value are those of the common card, and in a player’s hands a foreign gift is a gift like any other for all characters. But when gifts of a type are scored at their value (N7.1, N8.5, N8.7, N10.5), each +n foreign gift of the type in that player’s hands at that moment adds n to every one of the scored gifts, itself included. Several foreign gifts add up.
N12-2 = When you play with Memphis, also shuffle one papyrus per player into the deck. With 5 players, add the 4 cups as well.
N12-3 = Memphis has a single row of squares with the bids 1 to 8, and a Reserve with 1 Deben. It has no seals and no second stall, and it never closes. You place servants there as on any stall, and the first one earns its Deben.
N12-4 = Characters have no power over Memphis: they bring no money from there, steal nothing and exchange nothing there. With the High Priest (N8.4), the second of the two steps may not go to Memphis.
N12-5 = If a foreign gift is drawn while a market is being filled, even during set-up, it goes to Memphis, and you continue filling the market.
N12-6 = Attribution: it happens after a market has been filled, provided that this filling brought at least one foreign gift to Memphis, that 4 or more lie there now, and that there is at least one servant. The servants are dealt with by N5.1 to N5.8: the highest bidder pays and takes 2 gifts (or one, if there is only one left), or discards by N5.5; each of the others buys one gift or takes half. The servants return home, and the remaining gifts stay.
N12-7 = The drawing of Akhenaton brings one last attribution, immediately, if Memphis has at least one gift and at least one servant. From then on nobody may place there, and any servants still there return home.
N12-8 = You cannot name Memphis for N3.3. If all your servants are at Memphis, you pass.
N12-9 = If a turn ends with all servants of all players at Memphis, there is an attribution immediately, however many gifts are there; if there are none, the servants simply return home. (This rule is ours: otherwise two players might pass without end.)

## N13

N13 = Five players
N13-1 = The rules for 4 players apply, with Memphis and the cups added. Everyone gets 3 servants. Starting money, in turn order: 8, 8, 8, 9 and 9 Deben.

## N14

N14 = Two players
N14-1 = The rules for 4 players apply, with these changes. Scribe +3, one Scribe +2 and the 8 senets are taken out. Starting money, in turn order: 10 and 11 Deben. Each player has 4 servants and 2 collectors. The 4 collectors all work for the same neutral owner, who can have gifts but has no money.
N14-2 = After you have placed a servant, and after the closing this may have caused, you may add one collector, on any stall with a square to spare. Until N12.7, Memphis counts as a stall for this. It may not be a stall on which you have placed a servant this turn, and the collector may never be the highest bid there: in the order of N5.1 there has to be a servant ahead of it. A collector earns no Deben.
N14-3 = For the closing conditions a collector is as good as a servant, and it can bring about the closing. At Luxor its owner rolls and becomes the holder. For Gizeh right, 4 pieces are enough, and so are servants of both colours plus a collector, or collectors of both colours plus a servant.
N14-4 = When the turn of a collector comes, its owner chooses. Either take 3 Deben from this Reserve (4 if Memphis is in play) and give each of the other Reserves exactly 1; if there are fewer, take all of them and decide for each Deben which Reserve it goes to, even several to the same one. Or take one of the face-up gifts, but not the Travelling Thief, for the neutral owner; a seal on it goes back to the supply. If you can do neither, nothing happens. Afterwards the collector returns to its owner.
N14-5 = For the values, the neutral owner is an owner like the others. It never scores anything.
N14-6 = Like a player, the neutral owner can be named for exchanges (N8.2, N8.3); a papyrus brings no seal then, and Deben paid to it are out of the game. It also discards for the Royal Maid; whoever recruited her picks the card.
N14-7 = N3.3 applies to you when you have no servants in hand, whether or not you still have collectors. In a turn in which you used N3.3 you cannot place a collector.

## N15

N15 = What is hidden
N15-1 = Nobody knows the order of the deck or the dice to come, with one exception: after N10.1, the player of the Oracle knows the cards they put back. All the rest is open to everyone, and so is the full list of cards that have not shown up yet.
