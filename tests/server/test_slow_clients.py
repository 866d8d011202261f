"""A slow client is brought up to date, never waited for."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deben.server.metrics import Metrics
from deben.server.parts import Parts, made_parts
from deben.server.sockets.session import Session
from deben.server.tables.connection import Connection
from deben.server.workers import Thinkers
from deben.store import ActionRow, Conflict, Database, Store
from deben.wire.http import CreateTable, SeatRequest
from deben.wire.messages import Accepted, Act, Refused

from .harness import quick


class Client:
    """A client that reads only while it is let."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.held = False

    def say(self, data: bytes) -> None:
        """Keep what was sent."""
        self.sent.append(json.loads(data))

    def hold(self, on: bool) -> None:
        """Know whether the server listens."""
        self.held = on


def test_a_queue_never_grows_beyond_its_bound() -> None:
    calls: list[str] = []
    client, connection = Client(), Connection("anna", 3)
    assert [connection.put(b"%d" % i) for i in range(5)] == [True, True, True, False, False]
    connection.attach(client, lambda: calls.append("short"), lambda: calls.append("ended"))
    assert client.sent == [], "what waited is gone, a snapshot takes its place"
    assert calls == ["short"]
    connection.caught_up(b"5")
    assert connection.put(b"6")
    connection.stop()
    assert connection.put(b"7")
    assert client.sent == [5, 6]
    connection.flow()
    assert client.sent == [5, 6, 7]
    connection.close()
    assert not connection.put(b"8")
    assert calls == ["short", "ended"]


async def _served(folder: Path, **changes: Any) -> Parts:
    settings = quick(folder, **changes)
    store = Store(Database(settings.database))
    await store.database.open()
    return made_parts(store, Thinkers(0), settings, Metrics())


SEATS = [SeatRequest("me"), SeatRequest("me")]


async def _play(parts: Parts, live: Any, count: int) -> None:
    for _ in range(count):
        action = live.match.legal[0]
        answer = await parts.commands.act(live, "anna", Act(f"k{live.number}", live.number, action))
        assert answer == Accepted(f"k{live.number - 1}", live.number)


def test_a_client_that_does_not_read_gets_one_snapshot(tmp_path: Path) -> None:
    async def talk() -> None:
        parts = await _served(tmp_path, queue=4)
        table = (await parts.entrance.create("anna", CreateTable("duel", SEATS))).table
        live, connection = await parts.visits.enter("anna", table)
        client = Client()
        talk = Session(client, parts.offers, live, connection)
        talk.begin()
        talk.pause()
        await asyncio.wait_for(_play(parts, live, 20), 10)  # nobody waits for the stuck one
        talk.resume()
        while client.sent[-1].get("number") != 20:
            await asyncio.sleep(0.01)
        assert len(client.sent) <= 4, "a few messages that were on their way, then one snapshot"
        assert [entry["number"] for entry in client.sent[-1]["log"]] == list(range(1, 21))
        await _play(parts, live, 1)
        assert client.sent[-1]["type"] == "played", "from then on it is told as before"
        parts.visits.leave(live, connection)
        await parts.close()
        await parts.store.close()

    asyncio.run(talk())


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commit, then publish (law 7): without the commit nobody hears of it, and the table is as it was."""

    async def talk() -> None:
        parts = await _served(tmp_path)
        table = (await parts.entrance.create("anna", CreateTable("duel", SEATS))).table
        live, connection = await parts.visits.enter("anna", table)
        await _play(parts, live, 2)

        def full_disk(_table: str, _row: ActionRow, done: Callable[[Exception], None]) -> None:
            done(OSError("no space left"))

        with monkeypatch.context() as patch:
            patch.setattr(parts.store, "append_soon", full_disk)
            lost = await parts.commands.act(live, "anna", Act("lost", 2, live.match.legal[0]))
            assert lost == Refused("lost", "storage-away")
        assert connection.closed, "whoever listens comes back and finds the table as it is stored"
        fresh = await parts.tables.get(table)
        assert fresh is not live
        assert fresh.number == 2
        assert await parts.commands.act(live, "anna", Act("late", 2, "b2")) == Refused("late", "stale"), "the old copy is given up"
        await _play(parts, fresh, 1)
        parts.visits.leave(live, connection)
        await parts.close()
        await parts.store.close()

    asyncio.run(talk())


def test_another_process_wrote_first(tmp_path: Path) -> None:
    """The database is the judge: a number that is taken is a conflict, and the table is read again."""

    async def talk() -> None:
        parts = await _served(tmp_path)
        table = (await parts.entrance.create("anna", CreateTable("duel", SEATS))).table
        live = await parts.tables.get(table)
        await parts.store.append(table, ActionRow(1, 0, "a1", "elsewhere"))
        assert await parts.commands.act(live, "anna", Act("mine", 0, "b2")) == Refused("mine", "stale")
        assert [entry.action for entry in (await parts.tables.get(table)).log] == ["a1"]
        with pytest.raises(Conflict):
            await parts.store.append(table, ActionRow(1, 0, "b2", "again"))
        await parts.close()
        await parts.store.close()

    asyncio.run(talk())


def test_people_meet_at_a_table_however_many_others_are_busy(tmp_path: Path) -> None:
    """A table that is loaded while memory is full stays: two copies of it would not hear of each other's actions."""

    async def talk() -> None:
        parts = await _served(tmp_path, live_tables=1)
        busy = (await parts.entrance.create("anna", CreateTable("duel", SEATS))).table
        entered = [await parts.visits.enter("anna", busy)]
        table = (await parts.entrance.create("anna", CreateTable("duel", [SeatRequest("me"), SeatRequest("open")]))).table
        row = await parts.store.table(table)
        assert row is not None
        await parts.entrance.join("bruno", row.invitations["seat"])
        for name in ("anna", "bruno"):
            entered.append(await parts.visits.enter(name, table))
            await parts.tables.get(busy)
        one, two = (live for live, _ in entered[1:])
        assert one is two
        for live, connection in entered:
            parts.visits.leave(live, connection)
        await parts.close()
        await parts.store.close()

    asyncio.run(talk())


def test_memory_holds_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async def talk() -> None:
        parts = await _served(tmp_path, live_tables=3)
        tables = [(await parts.entrance.create("anna", CreateTable("duel", SEATS))).table for _ in range(8)]
        assert len(parts.tables.known()) == 3
        first = await parts.tables.get(tables[0])
        await _play(parts, first, 2)
        for table in tables[1:]:
            await parts.tables.get(table)
        assert first not in parts.tables.known()
        assert (await parts.tables.get(tables[0])).number == 2, "rebuilt from the store"
        await parts.close()
        await parts.store.close()

    asyncio.run(talk())
