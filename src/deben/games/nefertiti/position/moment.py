"""The fields for the moment that are more than one number: used stalls, the dice, and what the Oracle's player knows."""

from ....kernel.notation.fields import Notes, given
from ....kernel.notation.spelling import find_letter, read_digits
from ....kernel.rule import rule
from ....kernel.text import Text, put_letter, spell, spell_number, spelled
from ..board import EMPTY, NONE, STALLS
from ..state import BOTTOM, State
from .cards import GIFTS, read_card, refuse_card
from .faults import Fault, refuse, refuse_part
from .fields import VOCABULARY, Field
from .vocabulary import CARDS, FIRST_WORD, WORDS
from .words import COMMA, NOTHING, WRONG, count_words, is_nothing, put_nothing, read_seat

__all__ = [
    "read_bits", "read_holder", "read_luck", "read_roll", "read_sunk", "write_bits", "write_holder", "write_luck", "write_roll",
    "write_sunk",
]  # fmt: skip

STAR, PLUS = map(ord, "*+")
DIGITS = spelled("0123456789abcdef")
KEY, WORD_DIGITS = 8, 8
NIBBLE = 15
SIDES_OF_A_DIE = 6
ZERO, NINE, SMALL_A, SMALL_F = map(ord, "09af")


@rule
def write_bits(bits: int, field: int, count: int, out: Text) -> None:
    """Append the words of a field whose bits are set."""
    value = out.size
    for i in range(count):
        if (bits >> i) & 1:
            if out.size > value:
                put_letter(out, COMMA)
            spell(out, WORDS, FIRST_WORD[VOCABULARY[field]] + i)
    put_nothing(out, value)


@rule
def read_bits(text: Text, notes: Notes, state: State, field: int, out: Text) -> int:
    """Set the stalls on which servants were placed this turn, or which of the Oracle's cards have been exchanged."""
    if count_words(text, notes, field, out):
        return 1
    bits = 0
    for i in range(STALLS if field == Field.USED else BOTTOM):
        if notes.counts[i] > 0:
            bits |= 1 << i
    if field == Field.USED:
        state.stalls_used = bits
    else:
        state.settled = bits
    return 0


@rule
def write_holder(state: State, out: Text) -> None:
    """Append who keeps the dice, with a star if they took them this turn (N4.6)."""
    if state.holder == NONE:
        put_letter(out, NOTHING)
    else:
        spell_number(out, state.holder + 1)
    if state.holder_new:
        put_letter(out, STAR)


@rule
def read_holder(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Give the dice to a seat."""
    if not given(notes, Field.HOLDER):
        return 0
    start, end = notes.starts[Field.HOLDER], notes.ends[Field.HOLDER]
    new = 1 if text.letters[end - 1] == STAR else 0
    if is_nothing(text, start, end - new):
        return 0
    holder = read_seat(text, start, end - new, state, Field.HOLDER, out)
    if holder == WRONG:
        return 1
    state.holder = holder
    state.holder_new = new
    return 0


@rule
def write_roll(state: State, out: Text) -> None:
    """Append the last roll of the dice."""
    value = out.size
    for i in range(2):
        if state.dice[i] > 0:
            if out.size > value:
                put_letter(out, PLUS)
            spell_number(out, state.dice[i])
    put_nothing(out, value)


@rule
def read_roll(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Set the last roll of the dice: one die, or two."""
    start, end = notes.starts[Field.ROLL], notes.ends[Field.ROLL]
    if not given(notes, Field.ROLL) or is_nothing(text, start, end):
        return 0
    at = start
    for i in range(2):
        plus = find_letter(text, at, end, PLUS)
        die = read_digits(text, at, plus, 1)
        if not 1 <= die <= SIDES_OF_A_DIE or (i == 1 and plus < end):
            return refuse_part(out, Fault.BAD_ROLL, text, start, end)
        state.dice[i] = die
        at = plus + 1
        if plus == end:
            break
    return 0


@rule
def write_luck(state: State, out: Text) -> None:
    """Append the key of the dice to come, a dash where it is not known."""
    known = False
    for i in range(KEY):
        if state.seed[i] != 0:
            known = True
    if not known:
        put_letter(out, NOTHING)
        return
    for i in range(KEY):
        for digit in range(WORD_DIGITS):
            spell(out, DIGITS, (state.seed[i] >> (4 * (WORD_DIGITS - 1 - digit))) & NIBBLE)


@rule
def read_luck(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Set the key of the dice to come."""
    start, end = notes.starts[Field.LUCK], notes.ends[Field.LUCK]
    if not given(notes, Field.LUCK) or is_nothing(text, start, end):
        return 0
    if end - start != KEY * WORD_DIGITS:
        return refuse_part(out, Fault.BAD_LUCK, text, start, end)
    for i in range(KEY):
        word = 0
        for at in range(start + WORD_DIGITS * i, start + WORD_DIGITS * (i + 1)):
            digit = hexadecimal(text.letters[at])
            if digit < 0:
                return refuse_part(out, Fault.BAD_LUCK, text, start, end)
            word = word * (NIBBLE + 1) + digit
        state.seed[i] = word
    return 0


@rule
def hexadecimal(letter: int) -> int:
    """Return the number that a hexadecimal digit in small letters stands for; -1 for any other."""
    if ZERO <= letter <= NINE:
        return letter - ZERO
    return letter - SMALL_A + 10 if SMALL_A <= letter <= SMALL_F else -1


@rule
def write_sunk(state: State, out: Text) -> None:
    """Append the cards seen to be put at the bottom, with a dash for each that has been drawn since (N10.1)."""
    last = BOTTOM - 1
    while last > 0 and state.sunk[last] == EMPTY:
        last -= 1
    for i in range(last + 1):
        if i > 0:
            put_letter(out, COMMA)
        spell(out, CARDS, state.sunk[i])


@rule
def read_sunk(text: Text, notes: Notes, state: State, out: Text) -> int:
    """Set the cards seen to be put at the bottom."""
    at, end = notes.starts[Field.SUNK], notes.ends[Field.SUNK]
    if not given(notes, Field.SUNK):
        return 0
    cards = 1
    for i in range(at, end):
        cards += text.letters[i] == COMMA
    if cards > BOTTOM:
        return refuse(out, Fault.SUNK_MISPLACED)
    for i in range(cards):
        comma = find_letter(text, at, end, COMMA)
        if not is_nothing(text, at, comma):
            card, count = read_card(text, at, comma, GIFTS)
            if count != 1:
                return refuse_card(out, Field.SUNK, text, at, comma)
            state.sunk[i] = card
        at = comma + 1
    return 0
