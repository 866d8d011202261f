"""A server that was no longer one of those on its database: what it believed to have is given up before it is one again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from deben.server.nodes.membership import Membership
from deben.server.settings import Settings
from deben.store import Database, Leases, Store


class Entering:
    """Stands for leases: each time a server enters, it has another name and no table."""

    def __init__(self) -> None:
        self.held, self.entered = {"t": 1}, 0

    @property
    def node(self) -> str:
        return f"name {self.entered}"

    async def enter(self, *_: Any) -> int:
        self.held.clear()
        self.entered += 1
        return 0

    async def renew(self, *_: Any) -> list[Any]:
        return []

    async def say(self, _: Any) -> None:
        return


def with_membership(work: Callable[[Membership, Entering], Awaitable[None]]) -> None:
    async def run() -> None:
        store, leases = Store(Database(":memory:")), Entering()
        nodes = Membership(store, Settings())
        nodes.leases = cast(Leases, leases)
        try:
            await work(nodes, leases)
        finally:
            await store.close()

    asyncio.run(run())


def test_after_a_sleep_tables_are_given_up_before_the_server_is_one_again() -> None:
    """The clock of timers stands while a machine sleeps: who minds the time may wake later than who says that it is there."""

    async def work(nodes: Membership, leases: Entering) -> None:
        given_up: list[int] = []
        nodes.gave_up = lambda: given_up.append(leases.entered)
        nodes._until = 1.0  # long ago
        await nodes._round()
        assert nodes.here
        assert given_up == [0]

    with_membership(work)
