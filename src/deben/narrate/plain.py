"""What can be said of any game without a text of its own: rows by their kind and parameters, views by their keys and values.

A view is JSON.  Its key ``seats``, if it has one, is a list with an object for each seat; ``game``, ``phase`` and ``turn`` are told
elsewhere.  Its key ``shows`` names keys whose numbers are seats, ``{"cells": "seats"}``: the pieces of those who sit there.  What a
key is called is the message ``view-<game>-<key>``, or else the key itself.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

__all__ = ["PIECES", "SEATS", "UNTOLD", "plain_row", "plain_value", "plain_words", "tell_view", "with_pieces"]

SEATS, SHOWS = "seats", "shows"
PIECES = "◆●▲■★"
"""The sign of each seat, as on the page."""
UNTOLD = ("game", "phase", "turn")
"""Keys of a view that are no part of the table."""
UNSAID = ("action", "kind", "at")
"""What an action says of itself beside its parameters."""
NOTHING = "–"
Label = Callable[[str], str]


def plain_words(code: str) -> str:
    """Return a code or key as words."""
    return code.replace("-", " ").replace("_", " ")


def plain_row(kind: str, words: Mapping[str, str | int]) -> str:
    """Return a row for which there is no text: its kind, and its parameters by name."""
    told = ", ".join(f"{plain_words(name)} {value}" for name, value in words.items() if name not in UNSAID)
    return f"{plain_words(kind)} ({told})" if told else plain_words(kind)


def plain_value(value: Any, label: Label) -> str:
    """Return a value of a view in signs: a list with spaces, a grid with strokes between its rows, an object with its keys."""
    if isinstance(value, Mapping):
        return ", ".join(f"{label(key)} {plain_value(each, label)}" for key, each in value.items()) or NOTHING
    if isinstance(value, list):
        between = " / " if any(isinstance(each, list | Mapping) for each in value) else " "
        return between.join(plain_value(each, label) for each in value) or NOTHING
    if value is None or value == "":
        return NOTHING
    return {True: "✓", False: NOTHING}[value] if isinstance(value, bool) else str(value)


def with_pieces(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view whose numbers are signs of seats where its key ``shows``, which is left out, says that they are seats."""
    seated = [key for key, what in view.get(SHOWS, {}).items() if what == SEATS]
    return {key: _pieces(value) if key in seated else value for key, value in view.items() if key != SHOWS}


def _pieces(value: Any) -> Any:
    if isinstance(value, list):
        return [_pieces(each) for each in value]
    return PIECES[value % len(PIECES)] if isinstance(value, int) else value


def tell_view(view: Mapping[str, Any], label: Label, player: Callable[[int], str]) -> Iterator[str]:
    """Yield a view as lines: one for each seat, then one for each other part of the table."""
    for seat, owned in enumerate(view.get(SEATS, ())):
        parts = "; ".join(f"{label(key)}: {plain_value(value, label)}" for key, value in owned.items())
        if parts:
            yield f"{player(seat)} – {parts}"
    for key, value in with_pieces(view).items():
        if key not in (SEATS, *UNTOLD):
            yield f"{label(key)}: {plain_value(value, label)}"
