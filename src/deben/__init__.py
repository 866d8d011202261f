"""Deben: two board games of Nefertiti's Egypt, as rules, matches and opponents."""

from collections.abc import Mapping
from typing import Any

from .match import Match, MatchRecord, Outcome, Refusal, Refused, read_record

__all__ = ["Match", "MatchRecord", "Outcome", "Refusal", "Refused", "__version__", "load", "new"]

__version__ = "0.1.0"


def new(game: str, seed: int | str | bytes | None = None, options: Mapping[str, Any] | None = None) -> Match:
    """Return a new match of ``game``; without a seed, 256 fresh random bits."""
    return Match(game, seed, options)


def load(text: str | bytes) -> Match:
    """Return the match saved in a record's JSON text, replayed and checked."""
    return Match.load(read_record(text))
