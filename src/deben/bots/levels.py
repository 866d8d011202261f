"""The levels: named opponents from a gentle beginner to the strongest, each clearly better than the one before.

All of them see what their seat may know and use the same search.  What makes a level weaker is what makes a person weaker: it
looks less far, and where several actions look about as good it does not tell them apart and takes one of them, the better the
likelier.  They are data (``levels.json``), so that whoever plays them without Python plays the same ones.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import Any

from ..kernel.executor import Executor
from ..kernel.search.tuning import Tuning
from .bot import Bot
from .decision import Budget, Decision
from .search import MOST_NODES, Search

__all__ = ["LEVELS", "Level", "LevelBot"]

NODES_A_SIMULATION = 40
LEAST_NODES = 4_000


@dataclass(frozen=True)
class Level:
    """How somebody of a level thinks."""

    name: str
    number: int
    budget: Budget
    tuning: Tuning | None = None
    """Its dials; without any, those that suit the game best."""
    blur: int = 0
    """Actions whose results are this close to the best one's look as good, in thousandths."""
    at_sight: bool = False
    """Whether it trusts its first impression of an action and never asks what comes after."""
    remembers: bool = False
    """Whether it goes on with what it thought before, where it is given a memory."""

    @property
    def nodes(self) -> int:
        """How large a tree such thoughts can grow."""
        simulations = self.budget.simulations
        return MOST_NODES if simulations is None else min(MOST_NODES, LEAST_NODES + NODES_A_SIMULATION * simulations)


def _level(name: str, number: int, seconds: float, simulations: int | None = None, **manner: Any) -> Level:
    return Level(name, number, Budget(seconds, simulations), **manner)


def _read() -> Mapping[str, Level]:
    rows = json.loads(resources.files(__package__).joinpath("levels.json").read_text("utf-8"))
    return MappingProxyType({row["name"]: _level(**row) for row in rows})


LEVELS = _read()
"""All levels by name, weakest first."""


class LevelBot(Bot):
    """Thinks as its level does, in every executor; what a slow one leaves undone within the seconds of a level stays undone."""

    def __init__(self, executor: Executor, seats: int, level: Level, threads: int = 1) -> None:
        self.level = level
        threads = threads if level.budget.simulations is None else 1  # a small tree is not worth sharing out
        self.search = Search(executor, seats, level.tuning or executor.rules.tuning, threads=threads, nodes=level.nodes, hurry=True)

    def choose(self, decision: Decision, /) -> int:
        """Return the action it likes best, within the smaller of the level's budget and the given one."""
        memory = decision.memory if self.level.remembers else None
        if memory is not None:
            memory.catch_up(decision.past)
        if len(decision.legal) == 1:
            return decision.legal[0]
        self.search.ponder(decision.view, self.level.budget.within(decision.budget), decision.chance, memory=memory)
        action = self.search.choose(self.search.executor.actor(decision.view), self.level.blur, self.level.at_sight)
        if memory is not None:
            self.search.remember(memory, action)
        return action
