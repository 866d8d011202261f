"""A server that was no longer one of those on its database: what it believed to have is given up before it is one again."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from deben.games import Game
from deben.server.configuration import Chosen
from deben.server.errors import ServiceError
from deben.server.metrics import Metrics
from deben.server.nodes import asking, membership
from deben.server.nodes.asking import NotSent, connection_to, parts_of
from deben.server.nodes.crossing import Crossing
from deben.server.nodes.membership import Membership
from deben.server.process import reached_at, relaying
from deben.server.processes import share
from deben.server.settings import Settings
from deben.server.tables.creation import new_table
from deben.server.tables.registry import Tables
from deben.server.tables.rulesets import Rulesets
from deben.store import Database, Leases, Store, TableRow
from deben.wire.http import CreateTable, SeatRequest


class Entering:
    """Stands for leases: each time a server enters, it has another name and no table."""

    def __init__(self) -> None:
        self.held, self.entered = {"t": 1}, 0
        self.orphans: list[str] = []

    @property
    def node(self) -> str:
        return f"name {self.entered}"

    async def enter(self, *_: Any) -> int:
        self.held.clear()
        self.entered += 1
        return 0

    async def renew(self, *_: Any) -> list[Any]:
        return []

    async def say(self, *_: Any) -> None:
        return

    async def seen_at(self) -> str:
        return "fd00::5"

    async def take(self, table: str) -> None:
        self.held[table] = self.held.get(table, 0) + 1

    async def adopt(self, _: int) -> list[str]:
        found, self.orphans = self.orphans, []
        self.held |= dict.fromkeys(found, 1)
        return found


def with_membership(folder: Path, work: Callable[[Store, Membership, Entering], Awaitable[None]]) -> None:
    async def run() -> None:
        store, leases = Store(Database(str(folder / "tables.db"))), Entering()
        await store.database.open()
        nodes = Membership(store, Settings())
        nodes.leases = cast(Leases, leases)
        try:
            await work(store, nodes, leases)
        finally:
            await store.close()

    asyncio.run(run())


def test_after_a_sleep_tables_are_given_up_before_the_server_is_one_again(tmp_path: Path) -> None:
    """The clock of timers stands while a machine sleeps: who minds the time may wake later than who says that it is there."""

    async def work(_: Store, nodes: Membership, leases: Entering) -> None:
        given_up: list[int] = []
        nodes.gave_up = lambda: given_up.append(leases.entered)
        nodes._until = 1.0  # long ago
        await nodes._round()
        assert nodes.here
        assert given_up == [0]

    with_membership(tmp_path, work)


def test_asking_where_a_table_is_leaves_one_that_is_here_its_number(tmp_path: Path) -> None:
    """Somebody comes by another server's word, while somebody else's move is being stored."""

    async def work(_store: Store, nodes: Membership, leases: Entering) -> None:
        nodes._until = math.inf
        for _ in range(2):
            assert (await nodes.find("of somebody"))[0] == nodes.name
        assert leases.held["of somebody"] == 1
        await nodes.take("of somebody")
        assert leases.held["of somebody"] == 2

    with_membership(tmp_path, work)


def test_a_table_that_could_not_be_taken_over_is_tried_again(tmp_path: Path) -> None:
    """It has its lease here by then, so that no other server looks after it."""

    async def work(_: Store, nodes: Membership, leases: Entering) -> None:
        tried, done = list[str](), asyncio.Event()

        async def adopts(table: str) -> None:
            tried.append(table)
            if len(tried) == 1:
                raise ConnectionError("the database went away")
            done.set()

        nodes.adopts, nodes.seconds, leases.orphans = adopts, 0.01, ["t"]
        await nodes._enter()
        nodes._until = float("inf")  # however busy the machine is
        taking = asyncio.create_task(nodes._adopt())
        await asyncio.wait_for(done.wait(), 10)
        taking.cancel()
        assert tried == ["t", "t"]

    with_membership(tmp_path, work)


@pytest.mark.parametrize("there", [True, False])
def test_entering_may_take_longer_than_a_lease(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    """On a machine with too much to do: what counts is when the server said last that it is there, and whether it still was."""
    now = 100.0
    monkeypatch.setattr(membership, "_now", lambda: now)

    async def work(_: Store, nodes: Membership, leases: Entering) -> None:
        async def slowly(*_: Any) -> int:
            nonlocal now
            now += 2 * nodes.seconds
            return 0

        async def renewed(*_: Any) -> list[Any] | None:
            return [] if there else None

        monkeypatch.setattr(leases, "enter", slowly)
        monkeypatch.setattr(leases, "renew", renewed)
        await nodes._enter()
        assert nodes.here == there

    with_membership(tmp_path, work)


class Slow(Rulesets):
    """Reads so slowly that the server is another one by then."""

    nodes: Membership

    async def row_and_game(self, table: str) -> tuple[TableRow, Game]:
        self.nodes._give_up("it was stopped")
        await self.nodes._enter()
        return await super().row_and_game(table)


def test_a_table_that_was_read_while_the_server_lost_it_is_not_shown(tmp_path: Path) -> None:
    """The server is stopped, or without its database, between taking a table and having read it."""
    made = new_table(CreateTable("duel", [SeatRequest("me"), SeatRequest("me")]), "anna")

    async def work(store: Store, nodes: Membership, _: Entering) -> None:
        await store.add_table(made)
        await nodes._enter()
        slow = Slow(store, tmp_path)
        slow.nodes = nodes
        tables = Tables(store, slow, Metrics(), 10, nodes)
        with pytest.raises(ServiceError, match="storage-away"):
            await tables.get(made.id)
        assert tables.cached(made.id) is None
        tables.rulesets = Rulesets(store, tmp_path)
        assert await tables.get(made.id) is tables.cached(made.id)
        tables.close()

    with_membership(tmp_path, work)


def test_a_system_without_the_clock_of_linux_has_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(time, "CLOCK_BOOTTIME")
    assert membership._now() <= membership._now()


@pytest.mark.parametrize(
    ("given", "parts"),
    [
        ("10.0.0.5", ("10.0.0.5", None)), ("db.lan:8341", ("db.lan", 8341)), ("::1", ("::1", None)), ("fd00::5", ("fd00::5", None)),
        ("[fd00::5]", ("fd00::5", None)), ("[fd00::5]:8341", ("fd00::5", 8341)), ("fe80::1%eth0", ("fe80::1%eth0", None)),
    ],
)  # fmt: skip
def test_an_address_is_taken_apart(given: str, parts: tuple[str, int | None]) -> None:
    assert parts_of(given) == parts


def test_a_server_on_all_addresses_is_reached_at_the_one_of_ipv6_that_the_database_sees(tmp_path: Path) -> None:
    async def work(_: Store, nodes: Membership, __: Entering) -> None:
        nodes.address = f"{membership.WILD}:8340"
        await nodes._enter()
        assert parts_of(nodes.reached) == ("fd00::5", 8340)

    with_membership(tmp_path, work)


@pytest.mark.parametrize("address", ["10.0.0.5:8340", "/run/deben/0.sock"])
def test_nobody_waits_for_long_on_a_way_that_takes_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one does that drops what comes: both servers reach the database, and so neither is found to be gone."""
    monkeypatch.setattr(asking, "CONNECTING", 0.01)

    async def nothing(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    async def reach() -> None:
        for way in ("create_connection", "create_unix_connection"):
            monkeypatch.setattr(asyncio.get_running_loop(), way, nothing)
        async with asyncio.timeout(30):
            with pytest.raises(NotSent):
                await connection_to(address)
            with pytest.raises(NotSent):
                await Crossing.to(address, b"/", [])

    asyncio.run(reach())


def test_servers_reach_each_other_over_ipv6() -> None:
    """As `--relay ::1` says it."""
    with relaying("::1") as listening:
        address = reached_at(listening)
        assert address == f"[::1]:{listening.getsockname()[1]}"

        async def reach() -> None:
            _, writer = await connection_to(address)
            writer.close()

        asyncio.run(reach())
    settings = Chosen(relay="fd00::5")
    assert share(settings, 2, 1, Path("/x")).relay == "fd00::5", "each has a port of its own"
    assert share(Chosen(relay="[fd00::5]:8341"), 2, 1, Path("/x")).relay == "[fd00::5]:8342"
