"""The levels: named opponents from a gentle beginner to the strongest, each clearly better than the one before.

All of them see what their seat may know.  What makes a level weaker is what makes a person weaker: it looks less far, it overlooks
what does not leap to the eye, and it misjudges, kind of action by kind of action; it never acts at random.  How each thinks is data
(``levels.json`` here for any game, one beside a game's rules for its numbers of players), so that whoever plays them without Python
plays the same ones.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from ..kernel.contract import Rules
from ..kernel.default import module_path
from ..kernel.executor import Executor
from ..kernel.search.tuning import Tuning
from .bot import Bot
from .decision import Budget, Decision
from .minds import fitting_mind
from .search import MOST_NODES, Search

__all__ = ["LEVELS", "Level", "LevelBot", "level_named", "strongest"]

NODES_A_SIMULATION = 40
LEAST_NODES = 4_000
PROBE_SECONDS = 0.05
FILE = "levels.json"


@dataclass(frozen=True)
class Level:
    """How somebody of a level thinks."""

    name: str
    """What it is called."""
    number: int
    """Its place among the levels, from the plainest on."""
    budget: Budget
    """How much it thinks where nobody says."""
    tuning: Tuning | None = None
    """Its dials; without any, those that suit the game best."""
    mind: bool = False
    """Whether it thinks with what the game's mind learnt, rather than with roll-outs and the opinions of the game's makers."""
    overlook: int = 0
    """How often it does not even see the action that leaps to the eye least, in thousandths; the plainest is always seen."""
    misjudge: int = 0
    """By how much of a win, in thousandths, it may be wrong about a kind of action, and about each action of it."""
    at_sight: bool = False
    """Whether it trusts its first impression of an action and never asks what comes after."""
    remembers: bool = False
    """Whether it goes on with what it thought before, where it is given a memory."""

    @property
    def nodes(self) -> int:
        """How large a tree such thoughts can grow."""
        simulations = self.budget.simulations
        return MOST_NODES if simulations is None else min(MOST_NODES, LEAST_NODES + NODES_A_SIMULATION * simulations)


def _level(name: str, number: int, seconds: float, manner: Mapping[str, Any]) -> Level:
    given = dict(manner)
    return Level(name, number, Budget(seconds, given.pop("simulations", None)), **given)


_ROWS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath(FILE).read_text("utf-8"))
LEVELS: Mapping[str, Level] = MappingProxyType({row["name"]: _level(**row) for row in _ROWS})
"""All levels by name, weakest first, as they play a game that says nothing of them."""


@cache
def _manners(rules: Rules) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """Return how the levels play one game, by the number of players and their names."""
    path = module_path(rules).with_name(FILE)
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def level_named(name: str, rules: Rules, seats: int) -> Level:
    """Return a level as it plays a game with so many seats; raises ``KeyError``."""
    (row,) = (row for row in _ROWS if row["name"] == LEVELS[name].name)
    return _level(**{**row, "manner": _manners(rules).get(str(seats), {}).get(name, row["manner"])})


def strongest(rules: Rules, seats: int) -> Level:
    """Return the strongest level as it plays a game with so many seats."""
    return level_named(list(LEVELS)[-1], rules, seats)


class LevelBot(Bot):
    """Thinks as its level does, in every executor; what a slow one leaves undone within the seconds of a level stays undone."""

    def __init__(self, executor: Executor, seats: int, level: Level, threads: int = 1) -> None:
        self.level = level
        threads = threads if level.budget.simulations is None else 1  # a small tree is not worth sharing out
        rules = executor.rules
        mind = fitting_mind(rules) if level.mind else None
        tuning = None if mind else level.tuning or rules.tuning
        self.search = Search(executor, seats, tuning, mind=mind, threads=threads, nodes=level.nodes, hurry=True)

    def seconds_a_move(self, view: Any) -> float:
        """Return how many seconds it thinks about a decision on this machine: measured in a short thought about a view."""
        found = self.search.think(view, Budget(seconds=PROBE_SECONDS))
        level, pace = self.level.budget, found.simulations / found.seconds
        return min(level.seconds or float("inf"), (level.simulations or float("inf")) / pace)

    def choose(self, decision: Decision, /) -> int:
        """Return the action it likes best, within the smaller of the level's budget and the given one."""
        level = self.level
        memory = decision.memory if level.remembers else None
        if memory is not None:
            memory.catch_up(decision.past)
        if len(decision.legal) == 1:
            return decision.legal[0]
        self.search.ponder(decision.view, level.budget.within(decision.budget), decision.chance, memory=memory)
        action = self.search.choose(self.search.executor.actor(decision.view), level.overlook, level.misjudge, level.at_sight)
        if memory is not None:
            self.search.remember(memory, action)
        return action
