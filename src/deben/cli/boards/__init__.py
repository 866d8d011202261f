"""Boards drawn for the terminal: one module a game; a game without one is told in sentences."""

from importlib import import_module
from importlib.util import find_spec

from ..terminal.boards.board import Board
from ..terminal.boards.sentences import SentenceBoard

__all__ = ["Board", "SentenceBoard", "board_of"]


def board_of(game: str) -> type[Board]:
    """Return what draws the game of that name."""
    if find_spec(f".{game}", __name__) is None:
        return SentenceBoard
    found: type[Board] = import_module(f".{game}", __name__).BOARD
    return found
