"""The Duel's table in the terminal."""

from .board import BOARD, DuelBoard

__all__ = ["BOARD", "DuelBoard"]
