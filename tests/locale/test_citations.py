"""Every kind of event cites a clause that exists.

The table is a game's ``locale/citations.json``, which the page reads.  An entry is a clause, or a choice by one of the event's
parameters: the case of its value (none and nothing being the empty text, yes and no 1 and 0), or else the other clause.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from deben.games import game_named, game_names
from deben.locale.rulebook import rulebook


@cache
def _table(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((game_named(game).folder / "locale" / "citations.json").read_text(encoding="utf-8"))
    return found


def cited_kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of event of a game that cite a clause."""
    return tuple(_table(game))


def cited_clauses(game: str) -> Iterator[str]:
    """Yield every clause that an event of a game may cite, as often as it is written."""
    for entry in _table(game).values():
        yield from _leaves(entry)


def _leaves(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
        return
    for case in (*entry["cases"].values(), entry["else"]):
        yield from _leaves(case)


def cited_by(game: str, kind: str) -> tuple[str, ...]:
    """Return the parameters that decide which clause an event of this kind cites, from the first on; often none."""
    return tuple(_deciding(_table(game)[kind]))


def _deciding(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        return
    yield entry["by"]
    for case in (*entry["cases"].values(), entry["else"]):
        yield from _deciding(case)


def cited_clause(game: str, kind: str, params: Mapping[str, int | str | bool | None]) -> str | None:
    """Return the clause an event cites, with its parameters by name as they go over the wire; None for an unknown kind."""
    entry = _table(game).get(kind)
    while entry is not None and not isinstance(entry, str):
        value = params.get(entry["by"])
        text = str(int(value)) if isinstance(value, bool) else "" if value is None else str(value)
        entry = entry["cases"].get(text, entry["else"])
    return entry


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_event_cites_clauses_of_the_book(game: str) -> None:
    kinds = {kind.name.lower().replace("_", "-") for kind in game_named(game).event_fields}
    assert set(cited_kinds(game)) == kinds
    book = rulebook(game_named(game))
    assert {book.clause(each).id for each in cited_clauses(game)} == set(cited_clauses(game))


@pytest.mark.parametrize("game", game_names())
def test_choices_are_by_parameters_that_the_event_has(game: str) -> None:
    fields = {kind.name.lower().replace("_", "-"): names for kind, names in game_named(game).event_fields.items()}
    for kind, names in fields.items():
        assert set(cited_by(game, kind)) <= set(names), kind


def test_a_choice_follows_the_parameters() -> None:
    assert cited_clause("duel", "taken", {"square": "b2"}) == "D5.2"
    assert cited_clause("duel", "taken", {"square": None}) == "D6.1"
    assert cited_clause("nefertiti", "closing", {"by_hand": 0, "stall": "lr"}) == "N4.5"
    assert cited_clause("nefertiti", "closing", {"by_hand": True, "stall": "lr"}) == "N3.3"
    assert cited_clause("nefertiti", "rolled", {"again": 0, "second": 0}) == "N4.5"
    assert cited_clause("nefertiti", "attribution", {"last": 0, "gifts": 0}) == "N12.9"
    assert cited_clause("nefertiti", "attribution", {"last": 1, "gifts": 2}) == "N12.7"
    assert cited_clause("duel", "flown", {}) is None
