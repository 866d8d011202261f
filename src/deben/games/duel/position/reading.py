"""A position of the Duel from text: fields in their order, then whether they hold together."""

from ....kernel.notation.faults import begin_fault, end_fault, tell, tell_text
from ....kernel.notation.fields import Notes, given, read_fields
from ....kernel.notation.spelling import find_word, is_word, lowered
from ....kernel.rule import rule
from ....kernel.text import Text, names, spelled
from ..board import EMPTY, PAWNS, SQUARES
from ..notation import PHASE_NAMES
from ..state import State
from .cargo import read_cargo
from .faults import FAULTS, KEYS, Fault, Param, refuse, refuse_field, refuse_text, tell_player
from .fields import DEFAULTS, FIELD_COUNT, FIELD_WORDS, FIELDS, FIVE, PAWN_SIGNS, PHASES, ROW, SEATS, SITES, SLASH, SMALL_A, Field
from .plausible import check_plausible

__all__ = ["read_position"]

KNOWN_FIELDS = names([" ".join(FIELDS)])
KNOWN_PHASES = names([" ".join(PHASE_NAMES)])
PHASE_COUNT = len(PHASE_NAMES)
PLACED_TEXTS = spelled("012")
PORT_LENGTH = 11


@rule
def read_position(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Fill a state of zeros with what a position text says and return 0; for an impossible one return 1 and write why."""
    if read_fields(text, notes, FIELD_WORDS, FIELD_COUNT, KNOWN_FIELDS, out):
        return 1
    if not given(notes, Field.BOATS):
        return refuse(out, Fault.BOATS_MISSING)
    if read_sides(text, state, notes, out) or read_moment(text, state, notes, out) or read_port(text, state, notes, out):
        return 1
    if read_cargo(text, state, notes, out) or read_five(text, state, notes, out):
        return 1
    return check_plausible(state, out)


@rule
def read_sides(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set the side of each site, in capitals or not (D1.5)."""
    if not given(notes, Field.SIDES):
        return 0
    start, end = notes.starts[Field.SIDES], notes.ends[Field.SIDES]
    for site in range(SITES):
        side = lowered(text.letters[start + site]) - SMALL_A if end - start == SITES else EMPTY
        if side != 0 and side != 1:
            return refuse_text(out, Fault.BAD_SIDES, text, start, end)
        state.sides[site] = side
    return 0


@rule
def read_moment(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set whose turn it is, the decision that comes next, and how far a build-up is."""
    if given(notes, Field.TURN):
        start, end = notes.starts[Field.TURN], notes.ends[Field.TURN]
        state.seat = find_word(text, start, end, SEATS, 0, 2)
        if state.seat < 0:
            return refuse_field(out, Fault.BAD_SEAT, Field.TURN, text, start, end)
    if given(notes, Field.PHASE):
        start, end = notes.starts[Field.PHASE], notes.ends[Field.PHASE]
        state.phase = find_word(text, start, end, PHASES, 0, PHASE_COUNT)
        if state.phase < 0:
            begin_fault(out, FAULTS, Fault.BAD_PHASE)
            tell_text(out, KEYS, Param.TEXT, text, start, end)
            tell(out, KEYS, Param.KNOWN, KNOWN_PHASES, 0)
            return end_fault(out)
    if given(notes, Field.PLACED):
        start, end = notes.starts[Field.PLACED], notes.ends[Field.PLACED]
        state.placed = find_word(text, start, end, PLACED_TEXTS, 0, 3)
        if state.placed < 0:
            return refuse_text(out, Fault.BAD_PLACED, text, start, end)
    return 0


@rule
def read_port(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Put the pawns on the port; those that are not there are in the reserves (D1.4)."""
    start, end = notes.starts[Field.PORT], notes.ends[Field.PORT]
    state.reserve[0] = PAWNS
    state.reserve[1] = PAWNS
    for square in range(SQUARES):
        state.port[square] = EMPTY
    if not given(notes, Field.PORT):
        return 0
    if end - start != PORT_LENGTH or text.letters[start + ROW] != SLASH or text.letters[start + 2 * ROW + 1] != SLASH:
        return refuse_text(out, Fault.BAD_PORT, text, start, end)
    for square in range(SQUARES):
        at = start + square + square // ROW
        sign = find_word(text, at, at + 1, PAWN_SIGNS, 0, 3)
        if sign < 0:
            return refuse_text(out, Fault.BAD_PORT, text, start, end)
        state.port[square] = sign - 1
        if sign > 0:
            state.reserve[sign - 1] -= 1
    return 0


@rule
def read_five(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Set who took a fifth obelisk first (D8.1b): given, or whoever has five."""
    start, end = notes.starts[Field.FIVE], notes.ends[Field.FIVE]
    first, second = state.obelisks[0] >= FIVE, state.obelisks[1] >= FIVE
    if not given(notes, Field.FIVE) or is_word(text, start, end, DEFAULTS, Field.FIVE):
        if first and second:
            return refuse(out, Fault.FIVE_UNCLEAR)
        state.first_five = 0 if first else 1 if second else EMPTY
        return 0
    seat = find_word(text, start, end, SEATS, 0, 2)
    if seat < 0:
        return refuse_field(out, Fault.BAD_SEAT, Field.FIVE, text, start, end)
    state.first_five = seat
    if state.obelisks[seat] < FIVE:
        begin_fault(out, FAULTS, Fault.FIVE_WRONG)
        tell_text(out, KEYS, Param.TEXT, text, start, end)
        tell_player(out, seat)
        return end_fault(out)
    return 0
