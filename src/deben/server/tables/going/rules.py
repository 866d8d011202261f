"""Coming and going.

Everything about it is an entry of the log, so that a restart forgets nothing and a replay tells the same.  An entry is about the
seat that it is written under, and about all seats of the person who has that one.

==============  ======================================================================================================
``resign``      somebody gives up: of two, the other wins; of more, a bot goes on in the seat for good
``leave``       somebody leaves for a while: a bot goes on until they come back
``return``      somebody who left or was away takes their seat over again
``replace 2``   somebody lets a bot go on for whoever sits in seat 2 and is away
``end``         somebody ends the match because another one is away: nobody wins
``time``        somebody's time is up: of two, they lose; of more, a bot goes on, for good unless the time is for each decision
``clock-on``    the server was away: the time since the entry before it counts for nobody
``fill``        whoever opened the table lets bots sit in the seats that were still free
==============  ======================================================================================================

Where only bots would go on, the match ends instead, and nobody wins.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from ....match import Ended
from ....store import ActionRow
from ....wire.common import LogEntry
from ....wire.undo import EntryEvent
from ..undo.rules import KINDS, MOST_WORDS, split

__all__ = [
    "ALL_HERE", "CLOCK_ON", "END", "FILL", "LEAVE", "REPLACE", "RESIGN", "RETURN", "TIME_OUT", "Going", "after_going",
    "going_entry", "going_of", "is_about_going",
]  # fmt: skip

RESIGN, LEAVE, RETURN, REPLACE, END, TIME_OUT, CLOCK_ON = "resign", "leave", "return", "replace", "end", "time", "clock-on"
FILL = "fill"
WORDS = frozenset((RESIGN, LEAVE, RETURN, REPLACE, END, TIME_OUT, CLOCK_ON, FILL))
How = Literal["lost", "bot", "ended"]
"""What comes of somebody's going: they lose, a bot goes on, or the match ends."""
TWO = 2


class Going(msgspec.Struct, frozen=True, dict=True):
    """Where bots go on for people, and whether the match was stopped."""

    away: frozenset[int] = frozenset()
    """Seats in which a bot goes on until their people come back."""
    given_up: frozenset[int] = frozenset()
    """Seats in which a bot goes on for good."""
    ended: Ended | None = None

    @cached_property
    def bots(self) -> frozenset[int]:
        """Every seat in which a bot goes on for somebody."""
        return self.away | self.given_up


ALL_HERE = Going()
"""Nobody has left."""


@lru_cache(MOST_WORDS)
def is_about_going(action: str) -> bool:
    """Return whether an entry of the log is about coming and going."""
    return action.partition(" ")[0] in WORDS


def seats_like(seat: int, owners: Sequence[str | None]) -> frozenset[int]:
    """Return the seats of the person who has this one."""
    return frozenset(other for other, owner in enumerate(owners) if other == seat or (owner is not None and owner == owners[seat]))


def after_going(going: Going, row: ActionRow, owners: Sequence[str | None], each: bool) -> Going:
    """Return who is there after an entry; ``each`` says whether time is for each decision, so that nobody ever has none left."""
    word, number = split(row.action)
    theirs = seats_like(row.seat, owners)
    if word == RETURN:
        return msgspec.structs.replace(going, away=going.away - theirs)
    if word == LEAVE:
        return msgspec.structs.replace(going, away=going.away | theirs)
    if word == REPLACE:
        return msgspec.structs.replace(going, away=going.away | seats_like(number, owners))
    if word == END:
        return msgspec.structs.replace(going, ended=Ended("ended", row.seat))
    return going if word in (CLOCK_ON, FILL) else _without(going, row, theirs, owners, each)


def going_of(rows: Iterable[ActionRow], owners: Sequence[str | None], each: bool) -> Going:
    """Return who is there after a whole log."""
    going = ALL_HERE
    for row in rows:
        if is_about_going(row.action):
            going = after_going(going, row, owners, each)
    return going


def _without(going: Going, row: ActionRow, theirs: frozenset[int], owners: Sequence[str | None], each: bool) -> Going:
    """Return who is there after somebody gave up or ran out of time."""
    how = _how(going, theirs, owners)
    resigned = row.action == RESIGN
    if how == "lost":
        return msgspec.structs.replace(going, ended=Ended("resigned" if resigned else "time", row.seat))
    if how == "ended":
        return msgspec.structs.replace(going, ended=Ended("ended", row.seat))
    if resigned or not each:
        return msgspec.structs.replace(going, away=going.away - theirs, given_up=going.given_up | theirs)
    return msgspec.structs.replace(going, away=going.away | theirs)


def _how(going: Going, theirs: frozenset[int], owners: Sequence[str | None]) -> How:
    if len(owners) == TWO and len(theirs) == 1:
        return "lost"
    people = {seat for seat, owner in enumerate(owners) if owner is not None} - theirs - going.given_up
    return "bot" if people else "ended"


def going_entry(going: Going, row: ActionRow, number: int, owners: Sequence[str | None], bot: str) -> LogEntry:
    """Return the line of the log for an entry about coming and going; ``going`` is as it was before, ``bot`` who goes on."""
    word, of = split(row.action)
    params: dict[str, int | str | None] = {"seat": row.seat, "bot": bot}
    if word == REPLACE:
        params["by"] = of
    if word in (RESIGN, TIME_OUT):
        params["how"] = _how(going, seats_like(row.seat, owners), owners)
    return LogEntry(number, row.seat, row.action, [EntryEvent(KINDS[word], params)])
