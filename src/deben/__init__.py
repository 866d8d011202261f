"""Deben: two board games of Nefertiti's Egypt, as rules, matches and opponents."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match, MatchRecord, Outcome, Refusal, Refused

__all__ = ["Match", "MatchRecord", "Outcome", "Refusal", "Refused", "__version__", "load", "new"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Return a public name of :mod:`deben.match`, which is imported when first asked for: rules alone need much less."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(".match", __name__), name)


def __dir__() -> list[str]:
    """Return the public names, those that are imported late included."""
    return sorted({*globals(), *__all__})


def new(
    game: str, seed: int | str | bytes | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match":
    """Return a new match of ``game``; without a seed, 256 fresh random bits; from a position in notation, if one is given."""
    from .match import Match

    return Match(game, seed, options, position=position)


def load(text: str | bytes) -> "Match":
    """Return the match saved in a record's JSON text, replayed and checked."""
    from .match import Match, read_record

    return Match.load(read_record(text))
