"""What the store takes and gives: plain values, no database objects."""

import math
from datetime import datetime
from typing import Any, Literal

import msgspec

__all__ = [
    "ActionRow", "Conflict", "Doubled", "Elsewhere", "Face", "Fenced", "InvitationKind", "LastAction", "NewTable",
    "ProposalRow", "SaidRow", "SeatRow", "Shelf", "StoreError", "TableRow", "TooMany", "may_be_token",
]  # fmt: skip

InvitationKind = Literal["seat", "watch"]
Shelf = Literal["", "archived", "kept", "forgotten"]
"""Where a person has put a table: nowhere yet, into the archive, out of it again, or out of their list for good."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat: an identity, a bot, or nobody yet."""

    seat: int
    identity: str | None = None
    name: str = ""
    bot: str | None = None
    called: str | None = None
    """What the person was called when the match began; None where they are still called so."""
    place: int | None = None
    """Where the seat came in the end, 0 where nobody won; None as long as nobody has looked."""
    points: int | None = None
    shelf: Shelf = ""
    """Where the person has put the table."""

    @property
    def open(self) -> bool:
        """Whether somebody may still sit down."""
        return self.identity is None and self.bot is None


class NewTable(msgspec.Struct, frozen=True):
    """A table to be kept."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    commitment: str
    creator: str
    seats: list[SeatRow]
    invitations: dict[InvitationKind, str]
    position: str | None = None
    """Where the match starts, if not at a set-up."""
    public: bool = False
    lesson: str | None = None
    brought: bool = False
    """Whether the match was played on somebody's own device: its seed was never a secret of this server."""
    terms: dict[str, Any] = {}
    """What holds when somebody is away, gives up or thinks too long; what is left out is as usual."""
    ruleset: str = ""
    """The digest of the rules it is played by; empty where the version alone says which."""
    module: str = ""
    """The digest of the module with which it began."""


class TableRow(NewTable, frozen=True, kw_only=True):
    """A table as it is kept."""

    created: datetime
    watchers: set[str]


class ActionRow(msgspec.Struct, gc=False):
    """One entry of a table's log; when it is made and who decides after it is written in when it is played."""

    number: int
    seat: int
    action: str
    key: str
    bot: str | None = None
    at: int = 0
    turn: int | None = None
    """Who decides after it, -1 if nobody does because it is over; None where that was not written down."""


class LastAction(msgspec.Struct, frozen=True):
    """Where a table has got to: how many entries there are, who decides now as in the last of them, and when that was."""

    number: int
    turn: int | None
    at: datetime


class SaidRow(msgspec.Struct, frozen=True):
    """Something said in a room of a table."""

    room: str
    number: int
    identity: str
    name: str
    text: str
    at: int


class Face(msgspec.Struct, frozen=True):
    """What a person looks like to others: a name and a picture, either of which may be empty."""

    name: str = ""
    avatar: str = ""
    since: float = math.inf
    """When the person first came, in seconds since 1970."""


class ProposalRow(msgspec.Struct, frozen=True):
    """A seat kept for somebody at a table that follows another."""

    table: str
    after: str
    game: str
    proposer: str


class StoreError(Exception):
    """The database cannot be used; the text says why in one line."""


class Conflict(Exception):
    """Somebody else has written this number of the table already."""


class Elsewhere(Exception):
    """A table is at another server; ``address`` is where that one is reached, empty where it is not known."""

    def __init__(self, table: str, node: str = "", address: str = "") -> None:
        super().__init__(f"table {table} is at another server")
        self.table, self.node, self.address = table, node, address


class Fenced(Elsewhere, Conflict):
    """A table has gone to another server meanwhile: nothing was written."""


class TooMany(Exception):
    """There are as many as there may be."""


class Doubled(Exception):
    """The key was used before; ``number`` is the entry it made."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the key made entry {number}")
        self.number = number


def may_be_token(text: str) -> bool:
    """Return whether a text from outside could be one: not every text can even be asked for (PostgreSQL knows no NUL)."""
    return text.isascii() and text.replace("-", "_").replace("_", "0").isalnum()
