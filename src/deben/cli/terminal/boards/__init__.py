"""What the terminal draws of a game, and a board in words for games without a drawing."""

from .board import Board
from .sentences import SentenceBoard

__all__ = ["Board", "SentenceBoard"]
