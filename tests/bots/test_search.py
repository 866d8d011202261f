"""The search: it finds what wins, in plain Python as compiled, within its budget, and reports what it found."""

import numpy as np
import pytest

from deben.bots import Budget, RootReport, Search, Tuning
from deben.bots import search as search_module
from deben.bots.pace import MOST_VISITS
from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.executor import PythonExecutor
from deben.kernel.search.result import UNIT
from deben.match import Match
from deben.testing import compiled

from ..kernel.toy import TOY
from .race import BLOW, RACE, SURE, race

DUEL = game_named("duel")
RUN = "turn=N port=.NN/.../A.. boats=oc6c5/ldR/oot1/c1c2B/ddo/t4lS N=c4c7 A=oo removed=ll"
"""Nefertiti can unload boat 1 and close a run of four (D5.2, D8.4a)."""


def thought(match: Match, simulations: int, seed: int = 1, **choices: object) -> RootReport:
    search = Search(match.executor, match.seats, **choices)  # type: ignore[arg-type]
    return search.think(match.view(match.actor), Budget(simulations=simulations), new_chance(seed))


@pytest.mark.parametrize("stones", [5, 6, 7, 9])
def test_stones_are_taken_so_that_the_other_cannot_win(stones: int) -> None:
    executor = PythonExecutor(TOY)
    state = TOY.record()
    state.stones = stones  # type: ignore[attr-defined]  # the toy's own field
    found = Search(executor, 2).think(executor.view(state, 0), Budget(simulations=400), new_chance(1))
    assert found.best == stones % 4 - 1, "whoever faces a multiple of four loses"
    assert found.line[0] == found.best
    assert found.chances[0] > 0.6


def test_each_seat_maximises_its_own_result() -> None:
    """With one turn left a blow brings down a lone leader; among equals a point of its own wins more than a blow to one of them."""
    executor = PythonExecutor(RACE)
    for points, best in (([5, 7, 4, 2], BLOW), ([5, 5, 5, 2], SURE)):
        found = Search(executor, 4).think(executor.view(race(points), 0), Budget(simulations=120), new_chance(1))
        assert found.best == best


def test_the_report_adds_up() -> None:
    match = Match("duel", 3, position=RUN)
    found = thought(match, 40, sources=len(DUEL.sources))
    assert found.actions == tuple(match.legal_numbers)
    assert found.visits.sum() == found.simulations == 40
    assert found.results.shape == (len(found.actions), 2)
    assert found.points.shape == (len(found.actions), 2, 6)
    assert ((found.results >= 0) & (found.results <= 1)).all()
    assert np.allclose(found.results.sum(axis=1)[found.visits > 0], 1, atol=0.01), "what one wins the other loses"
    assert found.points.sum(axis=2)[found.visits > 0].min() > 5, "final points, not those of the moment"


def test_the_same_chance_gives_the_same_thought_and_another_a_different_one() -> None:
    match = Match("duel", 4)
    one, same, other = (thought(match, 30, seed) for seed in (1, 1, 2))
    assert one.visits.tolist() == same.visits.tolist()
    assert one.results.tolist() == same.results.tolist()
    assert one.results.tolist() != other.results.tolist()


@pytest.mark.parametrize("tuning", [Tuning(), Tuning(glances=3, cut=12, bias=0.5, expand_at=2)])
def test_compiled_and_plain_search_think_alike(tuning: Tuning) -> None:
    match = Match("duel", 6, {"sides": "BABA"})
    quick = Match("duel", 6, {"sides": "BABA"}, executor=compiled(DUEL))
    plain, fast = (thought(m, 60, tuning=tuning, sources=6) for m in (match, quick))
    assert plain.visits.tolist() == fast.visits.tolist()
    assert plain.results.tolist() == fast.results.tolist()
    assert plain.points.tolist() == fast.points.tolist()
    assert plain.line == fast.line


def test_a_small_tree_goes_on_without_growing_in_plain_python() -> None:
    match = Match("duel", 6)
    found = thought(match, 60, nodes=40)
    assert found.simulations == found.visits.sum() == 60
    assert found.nodes <= 40
    assert found.depth < thought(match, 60).depth


def test_threads_share_the_simulations_and_a_small_tree_goes_on_without_growing() -> None:
    match = Match("duel", 6, executor=compiled(DUEL))
    found = thought(match, 5_001, threads=3)
    assert found.simulations == 5_001
    small = thought(match, 5_000, nodes=200)
    assert small.simulations == 5_000
    assert small.nodes <= 200


def test_a_thought_can_be_watched_and_stopped() -> None:
    match = Match("duel", 6, executor=compiled(DUEL))
    heard: list[int] = []

    def listen(done: int) -> bool:
        heard.append(done)
        return len(heard) < 4

    search = Search(match.executor, 2)
    found = search.think(match.view(0), Budget(seconds=60), new_chance(1), listen)
    assert len(heard) == 4
    assert heard == sorted(heard)
    assert found.simulations == heard[-1]


def test_a_tree_that_can_count_no_further_stops_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("duel", 3, position=RUN)
    assert not thought(match, 30).full
    monkeypatch.setattr(search_module, "MOST_VISITS", 20)
    full = thought(match, 90)
    assert (full.simulations, full.full) == (20, True)
    assert thought(match, 90, threads=2).simulations == 40, "each thread has a tree of its own"
    timed = Search(match.executor, 2).think(match.view(match.actor), Budget(seconds=600), new_chance(1))
    assert (timed.simulations, timed.full) == (20, True)
    assert MOST_VISITS * UNIT < 2**31
