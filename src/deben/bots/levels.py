"""The levels: named opponents from a gentle beginner to the strongest, each clearly better than the one before."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ..kernel.chance import Chance
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.search_tuning import Tuning
from .bot import Budget, own_chance
from .greedy import GreedyBot
from .search import Search

__all__ = ["LEVELS", "Level", "LevelBot"]


@dataclass(frozen=True)
class Level:
    """How somebody of a level thinks."""

    name: str
    number: int
    budget: Budget
    tuning: Tuning | None = None
    """Its dials; without any, those that suit the game best."""


def _levels(*levels: tuple[str, Budget]) -> Mapping[str, Level]:
    return MappingProxyType({name: Level(name, number, budget) for number, (name, budget) in enumerate(levels)})


LEVELS = _levels(
    ("pupil", Budget(1.5, 20)),
    ("potter", Budget(1.5, 100)),
    ("scribe", Budget(1.5, 400)),
    ("overseer", Budget(1.5, 2_000)),
    ("architect", Budget(1.5, 10_000)),
    ("vizier", Budget(1.5)),
)
"""All levels by name, weakest first."""


class LevelBot:
    """Thinks as its level does; while the rules are not compiled, and time counts, it makes do with what is best at once."""

    def __init__(self, executor: Executor, seats: int, level: Level, threads: int = 1) -> None:
        self.name, self.level, self.own_budget = level.name, level.number, level.budget
        self.search = Search(executor, seats, level.tuning or executor.rules.tuning, threads=threads)
        self._chance = own_chance()
        self._stopgap = GreedyBot(executor, seats) if isinstance(executor, PythonExecutor) else None

    def choose(self, view: Any, budget: Budget, chance: Chance | None = None) -> int:
        """Return the action its search tried most, within the smaller of the level's budget and the given one."""
        if self._stopgap and (budget.simulations is None):
            return self._stopgap.choose(view, budget, chance)
        legal = self.search.executor.legal(view)
        if len(legal) == 1:
            return legal[0]
        return self.search.think(view, self.own_budget.within(budget), chance or self._chance).best
