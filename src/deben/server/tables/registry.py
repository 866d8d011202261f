"""The tables in memory: fetched and rebuilt on first touch, forgotten when nobody has been there for longest."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial

from ...games import Game
from ...store import ActionRow, Fenced, Store, TableRow
from ..errors import ServiceError
from ..logs import log
from ..metrics import Metrics
from ..nodes.membership import Membership
from .rulesets import Rulesets
from .table import Table

__all__ = ["LONG", "Tables"]

THREADS = 2
HANDING_OVER = 2.0
"""Seconds for which a server that stops waits for what is being done."""
LONG = 300
"""Entries of a log that are written in about a millisecond."""


def _rebuilt(row: TableRow, names: dict[str, str], game: Game, actions: list[ActionRow]) -> Table:
    """Return a table with its log replayed; raises ``ServiceError`` for one that is not what was written."""
    try:
        live = Table(row, names, game)
        live.rebuild(actions)
    except Exception as error:
        log("a table is damaged", logging.ERROR, table=row.id, error=error)
        raise ServiceError("damaged") from None
    return live


class Tables:
    """Live tables by name, at most so many; those with people at them always stay."""

    def __init__(self, store: Store, rulesets: Rulesets, metrics: Metrics, most: int, nodes: Membership) -> None:
        self.store, self.rulesets, self.metrics, self.most, self.nodes = store, rulesets, metrics, most, nodes
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._threads = ThreadPoolExecutor(THREADS, "table")
        self._letting_go: set[asyncio.Future[None]] = set()
        nodes.gave_up = self.forget_all

    async def snapshot(self, live: Table, identity: str, since: int = 0) -> bytes:
        """Return the message that tells a person everything; one with a long log is written away from the event loop."""
        if live.missing(since) < LONG:
            return live.snapshot_bytes(identity, since)
        return await asyncio.get_running_loop().run_in_executor(self._threads, live.snapshot_bytes, identity, since)

    async def get(self, name: str) -> Table:
        """Return a table, rebuilt from the store if need be; raises ``ServiceError``, ``Elsewhere`` if another server has it."""
        live = self._tables.get(name)
        if live is not None and not self.nodes.here:
            raise ServiceError("storage-away")  # another server may have it by now
        if live is None:
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.create_task(self._load(name))
                task.add_done_callback(partial(self._loaded, name))
            loaded = await asyncio.shield(task)
            # It may have been forgotten before its first visitor came: two copies would not hear of each other's actions.
            live = loaded if loaded.gone else self._tables.setdefault(name, loaded)
        if name in self._tables:
            self._tables.move_to_end(name)
        return live

    @asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[Table]:
        """Return a table with its lock held; raises as :meth:`get` does.

        Whoever waited for a copy that was forgotten meanwhile, because what it had played could not be stored, gets the next one.
        """
        while True:
            live = await self.get(name)
            async with live.lock:
                if not live.gone:
                    try:
                        yield live
                    except Fenced:
                        self.forget(live)
                        raise
                    return

    async def _load(self, name: str) -> Table:
        node = self.nodes.name
        await self.nodes.take(name)  # first: what is read then is all there is
        row, game = await self.rulesets.row_and_game(name)
        names = await self.store.names({seat.identity for seat in row.seats if seat.identity})
        actions = await self.store.actions(name)
        live = await asyncio.get_running_loop().run_in_executor(self._threads, _rebuilt, row, names, game, actions)
        if self.nodes.name != node or not self.nodes.here:
            raise ServiceError("storage-away")  # everything was given up meanwhile
        live = self._tables.setdefault(name, live)
        self._forget_some(but=name)
        return live

    def _loaded(self, name: str, task: "asyncio.Task[Table]") -> None:
        """Let go of what was loaded; why it could not be, whoever waited was told, if anybody still does."""
        self._loading.pop(name, None)
        if not task.cancelled():
            task.exception()

    def _forget_some(self, but: str) -> None:
        for name in [*self._tables]:
            if len(self._tables) <= self.most:
                break
            live = self._tables[name]
            if name != but and not live.connections and not live.lock.locked() and live.playing_bot is None:
                self._let_go(live)
        self.metrics.live.set(len(self._tables))

    def _let_go(self, live: Table) -> None:
        live.gone = True
        del self._tables[live.row.id]
        task = asyncio.ensure_future(self.nodes.let_go(live.row.id))
        self._letting_go.add(task)
        task.add_done_callback(self._letting_go.discard)

    def let_rest(self, live: Table) -> None:
        """Let any server have a table at which nobody is, where there are several: it is at the one that somebody comes to."""
        if not self.nodes.peers:
            return
        if self._tables.get(live.row.id) is live and not live.lock.locked() and not live.connections and not live.playing_bot:
            self._let_go(live)

    def forget(self, live: Table) -> None:
        """Let a table be rebuilt from the store at the next touch."""
        live.gone = True
        for connection in live.connections:
            connection.close()
        if self._tables.get(live.row.id) is live:
            del self._tables[live.row.id]

    def forget_all(self) -> None:
        """Let every table be rebuilt, here or elsewhere."""
        for live in self.known():
            self.forget(live)

    async def hand_over(self) -> None:
        """Let other servers have every table once what is being done there is stored; people come back to them there."""
        lives, held = self.known(), list[Table]()
        try:
            async with asyncio.timeout(HANDING_OVER):
                for live in lives:
                    await live.lock.acquire()
                    held.append(live)
        except TimeoutError:
            log("tables are handed over while something is being done there", logging.WARNING, tables=len(lives) - len(held))
        leaving = asyncio.create_task(self.nodes.leave())
        await asyncio.wait({leaving}, timeout=HANDING_OVER)  # of a database that hangs the others find out by themselves
        self.forget_all()
        for live in held:
            live.lock.release()

    def cached(self, name: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(name)

    def known(self) -> list[Table]:
        """Return the tables in memory."""
        return [*self._tables.values()]

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
