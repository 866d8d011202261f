"""A whole database brought into another one that is empty: from a file to PostgreSQL, or back."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .dumps import check_alone
from .rows import StoreError
from .schema import Base, Identity, Job, KeptModule, Lease, Node, Setting, Table, Thinker

__all__ = ["move"]

RUNNING = {kind.__tablename__ for kind in (Node, Lease, Job, Thinker)}
"""What belongs to servers that run, and ends with them."""
MADE: tuple[type[Base], ...] = (Setting, KeptModule)
"""What a server puts into an empty database when it starts: the key of its cookies, and the rules it has."""
ROWS = 200
"""How many are carried at a time: a module has a megabyte or so."""


async def move(source: Database, target: Database) -> tuple[int, int]:
    """Return how many tables and people are in the target now, with all that the source has: also the key that signs cookies.

    Both are open, and no server uses them.  Raises ``StoreError`` for a target where somebody has been; then nothing has changed.
    """
    for database in (source, target):
        if database.shared:
            await check_alone(database)
    try:
        async with source.reading() as read, target.writing() as write:
            if source.shared:
                await read.execution_options(isolation_level="REPEATABLE READ")
            if any(await _counted(write)):
                raise StoreError(f"{target.url.render_as_string()} has tables or people of its own: name an empty database")
            for kind in MADE:
                await write.execute(delete(kind))
            for table in Base.metadata.sorted_tables:
                if table.name not in RUNNING:
                    await _carry(read, write, table)
            return await _counted(write)
    except SQLAlchemyError as error:
        said, _, _ = str(getattr(error, "orig", None) or error).partition("\n")
        raise StoreError(f"nothing was moved: {said}") from None


async def _counted(connection: AsyncConnection) -> tuple[int, int]:
    """Return how many tables and people there are."""
    tables, people = [(await connection.execute(select(func.count()).select_from(kind))).scalar_one() for kind in (Table, Identity)]
    return tables, people


async def _carry(read: AsyncConnection, write: AsyncConnection, table: Any) -> None:
    found = await read.stream(select(table))
    async for rows in found.mappings().partitions(ROWS):
        await write.execute(table.insert(), [{name: _zoned(value) for name, value in row.items()} for row in rows])


def _zoned(value: Any) -> Any:
    """Return a value with the zone that SQLite forgets of a time."""
    return value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value
