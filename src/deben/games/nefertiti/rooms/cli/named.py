"""A board of Nefertiti: it knows what its things are called."""

from collections.abc import Sequence

from .....cli.terminal.boards.board import Board
from .....cli.terminal.console import Console
from .....narrate import Narrator
from ..narrate.names import Names

__all__ = ["NamedBoard"]


class NamedBoard(Board):
    """What all drawings of this table share."""

    def __init__(self, console: Console, narrator: Narrator, players: Sequence[str]) -> None:
        super().__init__(console, narrator, players)
        assert isinstance(narrator.sentences, Names)
        self.names = narrator.sentences
