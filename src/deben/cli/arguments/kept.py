"""Matches of the shelf that were asked for; each mistake is one clear line."""

from ..terminal.console import Console
from ..terminal.shelf import Held, InUse, Shelf

__all__ = ["LAST", "asked_kept"]

LAST = "last"
"""What ``--resume`` calls the unfinished match that was played last."""


def asked_kept(console: Console, text: str) -> Held:
    """Return the match of the shelf that a text means: its number, or the last unfinished one."""
    shelf = Shelf()
    number = shelf.last() if text == LAST else int(text)
    if number is None:
        console.refuse("cli-error-no-unfinished")
    if shelf.path(number) is None:
        console.refuse("cli-error-no-match", number=str(number))
    try:
        return shelf.hold(number)
    except InUse:
        console.refuse("cli-error-in-use", number=str(number))
    except OSError as error:
        console.refuse("cli-error-file", file=str(shelf.path(number)), detail=error.strerror or str(error))
