"""Whole copies of a file of SQLite, as of one moment, and whether a file is damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path

from .files import WRITES, beside, owner_of, replacing
from .rows import StoreError

__all__ = ["Damaged", "check_file", "copy_file", "is_damage", "keep_copy", "read_only"]

MALFORMED = "malformed", "not a database"
"""What SQLite says of a file whose pages do not hold together."""


class Damaged(StoreError):
    """A file of SQLite does not hold together: a copy from before has what it had."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file} is damaged: {reason}")
        self.file, self.reason = file, reason


def is_damage(error: BaseException) -> bool:
    """Return whether an error says that a file does not hold together."""
    return isinstance(error, Damaged) or any(word in str(error) for word in MALFORMED)


def read_only(file: Path) -> str:
    """Return how a file is opened without a trace; with a log of writes beside it, that belongs to it."""
    return f"{file.absolute().as_uri()}?{'mode=ro' if beside(file, WRITES).exists() else 'immutable=1'}"


def check_file(file: Path, look: str = "quick_check") -> None:
    """Raise ``Damaged`` where the pages of a file do not hold together, ``StoreError`` where it cannot be read."""
    try:
        with closing(sqlite3.connect(read_only(file), uri=True)) as connection:
            found = str(connection.execute(f"PRAGMA {look}(1)").fetchone()[0])
    except sqlite3.Error as error:
        if is_damage(error):
            raise Damaged(file, str(error)) from None
        raise StoreError(f"{file}: {error}") from None
    if found != "ok":
        raise Damaged(file, " ".join(found.split()))


def copy_file(source: Path, target: Path, opened: str = "") -> None:
    """Write a copy of a file over another one, and look whether it holds together; raises ``StoreError``, and leaves no half."""
    try:
        there = sqlite3.connect(opened or read_only(source), uri=True)
        with closing(there), closing(sqlite3.connect(target)) as copy:
            there.backup(copy)
        check_file(target)
    except (sqlite3.Error, OSError, StoreError) as error:
        target.unlink(missing_ok=True)
        if is_damage(error):
            raise Damaged(source, getattr(error, "reason", str(error))) from None
        raise StoreError(f"{source}: {error}") from None


def keep_copy(file: Path, name: str) -> Path:
    """Return a copy of a file that lies beside it now, under its name and another part, in place of one from before."""
    kept = beside(file, name)
    with replacing(kept, owner_of(file)) as new:
        copy_file(file, new)
    return kept
