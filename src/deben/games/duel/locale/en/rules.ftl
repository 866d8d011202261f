### Imhotep: The Duel, the rules for players. English is the master text; fr and it say the same, clause by clause.
### Clause D4.2 is the message D4-2, the heading of section D4 is D4, a text under the heading is its attribute .lead.
### Amounts are written in digits so that a test can compare the languages. Other clauses are cited by id: (D5.2).
### Line breaks are meant: show them (CSS: white-space: pre-line).

duel-intro = A game for 2 players, one as Nefertiti and the other as Akhenaton. Send your pawns to the port, unload the boats at the right moment and raise the finer monuments. Every rule has a number, and the program quotes it whenever it explains why something is not allowed.

## D1

D1 = Parts
D1-1 =
    The cargo is made of 60 tokens:
    • 12 obelisk tokens;
    • 12 pyramid tokens, 6 light and 6 dark;
    • 12 temple tokens, 3 of each of the values 1, 2, 3 and 4;
    • 12 burial chamber tokens, a single one of each number from 1 to 12;
    • 12 action tokens, 3 of each of the 4 actions described in D6.
D1-2 = The port is a grid of 3×3 squares. The 6 boats stay at 6 docks along two sides that meet: each row has its boat on the right, each column has its boat at the bottom. The 3 squares of that row or column are the boat’s lane, and the one beside the dock is the nearest square. Rows are counted from the top and columns from the left, so the nearest square of a row is the rightmost one and the nearest square of a column is the lowest one.
D1-3 = A boat has 3 slots. Slot 1 is the one against the port, slot 3 the one farthest out.
D1-4 = Each player owns 4 pawns. The single warehouse keeps 3 tokens face down.
D1-5 = Each player builds on 4 sites: obelisk, temple, pyramids and burial chamber. Seat 0 plays Nefertiti and seat 1 plays Akhenaton. Every site has a side A and a side B. For any one site you both use the same side, but you may mix sides from site to site as you please, which makes 16 possible set-ups. If nothing else is agreed, all 4 sites show side A.

## D2

D2 = Set-up
D2-1 = Shuffle the 60 tokens face down: they form the pile. Load the boats from it, face up: slot 1 of all 6 boats, after that every slot 2, and at last every slot 3. In each of these rounds serve the row boats first, from top to bottom, and the column boats next, from left to right. Put 3 more tokens face down in the warehouse; the first of them to be drawn lies on top and will be turned up first. The pile then holds 39 tokens.
D2-2 = Seat 0 has the first turn. (Around a table that is the youngest player, a player picked at random, or the host’s choice.)

## D3

D3 = Turn
D3-1 = You take turns. On your turn you do one thing, no more and no less: place a pawn, unload a boat, or play an action token.
D3-2 = If you can do none of these, you pass. You can never choose to pass; it only happens when you are stuck. (For that, your 4 pawns must all be on the port while no more than 2 row boats and 2 column boats remain. The two of you are never stuck at the same time.)

## D4

D4 = Place
D4-1 = Move one of your pawns from your reserve to any free square. If your reserve is empty, you cannot place. (You will always find a free square: there are 8 pawns for 9 squares.)
D4-2 = You may still use a square after both of its boats are gone.

## D5

D5 = Unload
D5-1 = Choose a boat that is still in play and has 2 or more pawns in its lane. Any colours will do: there need not be a pawn of yours among them.
D5-2 = Begin at the nearest square of the lane and work outward, passing over empty squares. Every pawn on the way takes a single token: slot 3 for the first pawn, slot 2 for the second, slot 1 for the third. The token goes to the owner of the pawn, and the pawn returns to that player’s reserve. The tokens are taken one at a time, in exactly this order.
D5-3 = Tokens for which there was no pawn are removed from the game.
D5-4 = The boat now gets 3 new tokens from the pile, starting with slot 1. If the pile has run out, the boat is removed from the game instead; tokens from the warehouse never reload a boat. (The pile is always a multiple of 3, because 39 tokens make 13 loads. The 18th unloading is the last of the game.)
D5-5 = Everyone may see what has been taken. Obelisks go on a stack. Temple tokens on side A are turned face down on a real table, but both of you have seen them, so this program shows their values. Action tokens lie face up in front of their owner.

## D6

D6 = Action tokens
    .lead = You may play one action token in a turn, and doing so is your whole turn. Once played, the token is removed from the game. You may pick an action only when you are able to complete it.
D6-1 = Take: choose any token on any boat in play, but not an action token, and keep it. The top token of the warehouse fills the gap, face up. (With 3 Take tokens in the game and 3 tokens in the warehouse, there is always one left.) If the boats carry nothing but action tokens, you cannot play Take.
D6-2 = Build-up (place 2–3): place 2 or 3 pawns, one by one. You need 2 or more pawns in your reserve. You may do without the 3rd pawn.
D6-3 = Rush (place 1, unload 1–2): place 1 pawn, unload a boat, and then unload a second time if you wish. You need a pawn in your reserve and a free square that allows some boat to be unloaded; a square after which no boat could be unloaded is not open to you. The first boat is reloaded before you choose again. You may do without the second unloading, and it needs a boat that fulfils D5.1 by then.
D6-4 = Swap and unload: let 2 tokens of the same boat in play change places, then unload a boat, be it that one or another. Any 2 slots will do, even with action tokens, even with identical tokens; the slots are named in ascending order. You can play it only if there is a boat to unload.
D6-5 = You turn down an optional step (the 3rd pawn of D6.2, the second unloading of D6.3) by saying “done”; when the step is impossible, your turn ends without it. Each other decision is a separate step and enters the record even if it leaves no choice, and so does a forced pass. Only the end of a turn and the end of the game happen unasked.

## D7

D7 = End of the game
D7-1 = The moment a single boat remains, the game is over, be it halfway through a Rush. Nobody gets the tokens of that last boat.

## D8

D8 = Scoring
D8-1a = Obelisk, side A: 1 point for each token. If one player has strictly more tokens than the other, that player adds 6.
D8-1b = Obelisk, side B: 12 points for the player who is first to take a 5th token. The other player scores 6 if they finish with 5 or more. Whoever has 10 or more scores 18 altogether (12 + 6). The tokens themselves score nothing.
D8-2a = Temple, side A: 1 point for each symbol; a token shows as many as its value.
D8-2b =
    Temple, side B: arrange your tokens in sets without repeated values, and in as few sets as you can: set number k has one token of every value that you own k times or more. Points for each set:
    • 1 token: 1
    • 2 tokens: 4
    • 3 tokens: 9
    • 4 tokens: 16
D8-3a =
    Pyramids, side A: the light and the dark pyramid are scored separately. Points for each:
    • 0 tokens: 0
    • 1 token: 1
    • 2 tokens: 3
    • 3 tokens: 6
    • 4 tokens: 10
    • 5 tokens: 15
    • 6 tokens: 21
D8-3b =
    Pyramids, side B: only the smaller of your two pyramids is scored. Points for it:
    • 0 tokens: −6
    • 1 token: 0
    • 2 tokens: 4
    • 3 tokens: 10
    • 4 tokens: 18
    • 5 tokens: 30
    • 6 tokens: 45
D8-4a =
    Burial chamber, side A: score every run of consecutive numbers by its length. The numbers 12 and 1 do not join. Points for each run:
    • length 1: 1
    • length 2: 4
    • length 3: 9
    • length 4: 16
    • length 5 or more: 25
D8-4b = Burial chamber, side B: 4 points for every run, long or short.
D8-5 = Whichever sides you use: 1 point for each action token you have not used, and 1 point for each of your pawns that is still on the port.
D8-6 = The higher total wins. If you are level, the win goes to the player who did not start.
D8-7 = If one unloading brings both of you your 5th obelisk, the order of D5.2 tells who had it first. A token won with Take (D6.1) counts like any other.

## D9

D9 = What is hidden
D9-1 = Neither of you knows the order of the pile or which 3 tokens are in the warehouse. All the rest is open to both, and so is the full list of tokens that have not shown up yet.
