"""Walks through whole matches: what must hold at every step, whoever plays however."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deben.match import Match, Refused

from .reference import Table
from .tables import boat, has, shown
from .test_clauses_parts import FACES

SIDES = st.text("AB", min_size=4, max_size=4)
STYLES = {"evenly": "", "tokens first": "tbrs:d", "unloads first": "x", "places first": "abc"}
"""How a walk prefers to play: actions that begin with one of these letters, three times out of four."""


def chosen(match: Match, style: str, chance: Random) -> str:
    preferred = [action for action in match.legal if action[0] in STYLES[style] and (action[0] != "b" or len(action) == 2)]
    return chance.choice(preferred if preferred and chance.random() < 0.75 else match.legal)


def check_conserved(match: Match) -> None:
    """Sixty tokens and eight pawns (D1.1, D1.4); boats in play are full, and none leaves before the pile is empty (D5.4)."""
    boats = [boat(match, name) for name in "123abc"]
    places = [*boats, *(has(match, place) for place in ("N", "A", "warehouse", "pile", "removed"))]
    assert Counter(token for place in places for token in place) == Counter(FACES)
    assert {len(load) for load in boats} <= {0, 3}
    pile = len(has(match, "pile"))
    assert pile % 3 == 0
    assert pile == 0 or [] not in boats
    for seat, sign in enumerate("NA"):
        assert shown(match, "port").count(sign) + match.state.reserve[seat] == 4


def check_pass(match: Match) -> None:
    """Passing is forced, needs all four pawns out and few boats, and never comes twice in a row (D3.2)."""
    if "pass" in match.legal:
        assert match.legal == ["pass"]
        assert shown(match, "port").count("NA"[match.actor or 0]) == 4
        assert sum(bool(boat(match, name)) for name in "123") <= 2
        assert sum(bool(boat(match, name)) for name in "abc") <= 2
        assert not match.moves or match.moves[-1].action != "pass"


def check_optional(match: Match) -> None:
    """The optional step is offered exactly where it is possible, together with done (D6.5)."""
    turn = [move.action for move in match.moves]
    begun = max((i for i, action in enumerate(turn) if action in ("build", "rush")), default=len(turn))
    steps = [action for move, action in zip(match.moves[begun:], turn[begun:], strict=True) if move.seat == match.actor]
    mid_turn = steps == turn[begun:] and shown(match, "phase") not in ("turn", "over")
    after_two = mid_turn and (steps[:1] == ["build"] and len(steps) == 3 or steps[:1] == ["rush"] and len(steps) == 3)
    assert ("done" in match.legal) == after_two
    assert not after_two or len(match.legal) > 1


def check_refusal(match: Match, chance: Random) -> None:
    """A refused action changes nothing."""
    illegal = [name for name in match.game.action_names if name not in match.legal]
    before = match.state.to_bytes()
    with pytest.raises(Refused):
        match.play(chance.choice(illegal))
    assert match.state.to_bytes() == before


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**256 - 1), SIDES, st.sampled_from(sorted(STYLES)), st.integers(0, 2**32))
def test_whatever_is_played(seed: int, sides: str, style: str, choices: int) -> None:
    """D1.1, D1.4, D3.1, D3.2, D5.4, D6.5, D7.1: what holds at every step; exactly 18 unloads end a match."""
    match, chance = Match("duel", seed, {"sides": sides}), Random(choices)
    while not match.over:
        check_conserved(match)
        check_pass(match)
        check_optional(match)
        check_refusal(match, chance)
        before, mover = match.actor, chosen(match, style, chance)
        move = match.play(mover)
        assert move.seat == before
        ended_turn = any(event.kind == "turn" for event in move.events)
        assert ended_turn == (match.actor == 1 - (before or 0))
        assert (not match.over) == (sum(bool(boat(match, name)) for name in "123abc") > 1)
    check_conserved(match)
    assert sum(move.action[0] == "x" for move in match.moves) == 18


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**256 - 1), SIDES, st.sampled_from(sorted(STYLES)), st.integers(0, 2**32))
def test_the_second_writing_of_the_rules_agrees(seed: int, sides: str, style: str, choices: int) -> None:
    """D3 to D8: what is legal and what is scored, at every step, by rules written twice."""
    match, chance = Match("duel", seed, {"sides": sides}), Random(choices)
    table = Table(match.game.write_position(match.state))
    while not match.over:
        assert set(match.legal) == table.legal
        action = chosen(match, style, chance)
        match.play(action)
        table.play(action)
        for name in "123abc":
            assert boat(match, name) == table.boats.get(name, [])
        assert match.score.breakdown == [table.breakdown("N"), table.breakdown("A")]
    assert table.over
    assert table.legal == set()
    assert "NA"[match.score.winners[0]] == table.winner()


def test_passes_do_happen() -> None:
    """D3.2: so that the checks above are known to see some: in sixty matches that place first, a few players get stuck."""
    passes = 0
    for seed in range(60):
        match, chance = Match("duel", seed), Random(seed)
        while not match.over:
            check_pass(match)
            passes += "pass" in match.legal
            match.play(chosen(match, "places first", chance))
    assert passes > 0
