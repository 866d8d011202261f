"""Positions of games that have no notation of their own: every field of the record by its name.

``seat=0 pits=4,4,4,0,5,5 stores=1,0`` is a record with a number and two arrays; an array has its cells in the order of memory, and
a part that is a record has names with dots.  Only the shape is checked: whether such a moment can be is for the game to know, so
positions of strangers are not read this way.
"""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..kernel.notation.faults import MOST_QUOTED
from ..kernel.record import Record
from .errors import PositionError

__all__ = ["read_plain", "write_plain"]

NUMBERS = re.compile(r"-?\d{1,10}(,-?\d{1,10})*")


def write_plain(state: Record) -> str:
    """Return a state or view as its fields."""
    return " ".join(f"{name}={','.join(map(str, cells.ravel().tolist()))}" for name, cells in _cells(state))


def read_plain(record: type[Record], text: str) -> Any:
    """Return the state or view that fields describe; raises ``PositionError``."""
    state, given = record(), _given(text)
    cells = dict(_cells(state))
    for name in given:
        if name not in cells:
            raise PositionError("unknown-field", field=name[:MOST_QUOTED], known=", ".join(cells))
    for name, places in cells.items():
        if name not in given:
            raise PositionError("missing-field", field=name)
        places[...] = _numbers(given[name], name, places)
    return state


def _cells(state: Record, before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the name of each field, and its cells in the memory of the record."""
    for name, field in state.fields.items():
        if field.record:
            for number, part in enumerate(getattr(state, name)):
                yield from _cells(part, f"{before}{name}.{number}.")
        else:
            yield f"{before}{name}", np.asarray(state.rows[name])


def _given(text: str) -> dict[str, str]:
    """Return the values of a text by field."""
    given: dict[str, str] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not name or not sign or not value:
            raise PositionError("malformed-field", text=word[:MOST_QUOTED])
        if name in given:
            raise PositionError("field-twice", field=name[:MOST_QUOTED])
        given[name] = value
    return given


def _numbers(text: str, field: str, places: Any) -> Any:
    """Return as many numbers as there are places, all of which fit there."""
    limits = np.iinfo(places.dtype)
    numbers = [int(number) for number in text.split(",")] if NUMBERS.fullmatch(text) else []
    if len(numbers) != places.size or not all(limits.min <= number <= limits.max for number in numbers):
        raise PositionError("wrong-numbers", field=field, text=text[:MOST_QUOTED], count=places.size)
    return np.array(numbers, places.dtype).reshape(places.shape)
