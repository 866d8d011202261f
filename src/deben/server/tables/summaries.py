"""A person's tables at a glance, without playing them through: the last action of a table says who decides after it."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from ...games import game_names
from ...kernel.contract import OVER
from ...store import Elsewhere, LastAction, ShelfStore, Store, TableRow
from ...wire.common import Status
from ...wire.http import MyTables, SeatResult, TableSummary
from ..errors import ServiceError
from .registry import Tables
from .seats import players_of, seats_of, terms_of
from .table import Table

__all__ = ["Summaries"]

MOST_TABLES = 50
MOST_REBUILT = 8
"""Matches that are played through at once to see how they ended; it is written down, and the others come next time."""
GIVEN_UP = timedelta(days=7)
"""After so long without an action a table where only bots wait goes into the archive by itself."""


class Summaries:
    """Everybody's tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store, self.tables, self.shelves = store, tables, ShelfStore(store.database)

    async def of(self, identity: str) -> MyTables:
        """Return the tables of a person, those where it is their turn first; none of games that are not here."""
        found = [each for each in await self.store.tables_of(identity, MOST_TABLES) if each[0].game in game_names()]
        names = await self.store.names({seat.identity for row, _ in found for seat in row.seats if seat.identity})
        await self._learn_results(found)
        summaries = [await self._summary(identity, row, last, names) for row, last in found]
        return MyTables(sorted(summaries, key=lambda each: (not each.my_turn, each.status == "over")))

    async def shelve(self, identity: str, table: str, *, archived: bool) -> MyTables:
        """Return a person's tables after putting one into the archive or taking it out; raises ``ServiceError``."""
        if not await self.shelves.put(identity, [table], "archived" if archived else "kept"):
            raise ServiceError("no-table")
        return await self.of(identity)

    async def clear(self, identity: str) -> MyTables:
        """Return a person's tables after forgetting those that are over and those where bots have waited too long."""
        found = await self.store.tables_of(identity, MOST_TABLES)
        done = [row.id for row, last in found if last.turn == OVER or _is_given_up(row, identity, last)]
        await self.shelves.put(identity, done, "forgotten")
        return await self.of(identity)

    async def _learn_results(self, found: list[tuple[TableRow, LastAction]]) -> None:
        """Write down how matches ended of which nobody has looked at that yet."""
        unknown = [at for at, (row, last) in enumerate(found) if last.turn == OVER and row.seats[0].place is None]
        for at in unknown[:MOST_REBUILT]:
            row, last = found[at]
            if (live := await self._live(row.id)) is None:
                continue
            await self.shelves.keep_result(row.id, live.results())
            found[at] = (await self.store.table(row.id) or row, last)

    async def _live(self, table: str) -> Table | None:
        """Return a table; None for one that is elsewhere or cannot be played through: the others must stay in the list."""
        try:
            return await self.tables.get(table)
        except (ServiceError, Elsewhere):
            return None

    async def _summary(self, identity: str, row: TableRow, last: LastAction, names: dict[str, str]) -> TableSummary:
        waiting = any(seat.open for seat in row.seats)
        live = self.tables.cached(row.id)
        unknown = last.turn is None and not waiting  # nothing was done yet, or by an older program
        if live is None and (unknown or (row.terms.get("clock") and last.turn != OVER)):  # somebody's time may be up
            live = await self._live(row.id)
        if live is not None:
            return _summary_of(identity, row, live, last)
        status: Status = "waiting" if waiting else "over" if last.turn == OVER else "playing"
        actor = last.turn or 0 if status == "playing" else None
        my_turn = actor is not None and row.seats[actor].identity == identity
        return _summary(identity, row, status, last.number, my_turn, actor, names, (), last)


def _summary_of(identity: str, row: TableRow, live: Table, last: LastAction) -> TableSummary:
    actor = live.actor if live.status == "playing" else None
    return _summary(identity, row, live.status, live.number, live.decides(identity), actor, live.names, live.present(), last)


def _summary(
    identity: str, row: TableRow, status: Status, number: int, my_turn: bool, actor: int | None, names: dict[str, str],
    present: Collection[str], last: LastAction,
) -> TableSummary:  # fmt: skip
    return TableSummary(
        row.id, row.game, row.options, status, number, my_turn and row.lesson is None, actor,
        players_of(row, identity, names, present), last.at.isoformat(), row.lesson is not None, _results(row),
        _is_given_up(row, identity, last), _is_archived(row, identity, last), terms_of(row).spirit,
    )  # fmt: skip


def _results(row: TableRow) -> list[SeatResult] | None:
    known = [SeatResult(seat.place, seat.points) for seat in row.seats if seat.place is not None and seat.points is not None]
    return known if len(known) == len(row.seats) else None


def _is_archived(row: TableRow, identity: str, last: LastAction) -> bool:
    shelf = row.seats[seats_of(row, identity)[0]].shelf
    return shelf == "archived" or (shelf != "kept" and _is_given_up(row, identity, last))


def _is_given_up(row: TableRow, identity: str, last: LastAction) -> bool:
    """Return whether nobody but bots has waited for a person, and for too long."""
    alone = all(seat.bot or seat.identity == identity for seat in row.seats)
    return alone and last.turn != OVER and datetime.now(UTC) - last.at > GIVEN_UP
