"""Tables that go on by themselves: after a restart, and when another server has gone, bots and clocks wait for nobody to look."""

import asyncio
import contextlib
import logging

from ...store import DeadlineStore, Elsewhere, end_tasks
from ..errors import ServiceError
from ..logs import log
from .bots import BotTurns
from .registry import Tables

__all__ = ["Resumption"]

AGAIN_SECONDS = 2.0
"""After which it looks again where the database was away."""


class Resumption:
    """Wakes what stood still because its server ended."""

    def __init__(self, tables: Tables, bots: BotTurns) -> None:
        self.tables, self.bots = tables, bots
        self.deadlines = DeadlineStore(tables.store.database)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look for tables at which a bot has to decide, and take over what other servers leave from now on."""
        self._task = asyncio.create_task(self._look())
        self.tables.nodes.adopts = self.go_on
        self.tables.nodes.look_after()

    async def _look(self) -> None:
        while True:
            try:
                for name in await self.deadlines.with_bots():
                    with contextlib.suppress(ServiceError, Elsewhere):  # of rules that are not here, or looked after already
                        await self.go_on(name)
                return
            except Exception as error:
                log("looking for tables that stood still broke off", logging.WARNING, reason=str(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def go_on(self, name: str) -> None:
        """Let a table go on; where nothing has to happen, whichever server somebody comes to may have it."""
        live = await self.tables.get(name)
        self.bots.wake(live)
        if live.clock is None or live.clock.running is None:
            self.tables.let_rest(live)

    async def close(self) -> None:
        """Look no more."""
        await end_tasks(self._task)
