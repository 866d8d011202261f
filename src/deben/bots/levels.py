"""The levels: named opponents from a gentle beginner to the strongest, each clearly better than the one before.

All of them see what their seat may know and use the same search.  What makes a level weaker is what makes a person weaker: it
looks less far, and where several actions look about as good it does not tell them apart and takes one of them, the better the
likelier.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from ..kernel.chance import Chance, choose
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.search.tuning import Tuning
from .bot import Budget, own_chance
from .greedy import GreedyBot
from .memory import Memory
from .search import MOST_NODES, RootReport, Search

__all__ = ["LEVELS", "Level", "LevelBot"]

NODES_A_SIMULATION = 40
LEAST_NODES = 4_000
FINE = 1 << 16


@dataclass(frozen=True)
class Level:
    """How somebody of a level thinks."""

    name: str
    number: int
    budget: Budget
    tuning: Tuning | None = None
    """Its dials; without any, those that suit the game best."""
    blur: float = 0.0
    """Actions whose results are this close to the best one's look as good."""
    at_sight: bool = False
    """Whether it trusts its first impression of an action and never asks what comes after."""
    remembers: bool = False
    """Whether it goes on with what it thought before, where it is given a memory."""

    @property
    def nodes(self) -> int:
        """How large a tree such thoughts can grow."""
        simulations = self.budget.simulations
        return MOST_NODES if simulations is None else min(MOST_NODES, LEAST_NODES + NODES_A_SIMULATION * simulations)


def _by_name(*levels: Level) -> Mapping[str, Level]:
    return MappingProxyType({level.name: level for level in levels})


SECONDS = 1.5
LEVELS = _by_name(
    Level("pupil", 0, Budget(SECONDS, 1), blur=1.0, at_sight=True),
    Level("potter", 1, Budget(SECONDS, 4), blur=0.08),
    Level("scribe", 2, Budget(SECONDS, 50), blur=0.01),
    Level("overseer", 3, Budget(SECONDS, 200)),
    Level("architect", 4, Budget(SECONDS, 800)),
    Level("vizier", 5, Budget(SECONDS), remembers=True),
)
"""All levels by name, weakest first."""


class LevelBot:
    """Thinks as its level does; while the rules are not compiled, and time counts, it makes do with what is best at once."""

    def __init__(self, executor: Executor, seats: int, level: Level, threads: int = 1) -> None:
        self.name, self.level, self._level = level.name, level.number, level
        threads = threads if level.budget.simulations is None else 1  # a small tree is not worth sharing out
        self.search = Search(executor, seats, level.tuning or executor.rules.tuning, threads=threads, nodes=level.nodes, hurry=True)
        self._chance = own_chance()
        self._stopgap = GreedyBot(executor, seats) if isinstance(executor, PythonExecutor) else None

    def choose(self, view: Any, budget: Budget, chance: Chance | None = None, memory: Memory | None = None) -> int:
        """Return the action it likes best, within the smaller of the level's budget and the given one.

        A level that remembers goes on with the thoughts in ``memory`` and leaves there what it thought now.
        """
        chance = chance or self._chance
        allowed = self._level.budget.within(budget)
        if self._stopgap and budget.simulations is None and (allowed.simulations is None or allowed.simulations > 1):
            return self._stopgap.choose(view, budget, chance)
        legal = self.search.executor.legal(view)
        if len(legal) == 1:
            return legal[0]
        if memory is not None and self._level.remembers:
            action = self.search.think(view, allowed, chance, memory=memory).best
            self.search.remember(memory, action)
            return action
        report = self.search.think(view, allowed, chance)
        if self._level.at_sight:
            return _blurred(report, report.urges, self._level.blur, chance)
        if self._level.blur:
            return _blurred(report, np.where(report.visits > 0, report.results[:, report.seat], -1.0), self._level.blur, chance)
        return report.best


def _blurred(report: RootReport, worths: Any, blur: float, chance: Chance) -> int:
    """Return one of the actions that are about as good as the best, the better the likelier."""
    weights = np.maximum(0.0, 1.0 - (worths.max() - worths) / blur)
    marks = np.cumsum(weights) * (FINE / weights.sum())
    return report.actions[min(int(np.searchsorted(marks, choose(chance, FINE), side="right")), len(marks) - 1)]
