"""Writing actions to the database, many in one transaction: where it matters with a single statement that is its own transaction.

A statement of SQLite gives up Python's lock while it runs and has to wait to get it back.  Row by row that would be a wait a row,
so all rows of a transaction go in together.  To PostgreSQL every statement is a way there and back, and work for Python: beginning,
committing and seeing whether the connection is still good took more of it than writing.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Protocol

import msgspec
from sqlalchemy import create_engine, event, insert, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database, prepare_sqlite
from .rows import ActionRow, Fenced
from .schema import Action

__all__ = ["Entry", "Writer", "writer_for"]

COLUMNS = ("table_id", "number", "seat", "action", "key", "bot", "at", "turn")
INSERT = f"INSERT INTO actions ({', '.join(COLUMNS)}) VALUES "
ROW = f"({', '.join('?' * len(COLUMNS))})"
TYPES = ("text", "int", "int", "text", "text", "text", "bigint", "int", "bigint")
_TYPED = ", ".join(f"{name} {kind}" for name, kind in zip((*COLUMNS, "fence"), TYPES, strict=True))
FENCED = text(f"""
    WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS one({_TYPED})),
    mine AS (
        SELECT leases.table_id, leases.fence FROM leases
        WHERE node = :node AND (table_id, fence) IN (SELECT table_id, fence FROM given) FOR SHARE OF leases
    )
    INSERT INTO actions ({", ".join(COLUMNS)})
    SELECT {", ".join(f"given.{name}" for name in COLUMNS)} FROM given
    WHERE (SELECT COUNT(*) FROM given JOIN mine USING (table_id, fence)) = (SELECT COUNT(*) FROM given)
""")
"""Writes all entries if their tables are still here, else none, and lets nobody else take these before that is committed."""
FRESH = 1.0
"""Seconds for which a connection that was just used is taken to be good."""


class Entry(msgspec.Struct):
    """A table, an entry of its log, and the number under which the table was here when the entry was made."""

    table: str
    row: ActionRow
    fence: int


class Writer(Protocol):
    """Puts entries into the database, all or none."""

    async def write(self, entries: Sequence[Entry]) -> None:
        """Return once the rows are committed, each with its table; raises SQLAlchemy's errors."""

    async def close(self) -> None:
        """Give back what it holds."""


def _values(entry: Entry) -> tuple[Any, ...]:
    row = entry.row
    return entry.table, row.number, row.seat, row.action, row.key, row.bot, row.at, row.turn


class PlainWriter:
    """For any database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, entries: Sequence[Entry]) -> None:
        """Return once the entries are committed."""
        async with self.database.writing() as connection:
            await connection.execute(insert(Action), [dict(zip(COLUMNS, _values(entry), strict=True)) for entry in entries])

    async def close(self) -> None:
        """Do nothing: the connections are the database's."""


class FencedWriter(PlainWriter):
    """For PostgreSQL, which several servers may share: a connection that is kept as long as there is always something to write."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._line: AsyncConnection | None = None
        self._fresh = 0.0

    async def write(self, entries: Sequence[Entry]) -> None:
        """Return once the entries are committed; raises ``Fenced`` if a table is at another server by now."""
        fence = self.database.fence
        if fence is None:
            await super().write(entries)
            return
        given = [dict(zip((*COLUMNS, "fence"), (*_values(entry), entry.fence), strict=True)) for entry in entries]
        values = {"rows": msgspec.json.encode(given).decode(), "node": fence.node}
        try:
            written = await self._written(values)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            written = await self._written(values)  # the database began anew: what had been committed all the same is found doubled
        if written < len(entries):
            raise Fenced(entries[0].table)

    async def _written(self, values: dict[str, str]) -> int:
        """Return how many rows were written."""
        now = time.monotonic()
        if now > self._fresh:
            await self.close()
        if self._line is None:
            line = await self.database.engine.connect()  # sees whether it is good
            self._line = await line.execution_options(isolation_level="AUTOCOMMIT")
        self._fresh = now + FRESH
        try:
            return int((await self._line.execute(FENCED, values)).rowcount)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Give the connection back."""
        line, self._line = self._line, None
        if line is not None:
            await line.close()


class SqliteWriter:
    """For a file of SQLite: a thread with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._engine = create_engine(database.url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        """Return once the entries are committed."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, entries)

    def _insert(self, entries: Sequence[Entry]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        values = tuple(chain.from_iterable(map(_values, entries)))
        with self._connection.begin():  # tells SQLAlchemy only: the statement commits by itself
            self._connection.exec_driver_sql(INSERT + ", ".join([ROW] * len(entries)), values)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


def writer_for(database: Database) -> Writer:
    """Return what writes to a database best."""
    if database.is_file:
        return SqliteWriter(database)
    return FencedWriter(database) if database.shared else PlainWriter(database)
