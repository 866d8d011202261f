"""The Fluent files of a language, cut into entries without parsing them.

fluent.syntax needs over a millisecond per kilobyte, so a whole language would cost a tenth of a second of every start.
A regular expression finds where each entry begins; the parser sees an entry only when somebody asks for it.
"""

import re
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from deben.locale.errors import BrokenMessage

__all__ = ["FOLDER", "HasTexts", "entries", "entries_of_file"]

FOLDER = Path(__file__).parent
"""The folder with one folder of .ftl files per language: what is said of any game, or of none."""


class HasTexts(Protocol):
    """A game, as far as its texts are concerned; what else is written of it lies in its folder ``locale``."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def folder(self) -> Path:
        """The folder of its package."""

    def __hash__(self) -> int:
        """Games are kept apart by what they are, not by what they say."""

    def texts(self, lang: str, /) -> list[Path]:
        """Return the folders with its texts for people of a language."""


# Fluent allows an identifier followed by "=" in the first column only at the beginning of a message or term.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)


def entries_of_file(lang: str, name: str, folder: Path | None = None) -> dict[str, str]:
    """Return the source of each entry of one file by its id, in the order of the file; terms keep their hyphen: "-deben"."""
    text = ((folder or FOLDER / lang) / name).read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        _add(found, start[1], text[start.start() : end], lang)
    return found


@cache
def entries(lang: str, *more: Path) -> MappingProxyType[str, str]:
    """Return the source of each entry of all files of the language, and of more folders, by its id.

    An id that occurs twice is an error.
    """
    found: dict[str, str] = {}
    for path in (path for folder in (FOLDER / lang, *more) for path in sorted(folder.glob("*.ftl"))):
        for entry_id, source in entries_of_file(lang, path.name, path.parent).items():
            _add(found, entry_id, source, lang)
    return MappingProxyType(found)


def _add(found: dict[str, str], entry_id: str, source: str, lang: str) -> None:
    if entry_id in found:
        raise BrokenMessage(entry_id, lang, ["defined twice"])
    found[entry_id] = source
