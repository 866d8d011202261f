"""What whoever runs a server does with its tables and people: look, end, remove, forget."""

import time
from contextlib import suppress
from datetime import datetime

import msgspec
from sqlalchemy import BigInteger, Select, Update, cast, delete, extract, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .bulletin import BulletinStore
from .database import Database, StoreError
from .retention import RetentionStore
from .rows import ActionRow, TableRow
from .schema import Action, Identity, Job, Link, Rematch, Reservation, Said, Seat, Table, Watcher
from .store import OVER, Store, token

__all__ = ["Administration", "TableLine"]

ATTEMPTS = 20
"""How often the end is written anew where somebody acts at that moment."""


class TableLine(msgspec.Struct, frozen=True):
    """A table at a glance."""

    id: str
    game: str
    created: datetime
    actions: int
    last: int | None
    """When something happened there last, in milliseconds since 1970."""
    over: bool


class Administration:
    """Works on a database that servers may be using: they are told which tables to read anew."""

    def __init__(self, database: Database) -> None:
        self.database, self.store, self.bulletin = database, Store(database), BulletinStore(database)

    async def tables(self, most: int = 100, after: str | None = None) -> list[TableLine]:
        """Return the tables in which something happened last, the latest first; with a table those that come after it.

        One in which nothing has happened yet stands where it was opened.
        """
        last = func.max(Action.at).label("last")
        done = select(Action.table_id, func.count().label("number"), last).group_by(Action.table_id).subquery()
        ended = select(Action.table_id).where(Action.table_id == Table.id, Action.turn == OVER).exists()
        moment = func.coalesce(done.c.last, cast(extract("epoch", Table.created) * 1000, BigInteger)).label("moment")
        query = select(Table.id, Table.game, Table.created, func.coalesce(done.c.number, 0), done.c.last, ended, moment)
        query = query.outerjoin(done, done.c.table_id == Table.id)
        async with self.database.reading() as connection:
            if after is not None:
                known = (await connection.execute(query.where(Table.id == after))).first()
                if known is None:
                    return []
                query = query.where((moment < known.moment) | ((moment == known.moment) & (Table.id < after)))
            rows = await connection.execute(query.order_by(moment.desc(), Table.id.desc()).limit(most))
            return [TableLine(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def show(self, table: str) -> tuple[TableRow, list[ActionRow]] | None:
        """Return a table with its people and its log, None if there is none of that name."""
        row = await self.store.table(table)
        return None if row is None else (row, await self.store.actions(table))

    async def end(self, table: str) -> bool:
        """Return whether a match that went on is ended now, nobody winning; its log says so, and people see it when they come.

        Raises ``StoreError`` where somebody always acts first.
        """
        for _ in range(ATTEMPTS):
            with suppress(IntegrityError):  # a server has just written that number
                if ended := await self._ended(table):
                    await self.bulletin.touch(table)
                return ended
        raise StoreError(f"table {table}: somebody acts there all the time: try again")

    async def _ended(self, table: str) -> bool:
        """Write the end after the last entry, both in one transaction; return False where nothing goes on."""
        async with self.database.writing() as connection:
            if (await connection.execute(select(Table.id).where(Table.id == table))).first() is None:
                return False
            number, turn = await self._last(connection, table)
            if turn == OVER:
                return False
            values = {"table_id": table, "number": number + 1, "seat": 0, "action": "end", "key": f"admin:{number + 1}"}
            await connection.execute(insert(Action).values(**values, turn=OVER, at=time.time_ns() // 1_000_000))
        return True

    async def _last(self, connection: AsyncConnection, table: str) -> tuple[int, int | None]:
        """Return the number of a table's last entry, and who decides after it; 0 and nobody in an empty log."""
        last = select(Action.number, Action.turn).where(Action.table_id == table).order_by(Action.number.desc()).limit(1)
        found = (await connection.execute(last)).first()
        return (0, None) if found is None else (found.number, found.turn)

    async def remove(self, table: str) -> bool:
        """Return whether there was such a table; it is gone now, with all that belongs to it."""
        return await RetentionStore(self.database).remove([table]) > 0

    async def forget(self, identity: str) -> bool:
        """Return whether there was such a person; their matches stay for the others, played by somebody without a name."""
        nobody = token()
        theirs = select(Seat.table_id).where(Seat.identity == identity)
        watched = select(Watcher.table_id).where(Watcher.identity == identity)
        opened = select(Table.id).where(Table.creator == identity)
        async with self.database.writing() as connection:
            found = (await connection.execute(select(Identity.created).where(Identity.id == identity))).first()
            if found is None:
                return False
            tables = [*(await connection.execute(theirs.union(watched, opened))).scalars()]
            await connection.execute(insert(Identity).values(id=nobody, name="", created=found[0], avatar=""))
            for gone in (Link, Watcher, Reservation, Said):
                await connection.execute(delete(gone).where(gone.identity == identity))
            await connection.execute(_keys_of(identity, nobody, theirs))
            taken = {"identity": nobody, "name": "", "called": ""}
            await connection.execute(update(Seat).where(Seat.identity == identity).values(**taken))
            await connection.execute(update(Table).where(Table.creator == identity).values(creator=nobody))
            await connection.execute(update(Rematch).where(Rematch.proposer == identity).values(proposer=nobody))
            await connection.execute(update(Job).where(Job.owner == identity).values(owner=nobody))
            await connection.execute(delete(Identity).where(Identity.id == identity))
        await self.bulletin.touch(*tables)
        return True


def _keys_of(identity: str, nobody: str, tables: Select[str]) -> Update:
    """Return what takes a person's name from the keys of the log; a key stays the only one of its kind at its table.

    Somebody acts only at tables where they have a seat, and keeps it once there is a log.  ``LIKE`` would do on none of the
    databases: to SQLite capitals are the same, and names have ``_`` in them.
    """
    named = f"{identity}:"
    mine = Action.table_id.in_(tables) & (func.substr(Action.key, 1, len(named)) == named)
    return update(Action).where(mine).values(key=nobody + func.substr(Action.key, len(named)))
