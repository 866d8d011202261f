"""Single values in notation: numbers, words, seats, and lists of them."""

from ....kernel.notation.faults import end_fault, tell, tell_number
from ....kernel.notation.fields import Notes
from ....kernel.notation.spelling import find_letter, find_word, read_digits
from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import Text, put_letter, spell, spell_number
from ..board import NONE
from ..state import State
from .faults import KEYS, Fault, Param, begin_part
from .fields import HIGH, KIND, LOW, VOCABULARY, Kind
from .values import value_of
from .vocabulary import FIRST_WORD, KNOWN_WORDS, WORD_COUNT, WORDS

__all__ = [
    "COMMA", "NOTHING", "WRONG", "count_words", "is_nothing", "put_nothing", "read_numbers", "read_seat", "read_value",
    "read_word", "write_value",
]  # fmt: skip

NOTHING, COMMA = ord("-"), ord(",")
WRONG = -3
"""In place of a value: what stands there is a fault."""
MOST_DIGITS, MOST_LISTED_DIGITS = 5, 2


@rule
def is_nothing(text: Text, start: int, end: int) -> bool:
    """Return whether a part is the dash that stands for nothing."""
    return end - start == 1 and text.letters[start] == NOTHING


@rule
def put_nothing(out: Text, value: int) -> None:
    """Append a dash if nothing was written since ``value``."""
    if out.size == value:
        put_letter(out, NOTHING)


@rule
def write_value(state: State, field: int, out: Text) -> None:
    """Append the value of a field that is one number of the state."""
    value = value_of(state, field)
    if KIND[field] == Kind.NUMBER:
        spell_number(out, value)
    elif value == NONE:
        put_letter(out, NOTHING)
    elif KIND[field] >= Kind.SEAT:
        spell_number(out, value + 1)
    else:
        spell(out, WORDS, FIRST_WORD[VOCABULARY[field]] + value)


@rule
def read_value(text: Text, start: int, end: int, state: State, field: int, out: Text) -> int:
    """Return the value that a part says, of a field that is one number of the state; ``WRONG`` after writing why."""
    kind = KIND[field]
    if kind == Kind.NUMBER:
        return read_number(text, start, end, field, out)
    if kind in (Kind.WORD_OR_NONE, Kind.SEAT_OR_NONE) and is_nothing(text, start, end):
        return NONE
    if kind >= Kind.SEAT:
        return read_seat(text, start, end, state, field, out)
    return read_word(text, start, end, field, out)


@rule
def read_number(text: Text, start: int, end: int, field: int, out: Text) -> int:
    """Return a number in the range of a field."""
    number = read_digits(text, start, end, MOST_DIGITS)
    if LOW[field] <= number <= HIGH[field]:
        return number
    begin_part(out, Fault.BAD_NUMBER, field, text, start, end)
    tell_number(out, KEYS, Param.LOW, LOW[field])
    tell_number(out, KEYS, Param.HIGH, HIGH[field])
    end_fault(out)
    return WRONG


@rule
def read_seat(text: Text, start: int, end: int, state: State, field: int, out: Text) -> int:
    """Return a seat, counted from 1."""
    seat = read_digits(text, start, end, 1)
    if 1 <= seat <= state.players:
        return seat - 1
    begin_part(out, Fault.BAD_SEAT, field, text, start, end)
    tell_number(out, KEYS, Param.PLAYERS, state.players)
    end_fault(out)
    return WRONG


@rule
def read_word(text: Text, start: int, end: int, field: int, out: Text) -> int:
    """Return which word of a field's vocabulary the part is."""
    words = VOCABULARY[field]
    found = find_word(text, start, end, WORDS, FIRST_WORD[words], WORD_COUNT[words])
    if found >= 0:
        return found
    begin_part(out, Fault.BAD_WORD, field, text, start, end)
    tell(out, KEYS, Param.KNOWN, KNOWN_WORDS, words)
    end_fault(out)
    return WRONG


@rule
def count_words(text: Text, notes: Notes, field: int, out: Text) -> int:
    """Count each word of a list in the notes, a dash in the place after the last; return 1 for a fault."""
    words = WORD_COUNT[VOCABULARY[field]]
    for word in range(words + 1):
        notes.counts[word] = 0
    at, end = notes.starts[field], notes.ends[field]
    if at == 0 or is_nothing(text, at, end):
        return 0
    while at <= end:
        comma = find_letter(text, at, end, COMMA)
        word = words if is_nothing(text, at, comma) else read_word(text, at, comma, field, out)
        if word == WRONG:
            return 1
        notes.counts[word] += 1
        at = comma + 1
    return 0


@rule
def read_numbers(text: Text, notes: Notes, field: int, cells: Ints, count: int, out: Text) -> int:
    """Fill so many cells with numbers written with commas; return 1 for a fault."""
    start, end = notes.starts[field], notes.ends[field]
    at = start
    for i in range(count):
        comma = find_letter(text, at, end, COMMA)
        number = read_digits(text, at, comma, MOST_LISTED_DIGITS)
        if number < 0 or (comma == end) != (i == count - 1):
            begin_part(out, Fault.BAD_NUMBERS, field, text, start, end)
            tell_number(out, KEYS, Param.COUNT, count)
            return end_fault(out)
        cells[i] = number
        at = comma + 1
    return 0
