"""Somebody who tidies up: what nobody needs any more is deleted after a stated time."""

import asyncio
import contextlib
import logging

from ..store import RetentionStore, Store
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
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
