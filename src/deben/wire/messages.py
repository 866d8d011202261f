"""Messages on a table's socket, both ways; ``type`` tells them apart."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from ..games import all_games
from .codes import RefusedCode, WhyCode
from .common import ActionReason, Breakdowns, GameName, LegalAction, LogEntry, Number, Params, Player, Status, Value
from .company import Away, Company, Heard, Listen, Said, Say, Unsaid
from .encoded import Encoded
from .game_types import GameView, types_of
from .going import Agreed, Clocks, Go
from .undo import AnswerUndo, AskUndo, TakeBack, Undo, UndoRequest

__all__ = [
    "Accepted", "Act", "Fetch", "FromClient", "Ping", "Played", "Players", "Pong", "Refused", "Snapshot", "ToClient", "View",
    "Why", "WhyAnswer",
]  # fmt: skip


def _views() -> Any:
    """Return the views of all games that are there; of one that brings no types only the name is known."""
    found = [(game.name, types_of(game)) for game in all_games()]
    return reduce(or_, [types.view if types else _unknown(name) for name, types in found])


def _unknown(game: str) -> Any:
    return msgspec.defstruct("GeneralView", [], bases=(GameView,), frozen=True, tag_field="game", tag=game)


if TYPE_CHECKING:
    View = GameView  # what is there is only known when the program runs
else:
    View = _views()


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What a table looks like for one seat after some number of actions."""

    number: int
    """How many entries the log has; every published change carries the next number."""
    status: Status
    seat: int | None
    """Whose view this is; null for a spectator.  With several seats of one's own, the one that decides."""
    actor: int | None
    """Who decides now; null once it is over."""
    view: Encoded[View]
    legal: Encoded[list[LegalAction]]
    """Every legal action if the decision is one's own, else empty."""
    undo: Encoded[bool]
    """Whether one may take back the last action unasked: it was one's own, and nothing hidden came to light."""
    take_back: Encoded[TakeBack] | None
    """What it takes to take back one's own last action where that is not free; null where there is none."""
    request: Encoded[UndoRequest] | None
    """Somebody asks to take back."""
    clock: Encoded[Clocks] | None
    """Null at a table without clocks."""
    scores: Encoded[Breakdowns]
    """If it ended now."""
    outcome: Encoded[Breakdowns] | None
    seed: Encoded[str] | None
    """Only after the end."""


class Snapshot(Moment, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """A whole table for one seat."""

    table: str
    game: GameName
    rules: int
    ruleset: str
    """The digest of the rules it is played by; empty where the version alone says which."""
    board: str
    """What its board is called, where that is one of somebody's own; empty for the usual one."""
    options: dict[str, Value]
    position: str | None
    """Where the match began, if not at a set-up: position notation; what is unknown there is drawn from the seed."""
    commitment: str
    terms: Agreed
    players: list[Player]
    since: int
    """The log holds the entries after this number; 0 for all of them."""
    log: list[LogEntry]
    invitation: str | None
    """The path that takes an open seat, for people at the table while there is one."""
    watching: str | None
    """The path that watches, for people at the table."""


class Played(Moment, frozen=True, kw_only=True, tag_field="type", tag="played"):
    """One new entry of the log and what the table looks like after it."""

    entry: LogEntry
    key: str | None
    """The idempotency key of the command, for whoever sent it."""


class Players(msgspec.Struct, frozen=True, tag_field="type", tag="players"):
    """Somebody sat down, came or went."""

    players: list[Player]
    status: Status


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """A command is stored for good, as the entry of this number; a repeated key gets the first number again."""

    key: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command or message was not carried out."""

    key: str | None
    """Of the command; null for a message that has none, or that nobody could read."""
    code: RefusedCode
    reason: ActionReason | None = None
    params: Params = {}


class WhyAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action may not be done now; code and reason are null when it may."""

    action: str
    code: WhyCode | None
    reason: ActionReason | None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    number: int


ToClient = Snapshot | Played | Players | Accepted | Refused | WhyAnswer | Pong | Company | Heard | Said | Unsaid


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Do an action; ``number`` is the number of entries the client has seen."""

    key: str
    number: Number
    action: str


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Ask why an action may not be done."""

    action: str


class Fetch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="fetch"):
    """Ask for a snapshot whose log holds the entries after ``since``."""

    since: Number


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask whether anybody is there; the answer has the table's number."""

    next: Number = 0
    """Milliseconds within which the next ping is promised: if it is missed, the others are told; 0 promises none."""


FromClient = Act | Undo | AskUndo | AnswerUndo | Go | Why | Fetch | Ping | Say | Listen | Away
