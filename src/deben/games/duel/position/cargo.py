"""The cargo of a position: every token to its place, and what was left out filled in; none is there twice (D1.1)."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_word
from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_letter
from ....kernel.rule import rule
from ....kernel.text import Text, spelled
from ..board import ALL_TOKENS, BOATS, COPIES, EMPTY, FACES, PILE, SLOTS, UNKNOWN, WAREHOUSE
from ..notation import BOAT_NAMES
from ..state import State
from ..turn import boats_left, keep
from .faults import FAULTS, KEYS, Fault, Param, refuse_count
from .fields import Field
from .tokens import HIDDEN, TOKENS, count_tokens, is_none, lay_tokens, read_run, tokens_in

__all__ = ["BOAT_WORDS", "read_cargo"]

BOAT_WORDS = spelled(BOAT_NAMES)
ALL = len(ALL_TOKENS)
SLASH = ord("/")


@rule
def read_cargo(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Lay every token to its place, and count what was drawn, turned up and unloaded on the way there."""
    for seat in range(2):
        if count_field(text, notes, Field.N + seat, True, out) < 0:
            return 1
    warehouse = count_field(text, notes, Field.WAREHOUSE, False, out) if given(notes, Field.WAREHOUSE) else WAREHOUSE
    if warehouse < 0:
        return 1
    if warehouse > WAREHOUSE:
        return refuse_count(out, Fault.WAREHOUSE_TOO_LONG, Param.TOKENS, warehouse)
    if not given(notes, Field.WAREHOUSE):
        notes.counts[HIDDEN] += WAREHOUSE
    if read_boats(text, state, notes, out) or count_field(text, notes, Field.REMOVED, True, out) < 0:
        return 1
    pile = read_pile(text, state, notes, out)
    if pile < 0 or check_copies(notes, out):
        return 1
    state.drawn = PILE - pile
    state.revealed = WAREHOUSE - warehouse
    state.unloads = state.drawn // SLOTS + BOATS - boats_left(state)  # each refilled a boat or made it leave, D5.4
    return settle_rest(text, state, notes, out)


@rule
def count_field(text: Text, notes: Notes, field: int, face_up: bool, out: Text) -> int:
    """Count the tokens of a field in the notes and return how many there are, none if it is not given; -1 for a fault."""
    return count_tokens(text, notes.starts[field], notes.ends[field], notes, field, face_up, out) if given(notes, field) else 0


@rule
def read_boats(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Load the boats; one that has left is a dash (D5.4)."""
    start, end = notes.starts[Field.BOATS], notes.ends[Field.BOATS]
    boats = 1
    for i in range(start, end):
        boats += text.letters[i] == SLASH
    if boats != BOATS:
        return refuse_count(out, Fault.WRONG_BOAT_COUNT, Param.BOATS, boats)
    at = start
    for _ in range(BOATS):
        slash = find_letter(text, at, end, SLASH)
        if count_tokens(text, at, slash, notes, Field.BOATS, True, out) < 0:
            return 1
        at = slash + 1
    at = start
    for boat in range(BOATS):
        slash = find_letter(text, at, end, SLASH)
        if load_boat(text, at, slash, state, boat, out):
            return 1
        at = slash + 1
    return 0


@rule
def load_boat(text: Text, start: int, end: int, state: State, boat: int, out: Text) -> int:
    """Load one boat with three tokens, or let it be gone (D5.4)."""
    tokens = tokens_in(text, start, end)
    if tokens != SLOTS and not is_none(text, start, end):
        begin_fault(out, FAULTS, Fault.BOAT_HALF_EMPTY)
        tell_word(out, KEYS, Param.BOAT, BOAT_WORDS, boat)
        tell_number(out, KEYS, Param.TOKENS, tokens)
        return end_fault(out)
    for slot in range(SLOTS):
        state.boats[boat, slot] = EMPTY
    lay_tokens(text, start, end, state.boats[boat], 0)
    return 0


@rule
def read_pile(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Return how many tokens the pile has: given, or what the other places leave, in whole loads (D5.4); -1 for a fault."""
    if not given(notes, Field.PILE):
        rest = ALL
        for face in range(FACES + 1):
            rest -= notes.counts[face]
        pile = max(0, min(PILE, rest)) // SLOTS * SLOTS if boats_left(state) == BOATS else 0
        notes.counts[HIDDEN] += pile
        return pile
    pile = count_field(text, notes, Field.PILE, False, out)
    if pile > PILE:
        return -refuse_count(out, Fault.PILE_TOO_LONG, Param.TOKENS, pile)
    if pile % SLOTS != 0 and pile > 0:
        return -refuse_count(out, Fault.PILE_NOT_THREES, Param.TOKENS, pile)
    return pile


@rule
def check_copies(notes: Notes, out: Text) -> int:
    """Check that no token is there more often than it exists (D1.1)."""
    for face in range(FACES):
        if notes.counts[face] > COPIES[face]:
            begin_fault(out, FAULTS, Fault.TOO_MANY_COPIES)
            tell_word(out, KEYS, Param.TOKEN, TOKENS, face)
            tell_number(out, KEYS, Param.COUNT, notes.counts[face])
            tell_number(out, KEYS, Param.COPIES, COPIES[face])
            return end_fault(out)
    return 0


@rule
def settle_rest(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Lay the tokens that anybody could count, and those out of the game where they follow; check that there are sixty (D1.1)."""
    unseen = ALL
    for face in range(FACES):
        unseen -= notes.counts[face]
    hidden = notes.counts[HIDDEN]
    if unseen != hidden and not given(notes, Field.REMOVED) and unseen > hidden > 0:
        return refuse_count(out, Fault.REMOVED_UNCLEAR, Param.TOKENS, unseen - hidden)
    if unseen != hidden and (given(notes, Field.REMOVED) or hidden > 0):
        begin_fault(out, FAULTS, Fault.WRONG_TOTAL)
        tell_number(out, KEYS, Param.PILE, PILE - state.drawn)
        tell_number(out, KEYS, Param.TOTAL, ALL - unseen + hidden)
        return end_fault(out)
    lay_pile(text, state, notes)
    if given(notes, Field.REMOVED):
        lay_removed(text, state, notes)
    elif hidden == 0:
        for face in range(FACES):
            state.removed[face] = COPIES[face] - notes.counts[face]
    for seat in range(2):
        if given(notes, Field.N + seat):
            lay_owned(text, state, notes, seat)
    return 0


@rule
def lay_pile(text: Text, state: State, notes: Notes) -> None:
    """Lay the pile and the warehouse, unknown where they are not given."""
    for i in range(PILE):
        state.pile[i] = EMPTY if i < state.drawn else UNKNOWN
    for i in range(WAREHOUSE):
        state.warehouse[i] = EMPTY if i < state.revealed else UNKNOWN
    if given(notes, Field.PILE):
        lay_tokens(text, notes.starts[Field.PILE], notes.ends[Field.PILE], state.pile, state.drawn)
    if given(notes, Field.WAREHOUSE):
        lay_tokens(text, notes.starts[Field.WAREHOUSE], notes.ends[Field.WAREHOUSE], state.warehouse, state.revealed)


@rule
def lay_removed(text: Text, state: State, notes: Notes) -> None:
    """Put the tokens of the field ``removed`` out of the game."""
    at, end = notes.starts[Field.REMOVED], notes.ends[Field.REMOVED]
    while at < end and not is_none(text, at, end):
        face, count, at = read_run(text, at, end)
        state.removed[face] += count


@rule
def lay_owned(text: Text, state: State, notes: Notes, seat: int) -> None:
    """Give a player the tokens of their field."""
    at, end = notes.starts[Field.N + seat], notes.ends[Field.N + seat]
    while at < end and not is_none(text, at, end):
        face, count, at = read_run(text, at, end)
        for _ in range(count):
            keep(state, seat, face)
