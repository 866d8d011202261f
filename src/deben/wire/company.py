"""Company at a table: who is there, what is said, what comes after; and what is told to a person wherever they are."""

from typing import Literal

import msgspec

from ..match import Spirit
from .codes import UnsaidCode
from .common import GameName, Number, Params, Player, Status, Value
from .going import Clock

__all__ = [
    "Away", "Company", "Expected", "Guest", "Heard", "Invitation", "Lesson", "LessonStep", "LessonTable", "Listen", "Lobby",
    "LobbyTable", "Next", "Notice", "Presence", "Proposal", "Room", "Said", "Say", "TurnAlert", "Turns", "Unsaid",
]  # fmt: skip

Room = Literal["players", "watchers"]
Presence = Literal["here", "away", "gone"]


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Something that was said.  Each room counts for itself, and not with the log."""

    room: Room
    number: int
    who: str
    """Tells people apart, at every table; says nothing else about them."""
    name: str
    avatar: str
    text: str
    at: int
    """When, in milliseconds since 1970."""
    key: str | None = None
    """The idempotency key, for whoever said it."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    who: str
    name: str
    avatar: str
    presence: Presence
    seats: list[int]
    """Empty for a spectator."""


class Expected(msgspec.Struct, frozen=True):
    """A seat that is kept for somebody who was asked for another match."""

    seat: int
    name: str
    avatar: str


class Next(msgspec.Struct, frozen=True):
    """The table that follows this one: who proposed it.  ``POST /api/tables/{table}/rematch`` leads there."""

    who: str
    name: str


class Company(msgspec.Struct, frozen=True, tag_field="type", tag="company"):
    """Who is at the table: everybody with a seat, and the spectators who are connected."""

    guests: list[Guest]
    expected: list[Expected]
    next: Next | None
    public: bool
    host: str
    """Who opened the table; they may be gone."""


class Heard(msgspec.Struct, frozen=True, tag_field="type", tag="heard"):
    """The answer to ``listen``: who I am, and what I may hear that I have not heard yet."""

    me: str
    room: Room
    """Where what I say is heard."""
    said: list[Said]


class Unsaid(msgspec.Struct, frozen=True, tag_field="type", tag="unsaid"):
    """Something was not said."""

    key: str
    code: UnsaidCode
    params: Params = {}


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say something in one's own room."""

    key: str
    text: str


class Listen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="listen"):
    """Ask for company: what was said after these numbers, and from now on who comes and goes."""

    players: Number = 0
    watchers: Number = 0


class Away(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="away"):
    """Say whether one looks at the page."""

    away: bool


class TurnAlert(msgspec.Struct, frozen=True):
    """A table where it is my turn."""

    table: str
    game: GameName
    players: list[Player]


class Notice(msgspec.Struct, frozen=True):
    """What whoever runs the server tells everybody, by language; under no language stands what all others read."""

    texts: dict[str, str]
    at: int
    """When it was put up, in milliseconds since 1970."""


class Proposal(msgspec.Struct, frozen=True):
    """Another match to which somebody asks me, with a seat that is kept for me.

    ``POST /api/tables/{after}/rematch`` leads there, ``POST /api/tables/{table}/stand`` declines.
    """

    table: str
    after: str
    """The table of the match before."""
    game: GameName
    name: str
    """Who asks; empty for somebody without a name."""


class Turns(msgspec.Struct, frozen=True, tag_field="type", tag="turns"):
    """Every table where it is my turn now, and to which matches I am asked; said on /api/me/socket whenever it changes."""

    tables: list[TurnAlert]
    notice: Notice | None = None
    """What everybody is told now."""
    proposals: list[Proposal] = []


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table."""

    table: str
    game: GameName
    options: dict[str, Value]
    status: Status
    players: list[Player]
    avatars: list[str]
    """The picture of the person in each seat; empty where there is none."""
    watchers: int
    created: str
    """In ISO 8601, UTC."""
    clock: Clock | None = None
    """The time that everybody has there; null where there is no clock."""
    spirit: Spirit = "usual"


class Invitation(msgspec.Struct, frozen=True):
    """GET /api/invitations/{token}: what a link invites to."""

    table: LobbyTable
    seat: bool
    """Whether it is for a seat, else for watching."""
    free: int
    """How many seats I could take."""
    host: str
    """Who opened the table; empty for somebody without a name."""
    avatar: str
    host_seat: int | None
    """Where they sit."""


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: public tables with a free seat, those with people at them first; then those being played."""

    tables: list[LobbyTable]


class LessonStep(msgspec.Struct, frozen=True):
    """One prompt of a lesson: the text is ``lesson-<game>-<step>``."""

    step: str
    anchor: list[str] = []
    """Parts of the board that it speaks of."""
    expects: list[str] = []
    """Patterns of the actions it asks for, ``*`` for any; empty where there is only something to read."""


class Lesson(msgspec.Struct, frozen=True):
    """A first match, prompt by prompt."""

    game: GameName
    steps: list[LessonStep]


class LessonTable(msgspec.Struct, frozen=True):
    """POST /api/lessons/{game}: a lesson, and my table for it."""

    table: str
    lesson: Lesson
