"""Texts that rule functions write: JSON, byte by byte, within their room."""

import json
from typing import Any

import pytest

from deben.kernel.text import (
    CAPACITY,
    Text,
    begun,
    clear,
    close_list,
    close_object,
    keys,
    names,
    open_list,
    open_object,
    put,
    put_flag,
    put_key,
    put_null,
    put_number,
    read_text,
    set_flag,
    set_name,
    set_number,
    set_seat,
    spelled,
)

COLOURS = names(["red", 'gr"een', None, 7], below=["none", "hidden"])
KEYS = keys(["first", "second", "third"])


def test_values_are_separated_by_what_stands_before_them() -> None:
    out = Text()
    open_list(out)
    for number in (0, -120, 7, 1_000_000):
        put_number(out, number)
    put_flag(out, True)
    put_flag(out, False)
    put_null(out)
    open_list(out)
    close_list(out)
    open_object(out)
    close_object(out)
    for number in range(-2, 4):
        put(out, COLOURS, number)
    close_list(out)
    wanted: list[Any] = [0, -120, 7, 1_000_000, True, False, None, [], {}, "hidden", "none", "red", 'gr"een', None, 7]
    assert read_text(out) == json.dumps(wanted, separators=(",", ":")).encode()


def test_objects_have_keys_and_may_be_begun_already() -> None:
    out = Text()
    put(out, begun([{}, {"kind": "é", "part": [1, 2]}]), 1)
    set_number(out, KEYS, 0, 5)
    set_flag(out, KEYS, 1, False)
    set_name(out, KEYS, 2, COLOURS, 0)
    close_object(out)
    assert read_text(out) == '{"kind":"é","part":[1,2],"first":5,"second":false,"third":"red"}'.encode()
    clear(out)
    put(out, begun([{}]), 0)
    set_seat(out, KEYS, 0, -1)
    set_seat(out, KEYS, 1, 0)
    put_key(out, KEYS, 2)
    open_object(out)
    close_object(out)
    close_object(out)
    assert json.loads(read_text(out)) == {"first": None, "second": 0, "third": {}}


def test_what_does_not_fit_is_counted_and_refused() -> None:
    out, long = Text(), spelled(["a" * (CAPACITY - 1), "b" * 3])
    put(out, long, 0)
    assert len(read_text(out)) == CAPACITY - 1
    put(out, long, 1)
    put_number(out, 12)
    assert out.size == CAPACITY + 5, "a comma, three letters, and of the number, since its comma cannot be seen to be needed, two"
    assert out.letters[CAPACITY - 1] == ord(",")
    with pytest.raises(OverflowError, match=str(CAPACITY)):
        read_text(out)
