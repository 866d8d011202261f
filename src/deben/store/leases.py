"""Which of several servers a table is at: leases in PostgreSQL, each with a number without which nothing is written there.

A lease holds as long as its server's row is there.  A server puts off the moment at which others may delete that row, every
second or so and for all its leases at once; an expired row is deleted by whoever finds it, and never comes back: a server that was
away for too long is a new one.  Renewing and deleting wait for each other at the row, taking a lease and writing under it at the
lease's, so nobody has to trust anybody's clock for what is written.
"""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .database import Database
from .rows import Elsewhere, Fenced, may_be_token

__all__ = ["Heard", "Leases", "Peer"]

CHANNEL = "deben"
NAME_BYTES = 11
ENTER = text("""
    INSERT INTO nodes (id, address, expires, since)
    SELECT :node, :address, clock_timestamp() + make_interval(secs => :seconds), COALESCE(MIN(since), :now) FROM nodes
    RETURNING since
""")
RENEW = text("UPDATE nodes SET expires = clock_timestamp() + make_interval(secs => :seconds) WHERE id = :node")
BURY = text("""
    WITH gone AS (
        DELETE FROM nodes WHERE expires < clock_timestamp() OR id = :node RETURNING 'deben ' || split_part(id, '.', 1) AS name
    )
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN gone ON application_name = name
    WHERE name <> current_setting('application_name') AND usename = current_user AND state <> 'idle' AND wait_event = 'ClientRead'
""")
"""Deletes what has expired, and ends the transactions of such servers that wait for them: one that was stopped in the middle of one
would keep others from the rows it has touched."""
PEERS = text("SELECT id, address FROM nodes")
TAKE = text("""
    INSERT INTO leases (table_id, node, fence)
    SELECT tables.id, nodes.id, nextval('fences') FROM tables, nodes WHERE tables.id = :table AND nodes.id = :node
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = excluded.fence
    WHERE leases.node = excluded.node OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node)
    RETURNING fence
""")
HOLDER = text("""
    SELECT COALESCE(leases.node, ''), COALESCE(nodes.address, '')
    FROM tables LEFT JOIN leases ON leases.table_id = tables.id LEFT JOIN nodes ON nodes.id = leases.node WHERE tables.id = :table
""")
ADOPT = text("""
    UPDATE leases SET node = :node, fence = nextval('fences') WHERE table_id IN (
        SELECT table_id FROM leases WHERE node = ANY (
            ARRAY(SELECT DISTINCT before.node FROM leases before WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = before.node))
        ) LIMIT :most FOR UPDATE SKIP LOCKED
    ) RETURNING table_id, fence
""")
"""The names of the dead as a list: of a lease that somebody else adopted since the statement began, PostgreSQL looks at its own
columns again, and no more at the nodes it was joined with, so that with ``NOT EXISTS`` alone two servers adopted one table."""
RELEASE = text("DELETE FROM leases WHERE table_id = :table AND node = :node AND fence = :fence")
HELD = text("SELECT 1 FROM leases WHERE table_id = :table AND node = :node AND fence = :fence FOR SHARE")
SEEN_AT = text("SELECT host(inet_client_addr())")
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) one")

Heard = Callable[[Any], None]
Peer = tuple[str, str]
"""A server's name and where it is reached."""


class Leases:
    """The leases of one server, and what it knows of the others."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database, self.seconds = database, seconds
        self.node = ""
        self.held: dict[str, int] = {}
        """The fencing number of each table that is here."""
        self._engine = create_async_engine(
            database.url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=database.connect_args
        )
        self._line: AsyncConnection | None = None
        """A connection for nothing else: who renews must not have to wait for those who read."""

    # Being one of the servers

    async def enter(self, address: str, heard: Heard) -> int:
        """Become one of the servers under a new name, without a lease; return since when there has always been some server.

        ``heard`` is told what the others say.  Whatever was held before is free then.
        """
        before, self.node = self.node, f"{self.database.tag}.{secrets.token_urlsafe(NAME_BYTES)}"
        self.held.clear()
        line = await self._connect(heard)
        await line.execute(BURY, {"node": before})
        values = {"node": self.node, "address": address, "seconds": self.seconds, "now": time.time_ns() // 1_000_000}
        return int((await line.execute(ENTER, values)).scalar_one())

    async def seen_at(self) -> str | None:
        """Return the address of this machine as the database sees it; None where both are the same machine."""
        async with self._engine.connect() as connection:
            return (await connection.execute(SEEN_AT)).scalar()

    async def _connect(self, heard: Heard) -> AsyncConnection:
        await self._hang_up()
        self._line = await self._engine.connect()
        raw: Any = (await self._line.get_raw_connection()).driver_connection
        await raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, news: heard(msgspec.json.decode(news)))
        return self._line

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            try:
                await line.invalidate()
                await line.close()
            except Exception:  # it is gone, one way or the other
                return

    async def renew(self, heard: Heard) -> list[Peer] | None:
        """Stay one of the servers; return all of them, None when this one no longer is."""
        try:
            line = self._line or await self._connect(heard)
            stays = (await line.execute(RENEW, {"node": self.node, "seconds": self.seconds})).rowcount
            await line.execute(BURY, {"node": ""})
            return [(row[0], row[1]) for row in await line.execute(PEERS)] if stays else None
        except BaseException:
            await self._hang_up()
            raise

    async def say(self, *news: Any) -> None:
        """Tell all servers some small things, this one too."""
        values = {"channel": CHANNEL, "news": [msgspec.json.encode(each).decode() for each in news]}
        async with self.database.at_once() as connection:
            await connection.execute(NOTIFY, values)

    async def leave(self) -> None:
        """Be no server any more: every lease is free from now on."""
        async with self.database.writing() as connection:
            await connection.execute(BURY, {"node": self.node})

    async def close(self) -> None:
        """Give the connection back."""
        await self._hang_up()
        await self._engine.dispose()

    # Leases

    async def take(self, table: str) -> None:
        """Have a table here from now on; raises ``Elsewhere`` if another server has it.  One that there is not is nowhere.

        A number is noted before it is committed: whoever takes the table at the same time gets a later one, and notes that later.
        """
        if not may_be_token(table):
            return
        holder = None
        async with self.database.writing() as connection:
            fence = (await connection.execute(TAKE, {"table": table, "node": self.node})).scalar()
            if fence is None:
                holder = (await connection.execute(HOLDER, {"table": table})).first()
            else:
                self.held[table] = int(fence)
        if holder is not None:
            self.held.pop(table, None)
            raise Elsewhere(table, *holder)

    async def holder(self, table: str) -> Peer | None:
        """Return which server has a table; None where none that is there has it."""
        if not may_be_token(table):
            return None
        async with self.database.at_once() as connection:
            row = (await connection.execute(HOLDER, {"table": table})).first()
        return (row[0], row[1]) if row is not None and row[1] else None

    async def adopt(self, most: int) -> list[str]:
        """Return tables, at most so many, whose server is gone and that are here from now on."""
        async with self.database.writing() as connection:
            found = [(row[0], int(row[1])) for row in await connection.execute(ADOPT, {"node": self.node, "most": most})]
            self.held |= found
        return [table for table, _ in found]

    async def release(self, table: str, fence: int | None = None) -> None:
        """Let any server have a table that is here, or was under a number; taken anew meanwhile, it stays."""
        fence = self.held.pop(table, None) if fence is None else fence
        if fence is not None:
            async with self.database.writing() as connection:
                await connection.execute(RELEASE, {"table": table, "node": self.node, "fence": fence})

    async def check(self, connection: AsyncConnection, table: str) -> None:
        """Keep a table here until a transaction ends; raises ``Fenced`` if it no longer is."""
        values = {"table": table, "node": self.node, "fence": self.held.get(table, -1)}
        if (await connection.execute(HELD, values)).first() is None:
            raise Fenced(table)
