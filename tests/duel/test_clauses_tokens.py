"""Clauses D6: the action tokens."""

from .tables import LOAD, boat, happened, has, refused, shown, table


def test_d6_one_token_is_the_turn_and_leaves_the_game() -> None:
    """D6, D6.1: a token is played instead of anything else, and is out of the game at once."""
    match = table(f"{LOAD} N=TTB")
    assert happened(match.play("take")) == ["played"]
    assert has(match, "N") == ["T", "B"]
    assert has(match, "removed") == ["T"]
    assert refused(match, "build") == ("one-token-a-turn", "D6")
    assert refused(match, "a1") == ("finish-the-token-first", "D6.5")


def test_d6_1_take_any_token_but_an_action_token() -> None:
    """D6.1: all tokens on the boats can be taken, except those with an action."""
    match = table("boats=oTd/c4BR/St1l/c10c11c12/t1t2t3/t4lo N=T", "take")
    assert match.legal == ["1:1", "1:3", "2:1", "3:2", "3:3", *(f"{name}:{slot}" for name in "abc" for slot in "123")]
    assert refused(match, "1:2") == ("action-token-not-takeable", "D6.1")


def test_d6_1_the_top_of_the_warehouse_fills_the_slot() -> None:
    """D6.1: the empty slot gets the top token of the warehouse, face up, and the turn ends."""
    match = table(f"{LOAD} N=T warehouse=dSo", "take")
    move = match.play("b:2")
    assert has(match, "N") == ["t2"]
    assert boat(match, "b") == ["t1", "d", "t3"]
    assert has(match, "warehouse") == ["S", "o"]
    assert happened(move) == ["taken", "revealed", "turn"]
    assert move.events[0].params["square"] == -1, "no pawn brought it"
    assert shown(match, "boats") in match.game.write_position(match.view(1)), "it lies face up"


def test_d6_1_three_takes_empty_the_warehouse() -> None:
    """D6.1: three take tokens, three warehouse tokens: it never runs out."""
    match = table(f"{LOAD} N=TT A=T warehouse=odl", "take", "1:1", "take", "1:2", "take", "1:3")
    assert boat(match, "1") == ["o", "d", "l"]
    assert has(match, "warehouse") == []


def test_d6_1_not_a_boat_that_has_left() -> None:
    """D6.1: boats in play only."""
    match = table("boats=c1c2c3/-/-/oSo/-/- pile=- warehouse=ooo N=T", "take")
    assert match.legal == ["1:1", "1:2", "1:3", "a:1", "a:3"]
    assert refused(match, "2:1") == ("boat-gone", "D5.4")


def test_d6_1_not_playable_with_nothing_but_action_tokens() -> None:
    """D6.1: every token on the boats is an action token."""
    position = "boats={}/SSB/-/-/-/- pile=- warehouse=ooo N=T"
    assert refused(table(position.format("RRR")), "take") == ("nothing-to-take", "D6.1")
    assert "take" in table(position.format("RoR")).legal


def test_d6_2_build_up_places_two_or_three() -> None:
    """D6.2: two pawns one after another, the third as one likes."""
    match = table(f"{LOAD} N=B", "build")
    assert "done" not in match.legal
    assert refused(match, "done") == ("step-is-due", "D6.5")
    match.play("a1")
    assert refused(match, "a1") == ("square-taken", "D4.1")
    assert "done" not in match.legal
    match.play("b2")
    assert match.actor == 0
    assert match.legal == ["b1", "c1", "a2", "c2", "a3", "b3", "c3", "done"]
    third = match.play("c3")
    assert happened(third) == ["placed", "turn"]
    assert shown(match, "port") == "N../.N./..N"
    assert match.actor == 1


def test_d6_2_needs_two_pawns() -> None:
    """D6.2: one pawn in reserve is not enough, two are."""
    assert refused(table(f"{LOAD} N=B port=N.N/.../N.."), "build") == ("needs-two-pawns", "D6.2")
    assert "build" in table(f"{LOAD} N=B port=N.N/.../...").legal


def test_d6_3_rush_places_and_unloads() -> None:
    """D6.3: place one pawn, unload one boat, then a second if one likes; the first is refilled before."""
    match = table(f"{LOAD} N=R port=A.A/.../A.. pile=dTo...", "rush", "c3")
    assert match.legal == ["x1", "x3", "xa", "xc"]
    assert refused(match, "done") == ("step-is-due", "D6.5")
    match.play("xc")
    assert boat(match, "c") == ["d", "T", "o"]
    assert match.actor == 0
    assert match.legal == ["xa", "done"]
    match.play("xa")
    assert match.actor == 1
    assert (has(match, "N"), has(match, "A")) == (["o"], ["l", "c11", "c12"])


def test_d6_3_needs_a_square_that_makes_an_unload() -> None:
    """D6.3: a square after which nothing could be unloaded cannot be chosen."""
    match = table(f"{LOAD} N=R port=.../.A./...", "rush")
    assert match.legal == ["b1", "a2", "c2", "b3"]
    assert refused(match, "a1") == ("rush-square-makes-no-unload", "D6.3")


def test_d6_3_any_square_does_where_a_boat_is_ready() -> None:
    """D6.3: with two pawns in a lane already, every free square leaves an unload possible."""
    assert len(table(f"{LOAD} N=R port=AA./.../...", "rush").legal) == 7


def test_d6_3_not_playable() -> None:
    """D6.3: no pawn in reserve, or no square that makes an unload: an empty port, or pawns only where boats have left."""
    assert refused(table(f"{LOAD} N=R port=NN./.../.NN"), "rush") == ("rush-needs-pawn", "D6.3")
    assert refused(table(f"{LOAD} N=R"), "rush") == ("rush-needs-unload", "D6.3")
    gone = "boats=c1c2c3/-/-/o*3/-/- pile=- warehouse=ooo N=R port=.../.../..A"
    assert refused(table(gone), "rush") == ("rush-needs-unload", "D6.3")


def test_d6_3_the_second_unload_needs_a_boat_that_qualifies_then() -> None:
    """D6.3: pawns that went home with the first boat no longer count."""
    match = table(f"{LOAD} N=R port=A.A/.../A..", "rush", "b1", "x1")
    assert match.actor == 1, "after all of row 1 went home, one pawn stands alone on a3"
    assert shown(match, "port") == ".../.../A.."


def test_d6_4_swap_any_two_slots_of_a_boat_in_play() -> None:
    """D6.4: any two slots named in ascending order, of any boat, also of one that cannot be unloaded."""
    match = table(f"{LOAD} N=S port=AA./.../...", "swap")
    assert match.legal == [f"{name}:{pair}" for name in "123abc" for pair in ("12", "13", "23")]
    gone = table("boats=c1c2c3/-/-/o*3/-/- pile=- warehouse=ooo N=S port=AA./.../...", "swap")
    assert gone.legal == ["1:12", "1:13", "1:23", "a:12", "a:13", "a:23"]
    assert refused(gone, "2:12") == ("boat-gone", "D5.4")


def test_d6_4_swap_then_unload() -> None:
    """D6.4: after the exchange one boat must be unloaded, and it may be another."""
    match = table(f"{LOAD} N=S port=NN./.../A..", "swap")
    move = match.play("1:13")
    assert boat(match, "1") == ["c3", "c2", "c1"]
    assert move.events[0].params == {"seat": 0, "boat": 0, "slot": 0, "other": 2}
    assert match.legal == ["x1", "xa"]
    assert refused(match, "done") == ("step-is-due", "D6.5")
    other = table(f"{LOAD} N=S port=NN./.../A..", "swap", "1:13", "xa")
    assert boat(other, "1") == ["c3", "c2", "c1"]
    match.play("x1")
    assert has(match, "N") == ["c1", "c2"]
    assert match.actor == 1


def test_d6_4_action_tokens_and_equal_tokens_may_be_swapped() -> None:
    """D6.4: any two, also an action token, also two obelisks."""
    match = table("boats=ooT/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lo N=SS port=NN./.../... pile=ooo...", "swap", "1:12")
    assert boat(match, "1") == ["o", "o", "T"]
    match.play("x1")
    assert has(match, "N") == ["o", "T", "S"]
    action = table("boats=ooT/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lo N=S port=NN./.../...", "swap", "1:13")
    assert boat(action, "1") == ["T", "o", "o"]


def test_d6_4_not_playable_without_a_boat_to_unload() -> None:
    """D6.4: some boat must be ready."""
    assert refused(table(f"{LOAD} N=S port=N../.A./..."), "swap") == ("nothing-to-unload", "D6.4")


def test_d6_5_done_declines_the_optional_step() -> None:
    """D6.5: the third pawn and the second unload are declined by done."""
    built = table(f"{LOAD} N=B", "build", "a1", "b2")
    assert happened(built.play("done")) == ["turn"]
    assert (shown(built, "port"), built.actor) == ("N../.N./...", 1)
    rushed = table(f"{LOAD} N=R port=A.A/.../A..", "rush", "c3", "xc", "done")
    assert (shown(rushed, "port"), rushed.actor) == ("A../.../A..", 1)


def test_d6_5_an_impossible_optional_step_is_not_asked_for() -> None:
    """D6.5: no third pawn, no second boat: the turn ends by itself."""
    built = table(f"{LOAD} N=B port=NN./.../...", "build", "a2", "b2")
    assert built.actor == 1
    rushed = table(f"{LOAD} N=R port=A../.../...", "rush", "b1", "x1")
    assert rushed.actor == 1


def test_d6_5_a_single_choice_is_still_a_step() -> None:
    """D6.5: a decision with one choice is made and recorded, as in the unload of a rush."""
    match = table(f"{LOAD} N=R port=A../.../...", "rush", "b1")
    assert match.legal == ["x1"]
    assert (match.actor, shown(match, "phase")) == (0, "rush-unload")
    match.play("x1")
    assert match.record().actions == ("rush", "b1", "x1")
