"""The addresses at which the page shows something: ``addresses.json``, which the page reads too.

A part in braces stands for anything but nothing, ``{game}`` for the name of a game.
"""

import json
from itertools import chain
from pathlib import Path

from ...games import game_names

__all__ = ["is_address"]

_FORMS: dict[str, list[str]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]


_ADDRESSES = [_parts(form) for form in chain.from_iterable(_FORMS.values())]


def _fits(form: str, part: str) -> bool:
    if form == "{game}":
        return part in game_names()
    return form == part or form.startswith("{")


def is_address(path: str) -> bool:
    """Return whether the page shows something at a path, other than that nothing is there."""
    parts = _parts(path)
    return any(len(form) == len(parts) and all(map(_fits, form, parts)) for form in _ADDRESSES)
