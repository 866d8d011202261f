"""A trial: people and bots play while servers are killed, stopped beyond their leases, sent away, and the database restarts."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec

from deben.store import Database, Store

from ...postgres import fresh_database, restart
from ...processes import ended
from ..harness import quick
from .machines import Machines, Node, free_port
from .people import Ledger, Play
from .proxy import proxied

__all__ = ["Outcome", "Trial"]

OK = 200
STUCK_SECONDS = 60.0
"""After so long without a step a table counts as stuck."""
BEYOND = 1.5
"""For so many leases a server is stopped at least."""
KINDS = (("kill", "kill"), ("stop", "leave"))
"""What happens to two servers at the same moment."""


class Outcome(msgspec.Struct):
    """What came of a trial."""

    faults: dict[str, int]
    acknowledged: int
    matches: int
    comings: int
    lost: int
    """Actions that were acknowledged and are not there, or are not what was acknowledged."""
    doubled: int
    """Actions that are there twice, or are there although they were refused."""
    stuck: int
    orphans: int
    seconds: float
    waits: dict[str, list[float]]
    """Seconds from each fault until every table had gone on, by the kind of fault."""
    answers: dict[str, int]


def _strike(node: Node, kind: str) -> None:
    if kind == "stop":
        node.tell(signal.SIGSTOP)
    else:
        node.end(signal.SIGKILL if kind == "kill" else signal.SIGTERM)


async def _is_ready(node: Node) -> None:
    """Return when a server can do its work."""
    async with httpx.AsyncClient(timeout=STUCK_SECONDS, trust_env=False) as http:
        while True:
            try:
                if (await http.get(f"http://127.0.0.1:{node.port}/health/ready")).status_code == OK:
                    return
            except httpx.HTTPError:
                if ended(node.pid, 0):  # the database was away when it began: whoever looks after servers begins it again
                    node.start()
            await asyncio.sleep(0.05)


class Trial:
    """Three servers, one database, one proxy, and what happens to them."""

    def __init__(
        self, postgres: str, folder: Path, *, tables: int = 6, nodes: int = 3, lease: float = 2.0, seed: int = 1,
        kinds: tuple[tuple[str, str], ...] = KINDS, tell: Callable[["Trial"], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.postgres, self.folder, self.chance = postgres, folder, random.Random(seed)
        self.kinds, self.tell = kinds, tell
        self.database = fresh_database(postgres)
        self.port = free_port()
        settings = msgspec.structs.replace(
            quick(folder, lease=lease, create_rate=1e9, look_rate=1e9, workers=1, address_connections=100_000),
            database=self.database, origins=(f"http://127.0.0.1:{self.port}",),
        )  # fmt: skip
        self.lease, self.tables = lease, tables
        self.machines = Machines(folder / "servers.log")
        self.nodes = [Node(self.machines, settings) for _ in range(nodes)]
        self.ledger = Ledger()
        self.faults: Counter[str] = Counter()
        self.waits: dict[str, list[float]] = {}
        self.plays: list[Play] = []

    async def run(self, faults: int, restarts: int) -> Outcome:
        """Return what came of so many faults, and so many restarts of the database among them."""
        begun = time.monotonic()
        for node in self.nodes:
            node.start()
        with proxied(self.folder, [node.port for node in self.nodes], self.port) as address:
            for number in range(self.tables):
                chance = random.Random(self.chance.random())
                self.plays.append(Play(address, self.ledger, chance, bots=number % 3 == 2))
            playing = [asyncio.create_task(play.run()) for play in self.plays]
            stuck = await self._go_through(faults, restarts)
            for play in self.plays:
                play.leaving = True
            await asyncio.gather(*playing)
        for node in self.nodes:
            await asyncio.to_thread(node.end, signal.SIGTERM)
        orphans = [pid for pid in self.machines.left() if not ended(pid, 5)]
        self.machines.close()
        lost, doubled = await self._compare()
        return Outcome(
            faults=dict(self.faults), acknowledged=len(self.ledger.acknowledged), matches=sum(play.finished for play in self.plays),
            comings=self.ledger.comings, lost=lost, doubled=doubled, stuck=stuck, orphans=len(orphans),
            seconds=time.monotonic() - begun, waits=self.waits, answers=dict(self.ledger.codes),
        )  # fmt: skip

    async def _go_through(self, faults: int, restarts: int) -> int:
        """Return how many tables stood still for too long."""
        stuck = await self._all_go_on()
        rounds = faults // 2
        at = {round((number + 1) * rounds / (restarts + 1)) for number in range(restarts)}
        for number in range(rounds):
            if number in at:
                self.faults["restart of PostgreSQL"] += 1
                begun = time.monotonic()
                await asyncio.to_thread(restart, self.postgres)
                stuck += await self._all_go_on()
                await asyncio.gather(*(_is_ready(node) for node in self.nodes))
                self.waits.setdefault("restart of PostgreSQL", []).append(time.monotonic() - begun)
            stuck += await self._fault(self.kinds[number % len(self.kinds)])
            self.tell(self)
        return stuck

    async def _fault(self, kinds: tuple[str, ...]) -> int:
        self.faults.update(kinds)
        begun, hit = time.monotonic(), [*zip(self.chance.sample(self.nodes, len(kinds)), kinds, strict=True)]
        await asyncio.gather(*(asyncio.to_thread(_strike, node, kind) for node, kind in hit))
        stuck = await self._all_go_on()
        self.waits.setdefault(" and ".join(kinds), []).append(time.monotonic() - begun)
        if "stop" in kinds:
            await asyncio.sleep(begun + BEYOND * self.lease - time.monotonic())
        for node, kind in hit:
            if kind == "stop":
                node.tell(signal.SIGCONT)  # it does not know that it is nobody's server any more
            else:
                node.start()
        await asyncio.gather(*(_is_ready(node) for node in self.nodes))  # so that there is always one
        return stuck

    async def _all_go_on(self) -> int:
        """Return how many tables have not gone on, after waiting until all have."""
        before, end = [play.steps for play in self.plays], time.monotonic() + STUCK_SECONDS
        while time.monotonic() < end:
            standing = sum(play.steps <= then for play, then in zip(self.plays, before, strict=True))
            if not standing:
                return 0
            await asyncio.sleep(0.01)
        return standing

    async def _compare(self) -> tuple[int, int]:
        """Return how many promises were not kept, and how many entries there are that nobody should find."""
        store = Store(Database(self.database))
        stored: dict[tuple[str, int], tuple[str, str]] = {}
        doubled = 0
        for table in {table for play in self.plays for table in play.tables}:
            rows = await store.actions(table)
            doubled += len(rows) - len({row.key for row in rows})
            doubled += sum((table, row.key.rpartition(":")[2]) in self.ledger.refused for row in rows)
            stored |= {(table, row.number): (row.key.rpartition(":")[2], row.action) for row in rows}
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        await store.close()
        return sum(stored.get(where) != what for where, what in self.ledger.acknowledged.items()), doubled
