"""What whoever runs the server has told it: a notice for every open page, and tables to be read anew."""

import asyncio
import logging
import time

from ...store import BulletinStore, Store, end_tasks
from ...wire.company import Notice
from ..logs import log
from ..tables.registry import Tables
from .turn_alerts import TurnAlerts

__all__ = ["BulletinBoard"]


class BulletinBoard:
    """Looks every so many seconds what has changed, and tells whom it concerns."""

    def __init__(self, store: Store, tables: Tables, alerts: TurnAlerts, every: float) -> None:
        self.bulletin, self.tables, self.alerts, self.every = BulletinStore(store.database), tables, alerts, every
        self._seen = 0
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin to look; what was changed before concerns nobody, since no table is in memory yet."""
        told = await self.bulletin.read()
        self._seen = told.touched[-1].number if told.touched else 0
        await self.look()
        self._task = asyncio.create_task(self._go_on())

    async def look(self) -> None:
        """Look once: tell every page of another notice, and forget the tables that were changed."""
        told = await self.bulletin.read()
        notice = told.notice_at(time.time_ns() // 1_000_000)
        self.alerts.put_up(Notice(notice.texts, notice.at) if notice else None)
        for touched in told.touched:
            if touched.number > self._seen and (live := self.tables.cached(touched.table)) is not None:
                async with live.lock:
                    self.tables.forget(live)
        self._seen = told.touched[-1].number if told.touched else 0

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception as error:
                log("the notices cannot be read", logging.WARNING, error=error)

    async def close(self) -> None:
        """Look no more."""
        await end_tasks(self._task)
