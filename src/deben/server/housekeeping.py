"""Somebody who tidies up: what nobody needs any more is deleted after a stated time."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from ..store import RetentionStore, Store, end_tasks
from .logs import log
from .settings import Settings

__all__ = ["Housekeeping"]

EVERY = 3600.0


@contextmanager
def _errors_logged() -> Iterator[None]:
    """Log what goes wrong, and go on."""
    try:
        yield
    except Exception as error:
        log("tidying broke off", logging.ERROR, error=error)


class Housekeeping:
    """Tidies once an hour, beginning when the server has run for one; before that it says what will go."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.kept, self.retention = settings.retention, RetentionStore(store.database)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to tidy."""
        self._task = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        with _errors_logged():
            if due := await self.retention.due(self.kept):
                at = datetime.now(UTC) + timedelta(seconds=EVERY)
                log("tidying up will delete", due=due, at=at.isoformat(timespec="seconds"))
        while True:
            await asyncio.sleep(EVERY)
            with _errors_logged():
                if done := await self.retention.tidy(self.kept):
                    log("tidied up", deleted=done)

    async def close(self) -> None:
        """Tidy no more."""
        await end_tasks(self._task)
