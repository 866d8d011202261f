"""Bots by their names."""

from ..kernel.executor import Executor
from .bot import Bot, RandomBot
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot, level_named

__all__ = ["BOTS", "UnknownBot", "bot_named", "require_bot"]

BOTS = (RandomBot.name, GreedyBot.name, *LEVELS)
"""The names of all bots: two plain ones for programs, then the levels, weakest first."""


class UnknownBot(KeyError):
    """There is no bot of that name."""

    def __str__(self) -> str:
        return f"there is no bot {self.args[0]!r}; there are: {', '.join(BOTS)}"


def require_bot(name: str) -> str:
    """Return a name that a bot has; raises ``UnknownBot``."""
    if name not in BOTS:
        raise UnknownBot(name)
    return name


def bot_named(name: str, executor: Executor, seats: int, threads: int = 1) -> Bot:
    """Return the bot of that name for a match of so many seats, thinking with ``executor``; raises ``UnknownBot``."""
    if name == RandomBot.name:
        return RandomBot()
    if name == GreedyBot.name:
        return GreedyBot(executor, seats)
    return LevelBot(executor, seats, level_named(require_bot(name), executor.rules, seats), threads)
