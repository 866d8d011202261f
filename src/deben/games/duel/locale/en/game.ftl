### Imhotep: The Duel, what the program says during a match. English is the master text.
### Squares, boats and slots come in notation ($square b2, $boat b or 2, $slot 1 to 3), players and tokens by name.

game-duel = Imhotep: The Duel
seat-duel =
    { $seat ->
        [0] Nefertiti
       *[1] Akhenaton
    }
    .bot = { seat-duel }

## Names: tokens ($value only counts for temples and burial chambers), sources of points (the first four are the sites)

-token-take = Take
-token-build = Build-up
-token-rush = Rush
-token-swap = Swap and unload
face-duel =
    { $face ->
        [o] obelisk
        [l] light pyramid
        [d] dark pyramid
        [t] temple { $value }
        [c] burial chamber { $value }
        [T] { -token-take }
        [B] { -token-build }
        [R] { -token-rush }
       *[S] { -token-swap }
    }
    .one =
        { $face ->
            [o] an obelisk
            [l] a light pyramid
            [d] a dark pyramid
            [t] a temple { $value }
            [c] the burial chamber { $value }
            [T] a { -token-take } token
            [B] a { -token-build } token
            [R] a { -token-rush } token
           *[S] a { -token-swap } token
        }
token-duel =
    { $token ->
        [take] { -token-take }
        [build] { -token-build }
        [rush] { -token-rush }
       *[swap] { -token-swap }
    }
source-duel =
    { $source ->
        [obelisk] obelisk
        [temple] temple
        [pyramids] pyramids
        [chamber] burial chamber
        [tokens] action tokens
       *[pawns] pawns in the port
    }
side-duel = side { $side }
boat-duel = boat { $boat }

## Options

option-duel-sides = Sides of the sites
    .help = One letter for each site, in the order obelisk, temple, pyramids, burial chamber: AAAA to BBBB. The sides score differently (D8); both players always use the same ones.
options-duel-sides = “{ $given }” is not a choice of sides: write A or B for each of the four sites.

## Reasons

reason-duel-over = The game is over.
reason-duel-pass-is-forced = You may pass only when you can do nothing else.
reason-duel-nothing-to-decline = There is no optional step to skip now.
reason-duel-step-is-due = This step of { $token } is not optional: { $step }.
reason-duel-finish-the-token-first = Finish { $token } first: { $step }.
reason-duel-one-token-a-turn = One action token per turn, and you have played { $token }.
reason-duel-play-token-first = For that you must play { $token } first.
reason-duel-no-pawn = You have no pawn in your reserve.
reason-duel-square-taken = { $square } is not free: { $seat } has a pawn there.
reason-duel-rush-square-makes-no-unload = With your pawn on { $square } no boat could be unloaded, and Rush requires it.
reason-duel-boat-gone = Boat { $boat } has left the game.
reason-duel-lane-too-empty =
    { $pawns ->
        [0] There is no pawn in the lane of boat { $boat }; it needs 2.
       *[1] There is only one pawn in the lane of boat { $boat }; it needs 2.
    }
reason-duel-no-such-token = You do not have the action token { $token }.
reason-duel-nothing-to-take = The boats carry only action tokens: there is nothing to take.
reason-duel-needs-two-pawns =
    { $pawns ->
        [0] Build-up needs 2 pawns in your reserve; you have none.
       *[1] Build-up needs 2 pawns in your reserve; you have only one.
    }
reason-duel-rush-needs-pawn = Rush needs a pawn in your reserve; you have none.
reason-duel-rush-needs-unload = Rush needs a boat to unload, and no free square would allow that.
reason-duel-nothing-to-unload = Swap and unload needs a boat to unload, and there is none now.
reason-duel-action-token-not-takeable = An action token cannot be taken: { $token } is in slot { $slot } of boat { $boat }.

## Steps of an action token, as they end the reasons above

step-duel =
    { $step ->
        [take] choose the token you take
        [build] place a pawn
        [build-again] place a third pawn, or press Done
        [rush-place] place your pawn
        [rush-unload] unload a boat
        [rush-again] unload a second boat, or press Done
        [swap] choose two tokens to swap
       *[swap-unload] unload a boat
    }

## What is to be decided now

prompt-duel-turn =
    { $pass ->
        [none] { $seat }, your turn: place a pawn, unload a boat or play an action token.
       *[other] { $seat }, you can do nothing: pass.
    }
prompt-duel-take = { $seat }, choose the token you take.
prompt-duel-build =
    { $placed ->
        [1] { $seat }, place a pawn ({ -token-build }: pawn 2 of 2–3).
        [2] { $seat }, place a third pawn, or press Done ({ -token-build }: pawn 3 of 3).
       *[other] { $seat }, place a pawn ({ -token-build }: pawn 1 of 2–3).
    }
prompt-duel-rush-place = { $seat }, place a pawn so that a boat can be unloaded ({ -token-rush }: step 1 of 2–3).
prompt-duel-rush-unload = { $seat }, unload a boat ({ -token-rush }: step 2 of 2–3).
prompt-duel-rush-again = { $seat }, unload a second boat, or press Done ({ -token-rush }: step 3 of 3).
prompt-duel-swap = { $seat }, choose two tokens of one boat to swap ({ -token-swap }: step 1 of 2).
prompt-duel-swap-unload = { $seat }, now unload a boat ({ -token-swap }: step 2 of 2).

## Actions

action-duel-place = Place a pawn on { $square }
    .did = { $who } placed a pawn on { $square }
action-duel-unload = Unload boat { $boat }
    .did = { $who } unloaded boat { $boat }
action-duel-play = Play { $token }
    .did = { $who } played { $token }
action-duel-take =
    { $card ->
        [none] Take the token in slot { $slot } of boat { $boat }
       *[other] Take { $card_one } from slot { $slot } of boat { $boat }
    }
    .did =
        { $card ->
            [none] { $who } took the token in slot { $slot } of boat { $boat }
           *[other] { $who } took { $card_one } from slot { $slot } of boat { $boat }
        }
action-duel-swap = Swap slots { $slot } and { $other } of boat { $boat }
    .did = { $who } swapped slots { $slot } and { $other } of boat { $boat }
action-duel-done = Done: skip the optional step
    .did = { $who } skipped the optional step
action-duel-pass = Pass
    .did = { $who } passed

## Events

event-duel-placed = { $seat } places a pawn on { $square }.
event-duel-unloaded = { $seat } unloads boat { $boat }.
event-duel-taken =
    { $square ->
        [none] { $seat } takes { $face_one } from slot { $slot } of boat { $boat }.
       *[other] { $seat } takes { $face_one } from slot { $slot } with the pawn on { $square }.
    }
event-duel-removed = Nobody takes slot { $slot } of boat { $boat }: { $face_one } leaves the game.
event-duel-refilled = Into slot { $slot } of boat { $boat } comes { $face_one }.
event-duel-left = The pile is empty: boat { $boat } leaves the game.
event-duel-played = { $seat } plays { $token }.
event-duel-revealed = Out of the warehouse, { $face_one } fills slot { $slot } of boat { $boat }.
event-duel-swapped = { $seat } swaps slots { $slot } and { $other } of boat { $boat }.
event-duel-fifth-obelisk = { $seat } is the first to have five obelisks.
event-duel-passed = { $seat } can do nothing and passes.
event-duel-turn = { "" }
event-duel-ended = A single boat is left: the game is over.

## The table

table-duel-sides = Sides: { $sides }.
table-duel-row = Row { $row }: { $squares }.
table-duel-free = free
table-duel-boat = Boat { $boat }, from the port outward: { $tokens }; pawns in its lane: { $pawns }.
table-duel-boat-gone = Boat { $boat } has left the game.
table-duel-reserve = { $player }, pawns in reserve: { $pawns }.
table-duel-hidden = Tokens in the pile: { $pile }; in the warehouse: { $warehouse }.
table-duel-removed = Out of the game: { $tokens }.
held-duel-obelisk = { $player }, obelisks: { $count }.
held-duel-temple = { $player }, temple: { $values }.
held-duel-pyramids = { $player }, pyramids: light { $light }, dark { $dark }.
held-duel-chamber = { $player }, burial chamber: { $numbers }.
held-duel-tokens = { $player }, action tokens: { $tokens }.

## The end

end-duel-last-boat = Only one boat is left: the game is over.
outcome-duel-tie = Equal points: { $player } did not start and wins.

## What is wrong with a position; the same texts as in games/duel/faults.py

position-duel-malformed-field = “{ $text }” is not a field: a field is written name=value
position-duel-unknown-field = there is no field “{ $field }”; the fields are { $known }
position-duel-field-twice = the field “{ $field }” is given twice
position-duel-boats-missing = the field boats is missing: without boats there is no position
position-duel-bad-sides = sides=“{ $text }”: write A or B for each of the four sites (D1.5)
position-duel-bad-seat = { $field }=“{ $text }”: write N for Nefertiti or A for Akhenaton
position-duel-bad-phase = phase=“{ $text }” is unknown; the phases are { $known }
position-duel-bad-placed = placed=“{ $text }”: write how many pawns of the build-up are placed already, 0 to 2 (D6.2)
position-duel-bad-port = port=“{ $text }”: write three rows of three squares such as N.A/.../..N, with N, A or a dot for each (D1.2)
position-duel-too-many-pawns = { $player } has { $pawns } pawns on the port; each player owns 4 (D1.4)
position-duel-bad-token = { $field }: “{ $text }” does not begin with the code of a token
position-duel-wrong-boat-count = the number of boats is { $boats }; write all six, with - for each that has left (D1.2)
position-duel-boat-half-empty = the number of tokens on boat { $boat } is { $tokens }, not 3; a boat that has left is written - (D5.4)
position-duel-face-down = { $field }: tokens lie face up there, and none can be “?” (D9.1)
position-duel-too-many-copies = { $token } occurs { $count } times; the number in the game is { $copies } (D1.1)
position-duel-warehouse-too-long = { $tokens } tokens are in the warehouse; it holds 3 (D1.4)
position-duel-pile-too-long = { $tokens } tokens are in the pile; it never holds more than 39 (D2.1)
position-duel-pile-not-threes = the number of tokens in the pile is { $tokens }; it is always a multiple of 3 (D5.4)
position-duel-wrong-total = with { $pile } in the pile the number of tokens is { $total }; the game has 60 (D1.1)
position-duel-removed-unclear = tokens that are nowhere: { $tokens }; name them in removed, or name all of the pile and the warehouse (D1.1)
position-duel-boat-left-too-early = boat { $boat } has left though { $tokens } tokens are in the pile (D5.4)
position-duel-no-boat = no boat is in play; the last one always stays (D7.1)
position-duel-not-over = { $boats } boats are in play; it is over only with a single one (D7.1)
position-duel-is-over = a single boat is in play: the phase must be over (D7.1)
position-duel-warehouse-too-empty = takes still possible in the game: { $takes }; tokens in the warehouse, one for each: { $tokens } (D6.1)
position-duel-five-wrong = five={ $text }: { $player } does not have five obelisks (D8.1b)
position-duel-five-unclear = both players have five obelisks: say in five who had them first (D8.1b)
position-duel-placed-without-build = placed goes with the phase build only, not with { $phase } (D6.2)
position-duel-token-not-played = phase { $phase }: the action token that was played, { $token }, must be among those in removed (D6)
position-duel-pawns-not-placed = phase { $phase }: { $player } has fewer pawns on the port ({ $pawns }) than were placed in this turn (D6)
position-duel-step-impossible = phase { $phase }: nothing can be decided there in this position (D6)
