"""What a mind sees: moments of whole matches, from every seat, and never what the seat may not know."""

from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.executor import PythonExecutor
from deben.kernel.mind.weights import Mind
from deben.kernel.record import Ints

from .nightly import often

MATCHES = [("duel", 2, number) for number in (0, 5, 10, 15)] + [("nefertiti", players, 3 * players) for players in (2, 3, 4, 5)]
MATCHES += [("nefertiti", 2, 1), ("nefertiti", 3, 2), ("nefertiti", 4, 31)]

EVERY = often(3, 1)
"""Which moments are looked at."""


def marks_of(rules: Any, state: Any, seat: int) -> list[int]:
    marks = np.zeros(rules.most_marks, np.int16).view(Ints)
    found: list[int] = marks[: rules.features(state, seat, marks)].tolist()
    return found


@pytest.mark.parametrize(("name", "players", "table"), MATCHES)
def test_marks_are_within_bounds_and_tell_nothing_hidden(name: str, players: int, table: int) -> None:
    lab: Any = game_named(name).room("lab")
    rules, executor, chance = lab.RULES, PythonExecutor(lab.RULES), np.random.default_rng(table)
    tables = lab.tables(players)
    state = executor.setup(tables[table % len(tables)], table)
    moment = 0
    while (actor := executor.actor(state)) >= 0:
        for seat in {actor, moment // EVERY % players} if moment % EVERY == 0 else ():
            seen = marks_of(rules, state, seat)
            assert min(seen) >= 0
            assert max(seen) < rules.width
            assert len(seen) < rules.most_marks - 40
            view = executor.view(state, seat)
            assert marks_of(rules, view, seat) == seen
            assert marks_of(rules, executor.resample(view, new_chance(moment)), seat) == seen
        legal = executor.legal(state)
        executor.apply(state, legal[chance.integers(len(legal))])
        moment += 1
    assert moment > 20


def test_both_sides_of_a_duel_see_each_other_swapped() -> None:
    lab: Any = game_named("duel").room("lab")
    state = PythonExecutor(lab.RULES).setup(lab.tables()[0], 1)
    mine, theirs = marks_of(lab.RULES, state, 0), marks_of(lab.RULES, state, 1)
    assert mine != theirs
    assert len(set(mine) ^ set(theirs)) < 8, "at the start nobody has anything"


@pytest.mark.parametrize("name", ["duel", "nefertiti"])
def test_the_mind_in_the_package_fits_and_is_small(name: str) -> None:
    game = game_named(name)
    lab: Any = game.room("lab")
    path = game.folder / "mind.bin"
    Mind.load(path).check(lab.RULES)
    assert path.stat().st_size <= 1 << 20
