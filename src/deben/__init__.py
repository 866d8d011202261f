"""Deben: two board games of Nefertiti's Egypt, as rules, matches and opponents."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from . import games
    from .analysis import Analysis
    from .bots import Bot, Budget, Decision
    from .games import Game
    from .games.contract import StateT
    from .games.duel.state import State as DuelState
    from .games.nefertiti.state import State as NefertitiState
    from .match import History, Match, MatchRecord, Move, Outcome, RecordError, Refusal, Refused
    from .narrate import Narrator
    from .pictures import Arrow, Mark

__all__ = [
    "Analysis", "Bot", "Budget", "Decision", "Game", "History", "Match", "MatchRecord", "Move", "Narrator", "Outcome",
    "RecordError", "Refusal", "Refused", "__version__", "bot", "games", "load", "new", "svg",
]  # fmt: skip

__version__ = "0.1.0"

ROOMS = {"Analysis": "analysis", "Bot": "bots", "Budget": "bots", "Decision": "bots", "Game": "games", "Narrator": "narrate"}
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


Seed = int | str | bytes


@overload
def new(
    game: Literal["duel"], seed: Seed | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match[DuelState]": ...
@overload
def new(
    game: Literal["nefertiti"], seed: Seed | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match[NefertitiState]": ...
@overload
def new(
    game: "Game[StateT]", seed: Seed | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match[StateT]": ...
@overload
def new(
    game: str, seed: Seed | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match": ...
def new(
    game: "str | Game", seed: Seed | None = None, options: Mapping[str, Any] | None = None, *, position: str | None = None
) -> "Match":
    """Return a new match of ``game``, by its name or as a ``Game``; type checkers know what its states and views are.

    Without a seed it gets 256 fresh random bits; ``options`` are those of the game, the others have their defaults.  A ``position``
    in notation is where it starts: what is not known there is drawn from the seed.
    """
    from .match import Match

    return Match(game, seed, options, position=position)


def load(text: str | bytes) -> "Match":
    """Return the match saved as a record's JSON or as text with headers, replayed and checked; raises ``RecordError``."""
    from .match import Match, read_any

    return Match.load(read_any(text))


def bot(name: str, threads: int = 1) -> "Bot":
    """Return the bot of that name, for any game and any seat; raises ``deben.bots.UnknownBot``, which lists them."""
    from .bots import AnyGameBot

    return AnyGameBot(name, threads)


def svg(
    match: "Match | str",
    *,
    game: "str | Game | None" = None,
    seat: int | None = None,
    marks: "Mark" = (),
    arrows: "Iterable[Arrow]" = (),
    players: Sequence[str] = (),
    lang: str = "en",
    theme: str = "light",
    width: int | None = None,
) -> str:
    """Return a picture of a match, or of a position in notation, as SVG text: the same drawing as the page's.

    It is what a seat may know, or without one a spectator.  ``marks`` and ``arrows`` name places by an action that is done there
    (``"b2"``) or as the board does (``"slot:1:2"``, ``"deck"``); a mistake lists them all.  Raises ``ValueError`` for such a
    mistake, ``deben.pictures.CannotDraw`` where something is missing on this machine.
    """
    from .games import game_named, game_of_position
    from .kernel.default import default_executor
    from .pictures import svg_of

    if isinstance(match, str):
        played = game_of_position(match) if game is None else game_named(game) if isinstance(game, str) else game
        executor, state = default_executor(played.rules), played.read_position(match)
    else:
        played, executor, state = match.game, match.executor, match.state
    return svg_of(
        played, executor, state, seat=seat, marks=marks, arrows=arrows, players=players, lang=lang, theme=theme, width=width
    )
