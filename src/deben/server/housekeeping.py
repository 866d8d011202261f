"""Somebody who tidies up: what nobody needs any more is deleted after a stated time."""

import asyncio
import logging

from ..store import RetentionStore, Store, end_tasks
from .logs import log
from .settings import Settings

__all__ = ["Housekeeping"]

EVERY = 3600.0


class Housekeeping:
    """Tidies once an hour, beginning when the server has run for one."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.kept, self.retention = settings.retention, RetentionStore(store.database)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to tidy."""
        self._task = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if done := await self.retention.tidy(self.kept):
                    log("tidied up", deleted=done)
            except Exception as error:
                log("tidying broke off", logging.ERROR, error=error)

    async def close(self) -> None:
        """Tidy no more."""
        await end_tasks(self._task)
