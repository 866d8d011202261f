"""The connection to the database: SQLite made safe for one writer and many readers, or any other by URL, always migrated."""

import asyncio
import json
import os
import secrets
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event, make_url, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .files import Claimed, claimed, make_room
from .rows import Doubled, StoreError
from .snapshots import Damaged, check_file, is_damage, keep_copy

__all__ = ["Claimed", "Damaged", "Database", "Fence", "StoreError", "is_trouble", "database_url", "migrations", "prepare_sqlite"]

BUSY_MS = 10_000
CHECKPOINT_PAGES = 4000
"""Pages of the log of writes, 16 MB, before they are carried over: most of them have been written several times by then."""
BEFORE = ".schema-"
"""Begins the second part of the name of a copy from before a migration; the step that the file had comes last."""
WRITING, MIGRATING = "deben_writing", "deben_migrating"
DAMAGED = "damaged"
IDLE_MS = 5000
"""After which PostgreSQL ends a transaction in which nothing is said: whoever is stopped in the middle of one would keep others
waiting.  It does not notice all of them, so those of a server that is taken for dead are ended by whoever finds that out."""
MIGRATING_MS = 60_000
"""The same while the schema is changed: between two statements a program reads the next step, on a busy machine for long."""
TAG_BYTES = 8
WRITTEN = text(
    "INSERT INTO settings (name, value) VALUES ('written', :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
LEAST_ROOM = 256 * 1024
"""Bytes on the disk without which a table cannot be opened."""
MIGRATION_LOCK = 0xDEBE4
"""The number of the lock in PostgreSQL under which one server after the other brings the schema up to date."""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def is_trouble(error: BaseException) -> bool:
    """Return whether an error is the database's: away, full, read-only, locked; and not one of whoever asked.

    An entry that is there already, of a table that only this server writes to, was sent once more after the line had broken.
    """
    if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
        return False
    if isinstance(error, (DBAPIError, DisconnectionError, PoolTimeout, Doubled)):
        return True
    return isinstance(error, OSError) or type(error).__module__.partition(".")[0] == "asyncpg"


FLOOR = "schema-floor"
"""The oldest step of the schema whose programs can use the database: numbers of steps have four digits."""


def database_url(given: str) -> URL:
    """Return the URL of a database from a URL or the path of an SQLite file; raises ``StoreError``."""
    try:
        url = make_url(given) if "://" in given else URL.create("sqlite", database=str(Path(given).expanduser().absolute()))
    except (ArgumentError, ValueError) as error:
        raise StoreError(str(error)) from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Set a new connection to SQLite up for one writer and many readers."""
    connection.isolation_level = None  # transactions are begun below, by us
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged outlives a power cut, not only a crash
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a writing transaction with the write lock: one that asks for it later can be refused in the middle."""
    options = connection.get_execution_options()
    if MIGRATING in options:  # a migration may put a copy in a table's place: removing the first must not take its rows' rows along
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITING) else "BEGIN")


class Fence(Protocol):
    """Keeps whoever has lost a table from writing there."""

    node: str
    held: dict[str, int]

    async def check(self, connection: AsyncConnection, table: str) -> None:
        """Keep a table here until a transaction ends; raises ``Fenced`` if it no longer is."""


class Database:
    """An open database with the newest schema."""

    def __init__(self, url: str, *, alone: bool = False) -> None:
        self.url, self.alone = database_url(url), alone
        """Whether no other server may use the same file meanwhile: what is played at one would never be heard at the other."""
        self.tag = secrets.token_hex(TAG_BYTES)
        """By this PostgreSQL knows which connections belong together."""
        self.before: Path | None = None
        """Where a copy lies of how it was before its schema was brought up to date."""
        self._claim: int | None = None
        self.fence: Fence | None = None
        """Where several servers share the database: lets only the one write that has a table."""
        try:
            distant = self.url.get_backend_name() != "sqlite"
            self.engine = create_async_engine(
                self.url, pool_pre_ping=distant, json_deserializer=_read_json, connect_args=self.connect_args
            )
        except ModuleNotFoundError as error:
            raise StoreError(f'{self.url.drivername} needs {error.name}: pip install "deben[postgres]"') from None
        except (ImportError, SQLAlchemyError) as error:
            raise StoreError(f"no way to {self.url.drivername}: {error}") from None
        if self.url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @property
    def connect_args(self) -> dict[str, Any]:
        """What the driver is told of every connection."""
        told = {"idle_in_transaction_session_timeout": str(IDLE_MS), "application_name": f"deben {self.tag}"}
        return {"server_settings": told} if self.shared else {}

    @property
    def is_file(self) -> bool:
        """Whether it is a file of SQLite."""
        return self.url.get_backend_name() == "sqlite" and self.url.database not in (None, "", ":memory:")

    @property
    def shared(self) -> bool:
        """Whether several processes can use it, and tell each other: only PostgreSQL can."""
        return self.url.get_backend_name() == "postgresql"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection for reading."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """Return a connection in a transaction that is committed at the end of the block, or rolled back by an exception.

        What only the server may write that has a table names it; raises ``Fenced`` where that is another one by now.
        """
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITING: True})
            async with connection.begin():
                if table is not None and self.fence is not None:
                    await self.fence.check(connection, table)
                yield connection

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection on which each statement is a transaction: two ways less to a database far away."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection as :meth:`writing` does, on which tables may be replaced; raises ``StoreError`` for lone rows."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITING: True, MIGRATING: True})
            async with connection.begin():
                yield connection
                if (
                    self.url.get_backend_name() == "sqlite"
                    and (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first()
                ):
                    raise StoreError(f"{self.url.render_as_string()}: rows belong to others that are not there")
            await connection.invalidate()  # the next one looks after its rows again

    async def open(self) -> None:
        """Bring the schema up to date, of a file after a copy; raises ``StoreError`` for what cannot be reached or is later."""
        if self.is_file:
            make_room(Path(str(self.url.database)))
            if self.alone and self._claim is None:
                self._claim = claimed(Path(str(self.url.database)))
        try:
            async with self.migrating() as connection:
                if self.is_file and (step := await connection.run_sync(_step_before)):
                    self.before = await asyncio.to_thread(keep_copy, Path(str(self.url.database)), f"{BEFORE}{step}")
                await connection.run_sync(migrate)
        except (StoreError, SQLAlchemyError, OSError) as error:
            await self.close()
            if isinstance(error, StoreError):
                raise
            reason = str(getattr(error, "orig", None) or error)
            if self.is_file and is_damage(error):
                raise Damaged(Path(str(self.url.database)), reason) from error
            raise StoreError(f"{self.url.render_as_string()}: {reason}") from error

    def check(self) -> None:
        """Raise ``Damaged`` for a file that does not hold together; a PostgreSQL looks after its pages itself."""
        if self.is_file and (file := Path(str(self.url.database))).is_file():
            check_file(file)

    def observe(self, took: Callable[[float], None]) -> None:
        """Tell how many seconds each statement takes, from now on."""

        def before(connection: Any, *_: Any) -> None:
            connection.info["begun"] = time.perf_counter()

        def after(connection: Any, *_: Any) -> None:
            took(time.perf_counter() - connection.info.pop("begun", time.perf_counter()))

        event.listen(self.engine.sync_engine, "before_cursor_execute", before)
        event.listen(self.engine.sync_engine, "after_cursor_execute", after)

    async def alive(self) -> bool:
        """Return whether the database answers."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def writable(self) -> bool:
        """Return whether something can be written: a disk may be full, a file read-only."""
        try:
            if self.is_file and shutil.disk_usage(Path(str(self.url.database)).parent).free < LEAST_ROOM:
                return False  # SQLite may still find room for one small change in files that it has
            async with self.writing() as connection:
                if self.is_file:  # one that already has what is to be written is left as it is
                    await connection.execute(WRITTEN, {"value": secrets.token_bytes(TAG_BYTES)})
                else:
                    await connection.execute(text("UPDATE settings SET value = value WHERE name = 'identity'"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None


def _read_json(written: str | bytes) -> Any:
    """Return what was written as JSON; of a damaged text what nobody takes for options, so that the other rows are read."""
    try:
        return json.loads(written)
    except ValueError:
        return {DAMAGED: True}


def migrations(connection: Connection) -> Config:
    """Return how Alembic finds the migrations, to be run on a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Carry out the migrations that the database does not have yet; of several servers that start at once, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {MIGRATING_MS}"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    config = migrations(connection)
    if is_later(connection, config):
        return
    found, head = _steps(connection, config)
    if found > head:
        raise StoreError(
            f"a later version has changed this database (schema {found}, this version knows {head}): install that version again, "
            f"or put back a copy from before with `deben admin restore`; of a file one lies beside it, with {BEFORE}… in its name"
        )
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the database does not fit this program: {error}") from None
    if _told_floor(connection) != (floor := _floor(config)):
        connection.execute(text("DELETE FROM settings WHERE name = :name"), {"name": FLOOR})
        connection.execute(
            text("INSERT INTO settings (name, value) VALUES (:name, :value)"), {"name": FLOOR, "value": floor.encode()}
        )


def _told_floor(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT value FROM settings WHERE name = :name"), {"name": FLOOR}).scalar()
    return None if found is None else bytes(found).decode()


def _floor(config: Config) -> str:
    """Return the last step of the schema that took something away: programs from before it cannot use the database any more."""
    steps = ScriptDirectory.from_config(config).walk_revisions()
    return max((step.revision for step in steps if getattr(step.module, "CONTRACTS", "")), default="")


def _steps(connection: Connection, config: Config) -> tuple[str, str]:
    """Return the step of the schema that a database has, and the last one that this program knows."""
    found = MigrationContext.configure(connection).get_current_revision() or ""
    return found, ScriptDirectory.from_config(config).get_current_head() or ""


def _step_before(connection: Connection) -> str:
    """Return the step that a database has which is to be brought up to date; empty for one that is not."""
    found, head = _steps(connection, migrations(connection))
    return found if found < head else ""


def is_later(connection: Connection, config: Config) -> bool:
    """Return whether a later program has only added to the schema what this one does not know, and needs not."""
    found, head = _steps(connection, config)
    if found <= head:
        return False
    floor = _told_floor(connection)
    return floor is not None and floor <= head
