"""The fields for what lies and stands on the board (N1.1, N1.2, N12.3)."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_word
from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_letter, find_word, read_digits
from ....kernel.rule import rule
from ....kernel.text import Text, put_letter, spell, spell_number
from ..board import (
    COLLECTOR,
    EMPTY,
    MARKETS,
    MEMPHIS,
    PLACES,
    PLUSES,
    START_COLLECTORS,
    START_SERVANTS,
    TRAVELLER,
)  # fmt: skip
from ..closing.conditions import stall_at
from ..state import State
from .cards import MARKET, read_card, read_counts, refuse_card
from .faults import FAULTS, KEYS, Fault, Param, begin_part, refuse, refuse_field, refuse_part
from .fields import FIELD_WORDS, Field
from .options import SIDES, first_side
from .vocabulary import CARDS, SQUARE_AT, SQUARE_COUNT, SQUARE_WORDS, STALL_OF
from .words import COMMA, count_words, is_nothing, put_nothing, read_numbers

__all__ = [
    "read_gifts", "read_pieces", "read_port", "read_reserves", "read_shut", "read_stalls", "refuse_square", "write_gifts",
    "write_pieces", "write_shut",
]  # fmt: skip

COLON, CARET, TILDE, SMALL_C = map(ord, ":^~c")


@rule
def read_stalls(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Set the visible stalls."""
    start, end = notes.starts[Field.STALLS], notes.ends[Field.STALLS]
    for market in range(MARKETS):
        side = first_side(state, market)
        if given(notes, Field.STALLS):
            side = find_word(text, start + market, start + market + 1, SIDES, 0, 2) if end - start == MARKETS else EMPTY
        if side < 0:
            return refuse_part(out, Fault.BAD_STALLS, text, start, end)
        state.visible[market] = side
    return 0


@rule
def write_shut(state: State, out: Text) -> None:
    """Append the letters of the markets closed for good after Akhenaton was drawn (N6.2)."""
    value = out.size
    for market in range(MARKETS):
        if state.open[market] == 0 and market != state.tile and market != state.barred:
            if out.size > value:
                put_letter(out, COMMA)
            spell(out, FIELD_WORDS, Field.G + market)
    put_nothing(out, value)


@rule
def read_shut(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Set which markets are open: all but the one with the tile, Akhenaton's, and those named here (N6.1, N6.2)."""
    if count_words(text, notes, Field.SHUT, out):
        return 1
    named = notes.counts[MARKETS]  # dashes
    for market in range(MARKETS):
        named += notes.counts[market]
        state.open[market] = 1 if notes.counts[market] == 0 and market != state.tile and market != state.barred else 0
    if state.tile < 0 or state.tile == state.barred or notes.counts[state.tile] > 0:
        return refuse(out, Fault.WRONG_TILE)
    if named > 0 and (state.barred < 0 or notes.counts[state.barred] > 0):
        return refuse(out, Fault.WRONG_TILE)
    return 0


@rule
def write_gifts(state: State, market: int, out: Text) -> None:
    """Append the cards on a market, the upper one first; ``~`` marks one face down, ``^`` the seal."""
    last = PLACES - 1
    while last > 0 and state.gifts[market, last] == EMPTY and not (state.face_down[market] >> last) & 1:
        last -= 1
    for place in range(last + 1):
        if place > 0:
            put_letter(out, COMMA)
        if (state.face_down[market] >> place) & 1:
            put_letter(out, TILDE)
        spell(out, CARDS, state.gifts[market, place])
        if place == 0 and state.sealed[market]:
            put_letter(out, CARET)


@rule
def read_gifts(text: Text, notes: Notes, state: State, market: int, out: Text) -> int:
    """Lay cards on the places of a market."""
    start, end = notes.starts[Field.G + market], notes.ends[Field.G + market]
    if not given(notes, Field.G + market):
        return 0
    places = 1
    for i in range(start, end):
        places += text.letters[i] == COMMA
    if places > PLACES:
        return refuse_places(text, start, end, market, out)
    at = start
    for place in range(places):
        comma = find_letter(text, at, end, COMMA)
        if lay_gift(text, at, comma, notes, state, market, place, out):
            return 1
        at = comma + 1
    if state.sealed[market] and state.gifts[market, 0] == EMPTY:
        return refuse_field(out, Fault.SEAL_ON_EMPTY, Field.G + market)
    return 0


@rule
def refuse_places(text: Text, start: int, end: int, market: int, out: Text) -> int:
    """Write that a market cannot look like this, and return 1."""
    begin_part(out, Fault.BAD_PLACES, Field.G + market, text, start, end)
    return end_fault(out)


@rule
def lay_gift(text: Text, start: int, end: int, notes: Notes, state: State, market: int, place: int, out: Text) -> int:
    """Lay one card on a market, face up or down, with or without the seal."""
    if place == 0 and end > start and text.letters[end - 1] == CARET:
        state.sealed[market] = 1
        end -= 1
    hidden = 1 if end > start and text.letters[start] == TILDE else 0
    card, count = read_card(text, start + hidden, end, MARKET)
    if count == 0:
        return refuse_card(out, Field.G + market, text, start + hidden, end)
    if count > 1 or (hidden and card in (EMPTY, TRAVELLER)):
        return refuse_places(text, notes.starts[Field.G + market], notes.ends[Field.G + market], market, out)
    state.gifts[market, place] = card
    state.face_down[market] |= hidden << place
    return 0


@rule
def read_port(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Lay foreign gifts at Memphis (N12.5)."""
    start, end = notes.starts[Field.PORT], notes.ends[Field.PORT]
    if not given(notes, Field.PORT) or is_nothing(text, start, end):
        return 0
    if state.memphis == 0:
        return refuse_field(out, Fault.NO_MEMPHIS, Field.PORT)
    if read_counts(text, notes, state, Field.PORT, state.docked, out):
        return 1
    at = start
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        kind, _ = read_card(text, at, comma, MARKET)
        if PLUSES[kind] == 0:
            begin_fault(out, FAULTS, Fault.NOT_FOREIGN)
            tell_word(out, KEYS, Param.CARD, CARDS, kind)
            return end_fault(out)
        at = comma + 1
    return 0


@rule
def read_reserves(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Put Deben on the Reserves, one on each where nothing is said (N2.2)."""
    if given(notes, Field.RESERVES):
        return read_numbers(text, notes, Field.RESERVES, state.reserves, MARKETS + state.memphis, out)
    for market in range(MARKETS + state.memphis):
        state.reserves[market] = 1
    return 0


@rule
def write_pieces(state: State, out: Text) -> None:
    """Append every piece with its square, markets in their order."""
    value = out.size
    for name in range(SQUARE_COUNT):
        market = STALL_OF[name] // 2
        piece = state.pieces[market, SQUARE_AT[name]]
        if STALL_OF[name] == stall_at(state, market) and piece != EMPTY:
            if out.size > value:
                put_letter(out, COMMA)
            spell(out, SQUARE_WORDS, name)
            put_letter(out, COLON)
            if piece >= COLLECTOR:
                put_letter(out, SMALL_C)
            spell_number(out, piece % COLLECTOR + 1)
    put_nothing(out, value)


@rule
def read_pieces(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Put pieces on squares; those that are not there are in hand (N2.3, N14.1)."""
    for seat in range(state.players):
        state.servants[seat] = START_SERVANTS[state.players - 2]
    for seat in range(2):
        state.collectors[seat] = START_COLLECTORS[state.players - 2]
    at, end = notes.starts[Field.PIECES], notes.ends[Field.PIECES]
    if not given(notes, Field.PIECES) or is_nothing(text, at, end):
        return 0
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        if put_piece(text, at, comma, state, out):
            return 1
        at = comma + 1
    return 0


@rule
def put_piece(text: Text, start: int, end: int, state: State, out: Text) -> int:
    """Put one piece on its square, from the hand of its owner."""
    colon = find_letter(text, start, end, COLON)
    name = find_word(text, start, colon, SQUARE_WORDS, 0, SQUARE_COUNT)
    collector = 1 if colon + 1 < end and text.letters[colon + 1] == SMALL_C else 0
    seat = read_digits(text, colon + 1 + collector, end, 1) - 1
    if name < 0 or not 0 <= seat < state.players or (collector and state.players != 2):
        return refuse_part(out, Fault.BAD_SQUARE, text, start, end)
    market, square = STALL_OF[name] // 2, SQUARE_AT[name]
    if market == MEMPHIS and state.memphis == 0:
        return refuse_field(out, Fault.NO_MEMPHIS, Field.PIECES)
    if STALL_OF[name] != stall_at(state, market):
        return refuse_square(out, Fault.PIECE_HIDDEN, name)
    if state.pieces[market, square] != EMPTY:
        return refuse_square(out, Fault.PIECE_TWICE, name)
    if market < MARKETS and state.open[market] == 0:
        return refuse_square(out, Fault.PIECE_ON_CLOSED, name)
    state.pieces[market, square] = COLLECTOR + seat if collector else seat
    if collector:
        state.collectors[seat] -= 1
    else:
        state.servants[seat] -= 1
    return 0


@rule
def refuse_square(out: Text, fault: int, name: int) -> int:
    """Write a fault about a piece on a square, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_word(out, KEYS, Param.SQUARE, SQUARE_WORDS, name)
    return end_fault(out)
