"""Text that rule functions write: JSON, the same bytes in every executor.

Whatever a person or a page is shown of a match (views, choices, events, reasons) is written by rule functions, so that there is one
source for it wherever the rules run.  A value writes the comma before it by itself, since what stands before tells whether it needs
one; so a list is ``open_list``, its values, ``close_list``, and an object the same with a ``put_key`` before every value.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np

from .record import Ints, Record, i8, i32, u8
from .rule import rule

__all__ = [
    "CAPACITY", "Names", "Text", "Texts", "begun", "clear", "close_list", "close_object", "keys", "keys_of", "names", "open_list",
    "open_object", "put", "put_flag", "put_key", "put_null", "put_number", "read_text", "set_flag", "set_name", "set_number",
    "set_seat", "spell", "spell_number", "spelled", "write_text",
]  # fmt: skip

CAPACITY = 1 << 16
MOST_COUNTED = 128
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, COLON, MINUS, ZERO = map(ord, "[]{},:-0")


class Text(Record):
    """Room for one text; what does not fit is not written, but still counted."""

    size: int = i32()
    letters: Ints = u8(CAPACITY)
    counts: Ints = i8(MOST_COUNTED)  # for whoever has to count something before they can write it


Texts: TypeAlias = Annotated[Any, Text, 1]
"""Rows of texts."""


class Names(NamedTuple):
    """Texts by number, written out before any match: the letters of all of them, and where each ends."""

    letters: Any
    ends: Any
    least: Any
    """The number of the first text, in one cell."""


def spelled(texts: Iterable[str], least: int = 0) -> Names:
    """Return texts numbered from ``least``, copied as they stand."""
    written = [text.encode() for text in texts]
    letters = np.frombuffer(b"".join(written) or b" ", np.uint8).copy()
    return Names(letters, np.cumsum([0, *map(len, written)], dtype=np.int32).view(Ints), np.array([least], np.int32).view(Ints))


def names(values: Sequence[Any], below: Sequence[Any] = ()) -> Names:
    """Return values as JSON, numbered from 0; those for the numbers -1, -2 and so on are given apart."""
    every = [*reversed(below), *values]
    return spelled([json.dumps(value, separators=(",", ":"), ensure_ascii=False) for value in every], -len(below))


def begun(objects: Iterable[Mapping[str, Any]]) -> Names:
    """Return objects as JSON up to their closing bracket, so that more can be put into them."""
    return spelled([json.dumps(value, separators=(",", ":"), ensure_ascii=False)[:-1] for value in objects])


def keys(words: Iterable[str], least: int = 0) -> Names:
    """Return words, numbered from ``least``, as keys of an object: in quotes, with their colon."""
    return spelled([f"{json.dumps(word)}:" for word in words], least)


def keys_of(members: type[IntEnum]) -> Names:
    """Return the names of an enum, whose members count up by one, as keys."""
    return keys([member.name.lower() for member in members], min(members))


def read_text(text: Text) -> bytes:
    """Return what was written; raises ``OverflowError`` if it did not fit."""
    if text.size > CAPACITY:
        raise OverflowError(f"a text of {text.size} letters, there is room for {CAPACITY}")
    return bytes(np.asarray(text.letters)[: text.size].tobytes())


def write_text(text: Text, written: bytes) -> None:
    """Put a text in from outside; raises ``OverflowError`` if it does not fit."""
    if len(written) > CAPACITY:
        raise OverflowError(f"a text of {len(written)} letters, there is room for {CAPACITY}")
    text.size = len(written)
    np.asarray(text.letters)[: len(written)] = np.frombuffer(written, np.uint8)


@rule
def clear(out: Text) -> None:
    """Begin a text anew."""
    out.size = 0


@rule
def put_letter(out: Text, letter: int) -> None:
    """Append one byte as it is."""
    if out.size < CAPACITY:
        out.letters[out.size] = letter
    out.size += 1


@rule
def separate(out: Text) -> None:
    """Append a comma if a value stands before."""
    if out.size > 0 and out.size <= CAPACITY:
        last = out.letters[out.size - 1]
        if last != OPEN_LIST and last != OPEN_OBJECT and last != COLON and last != COMMA:
            put_letter(out, COMMA)


@rule
def put(out: Text, table: Any, number: int) -> None:
    """Append a text of a table as a value."""
    separate(out)
    spell(out, table, number)


@rule
def spell(out: Text, table: Any, number: int) -> None:
    """Append a text of a table as it stands: in notation there are no commas between values."""
    text = number - table.least[0]
    letters = out.letters
    at = out.size
    for i in range(table.ends[text], table.ends[text + 1]):
        if at < CAPACITY:
            letters[at] = table.letters[i]
        at += 1
    out.size = at


@rule
def put_key(out: Text, table: Any, number: int) -> None:
    """Append a key; its value comes next."""
    put(out, table, number)


@rule
def put_number(out: Text, number: int) -> None:
    """Append a whole number as a value."""
    separate(out)
    spell_number(out, number)


@rule
def spell_number(out: Text, number: int) -> None:
    """Append the digits of a whole number, and nothing before them."""
    if number < 0:
        put_letter(out, MINUS)
        number = -number
    size = 1
    while number >= size * 10:
        size *= 10
    while size > 0:
        put_letter(out, ZERO + number // size % 10)
        size //= 10


NULL, FALSE, TRUE = range(3)
PLAIN = spelled(["null", "false", "true"])


@rule
def put_flag(out: Text, flag: bool) -> None:
    """Append true or false."""
    put(out, PLAIN, TRUE if flag else FALSE)


@rule
def put_null(out: Text) -> None:
    """Append null."""
    put(out, PLAIN, NULL)


@rule
def open_list(out: Text) -> None:
    """Begin a list."""
    separate(out)
    put_letter(out, OPEN_LIST)


@rule
def close_list(out: Text) -> None:
    """End a list."""
    put_letter(out, CLOSE_LIST)


@rule
def open_object(out: Text) -> None:
    """Begin an object."""
    separate(out)
    put_letter(out, OPEN_OBJECT)


@rule
def close_object(out: Text) -> None:
    """End an object."""
    put_letter(out, CLOSE_OBJECT)


@rule
def set_number(out: Text, table: Any, key: int, number: int) -> None:
    """Append a key and a whole number."""
    put_key(out, table, key)
    put_number(out, number)


@rule
def set_seat(out: Text, table: Any, key: int, number: int) -> None:
    """Append a key and a number, or null for one below zero."""
    put_key(out, table, key)
    if number < 0:
        put_null(out)
    else:
        put_number(out, number)


@rule
def set_flag(out: Text, table: Any, key: int, flag: bool) -> None:
    """Append a key and true or false."""
    put_key(out, table, key)
    put_flag(out, flag)


@rule
def set_name(out: Text, table: Any, key: int, words: Any, number: int) -> None:
    """Append a key and a text of another table."""
    put_key(out, table, key)
    put(out, words, number)
