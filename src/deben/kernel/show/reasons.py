"""Reasons: why an action may not be done, as rule functions write it.

A reason is JSON, ``{"code":"square-taken","clause":"D4.1","params":{"square":"a1","seat":1}}``: a stable code, the clause that says
so, and what to fill into the sentence.  A game names its codes, their parameters and the words of those in a :class:`Wording`; its
``explain`` then speaks in numbers only.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from ..contract import explain
from ..executor import Executor
from ..record import Ints, Record
from ..rule import States, rule
from ..text import Names, Text, Texts, clear, close_object, keys, names, open_object, put, put_key, put_number, read_text

__all__ = ["Wording", "because", "code_names", "explain_one", "explained", "put_reason", "wording"]

HEAD = keys(["code", "clause", "params"])
CODE, CLAUSE, PARAMS = range(3)
MOST_PARAMS = 3
CLAUSE_AT, FIRST_AT, PARAM = 8, 16, 12
"""Where the parts of a reason stand in its number, after the code in its lowest bits, and how many bits a parameter has."""
ABSENT = -1
"""The key of a parameter that a code does not have."""
NUMBER = -1
"""In place of its first word: the parameter is a number."""


class Wording(NamedTuple):
    """What the reasons of a game are made of, as texts by number."""

    codes: Names
    clauses: Names
    keys: Names
    words: Names
    """The words of all parameters, one list after another."""
    params: Any
    """By code and place: the key of the parameter or ``ABSENT``, and the first of its words or ``NUMBER``."""


def code_names(codes: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of codes as people and translations know them, by number."""
    return tuple(code.name.lower().replace("_", "-") for code in codes)


def wording(
    codes: type[IntEnum], clauses: type[IntEnum] | None, params: Mapping[Any, Sequence[str]], words: Mapping[str, Sequence[str]]
) -> Wording:
    """Return what reasons are made of; a parameter has the words of its name, or is a number if there are none.

    A game without a rulebook has no clauses.
    """
    every = [*dict.fromkeys(name for code in codes for name in params.get(code, ()))]
    lists = [*dict.fromkeys(tuple(some) for some in words.values())]
    starts = {name: sum(map(len, lists[: lists.index(tuple(some))])) for name, some in words.items()}
    table = np.full((len(codes), MOST_PARAMS, 2), ABSENT, np.int16)
    for code in codes:
        for place, name in enumerate(params.get(code, ())):
            table[code, place] = every.index(name), starts.get(name, NUMBER)
    spoken = names([clause.name.replace("_", ".") for clause in clauses or ()] or [""])
    return Wording(
        names(code_names(codes)), spoken, keys(every), names([word for some in lists for word in some]), table.view(Ints)
    )


@rule
def because(code: int, clause: int = 0, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Return a reason as one number, never 0: so functions hand it on, and only the last of them writes."""
    params = int(first) + (int(second) << PARAM) + (int(third) << 2 * PARAM)
    return 1 + int(code) + (int(clause) << CLAUSE_AT) + (params << FIRST_AT)


@rule
def put_param(out: Text, wording: Any, code: int, place: int, value: int) -> None:
    """Append a parameter of a code, if it has so many."""
    key = wording.params[code, place, 0]
    if key == ABSENT:
        return
    put_key(out, wording.keys, key)
    first = wording.params[code, place, 1]
    if first == NUMBER:
        put_number(out, value)
    else:
        put(out, wording.words, first + value)


@rule
def put_reason(out: Text, wording: Any, reason: int) -> int:
    """Append a reason, given as one number, and return 1; with 0 for none nothing is written and 0 returned."""
    if reason == 0:
        return 0
    code = (reason - 1) & 255
    open_object(out)
    put_key(out, HEAD, CODE)
    put(out, wording.codes, code)
    put_key(out, HEAD, CLAUSE)
    put(out, wording.clauses, (reason >> CLAUSE_AT) & 255)
    put_key(out, HEAD, PARAMS)
    open_object(out)
    for place in range(MOST_PARAMS):
        put_param(out, wording, code, place, (reason >> FIRST_AT + place * PARAM) & 4095)
    close_object(out)
    close_object(out)
    return 1


@rule
def explain_one(views: States, action: int, texts: Texts) -> int:
    """Write why the seat that decides in the first view may not do this to the first text; return 0 exactly when it is legal."""
    clear(texts[0])
    return explain(views[0], action, texts[0])


def explained(executor: Executor, view: Record, action: int) -> bytes:
    """Return why the seat that decides may not do this now, as JSON, or nothing when it is legal."""
    spare = executor.spare[explained]
    try:
        rows = spare.pop()
    except IndexError:
        rows = executor.new(Text.dtype, 1)
    entry = executor.translated(explain_one)
    refused = entry(executor.hand(executor.rules.record, view.rows), action, executor.hand(Text, rows))
    written = read_text(Text(rows)) if refused else b""
    spare.append(rows)
    return written
