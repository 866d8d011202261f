"""Whether a record holds together: each thing that was checked, and what is wrong if something is."""

import hashlib
from dataclasses import dataclass

from .history import History
from .record import MatchRecord, RecordError
from .text import read_any

__all__ = ["CHECKS", "Verdict", "verify_record"]

CHECKS = ("commitment", "luck", "actions", "outcome")
"""What is checked, in this order: the seed fits the commitment, the start follows from the seed, every action is legal, the outcome
is the one they lead to."""
FAILS_AT = {"commitment": "commitment", "seed": "commitment", "start": "luck", "game": "luck", "version": "luck", "board": "luck",
            "action": "actions", "outcome": "outcome"}  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """What was checked of a record and holds, and the first fault, if there is one."""

    held: tuple[str, ...]
    """The checks that hold, in their order."""
    fault: RecordError | None = None
    """The first thing that is wrong."""
    record: MatchRecord | None = None
    """The record, if the text is one."""
    history: History | None = None
    """Every moment of the match, if it holds together."""

    @property
    def fails(self) -> str | None:
        """The check that failed; None if none did, or if the text is no record at all."""
        return FAILS_AT.get(self.fault.code) if self.fault else None

    @property
    def digest(self) -> str | None:
        """The SHA-256 of the last position in notation: whoever replays the record must get the same."""
        if self.history is None:
            return None
        last = self.history.game.write_position(self.history.state(len(self.history) - 1))
        return hashlib.sha256(last.encode()).hexdigest()


def verify_record(text: str | bytes) -> Verdict:
    """Return what holds of the record in a text, JSON or with headers, and the first thing that does not."""
    try:
        record = read_any(text)
    except RecordError as error:
        return Verdict((), error)
    try:
        history = History.of(record)
    except RecordError as error:
        return Verdict(CHECKS[: CHECKS.index(FAILS_AT[error.code])], error, record)
    return Verdict(CHECKS if record.outcome is not None else CHECKS[:-1], None, record, history)
