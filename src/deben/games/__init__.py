"""The games, by name."""

from .contract import Breakdown, Event, Game, NotationError, OptionsError, PositionError, Reason
from .kept import RulesNotKept, exact_reference, game_by, game_referred
from .registry import BrokenGame, UnknownGame, all_games, game_named, game_names, game_of_position

__all__ = [
    "Breakdown", "BrokenGame", "Event", "Game", "NotationError", "OptionsError", "PositionError", "Reason", "UnknownGame",
    "RulesNotKept", "all_games", "exact_reference", "game_by", "game_named", "game_names", "game_of_position", "game_referred",
]  # fmt: skip
