"""What was asked of an arena, made whole: contestants, pairings, the ledger; each mistake is one clear line."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...games.contract import CodedError
from ...lab.arena import (
    ArenaSettings,
    Contestant,
    ContestantError,
    Ledger,
    LedgerError,
    Pairing,
    ScheduleError,
    pairings,
    read_contestant,
)
from ...lab.arena.players import KNOWN, check_player
from ..terminal.console import Console
from .common import small_seed

__all__ = ["asked_contestants", "asked_ledger", "asked_pairings", "arena_seed"]


def _refused(console: Console, error: CodedError) -> None:
    console.refuse(f"cli-arena-error-{error.code}", **error.params)


def asked_contestants(console: Console, texts: Sequence[str]) -> list[Contestant]:
    """Return the contestants that were named, each once."""
    found: list[Contestant] = []
    for text in texts:
        try:
            one = read_contestant(text)
            check_player(one)
        except ContestantError as error:
            if error.code == "contestant-unknown":
                console.refuse("cli-error-player", player=one.name, known=", ".join(KNOWN))
            _refused(console, error)
        if one.text in [other.text for other in found]:
            console.refuse("cli-arena-error-twice", text=one.text)
        found.append(one)
    return found


def asked_pairings(console: Console, contestants: int, seats: int, way: str, table: str) -> list[Pairing]:
    """Return who meets whom."""
    try:
        return pairings(contestants, seats, way, table)
    except ScheduleError as error:
        _refused(console, error)
        raise


def arena_seed(console: Console, text: str | None, store: Path | None) -> int:
    """Return the seed: what was asked for, or that of the run which is continued, or a small fresh one."""
    if text is None and store is not None and store.is_file():
        try:
            with store.open("rb") as file:
                return int(msgspec.json.decode(file.readline(), type=ArenaSettings).seed, 16)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError):
            pass  # opening the ledger says what is wrong with it
    return small_seed(console, text)


def asked_ledger(console: Console, settings: ArenaSettings, store: Path | None) -> Ledger:
    """Return the ledger, with the deals of earlier runs."""
    try:
        return Ledger(settings, store)
    except LedgerError as error:
        _refused(console, error)
        raise
    except OSError as error:
        console.refuse("cli-error-file", file=str(store), detail=error.strerror or str(error))
