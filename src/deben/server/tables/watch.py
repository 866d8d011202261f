"""Somebody who looks at the tables twice a second: whose time is up, and whose line has fallen silent.

Tables that nobody has opened for long are not in memory; once a minute the store says at which of them time may be up, so that
days a move end by themselves, and whoever waits is told.
"""

import asyncio
import contextlib
import logging

from ...store import ActionRow, DeadlineStore, Elsewhere, end_tasks
from ..errors import ServiceError
from ..logs import log
from ..settings import Settings
from ..timepiece import TIME
from .commands import Commands
from .going.rules import CLOCK_ON, TIME_OUT
from .news import News
from .registry import Tables
from .table import Table

__all__ = ["Watch"]


class Watch:
    """Sees what nobody says: clocks that run out, and clients that are gone without a word."""

    def __init__(self, tables: Tables, commands: Commands, news: News, settings: Settings) -> None:
        self.tables, self.commands, self.news = tables, commands, news
        self.deadlines = DeadlineStore(tables.store.database)
        self.every, self.rounds, self.grace = settings.watch, settings.rounds, round(settings.ping_grace * 1000)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Begin to look."""
        self._tasks = [asyncio.create_task(self._look()), asyncio.create_task(self._go_round())]

    async def close(self) -> None:
        """Look no more."""
        await end_tasks(*self._tasks)

    async def _look(self) -> None:
        while True:
            before = TIME.now()
            await asyncio.sleep(self.every)
            if TIME.now() - before < self.grace + self.every * 1000:  # who was late oneself has not heard the others yet
                self.listen()
            for live in self.tables.known():
                if live.clock is None:  # as nearly all
                    continue
                try:
                    await self._see(live)
                except Exception as error:
                    log("watching a table broke off", logging.ERROR, table=live.row.id, error=error)

    async def _go_round(self) -> None:
        while True:
            try:
                for name in await self.deadlines.passed(TIME.now()):
                    await self._fetch(name)
            except Exception as error:
                log("a round of the clocks broke off", logging.ERROR, error=error)
            await asyncio.sleep(self.rounds)

    async def _fetch(self, name: str) -> None:
        """See whether time is up at a table that may not be in memory."""
        if self.tables.cached(name) is None:
            with contextlib.suppress(ServiceError, Elsewhere):  # of rules that this program no longer plays, or looked after
                await self._see(await self.tables.get(name))

    def listen(self) -> None:
        """Tell those at every table whose line has fallen silent."""
        now = TIME.now()
        for live in self.tables.known():
            fallen = [connection for connection in tuple(live.connections) if connection.falls_silent(now, self.grace)]
            for connection in fallen:
                live.absences.left(connection.identity, now)
            if fallen:
                live.tell_people()
                self.news.people.tell(live)

    async def _see(self, live: Table) -> None:
        if live.clock is not None and live.clock.fallen(TIME.now()) is not None and not self._was_away(live):
            await self._time_out(live)

    def _was_away(self, live: Table) -> bool:
        """Return whether no server ran while a clock did; days go on all the same."""
        clock = live.clock
        return clock is not None and clock.running is not None and not clock.terms.each and clock.since < self.tables.nodes.since

    async def _time_out(self, live: Table) -> None:
        async with live.lock:
            seat = None if live.gone or live.clock is None else live.clock.fallen(TIME.now())
            if seat is not None:
                await self.commands.commit(live, ActionRow(live.number + 1, seat, TIME_OUT, f"time:{live.number + 1}"))

    async def wind(self, live: Table) -> None:
        """Let the clock of a table go on after the server was away; called with its lock held, by whoever comes first."""
        if self._was_away(live) and live.clock is not None and live.clock.running is not None:
            await self.commands.commit(live, ActionRow(live.number + 1, live.clock.running, CLOCK_ON, f"clock:{live.number + 1}"))
