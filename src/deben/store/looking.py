"""Looking at a database without changing anything: which step of the schema it has, and whether it can be written."""

import asyncio
import contextlib
import errno
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, TextClause, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import LEAST_ROOM, Database, StoreError, is_later, is_trouble, migrations
from .snapshots import check_file, read_only

__all__ = ["Seen", "is_heard", "look", "standing_folder"]

TRIED = text("UPDATE settings SET value = value WHERE name = 'identity'")
MAY_MAKE = text("SELECT current_setting('transaction_read_only') = 'off' AND has_schema_privilege(current_schema(), 'CREATE')")

SAY = text("SELECT pg_notify(:channel, '')")
HEARD_SECONDS = 5.0
"""After which nothing more is heard; it takes a thousandth of one."""


class Seen(msgspec.Struct, frozen=True):
    """What a database is like."""

    found: str
    """The step of the schema it has; empty where there is nothing yet."""
    expected: str
    """The step that this program brings it to."""
    fits: bool
    """Whether this program can use it, once it has brought it up to date."""
    writable: bool


async def look(database: Database) -> Seen:
    """Return what a database is like, and make nothing; raises ``StoreError`` where it cannot be read."""
    try:
        if database.is_file:
            return _look_at_file(Path(str(database.url.database)))
        async with database.reading() as connection:
            found, expected, fits = await connection.run_sync(_steps)
            return Seen(found, expected, fits, await _may_write(connection, MAY_MAKE if not found else TRIED))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise StoreError(f"{database.url.render_as_string()}: {reason}") from error


async def is_heard(database: Database) -> bool:
    """Return whether one connection hears what is said over another; raises ``StoreError`` where nothing can be said.

    Servers tell each other so whose turn it is.  A pooler that lends connections for a transaction each (PgBouncer in its mode
    ``transaction``) has forgotten by then who listens.
    """
    try:
        async with database.engine.connect() as ears, database.engine.connect() as mouth:
            return await _hears(ears, mouth, f"deben check {database.tag}")
    except Exception as error:
        if is_trouble(error):
            raise StoreError(str(error)) from error
        raise


async def _hears(ears: AsyncConnection, mouth: AsyncConnection, channel: str) -> bool:
    heard = asyncio.Event()
    try:
        line: Any = (await ears.get_raw_connection()).driver_connection
        await line.add_listener(channel, lambda *_: heard.set())
        await mouth.execute(SAY, {"channel": channel})
        await mouth.commit()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARD_SECONDS):
                await heard.wait()
    finally:
        await ears.invalidate()  # nobody else shall have our ears
    return heard.is_set()


def standing_folder(file: Path) -> Path:
    """Return the nearest folder above a file that is there; what has none above it is one."""
    return next((folder for folder in file.parents if folder.is_dir()), file)


def _look_at_file(file: Path) -> Seen:
    if file.is_dir():
        raise StoreError(f"{file}: {os.strerror(errno.EISDIR)}")
    if file.exists():
        check_file(file)
    folder = standing_folder(file)
    engine = create_engine("sqlite://", creator=lambda: _read_only(file), poolclass=NullPool)
    with engine.connect() as connection:
        found, expected, fits = _steps(connection)
    there = [folder, file] if file.exists() else [folder]
    writable = all(os.access(each, os.W_OK) for each in there) and shutil.disk_usage(folder).free >= LEAST_ROOM
    return Seen(found, expected, fits, writable)


def _read_only(file: Path) -> sqlite3.Connection:
    """Return a connection that leaves no trace: without a log of writes beside it nobody uses a file, and none is made."""
    return sqlite3.connect(read_only(file), uri=True) if file.exists() else sqlite3.connect(":memory:")


def _steps(connection: Connection) -> tuple[str, str, bool]:
    """Return the step a database has, the one expected, and whether this program can use it."""
    config = migrations(connection)
    script = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision() or ""
    known = {"", *(step.revision for step in script.walk_revisions())}
    return found, script.get_current_head() or "", found in known or is_later(connection, config)


async def _may_write(connection: AsyncConnection, asked: TextClause) -> bool:
    """Return whether something could be written; what is tried is taken back."""
    try:
        answer = await connection.execute(asked)
        return bool(answer.scalar()) if answer.returns_rows else True
    except DBAPIError:
        return False
    finally:
        await connection.rollback()
