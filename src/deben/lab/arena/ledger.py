"""The ledger: a file to which every finished deal is added at once, so that a run can be stopped at any moment and continued.

The first line holds the settings, each further one a deal.  A line that was cut off is the deal that was in hand: it is dropped.
"""

import fcntl
import os
from pathlib import Path
from typing import IO, Any

import msgspec

from ...games.contract import CodedError
from .deals import Deal

__all__ = ["FORMAT", "Ledger", "LedgerError", "ArenaSettings"]

FORMAT = 1


class ArenaSettings(msgspec.Struct, frozen=True):
    """Everything that a deal's outcome rests on; how many deals there shall be is not part of it."""

    game: str
    """The name of the game."""
    rules: int
    """The number of the rules' version."""
    options: dict[str, Any]
    """The options of the game."""
    contestants: list[str]
    """Who plays, as it was written."""
    pairing: str
    """Who meets whom: one of ``PAIRINGS``."""
    table: str
    """Who sits at one table: one of ``TABLES``."""
    mirror: str
    """In which seatings a deal is played: one of ``MIRRORS``."""
    seed: str
    """What the luck of all deals follows from."""
    source: str
    """A digest of the rules' and the bots' sources: results of different programs do not belong together."""
    arena: int = FORMAT
    """The number of the ledger's format."""


class LedgerError(CodedError):
    """A file is no ledger, belongs to other settings, or is in use."""


class Ledger:
    """The deals of some settings, in a file or only in memory."""

    def __init__(self, settings: ArenaSettings, path: Path | None = None) -> None:
        self.settings, self.path = settings, path
        self.deals: dict[tuple[int, int], Deal] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._file = self._opened(path)
            try:
                self._read(self._file)
            except BaseException:
                self._file.close()
                raise

    @staticmethod
    def _opened(path: Path) -> IO[bytes]:
        file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o644), "r+b")  # noqa: SIM115
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LedgerError("ledger-in-use", f"{path} is being written by another run", file=str(path)) from None
        return file

    def _read(self, file: IO[bytes]) -> None:
        """Take over what is there; whatever follows the last whole line is cut off."""
        whole = file.read()
        lines = whole[: whole.rfind(b"\n") + 1].splitlines()
        if not lines:
            self._refuse_foreign(whole)
            file.seek(0)
            file.truncate()
            self._write(self.settings)
            return
        self._check(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                raise self._malformed(number) from None
            self.deals[deal.pairing, deal.deal] = deal
        file.seek(whole.rfind(b"\n") + 1)
        file.truncate()

    def _refuse_foreign(self, whole: bytes) -> None:
        """Refuse a file of one line that is not the beginning of our own first line: it is somebody's, and would be lost."""
        if not (msgspec.json.encode(self.settings) + b"\n").startswith(whole):
            raise self._malformed(1)

    def _malformed(self, line: int) -> LedgerError:
        return LedgerError("ledger-malformed", f"{self.path}, line {line}: no arena's results", file=str(self.path), line=line)

    def _check(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line, type=ArenaSettings)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._malformed(1) from None
        for field in msgspec.structs.fields(ArenaSettings):
            theirs, ours = getattr(there, field.name), getattr(self.settings, field.name)
            if theirs != ours:
                text = f"{self.path} has {field.name} {theirs!r}, not {ours!r}"
                params = {"file": str(self.path), "field": field.name, "there": _short(theirs), "here": _short(ours)}
                raise LedgerError("ledger-differs", text, **params)

    def _write(self, line: msgspec.Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())  # a deal may have taken minutes

    def add(self, deal: Deal) -> None:
        """Keep a finished deal, for good where there is a file."""
        self.deals[deal.pairing, deal.deal] = deal
        self._write(deal)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else f"{text[:119]}…"
