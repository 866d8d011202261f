"""Boards drawn for the terminal: one module a game."""

from importlib import import_module

from .board import Board

__all__ = ["Board", "board_of"]


def board_of(game: str) -> type[Board]:
    """Return what draws the game of that name."""
    found: type[Board] = import_module(f".{game}", __name__).BOARD
    return found
