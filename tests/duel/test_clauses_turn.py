"""Clauses D3 (turn), D4 (place), D5 (unload) and D7 (end)."""

from .tables import LOAD, boat, happened, has, refused, shown, table

STUCK = "port=.../.NN/.NN boats=c1c2c3/-/-/c4c5c6/-/- pile=- warehouse=ooo"
"""Nefertiti has no pawn left, and the lanes of the two boats in play, row 1 and column a, are empty."""


def test_d3_1_players_alternate() -> None:
    """D3.1: place, unload or play; each is a whole turn, and then it is the other's."""
    match = table(f"{LOAD} port=NA./.../... N=T")
    assert match.actor == 0
    match.play("c3")
    assert match.actor == 1
    match.play("x1")
    assert match.actor == 0
    match.play("take")
    assert match.actor == 0, "the turn of an action token lasts until it is carried out"
    match.play("2:1")
    assert match.actor == 1


def test_d3_1_a_turn_is_exactly_one_of_three() -> None:
    """D3.1: the choices at the start of a turn are places, unloads and tokens, and nothing else."""
    match = table(f"{LOAD} port=NA./.../... N=TS A=B")
    assert match.legal == ["c1", "a2", "b2", "c2", "a3", "b3", "c3", "x1", "take", "swap"]
    assert refused(match, "build") == ("no-such-token", "D6"), "the other's tokens are not one's own"
    assert refused(match, "done") == ("nothing-to-decline", "D6.5")
    assert refused(match, "1:1") == ("play-token-first", "D6.1")


def test_d3_2_forced_pass() -> None:
    """D3.2: a player who can do nothing passes, and the pass is a step of its own (D6.5)."""
    match = table(STUCK)
    assert match.legal == ["pass"]
    assert happened(match.play("pass")) == ["passed", "turn"]
    assert match.actor == 1
    assert "pass" not in match.legal, "it never happens to both at once: the other has pawns"


def test_d3_2_pass_is_never_chosen() -> None:
    """D3.2: with anything at all to do, no pass: a pawn in reserve, a lane with two pawns, a token that can be played."""
    for position in (STUCK.replace(".NN/.NN", "..N/.NN"), STUCK.replace(".../.NN/.NN", "AA./.NN/.NN"), f"{STUCK} N=T"):
        match = table(position)
        assert "pass" not in match.legal
        assert refused(match, "pass") == ("pass-is-forced", "D3.2")
    assert table(f"{STUCK} N=BRS").legal == ["pass"], "tokens that cannot be carried out do not help"


def test_d4_1_place() -> None:
    """D4.1: one own pawn from the reserve goes to a free square."""
    match = table(LOAD)
    move = match.play("b2")
    assert shown(match, "port") == ".../.N./..."
    assert happened(move) == ["placed", "turn"]
    assert move.events[0].params == {"seat": 0, "square": 4}
    assert refused(match, "b2") == ("square-taken", "D4.1")
    match.play("a1")
    assert shown(match, "port") == "A../.N./..."


def test_d4_1_not_without_a_pawn() -> None:
    """D4.1: all four pawns on the port, nothing to place; with three there is."""
    assert refused(table(f"{LOAD} port=NN./NN./..."), "c3") == ("no-pawn", "D4.1")
    assert "c3" in table(f"{LOAD} port=NN./N../...").legal


def test_d4_1_a_free_square_there_always_is() -> None:
    """D4.1: with seven pawns out, two squares are left; the ninth is never needed."""
    match = table(f"{LOAD} port=NAN/ANA/N.. turn=A")
    assert [action for action in match.legal if action[0] in "abc"] == ["b3", "c3"]


def test_d4_2_a_square_without_boats_may_be_used() -> None:
    """D4.2: both boats of c3 have left, and a pawn may still go there."""
    match = table("boats=c1c2c3/c4c5c6/-/o*3/t1t2t3/- pile=- warehouse=ooo", "c3")
    assert shown(match, "port") == ".../.../..N"


def test_d5_1_two_pawns_of_whatever_colours() -> None:
    """D5.1: a boat in play with two pawns or more in its lane; none need be one's own."""
    match = table(f"{LOAD} port=NA./.../.AA turn=N")
    assert [action for action in match.legal if action[0] == "x"] == ["x1", "x3", "xb"]
    assert refused(match, "xa") == ("lane-too-empty", "D5.1")
    match.play("x3")
    assert (has(match, "N"), has(match, "A")) == ([], ["c8", "c9"])


def test_d5_1_not_a_boat_that_has_left() -> None:
    """D5.1: row 2 has pawns enough but no boat."""
    match = table("port=.../NNA/... boats=c1c2c3/-/-/o*3/-/- pile=- warehouse=ooo")
    assert "x2" not in match.legal
    assert refused(match, "x2") == ("boat-gone", "D5.4")


def test_d5_2_order_skipping_empty_squares() -> None:
    """D5.2: nearest first, empty squares skipped: slot 3 to c1, slot 2 to a1, one by one; pawns go home."""
    match = table(f"{LOAD} port=A.N/.../... turn=N")
    move = match.play("x1")
    taken = [event.params for event in move.events if event.kind == "taken"]
    assert taken == [
        {"seat": 0, "face": 9, "boat": 0, "slot": 2, "square": 2},
        {"seat": 1, "face": 8, "boat": 0, "slot": 1, "square": 0},
    ]
    assert (has(match, "N"), has(match, "A")) == (["c3"], ["c2"])
    assert shown(match, "port") == ".../.../..."
    assert len([action for action in match.legal if action[0] in "abc"]) == 9


def test_d5_2_three_pawns() -> None:
    """D5.2: the third pawn takes slot 1; in a column the lowest is the nearest."""
    match = table(f"{LOAD} port=N../A../A.. turn=N", "xa")
    assert (has(match, "A"), has(match, "N")) == (["c11", "c12"], ["c10"])
    assert has(match, "removed") == []


def test_d5_3_a_token_nobody_took_leaves_the_game() -> None:
    """D5.3: with two pawns the token in slot 1 goes out of the game."""
    match = table(f"{LOAD} port=.NN/.../...")
    move = match.play("x1")
    assert has(match, "removed") == ["c1"]
    assert [event.params for event in move.events if event.kind == "removed"] == [{"face": 7, "boat": 0, "slot": 0}]


def test_d5_4_refill_from_the_pile_slot_1_first() -> None:
    """D5.4: three tokens from the top of the pile, slot 1 first."""
    match = table(f"{LOAD} port=.NN/.../... pile=dTo...")
    move = match.play("x1")
    assert boat(match, "1") == ["d", "T", "o"]
    assert len(has(match, "pile")) == 36
    assert [event.params["slot"] for event in move.events if event.kind == "refilled"] == [0, 1, 2]


def test_d5_4_with_an_empty_pile_the_boat_leaves() -> None:
    """D5.4: the warehouse never refills a boat."""
    match = table("port=.NN/.../... boats=c1c2c3/c4c5c6/c7c8c9/o*3/l*3/d*3 pile=- warehouse=odo")
    move = match.play("x1")
    assert boat(match, "1") == []
    assert "left" in happened(move)
    assert has(match, "warehouse") == ["o", "d", "o"]
    assert not match.over


def test_d5_4_the_pile_is_a_multiple_of_three_and_the_18th_unload_ends_it() -> None:
    """D5.4: thirteen loads, then five boats leave: 18 unloads (D7.1)."""
    match = table(LOAD)
    unloads = 0
    while not match.over:
        legal = match.legal
        unload = [action for action in legal if action[0] == "x"]
        match.play(unload[-1] if unload else legal[0])
        unloads += bool(unload)
        assert len(has(match, "pile")) % 3 == 0
        assert len(has(match, "pile")) == max(0, 39 - 3 * unloads)
    assert unloads == 18


def test_d5_5_taken_tokens_are_public() -> None:
    """D5.5: obelisks, temples on side A, action tokens: every view tells who has them, with their values."""
    for sides in ("AAAA", "BBBB"):
        match = table(f"sides={sides} port=NA./.../... boats=ot4T/c4c5c6/c7c8c9/c10c11c12/t1t2t3/dlo N=ot3 A=t1B", "x1")
        for seat in (0, 1, None):
            text = match.game.write_position(match.view(seat))
            assert " N=ot3t4 " in text
            assert " A=t1TB " in text


def test_d7_1_it_ends_when_one_boat_is_left() -> None:
    """D7.1: the last boat but one leaves, the match is over, and the last boat's tokens go to nobody."""
    match = table("port=.NN/.../... boats=c1c2c3/-/-/-/-/o*3 pile=- warehouse=ooo")
    assert match.actor == 0
    move = match.play("x1")
    assert match.over
    assert happened(move)[-2:] == ["left", "ended"]
    assert match.legal == []
    assert boat(match, "c") == ["o", "o", "o"]
    assert (has(match, "N"), has(match, "A")) == (["c2", "c3"], [])
    assert match.outcome is not None
    assert match.outcome.reason == "last-boat"


def test_d7_1_even_in_the_middle_of_a_rush() -> None:
    """D7.1: no second unload once a single boat is left, although its lane would do."""
    match = table("port=..N/.../.NN boats=c1c2c3/-/c4c5c6/-/-/- pile=- warehouse=ooo N=R", "rush")
    assert match.legal == ["a1", "b1", "a2", "b2", "c2", "a3"]
    match.play("b1")
    assert match.legal == ["x1", "x3"]
    match.play("x1")
    assert match.over
    assert boat(match, "3") == ["c4", "c5", "c6"]
