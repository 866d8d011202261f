"""Where a command speaks: its language, its output and its notes beside it."""

import os
import sys
from typing import NoReturn

from rich import console as rich
from rich.text import Text

from ...games.contract import Game
from ...locale import Translator, pick_language

__all__ = ["BadInput", "Console"]

PIPE_WIDTH = 100


class BadInput(Exception):
    """What was asked for cannot be understood or found; the text is one line for the person who asked."""


class Console:
    """The texts of one language, the output for results, and the second output for progress and complaints."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = pick_language(lang, os.environ)
        self._texts = Translator(self.lang)
        self.out = rich.Console(highlight=False, width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH)
        self.err = rich.Console(highlight=False, stderr=True)

    def know(self, game: Game) -> None:
        """Let the console speak of a game: from now on it has the texts of that one too."""
        self._texts = Translator(self.lang, *game.texts(self.lang))

    def text(self, key: str, /, **args: str | float) -> str:
        """Return a text of the command line in the console's language."""
        return self._texts.text(key, **args)

    def line(self, text: str, style: str = "") -> None:
        """Print a line as it is; on a terminal words wrap, in a pipe a line stays a line."""
        self.out.print(Text(text, style), soft_wrap=not self.out.is_terminal)

    def plain(self, text: str) -> None:
        """Print a line that is never broken, so that it can be copied."""
        self.out.print(Text(text), soft_wrap=True)

    def say(self, key: str, /, **args: str | float) -> None:
        """Print a text of the command line."""
        self.line(self.text(key, **args))

    def show(self, drawing: rich.RenderableType) -> None:
        """Print a table or a drawing."""
        self.out.print(drawing)

    def note(self, key: str, /, **args: str | float) -> None:
        """Print a text beside the output, where a pipe does not see it."""
        self.err.print(Text(self.text(key, **args), "dim"), soft_wrap=True)

    def refuse(self, key: str, /, **args: str | float) -> NoReturn:
        """Give up with one line of explanation."""
        raise BadInput(self.text(key, **args))
