"""The games, by name."""

from .boards import BoardError, game_on
from .contract import Breakdown, Event, Game, NotationError, OptionsError, PositionError, Reason
from .kept import BoardNotBuilt, RulesNotKept, exact_reference, game_by, game_referred, game_with_board
from .registry import BrokenGame, UnknownGame, all_games, game_named, game_names, game_of_position

__all__ = [
    "BoardError", "BoardNotBuilt", "Breakdown", "BrokenGame", "Event", "Game", "NotationError", "OptionsError", "PositionError",
    "Reason", "RulesNotKept", "UnknownGame", "all_games", "exact_reference", "game_by", "game_named", "game_names",
    "game_of_position", "game_on", "game_referred", "game_with_board",
]  # fmt: skip
