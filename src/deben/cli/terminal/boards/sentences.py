"""A board in words, for games that have no drawing."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from .board import Board

__all__ = ["SentenceBoard"]


class SentenceBoard(Board):
    """Tells the table in the narrator's sentences."""

    seat_colours = ("yellow", "bright_blue", "green", "magenta", "cyan")

    def draw(self, view: Any, _legal: Sequence[int], /) -> RenderableType:
        """Return the sentences, one a line."""
        return Group(*(Text(sentence) for sentence in self.narrator.position(view)))

    def group(self, _action: int, /) -> str:
        """Return the one heading for all actions."""
        return self.console.text("cli-play-actions")
