"""Walks through whole matches: what must hold at every step, whoever plays however."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deben.games.nefertiti.actions import HALF, PICK, PLACE, STALL_START
from deben.games.nefertiti.board import EMPTY, MEMPHIS_STALL, UNKNOWN
from deben.games.nefertiti.events import Event
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import Phase, State
from deben.kernel.chance import new_chance
from deben.kernel.contract import OVER
from deben.kernel.default import default_executor
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.record import Rows
from deben.testing import compiled

from ..nightly import often
from .golden_matches import told
from .invariants import Invariants
from .reference import Clerk

pytestmark = pytest.mark.walk
OPTION_SETS: list[dict[str, Any]] = [
    *({"players": players, "characters": characters} for players in (2, 3, 4, 5) for characters in ("base", "random")),
    *({"players": players, "characters": "random", "stalls": "advanced", "memphis": True} for players in (2, 3, 4)),
    {"players": 2, "memphis": True},
    {"players": 4, "stalls": "LLLR"},
    {"players": 4, "characters": "curse-of-amon"},
    {"players": 3, "characters": "palace-intrigue", "memphis": True},
    {"players": 5, "characters": "race-on-the-nile", "stalls": "advanced"},
    {"players": 2, "characters": "oracle,beggar,merchant-of-amon,royal-scribe,travelling-thief,trader", "memphis": True},
]
"""Every number of players, every character, every stall, with and without Memphis."""
LONGEST = 3_000
STYLES = ("evenly", "recruiting", "buying", "stubborn", "seafaring")
"""How a walk prefers to play: any action, characters, gifts, half of the Reserve, Memphis."""
MEMPHIS = range(PLACE + int(STALL_START[MEMPHIS_STALL]), PLACE + int(STALL_START[MEMPHIS_STALL + 1]))


def name(options: dict[str, Any]) -> str:
    """Return the options in a word."""
    return "-".join(str(value) for value in options.values())


def preferred(style: str, action: int) -> bool:
    """Return whether a style likes an action."""
    if style == "recruiting":
        return action < PLACE
    if style == "buying":
        return PICK <= action < PICK + 4
    return action == HALF if style == "stubborn" else style == "seafaring" and action in MEMPHIS


def chosen(legal: list[int], style: str, chance: Random) -> int:
    """Return an action, three times out of four one that the style likes."""
    liked = [action for action in legal if preferred(style, action)]
    return chance.choice(liked if liked and chance.random() < 0.75 else legal)


def walk(executor: Executor, options: dict[str, Any], seed: int, style: str, chance: Random) -> Iterator[tuple[State, list[Any]]]:
    """Yield the states of one match, each with the raw events that led to it."""
    state: State = executor.setup(GAME.blank(GAME.options(options)), seed)
    yield state, []
    steps = 0
    while executor.actor(state) != OVER:
        legal = executor.legal(state)
        assert legal == sorted(set(legal))
        assert legal
        steps += 1
        assert steps < LONGEST, "the match does not end"
        yield state, executor.apply(state, chosen(legal, style, chance))


def check_views(executor: Executor, state: State, chance: Random) -> None:
    """Check that views hide the deck and the dice, and that what is filled in fits them (N15.1)."""
    for seat in (-1, chance.randrange(state.players)):
        view = executor.view(state, seat)
        assert not any(view.seed.tolist())
        known = view.known if seat >= 0 and seat == view.oracle else 0
        hidden = view.deck.tolist()[view.drawn : max(view.drawn, view.cards - known)]
        assert set(hidden) <= {UNKNOWN}
        filled = executor.resample(view, new_chance(chance.getrandbits(32)))
        assert sorted(filled.deck.tolist()) == sorted(state.deck.tolist())
        assert executor.view(filled, seat).to_bytes() == view.to_bytes()


def check_match(executor: Executor, options: dict[str, Any], seed: int, style: str, chance: Random) -> None:
    """Check the invariants all through one match, and views now and then."""
    invariants: Invariants | None = None
    for state, _ in walk(executor, options, seed, style, chance):
        invariants = invariants or Invariants(GAME.options(options), state.rows)
        invariants.check(state.rows)
        if chance.random() < 0.05:
            check_views(executor, state, chance)
    assert state.phase == Phase.OVER


@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
@pytest.mark.parametrize("style", STYLES)
def test_invariants(options: dict[str, Any], style: str) -> None:
    """N1.3, N1.4, N3.2, N3.4, N5.8, N6.1, N6.2, N14.1, N14.6, N15.1: what holds at every step; and every match ends."""
    check_match(default_executor(GAME.rules), options, 11, style, Random(style))


@settings(max_examples=often(15, 50), deadline=None)
@given(st.integers(0, 2**256 - 1), st.sampled_from(OPTION_SETS), st.sampled_from(STYLES), st.integers(0, 2**32))
def test_whatever_is_played(seed: int, options: dict[str, Any], style: str, choices: int) -> None:
    """N1 to N15: the same with any seed, options and play."""
    check_match(default_executor(GAME.rules), options, seed, style, Random(choices))


@settings(max_examples=often(15, 50), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(OPTION_SETS), st.sampled_from(STYLES))
def test_the_clerk_agrees(seed: int, options: dict[str, Any], style: str) -> None:
    """N5, N7, N8, N10, N12.1, N14: payments and scores, worked out again from the events of whatever is played."""
    executor, chance, settled = default_executor(GAME.rules), Random(seed), GAME.options(options)

    def choose(_: State, legal: list[str]) -> str:
        return GAME.write_action(chosen([GAME.read_action(action) for action in legal], style, chance))

    story, clerk = told(executor, options, seed, choose), Clerk(settled.players, settled.memphis)
    for step in story.steps:
        clerk.follow(step.action, step.events)
    assert clerk.result() == story.parts()
    assert clerk.money == story.end.deben.tolist()[: settled.players]


def check_many(executor: Executor, options: dict[str, Any], matches: int, style: str) -> None:
    """Check the invariants all through many matches at once."""
    settled = GAME.options(options)
    rows: Rows = State.batch(matches)
    executor.setup_rows(rows, GAME.blank(settled), 1_000, 0, matches)
    moves = np.zeros((matches, GAME.rules.most_legal), np.int16)
    counts, actions, chance = np.zeros(matches, np.int32), np.zeros(matches, np.int16), Random(f"{options}{style}")
    invariants = Invariants(settled, rows)
    for _ in range(LONGEST):
        invariants.check(rows)
        executor.legal_rows(rows, moves, counts, 0, matches)
        assert np.array_equal(counts == 0, rows["phase"] == Phase.OVER), "a match without a legal action"
        if not counts.any():
            return
        actions[:] = [chosen(moves[i, : counts[i]].tolist(), style, chance) if counts[i] else 0 for i in range(matches)]
        executor.step_rows(rows, actions, 0, matches)
    pytest.fail("a match does not end")


@pytest.mark.parametrize("options", OPTION_SETS[::4], ids=name)
def test_many_at_once(options: dict[str, Any]) -> None:
    """N1.3, N3.6, N6.2, N6.3: a few matches side by side, in plain Python."""
    check_many(PythonExecutor(GAME.rules), options, 3, "evenly")


@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_many_of_every_style(options: dict[str, Any]) -> None:
    """N1 to N15: at night five hundred matches and more of every set of options, a hundred in each style of play."""
    executor = compiled(GAME)
    for style in STYLES:
        check_many(executor, options, often(5, 120), style)


def test_walks_reach_nearly_every_phase_and_event() -> None:
    """N3 to N12, N14: every phase and every kind of event but the rarest, so the checks above see them."""
    phases, kinds = set(), set()
    executor = default_executor(GAME.rules)
    for seed, options in enumerate(OPTION_SETS):
        for state, events in walk(executor, options, seed, "recruiting", Random(seed)):
            phases.add(Phase(state.phase))
            kinds |= {Event(event[0]) for event in events}
    assert set(Phase) - phases <= {Phase.GO_ON, Phase.TRAVELLER_GIFT}
    assert set(Event) - kinds <= {Event.TRAVELLER_LEFT, Event.WENT_HOME, Event.PASSED}


def test_the_checks_see_what_is_wrong() -> None:
    """N1.3, N1.4, N1.5, N3.4, N6.1: the invariants fail when something is lost or doubled."""
    executor = PythonExecutor(GAME.rules)
    options = {"players": 4, "memphis": True}
    state: State = executor.setup(GAME.blank(GAME.options(options)), 1)
    Invariants(GAME.options(options), state.rows).check(state.rows)
    spoilt: list[tuple[str, Any, int]] = [
        ("deben", 0, 9), ("reserves", 4, 0), ("deck", 40, EMPTY), ("seals", 1, 1), ("servants", 2, 3), ("open", 3, 1),
        ("hands", (0, 2), 1), ("docked", 3, 5), ("face_down", 3, 1),
    ]  # fmt: skip
    for field, at, value in spoilt:
        broken = state.copy()
        getattr(broken, field)[at] = value
        with pytest.raises(AssertionError):
            Invariants(GAME.options(options), broken.rows).check(broken.rows)
    broken = state.copy()
    broken.tile = 0
    with pytest.raises(AssertionError):
        Invariants(GAME.options(options), broken.rows).check(broken.rows)
