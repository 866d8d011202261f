"""The drawn positions of the rules: the steps of the first walk, and examples of clauses.

They are data (``locale/examples.toml`` of a game): a position in notation, what is done in it, and what must come of that.  The
texts are the messages ``walk-<id>`` and ``example-<id>`` with the attribute ``text``.  A test plays every one of them, so none can
be wrong.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from deben.locale.source import HasTexts

__all__ = ["Example", "WalkStep", "examples", "is_expected", "walk"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position and which parts of the board are drawn of it."""

    id: str
    position: str
    clauses: tuple[str, ...]
    """Where the rules say more: an example is shown at the first of them."""
    show: tuple[str, ...]
    """``port``, ``site:0``, ``site:0:temple``, ``market:gizeh``, ``seat:0``, ``nile``, ``cast``."""
    marks: tuple[str, ...]
    """Actions whose part of the board is marked."""
    lane: str | None
    """The Duel: the boat whose order of unloading is drawn."""


@dataclass(frozen=True, slots=True)
class WalkStep(Drawing):
    """One picture of the first two minutes."""


@dataclass(frozen=True, slots=True)
class Example(Drawing):
    """A position, what is done in it, and what must come of it."""

    actions: tuple[str, ...]
    then: tuple[str, ...]
    """The parts of the board drawn afterwards."""
    events: tuple[str, ...]
    """Events that must happen, in this order: ``taken seat=0 face=o``."""
    points: tuple[str, ...]
    """Points that must be counted at the end, by seat and source: ``0 obelisk=9``."""
    refused: tuple[str, ...]
    """Actions that must be refused, each with the code of its reason: ``x1 lane-too-empty``."""


FILE = "examples.toml"


def _rows(game: HasTexts, kind: str) -> list[dict[str, Any]]:
    file = game.folder / "locale" / FILE
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))[kind] if file.is_file() else []
    return found


def _drawing(row: dict[str, Any]) -> dict[str, Any]:
    lists = {name: tuple(row.get(name, ())) for name in ("show", "marks", "clauses")}
    return {"id": row["id"], "position": row["position"], "lane": row.get("lane"), **lists}


@cache
def walk(game: HasTexts) -> tuple[WalkStep, ...]:
    """Return the first walk through a game, in order."""
    return tuple(WalkStep(**_drawing(row)) for row in _rows(game, "walk"))


@cache
def examples(game: HasTexts) -> tuple[Example, ...]:
    """Return the examples of a game's clauses, in the order of the rules."""
    return tuple(_example(row) for row in _rows(game, "example"))


def _example(row: dict[str, Any]) -> Example:
    names = ("actions", "then", "events", "points", "refused")
    fields: dict[str, Any] = {name: tuple(row.get(name, ())) for name in names}
    return Example(**_drawing(row), **fields)


def is_expected(event: str, kind: str, params: Mapping[str, int | str | None]) -> bool:
    """Return whether something that happened is the event that an example expects: its kind, and the parameters it names."""
    wanted, *fields = event.split(" ")
    texts = {name: "" if value is None else str(value) for name, value in params.items()}
    return wanted == kind and all(texts.get(name) == value for name, _, value in (field.partition("=") for field in fields))
