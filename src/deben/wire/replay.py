"""Replays over HTTP: a whole match, and its moments by the dozen."""

import msgspec

from ..match import Spirit
from .common import Breakdowns, GameName, LogEntry, Player, Value
from .encoded import Encoded
from .going import Stopped
from .messages import View

__all__ = ["Moments", "Position", "Replay", "ReplayMoment", "Verification"]


class ReplayMoment(msgspec.Struct, frozen=True):
    """What a table looked like after some number of actions, from one point of view."""

    number: int
    """How many actions had been played; those that were taken back do not count."""
    view: Encoded[View]
    scores: Encoded[Breakdowns]
    """If it had ended there; at the last moment of a finished match, how it ended."""
    hidden: Encoded[dict[str, list[str]]] | None
    """With everything open: what lay face down, by place, in the order in which it would have come."""


class Moments(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/moments: several moments in a row."""

    moments: list[ReplayMoment]


class Verification(msgspec.Struct, frozen=True):
    """POST /api/replays/verify: what a record was checked for on the server."""

    held: list[str]
    """What holds, of: commitment, luck, actions, outcome."""
    fails: str | None
    """The first of them that does not; null if none does, or if it is no record at all."""
    fault: str | None
    """The code of what is wrong: malformed, format, seed, commitment, game, version, start, action or outcome."""
    actions: int
    rules: int
    points: list[int]
    """At the last moment."""
    digest: str | None
    """The SHA-256 of the last position in notation; ``deben verify`` says the same."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/replay: a match from its first moment to its last, with the views of those around one of them."""

    table: str | None
    """Null for a record that came from a file."""
    brought: bool
    """Whether it was played on somebody's own device, who sent its record: the server cannot say who knew the seed."""
    game: GameName
    rules: int
    ruleset: str
    """The digest of the rules it was played by; empty where the version alone says which."""
    board: str
    """What its board is called, where that is one of somebody's own; empty for the usual one."""
    options: dict[str, Value]
    position: str | None
    """Where the match began, if not at a set-up: position notation; what is unknown there was drawn from the seed."""
    commitment: str
    seed: str | None
    """Null while the match goes on."""
    players: list[Player]
    log: list[LogEntry]
    """The actions that count, numbered from 1: entry n leads to moment n."""
    actors: list[int | None]
    """Who decides, moment by moment; null once it is over."""
    points: list[list[int]]
    """The points of every seat if it had ended there, moment by moment."""
    outcome: Encoded[Breakdowns] | None
    ended: Stopped | None
    """How the match was stopped where its rules would have gone on; its last moment is then none at which anybody decides."""
    seat: int | None
    """Whose view it is; null with everything open, or for a spectator's."""
    spirit: Spirit
    open: bool
    """Whether nothing is hidden: only after the end."""
    moments: list[ReplayMoment]


class Position(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/position: a moment as anybody could see it, to play on from there."""

    game: GameName
    position: str
    """Position notation, with ``?`` for whatever was hidden; a table opened with it draws that anew."""
    seats: int
