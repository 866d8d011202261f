"""Computer players: from random to stronger ones."""

from ..kernel.executor import Executor
from .arena import Arena, Results
from .bot import Bot, RandomBot
from .greedy import GreedyBot

__all__ = ["BOTS", "Arena", "Bot", "GreedyBot", "RandomBot", "Results", "UnknownBot", "bot_named"]

BOTS = ("random", "greedy")
"""The names of all bots, weakest first."""


class UnknownBot(KeyError):
    """There is no bot of that name."""

    def __str__(self) -> str:
        return f"there is no bot {self.args[0]!r}; there are: {', '.join(BOTS)}"


def bot_named(name: str, executor: Executor, seats: int) -> Bot:
    """Return the bot of that name for a match of so many seats, thinking with ``executor``; raises ``UnknownBot``."""
    if name == RandomBot.name:
        return RandomBot()
    if name == GreedyBot.name:
        return GreedyBot(executor, seats)
    raise UnknownBot(name)
