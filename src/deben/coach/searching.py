"""The coach's search: the one that bots think with, begun after an action so that each action is looked at equally long.

Every simulation fills in what the view does not know, carries the action out and walks a tree of what follows.  The match is always
played to its end: who won and what everybody has is added up, beside what the tree itself tries to make large.
"""

import time
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import numpy as np

from ..bots import Budget, Search
from ..bots.pace import MOST_VISITS, in_slices
from ..games import Game, game_named
from ..kernel.chance import Chances, new_chance
from ..kernel.contract import actor, apply, points_from, resample, standing
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.record import Record
from ..kernel.rule import Log, MoveLists, States, rule
from ..kernel.search.result import UNIT, Results, judge, won_share
from ..kernel.search.room import SEARCHED, Part, Room
from ..kernel.search.tree import ROOT, SUMS, Places, Tree, learn, roll_out, search_many, walk
from ..kernel.search.tuning import CUT, Dials
from .coach import Coach
from .judging import Tried

__all__ = ["ENTRIES", "SearchJudge", "coach_for", "look_after"]

Ends: TypeAlias = Annotated[Any, np.float64, 2]
"""By seat: the sum of won parts first, then of the points from every source."""
VIEW, WORK = 0, 1
NODES = 1 << 18
PLAIN_TRIALS = 24


@rule
def count_end(state: Record, estimates: Results, ends: Ends) -> None:
    """Add how a match ended to the sums of every seat."""
    for seat in range(ends.shape[0]):
        estimates[seat] = standing(state, seat)
    for seat in range(ends.shape[0]):
        ends[seat, 0] += won_share(estimates, seat)
        for source in range(ends.shape[1] - 1):
            ends[seat, source + 1] += points_from(state, seat, source)


@rule
def look_after(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: MoveLists, chances: Chances, dials: Dials,
    estimates: Results, results: Results, ends: Ends, log: Log, action: int, simulations: int,
) -> None:  # fmt: skip
    """Do so many simulations of what follows an action in the view of row 0; row 1 is working room."""
    chance = chances[0]
    for _ in range(simulations):
        states[WORK] = states[VIEW]
        resample(states[WORK], chance)
        apply(states[WORK], action, log)
        length = walk(states, tree, counters, path, fits, moves[0], chance, dials, log)
        roll_out(states, moves[1], dials, int(dials[CUT]), chance, log)
        judge(states[WORK], actor(states[WORK]) < 0, dials, estimates, results)
        learn(tree, path, length, results)
        roll_out(states, moves[1], dials, 0, chance, log)
        count_end(states[WORK], estimates, ends)


LOOKED = tuple("ends" if name == "points" else name for name in SEARCHED)
ENTRIES = (look_after, search_many)
"""What a coach runs, for whoever wants to tell how far its compilation is."""


def _part(budget: Budget, share: float) -> Budget:
    """Return a share of a budget."""
    seconds = None if budget.seconds is None else budget.seconds * share
    return Budget(seconds, None if budget.simulations is None else max(1, int(budget.simulations * share)))


class SearchJudge:
    """Judges with the search of the strongest level."""

    def __init__(self, game: Game, executor: Executor, seats: int, budget: Budget) -> None:
        tuning = executor.rules.tuning
        self.executor, self.budget, self.seats = executor, budget, seats
        self._search = Search(executor, seats, tuning, nodes=NODES)
        self._room = Room(executor, seats, NODES)
        self._room.tune(tuning)
        self._ends = self._room.add(Part("ends", "float64", (seats, 1 + len(game.sources))))

    def promising(self, view: Any, legal: Sequence[int], most: int, share: float, seed: int) -> list[int]:
        """Return the actions the bots' search tried most."""
        budget = _part(self.budget, share)
        if isinstance(self.executor, PythonExecutor):  # which could not even begin within a short time
            budget = budget.within(Budget(simulations=PLAIN_TRIALS))
        report = self._search.think(view, budget, new_chance(seed))
        order = np.lexsort((report.results[:, report.seat], report.visits))[::-1]
        return [report.actions[i] for i in order[:most] if report.actions[i] in legal]

    def look(self, view: Any, action: int, share: float, seed: int) -> Tried:
        """Return what an action leads to."""
        room, seat, allowed = self._room, self.executor.actor(view), _part(self.budget, share)
        room.begin(view, seed & 0xFFFFFFFF, seed >> 32)
        self._ends[...] = 0
        stop = None if allowed.seconds is None else time.perf_counter() + allowed.seconds
        limit = min(allowed.simulations or (MOST_VISITS if stop else 1), MOST_VISITS)
        in_slices(lambda size: room.run(look_after, *LOOKED, action, size), limit, stop, lambda *_: True)
        trials, worth = room.visits, int(room.arrays["tree"][ROOT, SUMS + seat])
        value = worth / (trials * UNIT)
        return Tried(action, trials, value, self._ends[:, 0] / trials, self._ends[:, 1:] / trials, room.line())


def coach_for(game: Game | str, executor: Executor, seats: int, seconds: float | None, simulations: int | None = None) -> Coach:
    """Return a coach that spends so many seconds, or simulations, on a decision."""
    chosen = game_named(game) if isinstance(game, str) else game
    return Coach(chosen, executor, SearchJudge(chosen, executor, seats, Budget(seconds, simulations)))
