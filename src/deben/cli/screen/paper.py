"""Paper: what a command would print, collected for a page of the screen."""

from rich.console import Group, RenderableType
from rich.text import Text

from ...games import Game
from ..terminal.console import Console

__all__ = ["Paper"]


class Paper(Console):
    """A console whose lines and drawings are kept instead of printed."""

    def __init__(self, lang: str, game: Game) -> None:
        super().__init__(lang)
        self.know(game)
        self.parts: list[RenderableType] = []

    def line(self, text: str, style: str = "") -> None:
        """Keep a line."""
        self.parts.append(Text(text, style))

    def plain(self, text: str) -> None:
        """Keep a line that is to be copied."""
        self.parts.append(Text(text, overflow="fold"))

    def show(self, drawing: RenderableType) -> None:
        """Keep a table or a drawing."""
        self.parts.append(drawing)

    @property
    def whole(self) -> Group:
        """Everything that was kept."""
        return Group(*self.parts)
