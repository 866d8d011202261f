"""Commands about coming and going, turned into entries of the log."""

from ....store import ActionRow
from ....wire.going import Go
from ....wire.messages import Refused
from ..table import Table
from .rules import END, LEAVE, REPLACE, RESIGN, RETURN, TWO, seats_like

__all__ = ["go_row"]

ENTRIES = {"resign": RESIGN, "leave": LEAVE, "return": RETURN, "end": END}


def go_row(live: Table, mine: tuple[int, ...], command: Go, key: str, now: int) -> ActionRow | Refused:
    """Return the entry that a command about coming and going makes, or why it makes none; the lock is held."""
    if live.status != "playing":
        return Refused(command.key, "waiting" if live.status == "waiting" else "no-going")
    refused = _refused(live, mine, command, now)
    if refused is not None:
        return refused
    action = f"{REPLACE} {command.seat}" if command.way == "replace" else ENTRIES[command.way]
    return ActionRow(live.number + 1, mine[0], action, key)


def _refused(live: Table, mine: tuple[int, ...], command: Go, now: int) -> Refused | None:
    way = command.way
    if way == "leave" and (live.match.seats == TWO or live.going.away.issuperset(mine) or not _others(live, mine)):
        return Refused(command.key, "no-going")
    if way == "return" and live.going.away.isdisjoint(mine):
        return Refused(command.key, "no-going")
    if way == "end" and live.going.away - set(mine) and not _others(live, mine):
        return None  # nobody plays here but bots, some of them for people who have gone
    if way in ("replace", "end"):
        seat = live.actor if way == "end" else command.seat
        wait = None if seat is None or seat in mine else live.patience_left(seat, now)
        if wait != 0:
            return Refused(command.key, "not-away", params={"seconds": wait})
    return None


def _others(live: Table, mine: tuple[int, ...]) -> bool:
    """Return whether another person plays here."""
    theirs = {seat for each in mine for seat in seats_like(each, live.people)}
    return any(owner is not None and seat not in theirs | live.going.bots for seat, owner in enumerate(live.people))
