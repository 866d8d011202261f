"""A position of the Duel as text: every field that a reader would not fill in by itself."""

from ....kernel.notation.fields import begin_field
from ....kernel.notation.spelling import is_word
from ....kernel.rule import rule
from ....kernel.text import Text, clear, put_letter, spell, spell_number
from ..board import BOATS, FACES, PILE, SLOTS, SQUARES, UNKNOWN, WAREHOUSE
from ..state import State
from .fields import (
    CAPITAL_A,
    DEFAULTS,
    FIELD_COUNT,
    FIELD_WORDS,
    FIVE,
    NOTHING,
    PAWN_SIGNS,
    PHASES,
    ROW,
    SEATS,
    SITES,
    SLASH,
    Field,
)  # fmt: skip
from .tokens import owned, put_run, put_tokens

__all__ = ["write_position"]


@rule
def write_position(state: State, out: Text) -> None:
    """Write a state or view in position notation; what a reader would fill in anyway is left out."""
    clear(out)
    for field in range(FIELD_COUNT):
        before = out.size
        begin_field(out, FIELD_WORDS, field)
        value = out.size
        write_field(state, field, out)
        if is_word(out, value, out.size, DEFAULTS, field) or (field == Field.PILE and pile_follows(state)):
            out.size = before


@rule
def pile_follows(state: State) -> bool:
    """Return whether nothing is known of the pile but how long it is."""
    for i in range(state.drawn, PILE):
        if state.pile[i] != UNKNOWN:
            return False
    return state.drawn < PILE


@rule
def write_field(state: State, field: int, out: Text) -> None:
    """Append the value of a field."""
    if field == Field.SIDES:
        for site in range(SITES):
            put_letter(out, CAPITAL_A + state.sides[site])
    elif field == Field.TURN:
        spell(out, SEATS, state.seat)
    elif field == Field.PHASE:
        spell(out, PHASES, state.phase)
    elif field == Field.PLACED:
        spell_number(out, state.placed)
    elif field == Field.PORT:
        write_port(state, out)
    elif field == Field.FIVE:
        write_five(state, out)
    else:
        write_cargo(state, field, out)


@rule
def write_port(state: State, out: Text) -> None:
    """Append the squares of the port, row by row."""
    for square in range(SQUARES):
        if square > 0 and square % ROW == 0:
            put_letter(out, SLASH)
        spell(out, PAWN_SIGNS, state.port[square])


@rule
def write_five(state: State, out: Text) -> None:
    """Append who took a fifth obelisk first where it is in doubt (D8.1b)."""
    if min(state.obelisks[0], state.obelisks[1]) >= FIVE:
        spell(out, SEATS, state.first_five)
    else:
        put_letter(out, NOTHING)


@rule
def write_cargo(state: State, field: int, out: Text) -> None:
    """Append the tokens of a place."""
    if field == Field.BOATS:
        for boat in range(BOATS):
            if boat > 0:
                put_letter(out, SLASH)
            put_tokens(out, state.boats[boat], 0, SLOTS)
    elif field == Field.WAREHOUSE:
        put_tokens(out, state.warehouse, state.revealed, WAREHOUSE)
    elif field == Field.PILE:
        put_tokens(out, state.pile, state.drawn, PILE)
    else:
        before = out.size
        for face in range(FACES):
            put_run(out, face, state.removed[face] if field == Field.REMOVED else owned(state, field - Field.N, face))
        if out.size == before:
            put_letter(out, NOTHING)
