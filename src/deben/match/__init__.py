"""Matches: playing, looking, undoing, saving, and proof that the luck was fixed."""

from .commitment import commitment_of, seed_text
from .ended import Ended, EndedReason
from .history import History
from .match import Match
from .move import Move
from .outcome import Outcome
from .record import MatchRecord, RecordError, Spirit, read_record, write_record
from .refusal import Refusal, Refused
from .text import read_any, read_text, write_text
from .verify import CHECKS, Verdict, verify_record

__all__ = [
    "CHECKS", "Ended", "EndedReason", "History", "Match", "MatchRecord", "Move", "Outcome", "RecordError", "Refusal", "Refused",
    "Spirit", "Verdict", "commitment_of", "read_any", "read_record", "read_text", "seed_text", "verify_record", "write_record",
    "write_text",
]  # fmt: skip
