"""What all games share on the wire: tables, players, log, and the parts of a snapshot."""

from typing import Annotated, Literal

import msgspec

from .encoded import Encoded

__all__ = [
    "ActionReason", "Breakdowns", "Ending", "Fault", "GameName",
    "LegalAction", "LogEntry", "Number", "OptionName", "Params", "Player", "PlayerKind", "Status",
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


def _set(name: str) -> msgspec.Meta:
    """Return the mark of a text that is one of a closed set, if the game has types: each game has its own."""
    return msgspec.Meta(extra={"set": name})


Ending = Annotated[str, _set("Ending")]
"""How a match ended, in a word of its game; ``now`` while it goes on; ``resigned``, ``time`` or ``ended`` where it was stopped."""
Fault = Annotated[str, _set("Fault")]
"""What is wrong with a position, in a code of its game."""
OptionName = Annotated[str, _set("OptionName")]
"""The name of an option of a game."""


class TableEvent(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, with names in place of the board's numbers; the sentence is ``event-<game>-<kind>``.

    Each game has a struct for every kind; the table's own events are about the log (``event-table-<kind>``).
    """

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


class LegalAction(msgspec.Struct, frozen=True):
    """One legal action; each game has a struct for every kind of them, with the things on the board it is attached to."""

    action: str
    """In notation."""


class ActionReason(msgspec.Struct, frozen=True):
    """Why an action is not legal, in codes and clauses of the game: the sentence is ``reason-<game>-<code>``."""

    code: str
    clause: str
    params: Params


class Breakdowns(msgspec.Struct, frozen=True):
    """How it stands or ended: why, seats by place, and each seat's points by source."""

    reason: Ending
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
    gone: int | None = None
    """For how many milliseconds the person had been away when this was said; null for one who is here, and for a bot."""
    stand_in: str | None = None
    """The bot that goes on in the seat while its person is away, or for good."""
    given_up: bool = False
    """Whether the person will not come back: they gave up, or ran out of time."""
