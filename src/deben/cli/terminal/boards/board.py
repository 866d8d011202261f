"""What the terminal needs of a game's board."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ....narrate import Narrator
from ..console import Console

__all__ = ["Board", "Pane"]


class Pane(NamedTuple):
    """A part of the table that is seen at once, and what it is called."""

    title: str
    drawing: RenderableType


class Board(ABC):
    """Draws views of one game in one language; ``players`` says of each seat who plays it, after its name."""

    seat_colours: ClassVar[tuple[str, ...]]
    """The colour in which each seat's doings are told."""
    chosen: int | None = None
    """The action that somebody is about to choose: a drawing shows where that is."""

    def __init__(self, console: Console, narrator: Narrator, players: Sequence[str]) -> None:
        console.know(narrator.game)
        self.console, self.narrator, self.players = console, narrator, tuple(players)

    @abstractmethod
    def draw(self, view: Any, legal: Sequence[int], /) -> RenderableType:
        """Return the table as a drawing; ``legal`` lets it mark what can be done now."""

    def panes(self, view: Any, legal: Sequence[int], width: int, height: int, /) -> list[Pane]:  # noqa: ARG002
        """Return the table in parts that have room in so many columns and lines, what decides first; else one, to be scrolled."""
        return [Pane(self.console.text("cli-screen-pane.table"), self.draw(view, legal))]

    def touch(self, text: Text, action: int) -> Text:
        """Return a text that stands for an action: a mouse finds it there, and it is turned over while it is about to be chosen."""
        if action == self.chosen:
            text.stylize("reverse")
        text.apply_meta({"action": action})
        return text

    @abstractmethod
    def group(self, action: int, /) -> str:
        """Return the heading under which an action is listed."""
