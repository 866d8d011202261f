"""Looking at a table: coming in over a socket, being shown where it stands, and its record once it is over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ...match import MatchRecord
from ..errors import ServiceError
from ..limits import Limiter
from ..metrics import Metrics
from ..settings import Settings
from ..timepiece import TIME
from .capacity import Capacity
from .connection import Connection
from .news import News
from .registry import LONG, Tables
from .table import Table
from .watch import Watch

__all__ = ["Visits"]


class Visits:
    """People who look at tables; each is shown no more of them in a time than one can look at."""

    def __init__(
        self, tables: Tables, news: News, metrics: Metrics, settings: Settings, watch: Watch, capacity: Capacity
    ) -> None:  # fmt: skip
        self.tables, self.news, self.metrics, self.settings, self.watch = tables, news, metrics, settings, watch
        self.capacity = capacity
        self._looks = Limiter(settings.look_rate, settings.look_burst)

    async def enter(self, identity: str, table: str) -> tuple[Table, Connection]:
        """Return a connection to a table whose first message is a snapshot; raises ``ServiceError``."""
        async with self._looking(identity, table) as live:
            if not live.has_room(identity, self.settings):
                raise ServiceError("too-many")
            if live.mine(identity):
                await self.watch.wind(live)
            else:
                self.capacity.check_connection()
            connection = Connection(identity, self.settings.queue)
            live.join(connection)
            self.capacity.connections += 1
            self.metrics.connections.inc()
            try:
                connection.put(await self.tables.snapshot(live, identity))
            except BaseException:  # nobody would ever take it away: it counts against what a person may have
                self.leave(live, connection)
                raise
        self._tell(live)
        return live, connection

    def leave(self, live: Table, connection: Connection) -> None:
        """Forget a connection."""
        if connection in live.connections:
            live.part(connection)
            live.absences.left(connection.identity, TIME.now())
            self.capacity.connections -= 1
            self.metrics.connections.dec()
            self._tell(live)

    def lost(self, live: Table) -> None:
        """Let the people of a table that is at another server by now come again."""
        self.tables.forget(live)

    def pinged(self, live: Table, connection: Connection, within: int) -> None:
        """Know that a client is there, and when it promised to say so again."""
        if connection.promise(within, TIME.now()):
            self._tell(live)

    def _tell(self, live: Table) -> None:
        live.tell_people()
        self.news.people.tell(live)

    async def snapshot(self, identity: str, table: str, since: int = 0) -> bytes:
        """Return a table as a person may see it, a ``Snapshot`` as JSON; raises ``ServiceError``."""
        async with self._looking(identity, table, since) as live:
            return await self.tables.snapshot(live, identity, since)

    @asynccontextmanager
    async def _looking(self, identity: str, table: str, since: int = 0) -> AsyncIterator[Table]:
        async with self.tables.locked(table) as live:
            if not live.may_look(identity):
                raise ServiceError("not-yours")
            if not self._looks.take(identity, 1 + live.missing(since) / LONG):
                raise ServiceError("too-fast")
            yield live

    async def catch_up(self, live: Table, connection: Connection) -> None:
        """Send a snapshot to a client that was too slow; what is published later comes after it."""
        self.metrics.resyncs.inc()
        async with live.lock:
            if not live.gone:  # else the connection is closed, and its client comes back
                connection.caught_up(await self.tables.snapshot(live, connection.identity))

    async def record(self, identity: str, table: str) -> MatchRecord:
        """Return the record of a finished match to anybody; raises ``ServiceError`` while it goes on: the record has the seed."""
        async with self.tables.locked(table) as live:
            if live.actor is not None:
                raise ServiceError("not-over" if live.may_look(identity) else "not-yours")
            players = [player.bot or player.name for player in live.players("")]
            return live.match.record(players, live.stand_ins(), live.going.ended, live.terms.spirit)
