"""What the terminal draws of a game, and a board in words for games without a drawing."""

from ....games import Game
from .board import Board
from .sentences import SentenceBoard

__all__ = ["Board", "SentenceBoard", "board_of"]


def board_of(game: Game) -> type[Board]:
    """Return what draws a game; one that brings no board is told in sentences."""
    return game.bring("cli", "BOARD", SentenceBoard)
