"""Where it is somebody's turn, when several of their pages come at once, and when other servers tell it."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from deben.server.door.identity import new_identity
from deben.server.parts import Parts
from deben.server.people import turn_alerts
from deben.server.people.turn_alerts import MOST_TOLD, Told
from deben.server.tables.creation import new_table
from deben.store import NewTable
from deben.store.store import token
from deben.wire.http import CreateTable, MyTables, SeatRequest

from .test_held import Breaking, served


async def for_two(parts: Parts) -> NewTable:
    """Return a table of Anna's at which Bruno sits too."""
    table = new_table(CreateTable("duel", [SeatRequest("me"), SeatRequest("open")]), "anna")
    await parts.reception.add(table)
    await parts.reception.sit(table.id, "bruno", parts.company.take)
    return table


def asked(parts: Parts, patch: pytest.MonkeyPatch, times: int) -> "list[asyncio.Future[MyTables]]":
    """Let the store be asked for somebody's tables so many times, and return what the test answers; no table is here."""
    answers: list[asyncio.Future[MyTables]] = [asyncio.get_running_loop().create_future() for _ in range(times)]
    waiting = iter(answers)

    async def of(_: str) -> MyTables:
        return await next(waiting)

    patch.setattr(parts.summaries, "of", of)
    patch.setattr(parts.tables, "cached", lambda _: None)
    return answers


async def told_of(parts: Parts, table: NewTable, called: str | None) -> "asyncio.Task[None]":
    """Let another server tell of a table, and return the look at Bruno's tables that has begun."""
    parts.alerts._hear(msgspec.to_builtins([Told(table.id, ["anna", "bruno"], called)]))
    look = parts.alerts._tasks["bruno"]
    await asyncio.sleep(0)
    return look


def called_at(parts: Parts) -> list[str]:
    """Return the tables at which it is Bruno's turn, as his pages are told."""
    return [turn["table"] for turn in json.loads(parts.alerts.said("bruno"))["tables"]]


def test_a_page_that_comes_while_another_looks_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        table = await for_two(parts)
        look, seen = parts.summaries.of, asyncio.Event()

        async def slowly(identity: str) -> MyTables:
            await seen.wait()
            return await look(identity)

        monkeypatch.setattr(parts.summaries, "of", slowly)
        first = asyncio.create_task(parts.alerts.enter("anna"))
        await asyncio.sleep(0)
        second = await parts.alerts.enter("anna")
        await second.changed()
        seen.set()
        await first
        await asyncio.wait_for(second.changed(), 5)
        turns = msgspec.json.decode(parts.alerts.said("anna"))["tables"]
        assert [turn["table"] for turn in turns] == [table.id]

    served(tmp_path, work)


@pytest.mark.parametrize(("called", "asked"), [("bruno", 1), (None, 6)])
def test_the_store_is_asked_once_for_a_table_at_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called: str | None, asked: int
) -> None:
    """Each time where the other server does not know it itself."""

    async def work(parts: Parts, _store: Breaking) -> None:
        table, alerts = await for_two(parts), parts.alerts
        page = await alerts.enter("bruno")
        await page.changed()
        asking, turns = 0, MyTables([])

        async def of(_: str) -> MyTables:
            nonlocal asking
            asking += 1
            return turns

        summary = (await parts.summaries.of("bruno")).tables[0]
        monkeypatch.setattr(parts.summaries, "of", of)
        monkeypatch.setattr(parts.tables, "cached", lambda _: None)
        for _ in range(3):
            for who in (called, called and "anna"):
                mine = len(json.loads(alerts.said("bruno"))["tables"]) == 0
                turns = MyTables([msgspec.structs.replace(summary, my_turn=mine)])
                alerts._hear(msgspec.to_builtins([Told(table.id, ["anna", "bruno"], who)]))
                await asyncio.wait_for(page.changed(), 5)
                assert len(json.loads(alerts.said("bruno"))["tables"]) == mine
        assert asking == asked

    served(tmp_path, work)


def test_two_looks_at_once_tell_a_page_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server tells more of a table while the store is still asked because of what it told before."""

    async def work(parts: Parts, _store: Breaking) -> None:
        table, alerts = await for_two(parts), parts.alerts
        page = await alerts.enter("bruno")
        await page.changed()
        summary = (await parts.summaries.of("bruno")).tables[0]
        answers = asked(parts, monkeypatch, 2)
        looks = [await told_of(parts, table, "bruno") for _ in answers]
        for answer, look, tells in zip(answers, looks, (True, False), strict=True):
            answer.set_result(MyTables([msgspec.structs.replace(summary, my_turn=True)]))
            await look
            assert page._news.is_set() == tells
            assert called_at(parts) == [table.id]
            page._news.clear()

    served(tmp_path, work)


def test_who_left_while_the_store_was_asked_is_told_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        table, alerts = await for_two(parts), parts.alerts
        page = await alerts.enter("bruno")
        summary = (await parts.summaries.of("bruno")).tables[0]
        with monkeypatch.context() as patch:
            [answer] = asked(parts, patch, 1)
            look = await told_of(parts, table, "bruno")
            alerts.leave(page)
            answer.set_result(MyTables([msgspec.structs.replace(summary, my_turn=True)]))
            await look
        await alerts.enter("bruno")
        assert called_at(parts) == []

    served(tmp_path, work)


def test_of_two_looks_at_once_the_one_that_began_last_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the store answers the other one later."""

    async def work(parts: Parts, _store: Breaking) -> None:
        table = await for_two(parts)
        await parts.alerts.enter("bruno")
        summary = (await parts.summaries.of("bruno")).tables[0]
        answers = asked(parts, monkeypatch, 2)
        looks = [await told_of(parts, table, None) for _ in answers]
        for at, mine in ((1, True), (0, False)):
            answers[at].set_result(MyTables([msgspec.structs.replace(summary, my_turn=mine)]))
            await looks[at]
            assert called_at(parts) == [table.id]

    served(tmp_path, work)


def test_what_servers_tell_each_other_does_not_overtake_what_they_told_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        table, alerts = await for_two(parts), parts.alerts
        live, said, heard = await parts.tables.get(table.id), asyncio.Queue[list[Told]](), asyncio.Event()

        async def say(_: str, *news: list[Told]) -> None:
            said.put_nowait(news[0])
            await heard.wait()

        monkeypatch.setattr(turn_alerts, "TELL_SECONDS", 0.0)
        monkeypatch.setattr(alerts.nodes, "peers", {"other": "there"})
        monkeypatch.setattr(alerts.nodes, "say", say)
        alerts.changed(live)
        await asyncio.wait_for(said.get(), 30)
        alerts.changed(live)
        for _ in range(20):
            await asyncio.sleep(0)
        assert said.empty()
        heard.set()
        assert [told.table for told in await asyncio.wait_for(said.get(), 30)] == [table.id]

    served(tmp_path, work)


def test_news_of_the_largest_tables_fit_into_what_postgresql_carries() -> None:
    people = [new_identity() for _ in range(8)]
    news = [Told(token(), people, people[0]) for _ in range(MOST_TOLD)]
    assert len(msgspec.json.encode(["0" * 32, turn_alerts.TURNS, news])) < 8000
