"""The search of an analysis: the one that bots think with, begun after an action too, to look at each of them equally long."""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..bots import Budget, Search, fitting_mind, room_for, strongest
from ..bots.pace import MOST_VISITS, in_slices
from ..games import Game
from ..kernel.chance import new_chance
from ..kernel.executor import Executor
from ..kernel.mind.room import MindedRoom
from ..kernel.search.look import look_many
from ..kernel.search.room import SEARCHED, Part
from .calibration import calibrated, power_of
from .search import Look

__all__ = ["TreeSearch"]

NODES = 1 << 18
GLANCE = 0.3
"""The part of weighing a view that is spent on what would be chosen there."""
LOOKED = tuple("ends" if name == "points" else name for name in SEARCHED)


def _part(budget: Budget, share: float) -> Budget:
    """Return a share of a budget."""
    seconds = None if budget.seconds is None else budget.seconds * share
    return Budget(seconds, None if budget.simulations is None else max(1, int(budget.simulations * share)))


class TreeSearch:
    """Searches as the strongest level does; its chances are calibrated, by the given power or the one that was measured."""

    def __init__(self, game: Game, executor: Executor, seats: int, budget: Budget, power: float | None = None) -> None:
        rules, self.executor, self.budget, self.seats = executor.rules, executor, budget, seats
        self._power = power_of(rules, seats) if power is None else power
        mind = fitting_mind(rules) if strongest(rules, seats).mind else None
        self._search = Search(executor, seats, None if mind else rules.tuning, mind=mind, nodes=NODES)
        self._room = room_for(executor, seats, NODES, mind)
        if mind is None:
            self._room.tune(rules.tuning)
            self._room.add(Part("ends", "float64", (seats, 1 + len(game.sources))))
        self._ends = self._room.arrays["ends"]

    def promising(self, view: Any, legal: Sequence[int], most: int, share: float, seed: int) -> list[int]:
        """Return the actions the bots' search tried most."""
        report = self._search.think(view, _part(self.budget, share), new_chance(seed))
        order = np.lexsort((report.results[:, report.seat], report.visits))[::-1]
        return [report.actions[i] for i in order[:most] if report.actions[i] in legal]

    def look(self, view: Any, action: int, share: float, seed: int) -> Look:
        """Return what an action leads to."""
        room, allowed = self._room, _part(self.budget, share)
        room.begin(view, seed & 0xFFFFFFFF, seed >> 32)
        self._ends[...] = 0
        stop = None if allowed.seconds is None else time.perf_counter() + allowed.seconds
        limit = min(allowed.simulations or (MOST_VISITS if stop else 1), MOST_VISITS)
        in_slices(lambda size: self._look(action, size), limit, stop, lambda *_: True)
        trials = room.visits
        line = room.line()[1:] if isinstance(room, MindedRoom) else room.line()  # its tree begins with the action itself
        return Look(action, trials, calibrated(self._ends[:, 0] / trials, self._power), self._ends[:, 1:] / trials, line)

    def _look(self, action: int, simulations: int) -> None:
        if isinstance(self._room, MindedRoom):
            self._room.look(action, simulations)
        else:
            self._room.run(look_many, *LOOKED, action, simulations)

    def weigh(self, view: Any, share: float, seed: int) -> "np.ndarray[Any, Any]":
        """Return what a view is worth with the action that the bots' search would choose."""
        best = self.promising(view, self.executor.legal(view), 1, share * GLANCE, seed)
        return self.look(view, best[0], share * (1 - GLANCE), seed + 1).wins
