"""A position from text: fields in their order, each with what it means when it is left out, then what follows from them all."""

from ....kernel.notation.fields import Notes, given, read_fields
from ....kernel.rule import rule
from ....kernel.text import Text
from ..state import State
from .board import read_gifts, read_pieces, read_port, read_reserves, read_shut, read_stalls
from .cards import read_counts
from .closing import settle_closing
from .faults import Fault, refuse
from .fields import FIELD_COUNT, FIELD_WORDS, KIND, KNOWN_FIELDS, Field, Kind
from .moment import read_bits, read_holder, read_luck, read_roll, read_sunk
from .options import read_choices
from .owners import read_characters, read_deben, read_deck, read_hand, read_prestige, read_seals
from .plausible import check_plausible
from .values import default_of, put_value
from .wares import settle_cards
from .words import WRONG, read_value

__all__ = ["read_position"]


@rule
def read_position(text: Text, state: State, notes: Notes, out: Text) -> int:
    """Fill a state of zeros with what a position text says and return 0; for an impossible one return 1 and write why."""
    if read_fields(text, notes, FIELD_WORDS, FIELD_COUNT, KNOWN_FIELDS, out):
        return 1
    if not (given(notes, Field.G) or given(notes, Field.A) or given(notes, Field.S) or given(notes, Field.L)):
        return refuse(out, Fault.GIFTS_MISSING)
    if read_choices(text, state, notes, out):
        return 1
    for field in range(Field.TURN, FIELD_COUNT):
        if read_field(text, notes, state, field, out):
            return 1
    if settle_cards(notes, state, out) or settle_closing(state, out):
        return 1
    return check_plausible(notes, state, out)


@rule
def read_field(text: Text, notes: Notes, state: State, field: int, out: Text) -> int:
    """Let the state be as a field says, or as leaving it out says; return 1 for a fault."""
    if KIND[field] != Kind.OWN:
        value = default_of(state, field)
        if given(notes, field):
            value = read_value(text, notes.starts[field], notes.ends[field], state, field, out)
        if value == WRONG:
            return 1
        put_value(state, field, value)
        return 0
    if field <= Field.PIECES:
        return read_board(text, notes, state, field, out)
    return read_owners(text, notes, state, field, out) if field <= Field.DECK else read_moment(text, notes, state, field, out)


@rule
def read_board(text: Text, notes: Notes, state: State, field: int, out: Text) -> int:
    """Set what stands on the board."""
    if field == Field.USED:
        return read_bits(text, notes, state, field, out)
    if field == Field.STALLS:
        return read_stalls(text, notes, state, out)
    if field == Field.SHUT:
        return read_shut(text, notes, state, out)
    if field <= Field.L:
        return read_gifts(text, notes, state, field - Field.G, out)
    if field == Field.PORT:
        return read_port(text, notes, state, out)
    return read_reserves(text, notes, state, out) if field == Field.RESERVES else read_pieces(text, notes, state, out)


@rule
def read_owners(text: Text, notes: Notes, state: State, field: int, out: Text) -> int:
    """Set what people own, and the cards nobody owns."""
    if field == Field.DEBEN:
        return read_deben(text, notes, state, out)
    if field == Field.SEALS:
        return read_seals(text, notes, state, out)
    if field <= Field.NEUTRAL:
        return read_hand(text, notes, state, field - Field.SEAT1, out)
    if field == Field.PRESTIGE:
        return read_prestige(text, notes, state, out)
    if field == Field.CHARACTERS:
        return read_characters(text, notes, state, out)
    if field == Field.DISCARDED:
        return read_counts(text, notes, state, field, state.discarded, out)
    return read_deck(text, notes, state, out)


@rule
def read_moment(text: Text, notes: Notes, state: State, field: int, out: Text) -> int:
    """Set what belongs to the moment."""
    if field == Field.HOLDER:
        return read_holder(text, notes, state, out)
    if field == Field.ROLL:
        return read_roll(text, notes, state, out)
    if field == Field.LUCK:
        return read_luck(text, notes, state, out)
    if field == Field.ASIDE:
        return read_counts(text, notes, state, field, state.aside, out)
    return read_sunk(text, notes, state, out) if field == Field.SUNK else read_bits(text, notes, state, field, out)
