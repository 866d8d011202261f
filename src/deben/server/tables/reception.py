"""Tables opened, seats taken and given back, people let in to watch."""

from collections.abc import Awaitable, Callable

from ...store import Check, NewTable, Store
from ...wire.http import Joined, TableCreated
from ..errors import ServiceError
from ..logs import log
from ..metrics import Metrics
from .capacity import Capacity
from .news import News
from .registry import Tables
from .table import Table

__all__ = ["Reception"]


class Reception:
    """Lets people in; who may come is for others to say."""

    def __init__(self, tables: Tables, store: Store, news: News, metrics: Metrics, capacity: Capacity) -> None:
        self.tables, self.store, self.news, self.metrics, self.capacity = tables, store, news, metrics, capacity

    async def add(self, table: NewTable, check: Check | None = None) -> TableCreated:
        """Return a table that is now kept, unless a check raises; raises ``ServiceError`` where there is no room for it."""
        self.capacity.check_table(table)
        await self.store.add_table(table, check)
        self.metrics.tables.labels(table.game).inc()
        log("table opened", table=table.id, game=table.game, seats=len(table.seats))
        live = await self.tables.get(table.id)
        self.news.moved.tell(live)
        self.tables.let_rest(live)
        return TableCreated(table.id, f"/join/{table.invitations['seat']}", f"/watch/{table.invitations['watch']}")

    async def watch(self, table: str, identity: str) -> Joined:
        """Return that a person may watch a table from now on."""
        async with self.tables.locked(table) as live:
            await self.store.add_watcher(table, identity)
            await self.read_people(live)
        return Joined(table, next(iter(live.mine(identity)), None))

    async def sit(self, table: str, identity: str, take: Callable[[str, str], Awaitable[int | None]]) -> Joined:
        """Return the seat that a person took at a table; raises ``ServiceError`` when there was none to take."""
        async with self.tables.locked(table) as live:
            seat = await take(table, identity)
            if seat is None:
                raise ServiceError("table-full")
            await self.read_people(live)
        await self.changed(live)
        self.tables.let_rest(live)
        return Joined(table, seat)

    async def read_people(self, live: Table) -> None:
        """See again who sits at a table; called with its lock held."""
        row = await self.store.table(live.row.id)
        assert row is not None
        live.know(row)
        live.names |= await self.store.names({seat.identity for seat in row.seats if seat.identity})

    async def changed(self, live: Table) -> None:
        """Show everybody a table whose seats have changed, and let it go on."""
        async with live.lock:  # more may be possible now: everybody gets a snapshot
            for connection in () if live.gone else (*live.connections,):
                connection.put(await self.tables.snapshot(live, connection.identity))
        self.news.people.tell(live)
        self.news.moved.tell(live)
