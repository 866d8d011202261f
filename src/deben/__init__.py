"""Deben: two board games of Nefertiti's Egypt, as rules, matches and opponents."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import games
    from .bots import Bot, Budget, Decision
    from .games import Game
    from .games.contract import StateT
    from .match import History, Match, MatchRecord, Move, Outcome, RecordError, Refusal, Refused
    from .narrate import Narrator

__all__ = [
    "Bot", "Budget", "Decision", "Game", "History", "Match", "MatchRecord", "Move", "Narrator", "Outcome", "RecordError", "Refusal",
    "Refused", "__version__", "bot", "games", "load", "new",
]  # fmt: skip

__version__ = "0.1.0"

ROOMS = {"Bot": "bots", "Budget": "bots", "Decision": "bots", "Game": "games", "Narrator": "narrate"}
"""Where the public names live that are not of :mod:`deben.match`."""


def __getattr__(name: str) -> Any:
    """Return a public name, whose room is imported when it is first asked for: rules alone need much less."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "games":
        return import_module(".games", __name__)
    return getattr(import_module(f".{ROOMS.get(name, 'match')}", __name__), name)


def __dir__() -> list[str]:
    """Return the public names, those that are imported late included."""
    return sorted({*globals(), *__all__})


def new(
    game: "str | Game[StateT]",
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    position: str | None = None,
) -> "Match[StateT]":
    """Return a new match of ``game``; without a seed, 256 fresh random bits; from a position in notation, if one is given."""
    from .match import Match

    return Match(game, seed, options, position=position)


def load(text: str | bytes) -> "Match":
    """Return the match saved in a record's JSON text, replayed and checked."""
    from .match import Match, read_record

    return Match.load(read_record(text))


def bot(name: str, match: "Match") -> "Bot":
    """Return the bot of that name, to choose for any seat of a match; raises ``deben.bots.UnknownBot``, which lists them."""
    from .bots import bot_named

    return bot_named(name, match.executor, match.seats)
