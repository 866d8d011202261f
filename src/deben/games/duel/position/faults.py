"""What can be wrong with a position of the Duel: codes, and the names of their parameters.

The sentences are the messages ``position-duel-<code>`` of the locale files.
"""

from enum import IntEnum

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_text, tell_word
from ....kernel.notation.fields import FIELD_CODES
from ....kernel.rule import rule
from ....kernel.text import Text, keys, names, spelled
from ..notation import SEAT_NAMES
from .fields import FIELD_WORDS, PHASES

__all__ = [
    "CODES", "FAULTS", "KEYS", "Fault", "Param", "refuse", "refuse_count",
    "refuse_field", "refuse_text", "tell_phase", "tell_player",
]  # fmt: skip

Fault = IntEnum(
    "Fault",
    "BOATS_MISSING BAD_SIDES BAD_SEAT BAD_PHASE BAD_PLACED BAD_PORT TOO_MANY_PAWNS BAD_TOKEN WRONG_BOAT_COUNT BOAT_HALF_EMPTY "
    "FACE_DOWN TOO_MANY_COPIES WAREHOUSE_TOO_LONG PILE_TOO_LONG PILE_NOT_THREES WRONG_TOTAL REMOVED_UNCLEAR BOAT_LEFT_TOO_EARLY "
    "NO_BOAT NOT_OVER IS_OVER WAREHOUSE_TOO_EMPTY FIVE_WRONG FIVE_UNCLEAR PLACED_WITHOUT_BUILD TOKEN_NOT_PLAYED PAWNS_NOT_PLACED "
    "STEP_IMPOSSIBLE",
    start=0,
)
Param = IntEnum("Param", "TEXT FIELD KNOWN SEAT PLAYER PAWNS BOATS BOAT TOKENS TOKEN COUNT COPIES PILE TOTAL TAKES PHASE", start=0)

_OWN_CODES = tuple(fault.name.lower().replace("_", "-") for fault in Fault)
CODES = (*FIELD_CODES, *_OWN_CODES)
"""Every code there is."""
FAULTS = names(_OWN_CODES)
KEYS = keys(param.name.lower() for param in Param)
PLAYERS = spelled(SEAT_NAMES)


@rule
def tell_player(out: Text, seat: int) -> None:
    """Append a seat, and the name of its player."""
    tell_number(out, KEYS, Param.SEAT, seat)
    tell_word(out, KEYS, Param.PLAYER, PLAYERS, seat)


@rule
def tell_phase(out: Text, phase: int) -> None:
    """Append the name of a phase."""
    tell_word(out, KEYS, Param.PHASE, PHASES, phase)


@rule
def refuse(out: Text, fault: int) -> int:
    """Write a fault that needs no words, and return 1."""
    begin_fault(out, FAULTS, fault)
    return end_fault(out)


@rule
def refuse_count(out: Text, fault: int, param: int, count: int) -> int:
    """Write a fault about a number, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_number(out, KEYS, param, count)
    return end_fault(out)


@rule
def refuse_text(out: Text, fault: int, text: Text, start: int, end: int) -> int:
    """Write a fault about what somebody wrote, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_text(out, KEYS, Param.TEXT, text, start, end)
    return end_fault(out)


@rule
def refuse_field(out: Text, fault: int, field: int, text: Text, start: int, end: int) -> int:
    """Write a fault about what somebody wrote in a field, nothing if that is empty, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, field)
    if end > start:
        tell_text(out, KEYS, Param.TEXT, text, start, end)
    return end_fault(out)
