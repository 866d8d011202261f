"""The fields for what everybody owns, and for the cards nobody owns."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_word
from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_letter, find_word, read_digits
from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import Text, put_letter, spell, spell_number
from ..board import CHARACTERS, MARKETS, NEUTRAL, START_DEBEN, UNKNOWN
from ..state import SCORING, State
from .cards import DECK, read_card, read_counts, refuse_card, unseen_cards
from .faults import FAULTS, KEYS, Fault, Param, refuse_counts, refuse_part
from .fields import FIELD_WORDS, Field
from .options import copies_at_first, most_copies
from .vocabulary import CHARACTER_WORDS, SCORERS
from .words import COMMA, WRONG, count_words, is_nothing, put_nothing, read_numbers, read_seat

__all__ = [
    "characters_follow", "deben_at_first", "deck_follows", "put_numbers", "read_characters", "read_deben", "read_deck", "read_hand",
    "read_prestige", "read_seals", "refuse_total", "write_characters", "write_prestige",
]  # fmt: skip

COLON = ord(":")
MOST_PRESTIGE_DIGITS = 4


@rule
def put_numbers(out: Text, cells: Ints, count: int) -> None:
    """Append so many numbers with commas."""
    for i in range(count):
        if i > 0:
            put_letter(out, COMMA)
        spell_number(out, cells[i])


@rule
def deben_at_first(state: State, seat: int) -> int:
    """Return what a seat starts with (N2.3)."""
    return int(START_DEBEN[state.players - 2, seat])


@rule
def read_deben(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Give Deben to the seats."""
    for seat in range(state.players):
        state.deben[seat] = deben_at_first(state, seat)
    return read_numbers(text, notes, Field.DEBEN, state.deben, state.players, out) if given(notes, Field.DEBEN) else 0


@rule
def read_seals(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Give seals to the seats; those that are nowhere are in the supply (N1.4)."""
    if given(notes, Field.SEALS) and read_numbers(text, notes, Field.SEALS, state.seals, state.players, out):
        return 1
    taken = 0
    for seat in range(state.players):
        taken += state.seals[seat]
    for market in range(MARKETS):
        taken += state.sealed[market]
    if taken > state.supply:
        return refuse_counts(out, Fault.TOO_MANY_SEALS, Param.COUNT, taken, Param.TOTAL, state.supply)
    state.supply -= taken
    return 0


@rule
def read_hand(text: Text, notes: Notes, state: State, owner: int, out: Text) -> int:
    """Give gifts to an owner; the neutral one is there with two players only (N14.1)."""
    field = Field.SEAT1 + owner
    if not given(notes, field) or is_nothing(text, notes.starts[field], notes.ends[field]):
        return 0
    if owner >= state.players and (owner != NEUTRAL or state.players != 2):
        begin_fault(out, FAULTS, Fault.NO_SUCH_OWNER)
        tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, field)
        tell_number(out, KEYS, Param.PLAYERS, state.players)
        return end_fault(out)
    return read_counts(text, notes, state, field, state.hands[owner], out)


@rule
def write_prestige(state: State, out: Text) -> None:
    """Append the prestige scored in play: seat, character and points (N7.3)."""
    value = out.size
    for seat in range(state.players):
        for scorer in range(SCORING):
            if state.prestige[seat, scorer] != 0:
                if out.size > value:
                    put_letter(out, COMMA)
                spell_number(out, seat + 1)
                put_letter(out, COLON)
                spell(out, SCORERS, scorer)
                put_letter(out, COLON)
                spell_number(out, state.prestige[seat, scorer])
    put_nothing(out, value)


@rule
def read_prestige(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Give the prestige scored in play to the seats."""
    at, end = notes.starts[Field.PRESTIGE], notes.ends[Field.PRESTIGE]
    if not given(notes, Field.PRESTIGE) or is_nothing(text, at, end):
        return 0
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        if score(text, at, comma, state, out):
            return 1
        at = comma + 1
    return 0


@rule
def score(text: Text, start: int, end: int, state: State, out: Text) -> int:
    """Give one seat the prestige of one character."""
    colon = find_letter(text, start, end, COLON)
    other = find_letter(text, min(colon + 1, end), end, COLON)
    digit = read_digits(text, start, colon, 1)
    scorer = find_word(text, min(colon + 1, end), other, SCORERS, 0, SCORING)
    points = read_digits(text, other + 1, end, MOST_PRESTIGE_DIGITS)
    if not 1 <= digit <= 5 or scorer < 0 or points < 0:
        return refuse_part(out, Fault.BAD_PRESTIGE, text, start, end)
    seat = read_seat(text, start, colon, state, Field.PRESTIGE, out)
    if seat == WRONG:
        return 1
    state.prestige[seat, scorer] = points
    return 0


@rule
def characters_follow(state: State) -> bool:
    """Return whether all of the cast are still to be recruited."""
    for character in range(CHARACTERS):
        if state.characters[character] != copies_at_first(state, character):
            return False
    return True


@rule
def write_characters(state: State, out: Text) -> None:
    """Append the characters still to be recruited, a name for each card."""
    value = out.size
    for character in range(CHARACTERS):
        for _ in range(state.characters[character]):
            if out.size > value:
                put_letter(out, COMMA)
            spell(out, CHARACTER_WORDS, character)
    put_nothing(out, value)


@rule
def read_characters(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Lay out the characters still to be recruited."""
    if count_words(text, notes, Field.CHARACTERS, out):
        return 1
    for character in range(CHARACTERS):
        count = notes.counts[character] if given(notes, Field.CHARACTERS) else copies_at_first(state, character)
        if count > most_copies(state, character):
            begin_fault(out, FAULTS, Fault.TOO_MANY_CHARACTERS)
            tell_word(out, KEYS, Param.NAME, CHARACTER_WORDS, character)
            tell_number(out, KEYS, Param.COUNT, count)
            tell_number(out, KEYS, Param.COPIES, most_copies(state, character))
            return end_fault(out)
        state.characters[character] = count
    return 0


@rule
def deck_follows(state: State) -> bool:
    """Return whether nothing is known of the deck but how many cards it has."""
    for i in range(state.drawn, state.cards):
        if state.deck[i] != UNKNOWN:
            return False
    return state.cards - state.drawn == max(0, unseen_cards(state))


@rule
def read_deck(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Lay the cards of the deck, unknown ones where nothing is said."""
    if not given(notes, Field.DECK):
        lay_deck(state, state.cards - max(0, unseen_cards(state)))
        return 0
    start, end = notes.starts[Field.DECK], notes.ends[Field.DECK]
    cards, at = 0, end + 1 if is_nothing(text, start, end) else start
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        _, count = read_card(text, at, comma, DECK)
        if count == 0:
            return refuse_card(out, Field.DECK, text, at, comma)
        cards += count
        at = comma + 1
    if cards > state.cards:
        return refuse_total(out, state, cards, cards + state.cards - unseen_cards(state))
    lay_deck(state, state.cards - cards)
    cell = state.drawn
    at = end + 1 if is_nothing(text, start, end) else start
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        card, count = read_card(text, at, comma, DECK)
        for _ in range(count):
            state.deck[cell] = card
            cell += 1
        at = comma + 1
    return 0


@rule
def lay_deck(state: State, drawn: int) -> None:
    """Lay unknown cards where the deck has not been drawn."""
    state.drawn = drawn
    for i in range(drawn, state.cards):
        state.deck[i] = UNKNOWN


@rule
def refuse_total(out: Text, state: State, deck: int, total: int) -> int:
    """Write that the match has another number of cards, and return 1 (N1.5)."""
    begin_fault(out, FAULTS, Fault.WRONG_TOTAL)
    tell_number(out, KEYS, Param.DECK, deck)
    tell_number(out, KEYS, Param.TOTAL, total)
    tell_number(out, KEYS, Param.EXPECTED, state.cards)
    return end_fault(out)
