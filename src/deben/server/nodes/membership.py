"""A server among those that share its database: it says that it is there, hears who else is, takes over what others leave.

A file of SQLite has one server, and then nothing of this costs anything.  Otherwise a table is here only while this server has said
so in time: where it cannot, because the database is away or the process was stopped, it gives up all its tables before anybody else
can have them, by a clock that goes on while a machine sleeps.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any

from ...store import Elsewhere, Leases, Peer, Store, end_tasks
from ..errors import ServiceError
from ..logs import log
from ..settings import Settings
from ..timepiece import TIME
from .asking import before_port, is_path

__all__ = ["WILD", "Membership"]

ROUNDS = 5
"""How often a server says that it is there, in the time for which that holds."""
SHARE = 0.8
"""Of that time, what a server itself believes in."""
MOST_ADOPTED = 20
"""Tables taken over at once: several servers share what one leaves."""
AGAIN_SECONDS = 5.0
"""For which a server that is none of them any more tries to become one."""
CAME, LEFT = "came", "left"
"""What servers say of themselves."""
WEIGHT_BYTES = 8
WILD = "*"
"""In an address: this machine, as the database sees it."""


def _now() -> float:
    """Return the time of a clock that goes on while the machine sleeps: Linux has one for that, of others it is the usual one."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Membership:
    """Which tables are here, and which servers there are."""

    def __init__(self, store: Store, settings: Settings, address: str = "") -> None:
        database = store.database
        self.leases = Leases(database, settings.lease) if database.shared else None
        self.address, self.seconds = address, settings.lease
        self.since = TIME.now()
        """Since when there has always been some server."""
        self.reached = address
        """Where this one is reached."""
        self.peers: dict[str, str] = {}
        """Where the other servers are reached, by their names."""
        self.gave_up: Callable[[], None] = lambda: None
        """Told that no table is here any more."""
        self.adopts: Callable[[str], Awaitable[None]] | None = None
        """Looks after a table whose server has gone."""
        self.parted: list[Callable[[str], None]] = []
        """Told which server has gone."""
        self._hear: dict[str, Callable[[Any], None]] = {}
        self._until = 0.0
        self._orphans = asyncio.Event()
        self._missed: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        database.fence = self.leases

    # What the rest of the server asks

    @property
    def name(self) -> str:
        """What this server is called among them."""
        return self.leases.node if self.leases else ""

    @property
    def here(self) -> bool:
        """Whether this server is one of them now."""
        return self.leases is None or _now() < self._until

    async def take(self, table: str) -> None:
        """Have a table here; raises ``Elsewhere``, and ``ServiceError`` where nothing can be here now."""
        if self.leases is None:
            return
        if not self.here:
            raise ServiceError("storage-away")
        await self.leases.take(table)

    def let_go(self, table: str) -> Awaitable[None]:
        """Let any server have a table, from now on; return what tells the database so."""
        return self._release(table, self.leases.held.pop(table, None) if self.leases else None)

    async def _release(self, table: str, fence: int | None) -> None:
        if self.leases is not None and fence is not None:
            try:
                await self.leases.release(table, fence)
            except Exception as error:  # then it is here all the same, whenever somebody comes
                log("a table was not let go", logging.WARNING, table=table, reason=str(error))

    async def find(self, table: str) -> tuple[str, str]:
        """Return which server has a table and where that one is reached: this one, if none has it.

        One that is here keeps its number: under another, what is being stored there just now would be refused.
        """
        if self.here and self.leases is not None and table in self.leases.held:
            return self.name, self.reached
        try:
            await self.take(table)
        except Elsewhere as error:
            return error.node, error.address
        return self.name, self.reached

    async def place(self, table: str) -> Peer:
        """Return which process of this machine has a table or shall have it: this one has it from now on, if it is that one.

        One that nobody has goes where its name leads, so that all have as many; on that they agree without asking each other.
        """
        beside = [(self.name, self.reached), *(peer for peer in self.peers.items() if is_path(peer[1]))]
        meant = max(beside, key=lambda peer: blake2b(f"{peer[0]} {table}".encode(), digest_size=WEIGHT_BYTES).digest())
        if self.leases is None or meant[0] == self.name:
            return await self.find(table)
        return await self.leases.holder(table) or meant

    # News among servers

    def listen(self, kind: str, hear: Callable[[Any], None]) -> None:
        """Let somebody hear one kind of news of the other servers."""
        self._hear[kind] = hear

    async def say(self, kind: str, *news: Any) -> None:
        """Tell the other servers some things; where there is none, or the database is away, nobody hears them."""
        if self.leases is None or not self.peers:
            return
        try:
            await self.leases.say(*([self.name, kind, each] for each in news))
        except Exception as error:
            log("other servers were not told", logging.WARNING, kind=kind, error=error)

    def _heard(self, said: Any) -> None:
        try:
            node, kind, news = said
            if node == self.name:
                return
            if kind == LEFT:
                self._part(node)
            elif kind == CAME:
                self.peers[node] = news
            elif kind in self._hear:
                self._hear[kind](news)
        except Exception as error:
            log("news of another server could not be used", logging.ERROR, error=error)

    # Being there

    async def begin(self) -> None:
        """Become one of the servers."""
        if self.leases is not None:
            await self._enter()
            self._tasks = [asyncio.create_task(work()) for work in (self._stay, self._mind_time)]

    def look_after(self) -> None:
        """Begin to take over what others leave, and what was left before."""
        if self.leases is not None:
            self._tasks.append(asyncio.create_task(self._adopt()))
            self._orphans.set()

    async def _enter(self) -> None:
        assert self.leases is not None
        if self.address.startswith(WILD):
            self.reached = before_port(await self.leases.seen_at() or "127.0.0.1") + self.address.removeprefix(WILD)
        self.since = await self.leases.enter(self.reached, self._heard)
        if not await self._renewed():
            return  # that took so long that another server took it for dead
        await self.leases.say([self.name, CAME, self.reached])
        self._orphans.set()
        log("one of the servers", node=self.name, address=self.reached)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / ROUNDS)
            try:
                async with asyncio.timeout(max(self._until - _now(), AGAIN_SECONDS)):
                    await self._round()
            except Exception as error:
                log("the other servers do not hear this one", logging.WARNING, reason=str(error) or type(error).__name__)

    async def _round(self) -> None:
        if not self.here:
            self._mind()
            await self._enter()
            return
        if not await self._renewed():
            self._give_up("another server took it for dead")
            await self._enter()

    async def _renewed(self) -> bool:
        """Return whether this server is still one of them, from now on for a while again."""
        assert self.leases is not None
        begun = _now()
        found = await self.leases.renew(self._heard)
        if found is None:
            return False
        self._until = begun + self.seconds * SHARE
        self._know(found)
        return True

    def _know(self, found: list[Peer]) -> None:
        known = {name: address for name, address in found if name != self.name}
        for gone in self.peers.keys() - known:
            self._part(gone)
        self.peers = known

    async def _mind_time(self) -> None:
        """Give everything up when this server could not say in time that it is there."""
        while True:
            await asyncio.sleep(max(0.05, self._until - _now()))
            self._mind()

    def _mind(self) -> None:
        if not self.here and self._until:
            self._give_up("it could not say in time that it is there")

    def _give_up(self, why: str) -> None:
        assert self.leases is not None
        log("no table is here any more", logging.WARNING, why=why, node=self.name, tables=len(self.leases.held))
        self._until = 0.0
        self.leases.held.clear()
        self.gave_up()

    def _part(self, node: str) -> None:
        self.peers.pop(node, None)
        self._orphans.set()
        for told in self.parted:
            told(node)

    async def _adopt(self) -> None:
        """Take over tables whose server has gone, as long as there are some; look now and then even if nobody says so."""
        assert self.leases is not None
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._orphans.wait(), self.seconds * (1 if self._missed else ROUNDS))
            self._orphans.clear()
            missed, self._missed = self._missed & self.leases.held.keys(), set()
            await asyncio.gather(*map(self._look_after, missed))
            try:
                while self.here and (found := await self.leases.adopt(MOST_ADOPTED)):
                    log("tables of another server are here now", tables=len(found))
                    await asyncio.gather(*map(self._look_after, found))
            except Exception as error:
                log("taking tables over broke off", logging.WARNING, error=error)

    async def _look_after(self, table: str) -> None:
        try:
            if self.adopts is not None:
                await self.adopts(table)
        except (ServiceError, Elsewhere):
            pass  # of rules that are not here, or already at yet another server
        except Exception as error:
            log("a table could not be taken over", logging.ERROR, table=table, error=error)
            self._missed.add(table)  # it is here, and a bot whose turn it is would wait until somebody comes

    async def leave(self) -> None:
        """Stop being one of the servers: from now on any other may have the tables of this one."""
        tasks, self._tasks = self._tasks, []
        await end_tasks(*tasks)
        if self.leases is not None and self._until:
            self._until = 0.0
            with contextlib.suppress(Exception):  # without a database the others find out by themselves
                await self.leases.leave()
                await self.say(LEFT, None)

    async def close(self) -> None:
        """Leave, and give the connection back."""
        await self.leave()
        if self.leases is not None:
            await self.leases.close()
