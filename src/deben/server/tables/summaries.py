"""A person's tables at a glance, without playing them through: the last action of a table says who decides after it."""

from collections.abc import Collection

from ...kernel.contract import OVER
from ...store import LastAction, Store, TableRow
from ...wire.common import Status
from ...wire.http import MyTables, TableSummary
from .registry import Tables
from .seats import is_playable, players_of
from .table import Table

__all__ = ["Summaries"]

MOST_TABLES = 50


class Summaries:
    """Everybody's tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store, self.tables = store, tables

    async def of(self, identity: str) -> MyTables:
        """Return the tables of a person, those where it is their turn first; none of rules this program no longer plays."""
        found = [each for each in await self.store.tables_of(identity, MOST_TABLES) if is_playable(each[0])]
        names = await self.store.names({seat.identity for row, _ in found for seat in row.seats if seat.identity})
        summaries = [await self._summary(identity, row, last, names) for row, last in found]
        return MyTables(sorted(summaries, key=lambda each: (not each.my_turn, each.status == "over")))

    async def _summary(self, identity: str, row: TableRow, last: LastAction, names: dict[str, str]) -> TableSummary:
        waiting = any(seat.open for seat in row.seats)
        live = self.tables.cached(row.id)
        unknown = last.turn is None and not waiting  # nothing was done yet, or by an older program
        if live is None and (unknown or (row.terms.get("clock") and last.turn != OVER)):  # somebody's time may be up
            live = await self.tables.get(row.id)
        if live is not None:
            return _summary_of(identity, live, last)
        status: Status = "waiting" if waiting else "over" if last.turn == OVER else "playing"
        my_turn = status == "playing" and row.seats[last.turn or 0].identity == identity
        return _summary(identity, row, status, last.number, my_turn, names, (), last)


def _summary_of(identity: str, live: Table, last: LastAction) -> TableSummary:
    my_turn, present = live.decides(identity), live.present()
    return _summary(identity, live.row, live.status, live.number, my_turn, live.names, present, last)


def _summary(
    identity: str, row: TableRow, status: Status, number: int, my_turn: bool, names: dict[str, str], present: Collection[str],
    last: LastAction,
) -> TableSummary:  # fmt: skip
    return TableSummary(
        row.id, row.game, row.options, status, number, my_turn, players_of(row, identity, names, present),
        last.at.isoformat(), row.lesson is not None,
    )  # fmt: skip
