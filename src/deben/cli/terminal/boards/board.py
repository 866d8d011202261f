"""What the terminal needs of a game's board."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from ....narrate import Narrator
from ..console import Console

__all__ = ["Board"]


class Board(ABC):
    """Draws views of one game in one language; ``players`` says of each seat who plays it, after its name."""

    seat_colours: ClassVar[tuple[str, ...]]
    """The colour in which each seat's doings are told."""

    def __init__(self, console: Console, narrator: Narrator, players: Sequence[str]) -> None:
        console.know(narrator.game)
        self.console, self.narrator, self.players = console, narrator, tuple(players)

    @abstractmethod
    def draw(self, view: Any, legal: Sequence[int], /) -> RenderableType:
        """Return the table as a drawing; ``legal`` lets it mark what can be done now."""

    @abstractmethod
    def group(self, action: int, /) -> str:
        """Return the heading under which an action is listed."""
