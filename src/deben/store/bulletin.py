"""What whoever runs a server tells it while it runs: a notice for everybody, and tables that were changed behind its back."""

import time

import msgspec
from sqlalchemy import delete, select, text

from .database import Database
from .schema import Setting

__all__ = ["Bulletin", "BulletinStore", "Notice", "Touched"]

NOTICE, TOUCHED = "notice", "touched"
MOST_TOUCHED = 1000
"""Changes that are remembered: every server looks every few seconds."""
PUT = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
BEGIN = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


class Notice(msgspec.Struct, frozen=True):
    """A text for everybody, by language; under no language stands what all others read."""

    texts: dict[str, str]
    at: int
    """When it was put up, in milliseconds since 1970."""
    until: int | None = None
    """When it comes down by itself."""


class Touched(msgspec.Struct, frozen=True, array_like=True):
    """A table that was ended, removed or changed otherwise: whoever has it in memory reads it anew."""

    number: int
    table: str


class Bulletin(msgspec.Struct, frozen=True):
    """All that is told now."""

    notice: Notice | None = None
    touched: list[Touched] = []

    def notice_at(self, now: int) -> Notice | None:
        """Return the notice if it still holds at a moment."""
        return self.notice if self.notice and (self.notice.until is None or now < self.notice.until) else None


class BulletinStore:
    """Two small rows, which servers read again and again."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self) -> Bulletin:
        """Return what is told now."""
        query = select(Setting.name, Setting.value).where(Setting.name.in_((NOTICE, TOUCHED)))
        async with self.database.reading() as connection:
            found: dict[str, bytes] = {row.name: row.value for row in await connection.execute(query)}
        notice = msgspec.json.decode(found[NOTICE], type=Notice) if NOTICE in found else None
        return Bulletin(notice, msgspec.json.decode(found.get(TOUCHED, b"[]"), type=list[Touched]))

    async def put_up(self, texts: dict[str, str], minutes: float | None = None) -> Notice:
        """Return the notice that everybody reads from now on, in place of the one before."""
        now = time.time_ns() // 1_000_000
        notice = Notice(texts, now, now + int(minutes * 60_000) if minutes else None)
        async with self.database.writing() as connection:
            await connection.execute(PUT, {"name": NOTICE, "value": msgspec.json.encode(notice)})
        return notice

    async def take_down(self) -> bool:
        """Return whether there was a notice; there is none now."""
        async with self.database.writing() as connection:
            return (await connection.execute(delete(Setting).where(Setting.name == NOTICE))).rowcount > 0

    async def touch(self, *tables: str) -> None:
        """Have tables read anew by every server that has them in memory."""
        row = select(Setting.value).where(Setting.name == TOUCHED).with_for_update()
        async with self.database.writing() as connection:
            await connection.execute(BEGIN, {"name": TOUCHED, "value": b"[]"})
            touched = msgspec.json.decode((await connection.execute(row)).scalar_one(), type=list[Touched])
            last = touched[-1].number if touched else 0
            touched += [Touched(number, table) for number, table in enumerate(tables, last + 1)]
            await connection.execute(PUT, {"name": TOUCHED, "value": msgspec.json.encode(touched[-MOST_TOUCHED:])})
