"""Cards in notation, and how many of them nobody has seen.

A card is its name: ``harp``, ``double`` for a double senet, ``mirror+1`` for a foreign gift, ``travelling-thief``, in the deck also
``akhenaton`` and ``?`` for one that is not known.  Cards stand with commas, several of a kind as ``harp*3``, none as ``-``.
"""

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_word
from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_letter, find_word, read_digits
from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import ZERO, Text, put_letter, spell, spell_number
from ..board import AKHENATON, COPIES, EMPTY, KINDS, MARKETS, OWNERS, PLACES, TRAVELLER, UNKNOWN
from ..state import State
from .faults import FAULTS, KEYS, Fault, Param, begin_part
from .vocabulary import CARDS
from .words import COMMA, is_nothing, put_nothing

__all__ = [
    "DECK", "GIFTS", "MARKET", "copies_of", "put_cards", "put_counts", "read_card", "read_counts", "refuse_card",
    "refuse_copies", "unseen_cards",
]  # fmt: skip

STAR = ord("*")
NAMES = KINDS + 4  # Akhenaton, the Travelling Thief, an unknown card, none
GIFTS, MARKET, DECK = range(3)
"""Where a card may lie decides which ones it can be."""


@rule
def put_run(out: Text, value: int, card: int, count: int) -> None:
    """Append some copies of a card to the list that began at ``value``."""
    if out.size > value:
        put_letter(out, COMMA)
    spell(out, CARDS, card)
    if count > 1:
        put_letter(out, STAR)
        spell_number(out, count)


@rule
def put_cards(out: Text, cards: Ints, start: int, stop: int) -> None:
    """Append cards in the order in which they lie."""
    value = out.size
    at = start
    while at < stop:
        count = 1
        while at + count < stop and cards[at + count] == cards[at]:
            count += 1
        put_run(out, value, cards[at], count)
        at += count
    put_nothing(out, value)


@rule
def put_counts(out: Text, counts: Ints) -> None:
    """Append gifts from how many there are of each kind."""
    value = out.size
    for kind in range(KINDS):
        if counts[kind] > 0:
            put_run(out, value, kind, counts[kind])
    put_nothing(out, value)


@rule
def may_lie(card: int, where: int) -> bool:
    """Return whether a card can be there: gifts anywhere, the others in their places."""
    if 0 <= card < KINDS:
        return True
    if where == MARKET:
        return card in (EMPTY, TRAVELLER)
    return where == DECK and card in (UNKNOWN, AKHENATON)


@rule
def read_card(text: Text, start: int, end: int, where: int) -> tuple[int, int]:
    """Return the card that a part names and how often; no time if it is none that can be there."""
    star = find_letter(text, start, end, STAR)
    card = find_word(text, start, star, CARDS, 0, NAMES) + UNKNOWN
    if card < UNKNOWN or not may_lie(card, where):
        return EMPTY, 0
    if star == end:
        return card, 1
    count = read_digits(text, star + 1, end, 2)
    return card, count if count > 0 and text.letters[star + 1] != ZERO else 0


@rule
def refuse_card(out: Text, field: int, text: Text, start: int, end: int) -> int:
    """Write that a part is no card, and return 1."""
    begin_part(out, Fault.BAD_CARD, field, text, start, end)
    return end_fault(out)


@rule
def copies_of(state: State, kind: int) -> int:
    """Return how many cards of a kind the match has (N1.5)."""
    return int(COPIES[state.players - 2, state.memphis, kind])


@rule
def refuse_copies(out: Text, state: State, kind: int, count: int) -> int:
    """Write that a card is there more often than it exists, and return 1 (N1.5)."""
    begin_fault(out, FAULTS, Fault.TOO_MANY_COPIES)
    tell_word(out, KEYS, Param.CARD, CARDS, kind)
    tell_number(out, KEYS, Param.COUNT, count)
    tell_number(out, KEYS, Param.COPIES, copies_of(state, kind))
    return end_fault(out)


@rule
def read_counts(text: Text, notes: Notes, state: State, field: int, cells: Ints, out: Text) -> int:
    """Fill cells with how many gifts of each kind a field names, none more often than it exists (N1.5); return 1 for a fault."""
    start, end = notes.starts[field], notes.ends[field]
    if not given(notes, field) or is_nothing(text, start, end):
        return 0
    for kind in range(KINDS):
        notes.counts[kind] = 0
    at = start
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        kind, count = read_card(text, at, comma, GIFTS)
        if count == 0:
            return refuse_card(out, field, text, at, comma)
        notes.counts[kind] += count
        at = comma + 1
    at = start
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        kind, count = read_card(text, at, comma, GIFTS)
        if notes.counts[kind] > copies_of(state, kind):
            return refuse_copies(out, state, kind, notes.counts[kind])
        cells[kind] = notes.counts[kind]
        at = comma + 1
    return 0


@rule
def unseen_cards(state: State) -> int:
    """Return how many gifts, and Akhenaton until he is drawn, lie nowhere but in the deck."""
    cards = 1 if state.barred < 0 else 0
    for kind in range(KINDS):
        cards += copies_of(state, kind) - state.discarded[kind] - state.docked[kind]
        for owner in range(OWNERS):
            cards -= state.hands[owner, kind]
    for market in range(MARKETS):
        for place in range(PLACES):
            if EMPTY < state.gifts[market, place] < TRAVELLER:
                cards -= 1
    return cards
