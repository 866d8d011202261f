"""Tactical positions: each is valid, its claim is true, and the strongest level finds it at less than its normal budget."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from deben.bots import Budget, Decision, LevelBot, Search, strongest
from deben.games import game_named, game_names
from deben.kernel.chance import new_chance
from deben.kernel.executor import Executor
from deben.kernel.search.tuning import PLAIN_UCT
from deben.locale.rulebook import rulebook
from deben.testing import compiled

from .oracle import Oracle
from .positions import POSITIONS, Tactic

LONG = 150_000  # simulations of the plain search that judges where there is luck ahead
CLEARLY = 0.03
NORMAL = {"duel": 20_000, "nefertiti": 10_000}
"""Simulations in place of the level's second and a half, so that nothing depends on the machine; a small one has more."""
WIDE = ("the second servant takes the first one's bid back", "close what they cannot pay for")
"""Claims about so much that could follow that enumerating it takes as long as all the others."""
every = pytest.mark.parametrize("tactic", POSITIONS, ids=str)


@cache
def executor(game: str) -> Executor:
    return compiled(game_named(game))


def test_there_are_enough_of_both_games_and_of_all_kinds() -> None:
    counts = Counter(tactic.game for tactic in POSITIONS)
    assert all(counts[game] >= 20 for game in game_names())
    assert len({tactic.name for tactic in POSITIONS}) == len(POSITIONS)
    assert len({(tactic.game, tactic.clause) for tactic in POSITIONS}) > len(POSITIONS) / 2, "various clauses"
    sides = [tactic.rules.options_of(tactic.rules.read_position(tactic.position)) for tactic in POSITIONS if tactic.game == "duel"]
    assert any("B" in options.sides for options in sides)
    players = {tactic.rules.read_position(tactic.position).players for tactic in POSITIONS if tactic.game == "nefertiti"}
    assert players == {2, 3, 4, 5}


@every
def test_a_position_is_valid_and_says_why(tactic: Tactic) -> None:
    view = tactic.rules.read_position(tactic.position)
    run = executor(tactic.game)
    legal = [tactic.rules.write_action(action) for action in run.legal(view)]
    assert set(tactic.best) < set(legal), "the best are legal, and there is something else to do"
    assert run.view(view, run.actor(view)).to_bytes() == view.to_bytes(), "it says no more than the seat may know"
    assert rulebook(game_named(tactic.game), "en").clause(tactic.clause).id == tactic.clause
    assert tactic.why.endswith(".")
    assert tactic.proof in ("end", "search")


def proven(tactic: Tactic) -> Any:
    """Return a case of a tactic that is proven by enumeration."""
    return pytest.param(tactic, id=str(tactic), marks=[pytest.mark.nightly] if tactic.name in WIDE else [])


@pytest.mark.parametrize("tactic", [proven(tactic) for tactic in POSITIONS if tactic.proof == "end"])
def test_the_claim_is_true_by_enumeration(tactic: Tactic) -> None:
    """Those named keep the best result, and no other action does."""
    oracle = Oracle(tactic.rules, executor(tactic.game))
    view = tactic.rules.read_position(tactic.position)
    state = oracle.filled_in(view)
    assert state is not None
    worths = {tactic.rules.write_action(action): worth for action, worth in oracle.worths(state).items()}
    most = max(win for win, _ in worths.values())
    assert {action for action, (win, _) in worths.items() if win == most} == set(tactic.best), worths


@pytest.mark.parametrize("tactic", [tactic for tactic in POSITIONS if tactic.proof == "search"], ids=str)
def test_the_claim_is_true_by_a_long_search(tactic: Tactic) -> None:
    view, run = tactic.rules.read_position(tactic.position), executor(tactic.game)
    search = Search(run, tactic.rules.seats(tactic.rules.options_of(view)), PLAIN_UCT)
    report = search.think(view, Budget(simulations=LONG), new_chance(1))
    values = {tactic.rules.write_action(a): value for a, value in zip(report.actions, report.results[:, report.seat], strict=True)}
    others = [value for action, value in values.items() if action not in tactic.best]
    assert tactic.rules.write_action(report.best) in tactic.best
    assert min(values[action] for action in tactic.best) > max(others) + CLEARLY


@every
def test_the_strongest_level_finds_it(tactic: Tactic) -> None:
    view, run = tactic.rules.read_position(tactic.position), executor(tactic.game)
    seats = tactic.rules.seats(tactic.rules.options_of(view))
    level = replace(strongest(run.rules, seats), budget=Budget(simulations=NORMAL[tactic.game]))  # no clock: always the same
    bot = LevelBot(run, seats, level)
    found = bot.choose(Decision(view, run.legal(view), chance=new_chance(7)))
    assert tactic.rules.write_action(found) in tactic.best
