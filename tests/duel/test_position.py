"""Position notation: round-trips, defaults, and what is said about impossible positions."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deben import load
from deben.games import PositionError, game_named
from deben.games.duel.board import UNKNOWN
from deben.games.duel.notation import PHASE_NAMES
from deben.games.duel.position import FIELDS
from deben.games.duel.position.faults import CODES
from deben.match import Match
from deben.narrate import Narrator

from ..nightly import often
from ..positions_page import blocks, described
from .walks import SIDES, walk

DUEL = game_named("duel")
NARRATOR = Narrator("duel", "en")
read_position, write_position = DUEL.read_position, DUEL.write_position
BOATS = "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS"
PLAIN_BOATS = "boats=t1t1t1/ldR/t2t2t2/c1c2B/ddd/t4lS"
ACTION_BOATS = "boats=TTB/BBR/-/-/-/- warehouse=oll"
TYPED = [
    f"{BOATS} port=N.A/.A./..N N=oolt1T A=dc4 removed=oS",
    f"{BOATS} turn=A phase=take removed=Too",
    f"{BOATS} phase=build placed=1 port=N../.../... removed=Boo",
    f"{BOATS} phase=rush-place removed=Roo port=A../.../...",
    f"{BOATS} phase=swap removed=Soo port=NA./.../...",
    f"{PLAIN_BOATS} sides=BBBB N=o*5 A=o*5 removed=oo five=A",
    f"{ACTION_BOATS} N=TR",
    "boats=-/ldR/oot1/-/ddo/t4lS turn=A warehouse=oll port=AAA/A../...",
    write_position(Match("duel", 5).state),
]
"""Positions as people type them."""

FAULTS = [
    ("malformed-field", "boats"),
    ("malformed-field", "boats="),
    ("malformed-field", f"{BOATS} =N"),
    ("unknown-field", f"{BOATS} boot=x"),
    ("field-twice", f"turn=N {BOATS} turn=A"),
    ("boats-missing", "turn=N"),
    ("boats-missing", ""),
    ("bad-sides", f"{BOATS} sides=ABC"),
    ("bad-sides", f"{BOATS} sides=ABCA"),
    ("bad-seat", f"{BOATS} turn=X"),
    ("bad-seat", f"{BOATS} turn=NA"),
    ("bad-phase", f"{BOATS} phase=sleep"),
    ("bad-placed", f"{BOATS} placed=3"),
    ("bad-port", f"{BOATS} port=N.A"),
    ("bad-port", f"{BOATS} port=N.A/.../..x"),
    ("too-many-pawns", f"{BOATS} port=NNN/NN./..."),
    ("bad-token", f"{BOATS} N=oq"),
    ("bad-token", f"{BOATS} N=c13"),
    ("bad-token", f"{BOATS} N=o*0"),
    ("bad-token", f"{BOATS} N=o*x"),
    ("bad-token", f"{BOATS} warehouse=?*2x"),
    ("wrong-boat-count", "boats=ooo/ooo"),
    ("boat-half-empty", "boats=oo/ldR/oot1/c1c2B/ddo/t4lS"),
    ("boat-half-empty", "boats=/ldR/oot1/c1c2B/ddo/t4lS"),
    ("boat-half-empty", "boats=oooo/ldR/oot1/c1c2B/ddo/t4lS"),
    ("face-down", "boats=o?o/ldR/oot1/c1c2B/ddo/t4lS"),
    ("face-down", f"{BOATS} A=?"),
    ("face-down", f"{BOATS} removed=?"),
    ("too-many-copies", f"{BOATS} N=c7"),
    ("too-many-copies", f"{BOATS} N=c8 A=c8"),
    ("too-many-copies", f"{BOATS} N=c8c8"),
    ("too-many-copies", f"{BOATS} pile=o*39"),
    ("warehouse-too-long", f"{BOATS} warehouse=?*4"),
    ("pile-too-long", f"{BOATS} pile=?*42"),
    ("pile-not-threes", f"{BOATS} pile=?*38"),
    ("wrong-total", f"{BOATS} pile=?*36 removed=o"),
    ("wrong-total", f"{BOATS} removed=o"),
    ("wrong-total", f"{BOATS} N=ooo pile=?*39"),
    ("removed-unclear", f"{BOATS} pile=?*36"),
    ("removed-unclear", f"{BOATS} N=o"),
    ("removed-unclear", "boats=-/ldR/oot1/c1c2B/ddo/t4lS"),
    ("boat-left-too-early", "boats=ot3c7/-/oot1/c1c2B/ddo/t4lS warehouse=lll pile=ooo"),
    ("no-boat", "boats=-/-/-/-/-/- warehouse=ooo"),
    ("not-over", f"{BOATS} phase=over"),
    ("is-over", "boats=-/-/oot1/-/-/- warehouse=oll"),
    ("warehouse-too-empty", f"{BOATS} warehouse=?? removed=o"),
    ("warehouse-too-empty", f"{BOATS} warehouse=?? phase=take removed=T"),
    ("five-wrong", f"{BOATS} five=N"),
    ("bad-seat", f"{BOATS} five=X"),
    ("five-unclear", f"{PLAIN_BOATS} N=o*5 A=o*5 removed=oo"),
    ("placed-without-build", f"{BOATS} placed=1"),
    ("token-not-played", f"{BOATS} phase=take"),
    ("token-not-played", f"{BOATS} phase=swap-unload removed=oT*2 port=NA./.../..."),
    ("pawns-not-placed", f"{BOATS} phase=build placed=1 removed=Boo"),
    ("pawns-not-placed", f"{BOATS} phase=rush-unload removed=Roo port=AA./.../..."),
    ("step-impossible", f"{BOATS} phase=build removed=Boo port=NNN/.../..."),
    ("step-impossible", f"{BOATS} phase=build placed=2 removed=Boo port=NNN/N../..."),
    ("step-impossible", f"{ACTION_BOATS} phase=take"),
    ("step-impossible", f"{BOATS} phase=rush-place removed=Roo"),
    ("step-impossible", f"{BOATS} phase=rush-unload removed=Roo port=N../.A./..."),
    ("step-impossible", f"{BOATS} phase=rush-again removed=Roo port=N../.A./..."),
    ("step-impossible", f"{BOATS} phase=swap removed=Soo"),
    ("step-impossible", f"{BOATS} phase=swap-unload removed=Soo"),
]


@pytest.mark.parametrize(("code", "text"), FAULTS)
def test_an_impossible_position_is_refused_with_the_code_that_says_why(code: str, text: str) -> None:
    """D1.1, D1.2, D1.4, D1.5, D2.1, D5.4, D6, D6.1, D6.2, D7.1, D8.1b, D9.1: what a position must keep."""
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert refused.value.code == code
    assert all(str(told) in str(refused.value) for told in (code, *refused.value.params))


def test_every_fault_is_among_the_cases() -> None:
    assert {code for code, _ in FAULTS} == set(CODES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{BOATS} N=c8c8", "c8 occurs 2 times; the number in the game is 1 (D1.1)"),
        (f"{BOATS} port=AAA/AA./A..", "Akhenaton has 6 pawns on the port; each player owns 4 (D1.4)"),
        (f"{BOATS} pile=?*36 removed=o", "with 36 in the pile the number of tokens is 58; the game has 60 (D1.1)"),
        (f"{BOATS} N=oq{'x' * 50}", f"N: “q{'x' * 39}” does not begin with the code of a token"),
        ("boats=o/ldR/oot1/c1c2B/ddo/t4lS", "the number of tokens on boat 1 is 1, not 3; a boat that has left is written - (D5.4)"),
        (f"{BOATS} phase=take", "phase take: the action token that was played, T, must be among those in removed (D6)"),
    ],
)
def test_messages_say_exactly_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert message in NARRATOR.error(refused.value)


def test_the_page_about_positions_is_true() -> None:
    example, phases = blocks("The Duel")
    assert write_position(read_position(example)) == example
    assert phases.split() == list(PHASE_NAMES)
    assert sorted(described("The Duel")) == sorted(FIELDS)


def test_what_is_left_out_follows_from_the_rest() -> None:
    """D1.4, D2.1, D2.2, D9.1: a position of boats alone is a match before its first turn."""
    state = read_position(BOATS)
    assert (state.seat, state.phase, state.drawn, state.unloads) == (0, 0, 0, 0)
    assert list(state.reserve) == [4, 4]
    assert set(state.pile) == set(state.warehouse) == {UNKNOWN}
    assert write_position(state) == f"turn=N port=.../.../... {BOATS}".replace("port=.../.../... ", "")


def test_reserves_and_unloads_are_counted() -> None:
    """D1.4, D5.4: five loads were drawn, and two boats have left."""
    state = read_position(f"{BOATS} port=N.A/.../..N N=o*3 A=t1t3t4 removed=lldc9c10c11c12TB")
    assert list(state.reserve) == [2, 3]
    assert (state.drawn, state.unloads) == (15, 5)
    assert read_position("boats=-/ldR/oot1/-/ddo/t4lS warehouse=oll").unloads == 15


def test_the_tokens_out_of_the_game_follow_when_all_others_are_named() -> None:
    """D1.1: sixty tokens."""
    state = read_position("boats=-/-/oot1/-/-/c1c2c3 warehouse=oll")
    assert sum(state.removed) == 60 - 6 - 3
    assert (state.removed[0], state.removed[1], state.removed[7]) == (9, 4, 0)


def test_fields_may_come_in_any_order_and_tokens_with_commas() -> None:
    plain = read_position(f"turn=A N=ot3T A=c5dS {BOATS}")
    assert plain == read_position(f"{BOATS.replace('o/', 'o,/')}  A=S,d,c5\nN=T,t3,o turn=A")


def test_the_first_fifth_obelisk_is_told_only_where_it_is_in_doubt() -> None:
    """D8.1b, D8.7."""
    one = read_position(f"{PLAIN_BOATS} A=o*6")
    assert one.first_five == 1
    assert "five" not in write_position(one)
    both = read_position(f"{PLAIN_BOATS} N=o*5 A=o*5 removed=oo five=A")
    assert both.first_five == 1
    assert "five=A" in write_position(both)
    assert read_position(f"{PLAIN_BOATS} A=o*6 five=A") == one


@pytest.mark.walk
@pytest.mark.parametrize("sides", SIDES)
def test_every_position_of_a_match_round_trips_in_full_and_as_a_view(sides: str) -> None:
    """D1.5, D9.1: all sixteen set-ups, from set-up to end."""
    for match in walk(100 + SIDES.index(sides), sides):
        for state in (match.state, match.view(0), match.view(1), match.view()):
            assert read_position(write_position(state)).differences(state) == []


@st.composite
def moments(draw: st.DrawFn) -> Match:
    """Return a match of any set-up, stopped anywhere."""
    match = Match("duel", draw(st.integers(0, 2**256 - 1)), {"sides": draw(st.sampled_from(SIDES))})
    for choice in draw(st.lists(st.integers(0, 999), max_size=90)):
        if match.over:
            break
        match.play(match.legal[choice % len(match.legal)])
    return match


@pytest.mark.walk
@settings(max_examples=often(20, 60), deadline=None)
@given(moments())
def test_any_moment_round_trips(match: Match) -> None:
    for state in (match.state, match.view(0)):
        text = write_position(state)
        assert read_position(text).differences(state) == []
        assert write_position(read_position(text)) == text
        assert "\n" not in text


@pytest.mark.walk
@settings(max_examples=often(10, 30), deadline=None)
@given(moments(), st.integers(0, 2**256 - 1))
def test_a_match_from_a_view_fills_it_in_from_its_seed_and_plays_to_the_end(match: Match, seed: int) -> None:
    """D5.4, D9.1: nothing known changes, the same seed gives the same match, and the 18th unload ends it."""
    text, view = write_position(match.view(0)), match.view(0)
    again, chance = Match("duel", seed, position=text), Random(0)
    assert again.view(0) == view
    assert again.options == match.options
    assert again.state == Match("duel", seed, position=text).state
    while not again.over:
        assert UNKNOWN not in again.state.boats
        again.play(chance.choice(again.legal))
    assert again.state.unloads == 18
    assert load(again.save()).outcome == again.outcome


@pytest.mark.walk
@settings(max_examples=often(30, 200), deadline=None)
@given(st.data(), st.integers(0, 2**32))
def test_a_mistyped_position_is_refused_or_playable(data: st.DataObject, seed: int) -> None:
    """Mistakes in typing: signs of a good text are exchanged, left out or doubled; what still reads can be played to its end."""
    text = data.draw(st.sampled_from(TYPED))
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.text("oldtcTBRSNA?*-/=., 0139", max_size=2)) + text[at + 1 :]
    try:
        match = Match("duel", seed, position=text)
    except PositionError:
        return
    chance = Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    assert match.state.unloads == 18


def test_another_seed_fills_a_view_in_another_way() -> None:
    """D9.1."""
    piles = {bytes(Match("duel", seed, position=BOATS).state.pile) for seed in range(20)}
    assert len(piles) == 20


def test_a_full_position_needs_no_seed() -> None:
    state = Match("duel", 7).state
    assert Match("duel", 8, position=write_position(state)).state == state
