"""Which clause an event of the log is an instance of.

The table is ``citations.json``, which the page reads too.  An entry is a clause, or a choice by one of the event's parameters: the
case of its value (none and nothing being the empty text, yes and no 1 and 0), or else the other clause.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from deben.locale.source import FOLDER

__all__ = ["cited_by", "cited_clause", "cited_clauses", "cited_kinds"]


@cache
def _table() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / "citations.json").read_text(encoding="utf-8"))
    return found


def cited_kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of event of a game that cite a clause."""
    return tuple(_table()[game])


def cited_clauses(game: str) -> Iterator[str]:
    """Yield every clause that an event of a game may cite, as often as it is written."""
    for entry in _table()[game].values():
        yield from _leaves(entry)


def _leaves(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
        return
    for case in (*entry["cases"].values(), entry["else"]):
        yield from _leaves(case)


def cited_by(game: str, kind: str) -> tuple[str, ...]:
    """Return the parameters that decide which clause an event of this kind cites, from the first on; often none."""
    return tuple(_deciding(_table()[game][kind]))


def _deciding(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        return
    yield entry["by"]
    for case in (*entry["cases"].values(), entry["else"]):
        yield from _deciding(case)


def cited_clause(game: str, kind: str, params: Mapping[str, int | str | bool | None]) -> str | None:
    """Return the clause an event cites, with its parameters by name as they go over the wire; None for an unknown kind."""
    entry = _table()[game].get(kind)
    while entry is not None and not isinstance(entry, str):
        value = params.get(entry["by"])
        text = str(int(value)) if isinstance(value, bool) else "" if value is None else str(value)
        entry = entry["cases"].get(text, entry["else"])
    return entry
