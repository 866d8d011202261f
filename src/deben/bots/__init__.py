"""Computer players: named levels from a beginner to the strongest, and plain ones for programs."""

from ..kernel.executor import Executor
from ..kernel.search.tuning import Tuning
from .bot import Bot, RandomBot
from .decision import Budget, Decision
from .greedy import GreedyBot
from .levels import LEVELS, Level, LevelBot, level_named, strongest
from .memory import Memory, known_past
from .minds import mind_of
from .search import RootReport, Search, room_for

__all__ = [
    "BOTS", "LEVELS", "Bot", "Budget", "Decision", "GreedyBot", "Level", "LevelBot", "Memory", "RandomBot",
    "RootReport", "Search", "Tuning", "UnknownBot", "bot_named", "known_past",
    "level_named", "mind_of", "room_for", "strongest",
]  # fmt: skip

BOTS = (RandomBot.name, GreedyBot.name, *LEVELS)
"""The names of all bots: two plain ones for programs, then the levels, weakest first."""


class UnknownBot(KeyError):
    """There is no bot of that name."""

    def __str__(self) -> str:
        return f"there is no bot {self.args[0]!r}; there are: {', '.join(BOTS)}"


def bot_named(name: str, executor: Executor, seats: int, threads: int = 1) -> Bot:
    """Return the bot of that name for a match of so many seats, thinking with ``executor``; raises ``UnknownBot``."""
    if name == RandomBot.name:
        return RandomBot()
    if name == GreedyBot.name:
        return GreedyBot(executor, seats)
    if name in LEVELS:
        return LevelBot(executor, seats, level_named(name, executor.rules, seats), threads)
    raise UnknownBot(name)
