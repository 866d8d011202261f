"""What the terminal draws of a game, and a board for any game that brings none."""

from ....games import Game
from .board import Board, Pane
from .plain import PlainBoard

__all__ = ["Board", "Pane", "PlainBoard", "board_of"]


def board_of(game: Game) -> type[Board]:
    """Return what draws a game; one that brings no board is drawn from its view."""
    return game.bring("cli", "BOARD", PlainBoard)
