"""The games, by name."""

from .contract import Breakdown, Event, Game, NotationError, OptionsError, PositionError, Reason
from .registry import BrokenGame, UnknownGame, all_games, game_named, game_names

__all__ = [
    "Breakdown", "BrokenGame", "Event", "Game", "NotationError", "OptionsError", "PositionError", "Reason", "UnknownGame",
    "all_games", "game_named", "game_names",
]  # fmt: skip
