"""Writing actions to the database, many in one transaction: for SQLite in a thread and a single statement, else as SQLAlchemy does.

A statement of SQLite gives up Python's lock while it runs and has to wait to get it back.  Row by row that would be a wait a row,
so all rows of a transaction go in as one JSON text, with one statement that is its own transaction.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec
from sqlalchemy import create_engine, event, insert, text
from sqlalchemy.engine import Connection

from .database import Database, prepare_sqlite
from .rows import ActionRow, Fenced
from .schema import Action

__all__ = ["Row", "Writer", "writer_for"]

COLUMNS = ("table_id", "number", "seat", "action", "key", "bot", "at", "turn")
_PARTS = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(COLUMNS)))
FROM_JSON = f"INSERT INTO actions ({', '.join(COLUMNS)}) SELECT {_PARTS} FROM json_each(?)"
TYPES = ("text", "int", "int", "text", "text", "text", "bigint", "int", "bigint")
_TYPED = ", ".join(f"{name} {kind}" for name, kind in zip((*COLUMNS, "fence"), TYPES, strict=True))
FENCED = text(f"""
    WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS one({_TYPED})),
    mine AS (
        SELECT leases.table_id, leases.fence FROM leases
        WHERE node = :node AND (table_id, fence) IN (SELECT table_id, fence FROM given) FOR SHARE OF leases
    )
    INSERT INTO actions ({", ".join(COLUMNS)})
    SELECT {", ".join(f"given.{name}" for name in COLUMNS)} FROM given JOIN mine USING (table_id, fence)
""")
"""Writes only at tables that are still here, and lets nobody else take them before that is committed."""
Row = tuple[str, ActionRow, int]
"""A table, an entry of its log, and the number under which the table was here when the entry was made."""


class Writer(Protocol):
    """Puts rows into the database, all or none."""

    async def write(self, rows: Sequence[Row]) -> None:
        """Return once the rows are committed, each with its table; raises SQLAlchemy's errors."""

    async def close(self) -> None:
        """Give back what it holds."""


def _values(table: str, row: ActionRow, _: int = 0) -> tuple[object, ...]:
    return (table, row.number, row.seat, row.action, row.key, row.bot, row.at, row.turn)


class PlainWriter:
    """For any database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, rows: Sequence[Row]) -> None:
        """Return once the rows are committed; raises ``Fenced`` if a table is at another server by now."""
        fence = self.database.fence
        async with self.database.writing() as connection:
            if fence is not None:
                given = [dict(zip((*COLUMNS, "fence"), (*_values(*row), row[2]), strict=True)) for row in rows]
                values = {"rows": msgspec.json.encode(given).decode(), "node": fence.node}
                if (await connection.execute(FENCED, values)).rowcount < len(rows):
                    raise Fenced(rows[0][0])
                return
            await connection.execute(insert(Action), [dict(zip(COLUMNS, _values(*row), strict=True)) for row in rows])

    async def close(self) -> None:
        """Do nothing: the connections are the database's."""


class SqliteWriter:
    """For a file of SQLite: a thread with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._engine = create_engine(database.url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def write(self, rows: Sequence[Row]) -> None:
        """Return once the rows are committed."""
        text = msgspec.json.encode([_values(*row) for row in rows]).decode()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, text)

    def _insert(self, text: str) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():  # tells SQLAlchemy only: the statement commits by itself
            self._connection.exec_driver_sql(FROM_JSON, (text,))

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
    return SqliteWriter(database) if database.is_file else PlainWriter(database)
