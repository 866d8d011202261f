"""Events in words: which parameters each kind has, and the text of every number that is a name."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..log import EVENT_WIDTH
from ..record import Ints
from ..rule import Log, rule
from ..text import Names, Text, close_object, keys, names, open_object, put, put_key, put_number

__all__ = ["Wording", "close_event", "open_event", "put_event", "put_param", "wording"]

NOTHING = -1
"""A parameter that a kind of event does not have."""
KIND, PARAMS = range(2)
KEYS = keys(["kind", "params"])


class Wording(NamedTuple):
    """The words of a game's events."""

    kinds: Names
    params: Names
    """The names of all parameters, as keys."""
    fields: Any
    """The numbers of each kind's parameters in the order of the log, ``NOTHING`` beyond the last."""
    words: Names
    """The texts of all parameters that are names, in one row."""
    first: Any
    """Where in that row the text of number 0 stands, for each parameter; below zero where the number is its own text."""
    shift: Any
    """What is added to a number that is its own text."""


def wording(
    fields: Mapping[Any, Sequence[str]], named: Mapping[str, Sequence[str]], below: Sequence[Any], shift: Mapping[str, int]
) -> Wording:
    """Return the wording of events with these fields (by kind, an ``IntEnum`` member).

    ``named`` are the texts of parameters that are names, ``below`` the values of -1, -2 and so on for all of them; ``shift`` is
    what is added to others.
    """
    params = sorted({param for each in fields.values() for param in each})
    texts: list[Any] = []
    first = []
    for param in params:
        first.append(len(texts) + len(below) if param in named else NOTHING)
        texts += [*reversed(below), *named[param]] if param in named else []
    rows = [[params.index(param) for param in each] + [NOTHING] * (EVENT_WIDTH - 1 - len(each)) for each in fields.values()]
    return Wording(
        names([kind.name.lower().replace("_", "-") for kind in fields]), keys(params), np.array(rows, np.int8).view(Ints),
        names(texts), np.array(first, np.int16).view(Ints), np.array([shift.get(param, 0) for param in params], np.int8).view(Ints),
    )  # fmt: skip


@rule
def open_event(out: Text, table: Any, kind: int) -> None:
    """Begin an event of a kind: its parameters come next."""
    open_object(out)
    put_key(out, KEYS, KIND)
    put(out, table.kinds, kind)
    put_key(out, KEYS, PARAMS)
    open_object(out)


@rule
def put_param(out: Text, table: Any, param: int, number: int) -> None:
    """Append a parameter: its name, or the number itself."""
    put_key(out, table.params, param)
    if table.first[param] >= 0:
        put(out, table.words, table.first[param] + number)
    else:
        put_number(out, number + table.shift[param])


@rule
def close_event(out: Text) -> None:
    """End an event."""
    close_object(out)
    close_object(out)


@rule
def put_event(out: Text, table: Any, log: Log, row: int) -> None:
    """Append one event of a log with all its parameters."""
    kind = log[row, 0]
    open_event(out, table, kind)
    for i in range(1, EVENT_WIDTH):
        if table.fields[kind, i - 1] >= 0:
            put_param(out, table, table.fields[kind, i - 1], log[row, i])
    close_event(out)
