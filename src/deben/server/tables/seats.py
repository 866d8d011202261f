"""What the row of a table says by itself, without its match: who sits there, who may look, and whether it can be played."""

from collections.abc import Collection

from ...games import UnknownGame, game_named
from ...store import TableRow
from ...wire.codes import FailureCode
from ...wire.common import Player
from ..errors import ServiceError

__all__ = ["check_rules", "is_playable", "may_look", "players_of", "seats_of"]


def is_playable(row: TableRow) -> bool:
    """Return whether this program plays by the rules of a table."""
    return _why_not(row) is None


def _why_not(row: TableRow) -> FailureCode | None:
    try:
        return None if row.rules == game_named(row.game).version else "old-rules"
    except UnknownGame:
        return "no-such-game"


def check_rules(row: TableRow | None) -> TableRow:
    """Return a table that was looked for; raises ``ServiceError`` when there is none, or one that is no longer played."""
    if row is None:
        raise ServiceError("no-table")
    if why := _why_not(row):
        raise ServiceError(why)
    return row


def seats_of(row: TableRow, identity: str) -> tuple[int, ...]:
    """Return the seats of a person."""
    return tuple(seat.seat for seat in row.seats if seat.identity == identity)


def may_look(row: TableRow, identity: str) -> bool:
    """Return whether a person may see a table while its match goes on."""
    return bool(seats_of(row, identity)) or identity in row.watchers or identity == row.creator


def players_of(row: TableRow, identity: str, names: dict[str, str], present: Collection[str]) -> list[Player]:
    """Return who sits where, as told to a person; ``present`` are the people who are there now."""
    return [
        Player(
            seat=seat.seat, kind="open" if seat.open else "bot" if seat.bot else "person",
            name=seat.name or names.get(seat.identity or "", ""), bot=seat.bot,
            mine=seat.identity == identity, present=bool(seat.bot) or seat.identity in present,
        )
        for seat in row.seats
    ]  # fmt: skip
