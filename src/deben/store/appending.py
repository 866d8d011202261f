"""Appending actions: whatever waits is committed together, so that one commit to disk serves many tables."""

import asyncio
from dataclasses import dataclass, field

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .rows import ActionRow, Conflict, Doubled
from .schema import Action

__all__ = ["Appender"]

MOST_TOGETHER = 200


@dataclass(eq=False)
class _Waiting:
    table: str
    row: ActionRow
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def values(self) -> dict[str, object]:
        row = self.row
        return {"table_id": self.table, "number": row.number, "seat": row.seat, "action": row.action, "key": row.key,
                "bot": row.bot, "at": row.at}  # fmt: skip


class Appender:
    """Writes actions in the order they come; each caller waits until its own is committed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table: str, row: ActionRow) -> None:
        """Return once the row is committed; raises ``Conflict`` or ``Doubled``, and then nothing was written."""
        waiting = _Waiting(table, row)
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await waiting.done

    async def close(self) -> None:
        """Return when nothing waits any more."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                await self._insert(batch)
            except IntegrityError:
                for each in batch:  # somebody's number or key is taken: find out whose
                    await self._insert_alone(each)
            except Exception as error:
                for each in batch:
                    _settle(each, error)

    async def _insert(self, batch: list[_Waiting]) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(Action), [each.values() for each in batch])
        for each in batch:
            _settle(each)

    async def _insert_alone(self, waiting: _Waiting) -> None:
        try:
            await self._insert([waiting])
        except IntegrityError:
            async with self.database.reading() as connection:
                _settle(waiting, await _why_not(connection, waiting))
        except Exception as error:
            _settle(waiting, error)


def _settle(waiting: _Waiting, error: Exception | None = None) -> None:
    if waiting.done.done():  # nobody waits any more
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)


async def _why_not(connection: AsyncConnection, waiting: _Waiting) -> Exception:
    query = select(Action.number).where(Action.table_id == waiting.table, Action.key == waiting.row.key)
    number = (await connection.execute(query)).scalar()
    return Conflict() if number is None else Doubled(number)
