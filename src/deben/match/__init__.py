"""Matches: playing, looking, undoing, saving, and proof that the luck was fixed."""

from .commitment import commitment_of, seed_text
from .history import History
from .match import Match, Move
from .outcome import Outcome
from .record import MatchRecord, RecordError, read_record, write_record
from .refusal import Refusal, Refused

__all__ = [
    "History", "Match", "MatchRecord", "Move", "Outcome", "RecordError", "Refusal", "Refused", "commitment_of", "read_record",
    "seed_text", "write_record",
]  # fmt: skip
