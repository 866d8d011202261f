"""What both games share on the wire: tables, players, log, and the parts of a snapshot."""

from typing import Annotated, Literal

import msgspec

from .encoded import Encoded

__all__ = [
    "ActionReason", "Breakdowns", "GameName", "LegalAction", "LogEntry", "Number", "Params", "Player", "PlayerKind", "Status",
    "TableEvent", "Value",
]  # fmt: skip

GameName = str
"""The name of a game that is there: any that is installed, so that the types alone cannot say whether it is one."""
PlayerKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
Value = int | str | bool | None
Params = dict[str, int | str | None]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""A number of an entry that a client names: one that any database can look for."""


class TableEvent(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, with names in place of the board's numbers; the sentence is ``event-<game>-<kind>``."""

    kind: str
    params: Params
    """Seats are numbers from 0, amounts and slots (from 1) numbers, everything else names; null where there is none."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: who did what, and what happened.  An action taken back stays, followed by the entry ``undo``."""

    number: int
    seat: int
    action: str
    """In notation; ``card`` without its number where the choice is a secret of the seat that made it."""
    events: Encoded[list[TableEvent]]
    bot: str | None = None
    """The bot that chose it; ``greedy`` in place of a stronger one that failed, ``random`` where that failed too."""


class LegalAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action: its notation, what kind of decision it is, and the thing on the board it is attached to."""

    action: str
    kind: str
    square: str | None = None
    """The Duel: ``b2``.  Nefertiti: the whole notation of the square, ``gl4``."""
    boat: str | None = None
    slot: int | None = None
    other: int | None = None
    token: str | None = None
    market: str | None = None
    place: str | None = None
    card: str | None = None
    """The kind of gift card that is wanted, given, picked or put in order, where the seat knows it."""
    owner: str | None = None
    gift: str | None = None
    """A type of gift."""
    character: str | None = None
    amount: int | None = None
    position: int | None = None
    """The place of a card among the bottom cards, from 1."""


class ActionReason(msgspec.Struct, frozen=True):
    """Why an action is not legal: the sentence is ``reason-<game>-<code>``."""

    code: str
    clause: str
    params: Params


class Breakdowns(msgspec.Struct, frozen=True):
    """How it stands or ended: why (``now`` while it goes on), seats by place, and each seat's points by source."""

    reason: str
    ranking: list[list[int]]
    points: list[int]
    breakdown: list[dict[str, int]]


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: PlayerKind
    name: str
    """Empty for an open seat and where a person gave none."""
    bot: str | None
    mine: bool
    """Whether the seat belongs to whoever receives this."""
    present: bool
    """Whether the person is connected now; a bot always is."""
