"""The games, by name."""

from functools import cache
from importlib import import_module

from .contract import Breakdown, Event, Game, NotationError, OptionsError, PositionError, Reason

__all__ = [
    "GAMES", "Breakdown", "Event", "Game", "NotationError", "OptionsError", "PositionError", "Reason", "UnknownGame", "game_named",
]  # fmt: skip

GAMES = ("duel", "nefertiti")
"""The names of all games; each is a package here with a ``game`` module whose ``GAME`` keeps the contract."""


class UnknownGame(KeyError):
    """There is no game of that name."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; there are: {', '.join(GAMES)}"


@cache
def game_named(name: str) -> Game:
    """Return the game of that name; raises ``UnknownGame``.  A game is imported when it is first asked for."""
    if name not in GAMES:
        raise UnknownGame(name)
    game: Game = import_module(f".{name}.game", __name__).GAME
    return game
