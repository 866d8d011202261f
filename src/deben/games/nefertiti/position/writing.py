"""A position as text: every field that a reader would not fill in by itself."""

from ....kernel.notation.fields import begin_field
from ....kernel.rule import rule
from ....kernel.text import Text, clear, put_letter, spell, spell_number
from ..board import MARKETS, STALLS
from ..state import BOTTOM, State
from .board import write_gifts, write_pieces, write_shut
from .cards import put_cards, put_counts
from .fields import FIELD_COUNT, FIELD_WORDS, KIND, Field, Kind
from .moment import write_bits, write_holder, write_luck, write_roll, write_sunk
from .options import SIDES, first_side, write_began, write_cast
from .owners import characters_follow, deben_at_first, deck_follows, put_numbers, write_characters, write_prestige
from .values import default_of, value_of
from .words import NOTHING, is_nothing, write_value

__all__ = ["write_position"]


@rule
def write_position(state: State, out: Text) -> None:
    """Write a state or view in position notation; what a reader would fill in anyway is left out."""
    clear(out)
    gifts = False
    for field in range(FIELD_COUNT):
        before = out.size
        if not follows(state, field):
            begin_field(out, FIELD_WORDS, field)
            value = out.size
            write_field(state, field, out)
            if KIND[field] == Kind.OWN and is_nothing(out, value, out.size) and not says_nothing(field):
                out.size = before
            elif Field.G <= field <= Field.L:
                gifts = True
    if not gifts:  # a board without gifts still says so
        begin_field(out, FIELD_WORDS, Field.G)
        put_letter(out, NOTHING)


@rule
def says_nothing(field: int) -> bool:
    """Return whether a dash in the field is more than leaving it out."""
    return field in (Field.CHARACTERS, Field.DECK)


@rule
def follows(state: State, field: int) -> bool:
    """Return whether the field says what leaving it out would say."""
    if KIND[field] != Kind.OWN:
        return value_of(state, field) == default_of(state, field)
    if field == Field.PLAYERS:
        return state.players == 4
    if field == Field.BEGAN:
        return state.began == 0
    if field == Field.CAST:
        return state.cast == 0
    if field == Field.CHARACTERS:
        return characters_follow(state)
    if field == Field.DECK:
        return deck_follows(state)
    return numbers_follow(state, field)


@rule
def numbers_follow(state: State, field: int) -> bool:
    """Return whether stalls, Reserves, Deben or seals are as at set-up; False for any other field."""
    if field == Field.STALLS or field == Field.RESERVES:
        for market in range(MARKETS if field == Field.STALLS else MARKETS + state.memphis):
            if field == Field.STALLS and state.visible[market] != first_side(state, market):
                return False
            if field == Field.RESERVES and state.reserves[market] != 1:
                return False
        return True
    if field == Field.DEBEN or field == Field.SEALS:
        for seat in range(state.players):
            if field == Field.DEBEN and state.deben[seat] != deben_at_first(state, seat):
                return False
            if field == Field.SEALS and state.seals[seat] != 0:
                return False
        return True
    return False


@rule
def write_field(state: State, field: int, out: Text) -> None:
    """Append the value of a field."""
    if KIND[field] != Kind.OWN:
        write_value(state, field, out)
    elif field <= Field.CAST:
        write_choice(state, field, out)
    elif field <= Field.PIECES:
        write_board(state, field, out)
    elif field <= Field.DECK:
        write_owners(state, field, out)
    else:
        write_moment(state, field, out)


@rule
def write_choice(state: State, field: int, out: Text) -> None:
    """Append a choice of the table."""
    if field == Field.PLAYERS:
        spell_number(out, state.players)
    elif field == Field.BEGAN:
        write_began(state, out)
    else:
        write_cast(state, out)


@rule
def write_board(state: State, field: int, out: Text) -> None:
    """Append what stands on the board."""
    if field == Field.USED:
        write_bits(state.stalls_used, Field.USED, STALLS, out)
    elif field == Field.STALLS:
        for market in range(MARKETS):
            spell(out, SIDES, state.visible[market])
    elif field == Field.SHUT:
        write_shut(state, out)
    elif field <= Field.L:
        write_gifts(state, field - Field.G, out)
    elif field == Field.PORT:
        put_counts(out, state.docked)
    elif field == Field.RESERVES:
        put_numbers(out, state.reserves, MARKETS + state.memphis)
    else:
        write_pieces(state, out)


@rule
def write_owners(state: State, field: int, out: Text) -> None:
    """Append what people own, and the cards nobody owns."""
    if field == Field.DEBEN:
        put_numbers(out, state.deben, state.players)
    elif field == Field.SEALS:
        put_numbers(out, state.seals, state.players)
    elif field <= Field.NEUTRAL:
        put_counts(out, state.hands[field - Field.SEAT1])
    elif field == Field.PRESTIGE:
        write_prestige(state, out)
    elif field == Field.CHARACTERS:
        write_characters(state, out)
    elif field == Field.DISCARDED:
        put_counts(out, state.discarded)
    else:
        put_cards(out, state.deck, state.drawn, state.cards)


@rule
def write_moment(state: State, field: int, out: Text) -> None:
    """Append what belongs to the moment."""
    if field == Field.HOLDER:
        write_holder(state, out)
    elif field == Field.ROLL:
        write_roll(state, out)
    elif field == Field.LUCK:
        write_luck(state, out)
    elif field == Field.ASIDE:
        put_counts(out, state.aside)
    elif field == Field.SUNK:
        write_sunk(state, out)
    else:
        write_bits(state.settled, Field.SETTLED, BOTTOM, out)
