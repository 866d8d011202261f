"""Whose bots think first: nobody's reply waits because somebody else has many tables of bots."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from deben.server.parts import Parts
from deben.server.tables.creation import new_table
from deben.server.workers import Claim
from deben.server.workers.queue import Places
from deben.store import Store
from deben.wire.http import CreateTable, SeatRequest

from .test_held import ANNA, served


async def settled() -> None:
    """Return when everything that could go on has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


def placed(places: int, *claims: Claim, meanwhile: Callable[[Places[int]], None] = lambda _: None) -> list[int]:
    """Return the claims that ask at once, by number, in the order in which they get a place."""

    async def ask() -> list[int]:
        order: list[int] = []
        pool, gate = Places(range(places)), asyncio.Event()

        async def use(number: int, claim: Claim) -> None:
            async with pool.one(claim):
                order.append(number)
                await gate.wait()

        tasks = [asyncio.create_task(use(number, claim)) for number, claim in enumerate(claims)]
        await settled()
        meanwhile(pool)
        await settled()
        order.append(-1)
        gate.set()
        await asyncio.gather(*tasks)
        return order

    return asyncio.run(ask())


def away() -> bool:
    return False


def test_those_who_play_come_first_and_one_place_is_always_theirs() -> None:
    alone = Claim("eve", away)
    assert placed(1, alone, alone, Claim("anna")) == [0, -1, 2, 1]
    assert placed(2, alone, alone, Claim("anna")) == [0, 2, -1, 1], "the second place is kept for whoever plays"
    assert placed(2, alone, alone) == [0, -1, 1]


def test_who_answered_about_a_table_before_answers_again_if_it_can() -> None:
    async def ask() -> list[int]:
        pool, found = Places(range(3)), []
        for about in ("one", "two", "one", "two", "", "one"):
            async with pool.one(Claim(about=about)) as place:
                found.append(place)
        async with pool.one(Claim(about="two")) as busy, pool.one(Claim(about="two")) as other:
            assert busy != other, "nobody waits for who remembers"
        return found

    first, second, *again = asyncio.run(ask())
    assert first != second
    assert [again[0], again[1], again[3]] == [first, second, first]


def test_whoever_asks_for_much_comes_after_those_who_ask_for_little() -> None:
    many, few = Claim("eve"), Claim("anna")
    assert placed(1, many, many, many, few, few) == [0, -1, 3, 1, 4, 2]


def test_a_table_becomes_urgent_when_somebody_comes() -> None:
    there: list[str] = []

    def come(pool: Places[int]) -> None:
        there.append("anna")
        pool.hand_out()

    assert placed(2, Claim("eve", away), Claim("anna", lambda: bool(there)), meanwhile=come) == [0, 1, -1]


def test_a_place_is_given_back_by_whoever_is_stopped() -> None:
    async def stop() -> None:
        pool = Places([7])

        async def use() -> None:
            async with pool.one(Claim()):
                await asyncio.Event().wait()

        using, waiting = asyncio.create_task(use()), asyncio.create_task(use())
        await settled()
        waiting.cancel()
        using.cancel()
        await asyncio.gather(using, waiting, return_exceptions=True)
        async with asyncio.timeout(5), pool.one(Claim()) as place:
            assert place == 7

    asyncio.run(stop())


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def work(parts: Parts, _store: Store) -> None:
        five, two = (
            new_table(CreateTable("nefertiti", [SeatRequest("bot", bot="random")] * 5, {"players": 5}), ANNA),
            new_table(CreateTable("duel", [SeatRequest("bot", bot="random"), SeatRequest("me")]), ANNA),
        )
        third = asyncio.Event()
        parts.commands.news.moved.add(lambda live: third.set() if live.row.id == five.id and live.number >= 3 else None)
        for table in (five, two):
            await parts.reception.add(table)
        alone, with_anna = await parts.tables.get(five.id), await parts.tables.get(two.id)
        assert not alone.playing_bot
        assert with_anna.playing_bot, "a person waits for that one, wherever they are"
        _, watching = await parts.visits.enter(ANNA, five.id)
        playing = alone.playing_bot
        assert playing
        await asyncio.wait_for(third.wait(), 20)
        parts.visits.leave(alone, watching)
        await asyncio.wait_for(playing, 20)  # what was being thought about when they left
        assert (alone.number >= 3, alone.playing_bot, alone.status) == (True, None, "playing")

    served(tmp_path, work)
