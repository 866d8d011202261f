"""What can be wrong with a position of Nefertiti: codes, and the names of their parameters.

The sentences are the messages ``position-nefertiti-<code>`` of the locale files.
"""

from enum import IntEnum

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_text, tell_word
from ....kernel.notation.fields import FIELD_CODES
from ....kernel.rule import rule
from ....kernel.text import Text, keys, names
from .fields import FIELD_WORDS
from .vocabulary import PHASES

__all__ = [
    "CODES", "FAULTS", "KEYS", "Fault", "Param", "begin_part", "refuse", "refuse_counts", "refuse_field", "refuse_part",
    "refuse_phase",
]  # fmt: skip

Fault = IntEnum(
    "Fault",
    "GIFTS_MISSING BAD_PLAYERS FIVE_NEED_MEMPHIS BAD_BEGAN BAD_CAST BAD_NUMBER BAD_NUMBERS BAD_WORD BAD_SEAT BAD_STALLS BAD_CARD "
    "BAD_PLACES BAD_SQUARE BAD_PRESTIGE BAD_ROLL BAD_LUCK NO_MEMPHIS NO_SUCH_OWNER NOT_FOREIGN TOO_MANY_COPIES TOO_MANY_CHARACTERS "
    "TRAVELLER_TWICE SEAL_ON_EMPTY TOO_MANY_SEALS WRONG_MONEY TOO_MUCH_MONEY PIECE_HIDDEN PIECE_TWICE PIECE_ON_CLOSED "
    "TOO_MANY_SERVANTS TOO_MANY_COLLECTORS WRONG_TOTAL DISCARDED_UNCLEAR AKHENATON_MISPLACED SUNK_MISPLACED WRONG_TILE "
    "ASIDE_NOT_HELD HOLDER_WITHOUT_PIECE CLOSING_MISSING CLOSING_OUT_OF_PLACE CLOSING_NOT_OPEN WRONG_PIECE WRONG_RECRUIT "
    "WRONG_STEPS MISSING_FOR_PHASE NOT_OVER IS_OVER STEP_IMPOSSIBLE",
    start=0,
)
Param = IntEnum(
    "Param",
    "TEXT FIELD KNOWN LOW HIGH COUNT PLAYERS CARD COPIES NAME TOTAL EXPECTED SQUARE SEAT PLAYER PIECES OWNED DECK CARDS PHASE "
    "STEPS",
    start=0,
)

_OWN_CODES = tuple(fault.name.lower().replace("_", "-") for fault in Fault)
CODES = (*FIELD_CODES, *_OWN_CODES)
"""Every code there is."""
FAULTS = names(_OWN_CODES)
KEYS = keys(param.name.lower() for param in Param)


@rule
def refuse(out: Text, fault: int) -> int:
    """Write a fault that needs no words, and return 1."""
    begin_fault(out, FAULTS, fault)
    return end_fault(out)


@rule
def refuse_part(out: Text, fault: int, text: Text, start: int, end: int) -> int:
    """Write a fault about what somebody wrote, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_text(out, KEYS, Param.TEXT, text, start, end)
    return end_fault(out)


@rule
def refuse_field(out: Text, fault: int, field: int) -> int:
    """Write a fault about a field as such, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, field)
    return end_fault(out)


@rule
def begin_part(out: Text, fault: int, field: int, text: Text, start: int, end: int) -> None:
    """Begin a fault about what somebody wrote in a field; further parameters come next."""
    begin_fault(out, FAULTS, fault)
    tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, field)
    tell_text(out, KEYS, Param.TEXT, text, start, end)


@rule
def refuse_phase(out: Text, fault: int, phase: int) -> int:
    """Write a fault about the phase, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_word(out, KEYS, Param.PHASE, PHASES, phase)
    return end_fault(out)


@rule
def refuse_counts(out: Text, fault: int, first: int, count: int, second: int, other: int) -> int:
    """Write a fault about two numbers, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_number(out, KEYS, first, count)
    tell_number(out, KEYS, second, other)
    return end_fault(out)
