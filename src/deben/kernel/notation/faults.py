"""What is wrong with a text, as rule functions tell it: JSON of a code and its parameters.

``{"code":"bad-seat","params":{"field":"turn","text":"X"}}`` is ``begin_fault``, a ``tell`` for each parameter, ``end_fault``.
"""

from typing import Any

from ..rule import rule
from ..text import (
    Text,
    clear,
    close_object,
    keys,
    open_object,
    put,
    put_key,
    put_letter,
    put_number,
    separate,
    spell,
    spelled,
)  # fmt: skip

__all__ = ["MOST_QUOTED", "begin_fault", "end_fault", "put_quoted", "tell", "tell_number", "tell_text", "tell_word"]

MOST_QUOTED = 40
"""Characters that are quoted of what somebody wrote."""
CODE, PARAMS = range(2)
FAULT_KEYS = keys(["code", "params"])
QUOTE, BACKSLASH, FIRST_PRINTED = ord('"'), ord("\\"), 0x20
CONTINUES, CONTINUATION = 0xC0, 0x80  # of a byte inside a character of several
CONTROLS = spelled([f"\\u{code:04x}" for code in range(FIRST_PRINTED)])


@rule
def begin_fault(out: Text, codes: Any, code: int) -> None:
    """Begin a fault with its code; its parameters come next."""
    clear(out)
    open_object(out)
    put_key(out, FAULT_KEYS, CODE)
    put(out, codes, code)
    put_key(out, FAULT_KEYS, PARAMS)
    open_object(out)


@rule
def end_fault(out: Text) -> int:
    """End a fault and return 1: there is one."""
    close_object(out)
    close_object(out)
    return 1


@rule
def tell_number(out: Text, keys_: Any, key: int, number: int) -> None:
    """Append a parameter that is a number."""
    put_key(out, keys_, key)
    put_number(out, number)


@rule
def tell(out: Text, keys_: Any, key: int, values: Any, number: int) -> None:
    """Append a parameter that stands in a table as JSON."""
    put_key(out, keys_, key)
    put(out, values, number)


@rule
def tell_word(out: Text, keys_: Any, key: int, words: Any, number: int) -> None:
    """Append a parameter that is a word of a table."""
    put_key(out, keys_, key)
    put_letter(out, QUOTE)
    spell(out, words, number)
    put_letter(out, QUOTE)


@rule
def tell_text(out: Text, keys_: Any, key: int, text: Text, start: int, end: int) -> None:
    """Append a parameter that somebody wrote, at most forty characters of it."""
    put_key(out, keys_, key)
    put_quoted(out, text, start, end)


@rule
def put_quoted(out: Text, text: Text, start: int, end: int) -> None:
    """Append what somebody wrote as a value, at most forty characters of it."""
    separate(out)
    put_letter(out, QUOTE)
    quoted = 0
    for i in range(start, end):
        letter = text.letters[i]
        quoted += (letter & CONTINUES) != CONTINUATION
        if quoted > MOST_QUOTED:
            break
        if letter < FIRST_PRINTED:
            spell(out, CONTROLS, letter)
        else:
            if letter in (QUOTE, BACKSLASH):
                put_letter(out, BACKSLASH)
            put_letter(out, letter)
    put_letter(out, QUOTE)
