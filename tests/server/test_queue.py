"""Whose bots think first: nobody's reply waits because somebody else has many tables of bots."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from deben.server.workers import Claim
from deben.server.workers.queue import Places

from .harness import ME, Person, bot, quick, running


def served(places: int, *claims: Claim, meanwhile: Callable[[Places[int]], None] = lambda _: None) -> list[int]:
    """Return the claims that ask at once, by number, in the order in which they get a place."""

    async def ask() -> list[int]:
        order: list[int] = []
        pool, gate = Places(range(places)), asyncio.Event()

        async def use(number: int, claim: Claim) -> None:
            async with pool.one(claim):
                order.append(number)
                await gate.wait()

        tasks = [asyncio.create_task(use(number, claim)) for number, claim in enumerate(claims)]
        await asyncio.sleep(0)
        meanwhile(pool)
        await asyncio.sleep(0.01)
        order.append(-1)
        gate.set()
        await asyncio.gather(*tasks)
        return order

    return asyncio.run(ask())


def away() -> bool:
    return False


def test_those_who_play_come_first_and_one_place_is_always_theirs() -> None:
    alone = Claim("eve", away)
    assert served(1, alone, alone, Claim("anna")) == [0, -1, 2, 1]
    assert served(2, alone, alone, Claim("anna")) == [0, 2, -1, 1], "the second place is kept for whoever plays"
    assert served(2, alone, alone) == [0, -1, 1]


def test_whoever_asks_for_much_comes_after_those_who_ask_for_little() -> None:
    many, few = Claim("eve"), Claim("anna")
    assert served(1, many, many, many, few, few) == [0, -1, 3, 1, 4, 2]


def test_a_table_becomes_urgent_when_somebody_comes() -> None:
    there: list[str] = []

    def come(pool: Places[int]) -> None:
        there.append("anna")
        pool.hand_out()

    assert served(2, Claim("eve", away), Claim("anna", lambda: bool(there)), meanwhile=come) == [0, 1, -1]


def test_a_place_is_given_back_by_whoever_is_stopped() -> None:
    async def stop() -> None:
        pool = Places([7])

        async def use() -> None:
            async with pool.one(Claim()):
                await asyncio.sleep(60)

        using, waiting = asyncio.create_task(use()), asyncio.create_task(use())
        await asyncio.sleep(0)
        waiting.cancel()
        using.cancel()
        await asyncio.gather(using, waiting, return_exceptions=True)
        async with asyncio.timeout(5), pool.one(Claim()) as place:
            assert place == 7

    asyncio.run(stop())


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    with running(quick(tmp_path, pace=0.01)) as address, Person(address) as anna:
        table = anna.create("nefertiti", [bot("random")] * 5, players=5)["table"]
        with_anna = anna.create("duel", [bot("random"), ME])["table"]

        def number(name: str) -> int:
            return int(anna.http.get(f"/api/tables/{name}").json()["number"])

        while number(with_anna) == 0:  # a person waits for that one, wherever they are
            time.sleep(0.02)
        assert number(table) == 0
        with anna.sit(table) as watching:
            watching.catch_up(3)
        time.sleep(0.3)  # what was being thought about when they left
        reached = number(table)
        time.sleep(0.5)
        assert 3 <= number(table) == reached
