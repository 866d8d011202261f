"""Appending actions: whatever waits is committed together, so that one commit to disk serves many tables."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextvars import Context

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .rows import ActionRow, Conflict, Doubled
from .schema import Action
from .writers import Entry, writer_for

__all__ = ["Appender", "Done"]

MOST_TOGETHER = 500
INTERVAL = 0.005
"""Seconds from one transaction to the next while there is always something to write: each costs as much as a dozen rows."""
NO_FENCE = -1
LOGGER = logging.getLogger("deben.store")
BROKE = "what followed a commit broke"
Done = Callable[[Exception | None], None]
"""Told that an action is committed, or why it is not."""


class _Waiting(Entry, gc=False):
    """An entry, and who wants to know of it."""

    done: Done


def _settle(done: Done, error: Exception | None) -> None:
    """Tell whoever waits."""
    try:
        done(error)
    except Exception:
        LOGGER.exception(BROKE)  # the others must still hear of theirs


class Appender:
    """Writes actions in the order they come, as many as wait in one transaction; each caller hears when its own is committed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = writer_for(database)
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, table: str, row: ActionRow, done: Done) -> None:
        """Let a row be committed and ``done`` be called then, with ``Conflict`` or ``Doubled`` if nothing was written for it."""
        fence = self.database.fence
        if not row.at:
            row.at = time.time_ns() // 1_000_000
        self._waiting.append(_Waiting(table, row, NO_FENCE if fence is None else fence.held.get(table, NO_FENCE), done))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write(), context=Context())  # it is nobody's alone

    async def close(self) -> None:
        """Return when nothing waits any more."""
        while self._task is not None:
            await self._task
        await self._writer.close()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        begun = -INTERVAL
        while self._waiting:
            if (early := begun + INTERVAL - loop.time()) > 0:
                await asyncio.sleep(early)
            begun = loop.time()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            error = await self._written(batch)
            if isinstance(error, IntegrityError) or (error is not None and len(batch) > 1):
                for each in batch:  # somebody's number is taken, or a row cannot be written: find out whose
                    _settle(each.done, await self._written_alone(each))
            else:
                for each in batch:
                    try:
                        each.done(error)
                    except Exception:
                        LOGGER.exception(BROKE)
        self._task = None

    async def _written(self, batch: list[_Waiting]) -> Exception | None:
        try:
            await self._writer.write(batch)
        except Exception as error:
            return error
        return None

    async def _written_alone(self, each: _Waiting) -> Exception | None:
        error = await self._written([each])
        if not isinstance(error, IntegrityError):
            return error
        query = select(Action.number).where(Action.table_id == each.table, Action.key == each.row.key)
        try:
            async with self.database.reading() as connection:
                number = (await connection.execute(query)).scalar()
        except Exception as failed:
            return failed
        return Conflict() if number is None else Doubled(number)
