"""What goes over HTTP: tables, identities, games, errors."""

from typing import Literal

import msgspec

from ..match import Spirit
from .codes import FailureCode
from .common import GameName, OptionName, Params, Player, Status, Value
from .going import Terms

__all__ = [
    "CreateTable", "Failure", "GameInfo", "GameTexts", "Games", "Health", "Joined", "Me", "MyTables", "Named", "OptionInfo",
    "PersonalLink", "SeatRequest", "TableCreated", "TableSummary",
]  # fmt: skip


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat: me (also several times: hot seat), whoever opens the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    """For me: the name at this seat, in place of my own."""
    bot: str = ""


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: GameName
    seats: list[SeatRequest]
    options: dict[str, Value] = {}
    """Not with a position, which has its own."""
    position: str | None = None
    """Where the match starts, in position notation; what is unknown there is drawn from the table's seed."""
    public: bool = False
    """Whether the table stands in the list of tables that anybody may join."""
    terms: Terms = Terms()
    board: str = ""
    """A board of somebody's own that the server offers, by the digest of its rules; empty for the usual one."""


class TableCreated(msgspec.Struct, frozen=True):
    """The answer to it."""

    table: str
    """Its name in all addresses."""
    invitation: str
    """A path: opening it shows what it invites to, and offers an open seat."""
    watching: str
    """A path: opening it watches."""


class Joined(msgspec.Struct, frozen=True):
    """POST /api/invitations/{token}: the table, and the seat that is now mine (null: I watch)."""

    table: str
    seat: int | None


class SeatResult(msgspec.Struct, frozen=True):
    """How a match ended for a seat."""

    place: int
    """From 1; seats may share one.  0 where nobody won."""
    points: int


class TableSummary(msgspec.Struct, frozen=True):
    """A table of mine."""

    table: str
    game: GameName
    options: dict[str, Value]
    status: Status
    number: int
    my_turn: bool
    """Whether I decide now; never in a lesson, where nobody waits for me."""
    actor: int | None
    """Who decides now; null before everybody is there, and once it is over."""
    players: list[Player]
    changed: str
    """When something last happened, in ISO 8601, UTC."""
    lesson: bool = False
    """Whether it is the table of a lesson."""
    results: list[SeatResult] | None = None
    """How the match ended, by seat; null while it goes on, and where that is not known."""
    given_up: bool = False
    """Whether only bots wait for me there, and have done so for a week."""
    archived: bool = False
    """Whether I have put it away, or have given it up and not taken it out again."""
    spirit: Spirit = "usual"


class Shelved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{table}/shelf: into the archive, or out of it."""

    archived: bool


class MyTables(msgspec.Struct, frozen=True):
    """GET /api/tables: where it is my turn first, then the latest."""

    tables: list[TableSummary]


class Me(msgspec.Struct, frozen=True):
    """GET /api/me: who I am here."""

    name: str
    avatar: str
    """My picture, chosen or given."""
    who: str
    """What tells me from others at every table."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me: what is left out stays as it is."""

    name: str | None = None
    avatar: str | None = None


class PersonalLink(msgspec.Struct, frozen=True):
    """POST /api/me/link: a path that, opened once on another device, makes it mine too."""

    path: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: OptionName
    default: Value
    choices: list[Value]
    """Named choices; empty where the option is free text."""
    cards: list[str] = []
    """Cards of which some can be chosen by name instead, a name for each copy."""
    picks: int = 0
    """How many of them."""


class BoardInfo(msgspec.Struct, frozen=True):
    """A board of somebody's own that a table can choose."""

    name: str
    ruleset: str
    """The digest of the rules of the game on it."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be chosen."""

    name: GameName
    rules: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """Computer players, weakest first."""
    suggested: str
    """The one of them that is offered first: neither too weak nor too strong for most people."""
    boards: list[BoardInfo] = []
    """What a table may choose in place of the usual board."""


class GameTexts(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/texts: what a game says of itself, for a page that was built without it."""

    language: str
    """The language that was asked for, or the game's own where it does not speak that one."""
    source: str
    """Messages in Fluent's notation."""


class Games(msgspec.Struct, frozen=True):
    """GET /api/games."""

    games: list[GameInfo]


class Failure(msgspec.Struct, frozen=True):
    """Every error: a code, and parameters for its sentence."""

    code: FailureCode
    params: Params = {}


HealthStatus = Literal["ok", "no-database", "no-writing", "leaving"]


class Health(msgspec.Struct, frozen=True):
    """GET /health."""

    status: HealthStatus
    version: str | None
    """Told to insiders alone: to others it would say which faults are not mended yet."""
    executors: dict[str, str]
    """What the rules of each game run on: ``wasm``, unless they were changed since their module was built."""
