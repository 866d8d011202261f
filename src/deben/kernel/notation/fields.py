"""The fields of a position: ``name=value``, in any order, with white space between them."""

from typing import Annotated, Any, TypeAlias

from ..record import Ints, Record, i16, i32
from ..rule import rule
from ..text import Text, keys, names, put_letter, spell
from .faults import begin_fault, end_fault, tell, tell_text
from .spelling import find_letter, find_word, space_at

__all__ = ["FIELD_CODES", "Notes", "Notepads", "begin_field", "given", "read_fields"]

MOST_FIELDS = 96
MOST_COUNTED = 128
MOST_LISTED = 256
SPACE, EQUALS = ord(" "), ord("=")

FIELD_CODES = ("malformed-field", "unknown-field", "field-twice")
"""What can be wrong with the fields of any position."""
MALFORMED, UNKNOWN, TWICE = range(3)
CODES = names(FIELD_CODES)
TEXT, FIELD, KNOWN = range(3)
KEYS = keys(["text", "field", "known"])


class Notes(Record):
    """What a reader notes on the way: where the value of each field stands, what it has counted, what could be done."""

    starts: Ints = i32(MOST_FIELDS)  # 0 where a field is not given: a value has its name before it
    ends: Ints = i32(MOST_FIELDS)
    counts: Ints = i32(MOST_COUNTED)
    moves: Ints = i16(MOST_LISTED)


Notepads: TypeAlias = Annotated[Any, Notes, 1]
"""Rows of notes."""


@rule
def given(notes: Notes, field: int) -> bool:
    """Return whether the text has the field."""
    return bool(notes.starts[field] > 0)


@rule
def begin_field(out: Text, fields: Any, field: int) -> None:
    """Append the name of a field; its value comes next."""
    if out.size > 0:
        put_letter(out, SPACE)
    spell(out, fields, field)
    put_letter(out, EQUALS)


@rule
def read_fields(text: Text, notes: Notes, fields: Any, count: int, known: Any, out: Text) -> int:
    """Note where the value of each field stands; return 0, or 1 for a fault.  ``known`` has all names as one JSON text."""
    for i in range(count):
        notes.starts[i] = 0
    for i in range(MOST_COUNTED):
        notes.counts[i] = 0
    at = 0
    while at < text.size:
        end = at
        while end < text.size and space_at(text, end, text.size) == 0:
            end += 1
        if end > at and note_field(text, at, end, notes, fields, count, known, out):
            return 1
        at = end + space_at(text, end, text.size) if end < text.size else end
    return 0


@rule
def note_field(text: Text, start: int, end: int, notes: Notes, fields: Any, count: int, known: Any, out: Text) -> int:
    """Note where the value of one field stands; return 0, or 1 for a fault."""
    equals = find_letter(text, start, end, EQUALS)
    if equals == start or equals + 1 >= end:
        begin_fault(out, CODES, MALFORMED)
        tell_text(out, KEYS, TEXT, text, start, end)
        return end_fault(out)
    field = find_word(text, start, equals, fields, 0, count)
    if field < 0 or notes.starts[field] > 0:
        begin_fault(out, CODES, UNKNOWN if field < 0 else TWICE)
        tell_text(out, KEYS, FIELD, text, start, equals)
        if field < 0:
            tell(out, KEYS, KNOWN, known, 0)
        return end_fault(out)
    notes.starts[field] = equals + 1
    notes.ends[field] = end
    return 0
