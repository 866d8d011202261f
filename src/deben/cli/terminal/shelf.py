"""The shelf: every match that was begun at the terminal, under a number of its own, until somebody removes it.

A match that is being played is held by the process that plays it, with a lock that ends with the process however that ends: so two
processes never write to one match.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ...kernel.folders import own_folder
from ...match import MatchRecord, RecordError, read_record
from .files import write_match

__all__ = ["Held", "InUse", "Kept", "Shelf", "shelf_folder"]


class InUse(Exception):
    """Another process plays this match."""


def shelf_folder() -> Path:
    """Return where the matches of this person are kept."""
    return own_folder("state") / "matches"


@dataclass(frozen=True)
class Kept:
    """A match on the shelf: its number, when it was last written, and its record, or what is wrong with it."""

    number: int
    when: float
    record: MatchRecord | None
    fault: RecordError | None = None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.record is not None and self.record.outcome is not None


class Held:
    """A place on the shelf that nobody else can write to until it is let go."""

    def __init__(self, number: int, path: Path, lock: int) -> None:
        self.number, self.path, self._lock = number, path, lock

    def write(self, record: MatchRecord) -> None:
        """Keep a match here; raises ``OSError``."""
        write_match(self.path, record)

    def remove(self) -> None:
        """Take the match off the shelf."""
        self.path.unlink(missing_ok=True)
        self.path.with_suffix(".lock").unlink(missing_ok=True)
        self.let_go()

    def let_go(self) -> None:
        """Let others have the match."""
        with suppress(OSError):
            os.close(self._lock)


class Shelf:
    """The matches in a folder, a file each."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or shelf_folder()

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.json"

    def _numbers(self, kind: str) -> list[int]:
        return sorted(int(path.stem) for path in self.folder.glob(f"*.{kind}") if path.stem.isdecimal())

    def matches(self) -> Iterator[Kept]:
        """Yield what is kept, the latest first."""
        found = []
        for number in self._numbers("json"):
            with suppress(OSError):  # removed in the meantime
                found.append((self._path(number).stat().st_mtime, number))
        for when, number in sorted(found, reverse=True):
            with suppress(FileNotFoundError):
                yield self._kept(number, when)

    def _kept(self, number: int, when: float) -> Kept:
        try:
            return Kept(number, when, read_record(self._path(number).read_bytes()))
        except RecordError as error:
            return Kept(number, when, None, error)

    def last(self) -> int | None:
        """Return the number of the unfinished match that was played last."""
        return next((kept.number for kept in self.matches() if kept.record is not None and not kept.finished), None)

    def path(self, number: int) -> Path | None:
        """Return the file of the match with that number, if there is one."""
        return self._path(number) if self._path(number).is_file() else None

    def hold(self, number: int) -> Held:
        """Return a match of the shelf for this process alone; raises ``InUse`` or ``OSError``."""
        lock = os.open(self._path(number).with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            raise InUse(number) from None
        return Held(number, self._path(number), lock)

    def begin(self) -> Held:
        """Return a place with a new number; raises ``OSError`` where nothing can be kept."""
        self.folder.mkdir(parents=True, exist_ok=True)
        number = max([0, *self._numbers("json"), *self._numbers("lock")]) + 1
        while True:
            with suppress(InUse):  # by a process that began at the same moment
                held = self.hold(number)
                if not held.path.exists():
                    return held
                held.let_go()
            number += 1
