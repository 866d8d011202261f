"""What could not be stored is seen by nobody: whoever waited for the table gets it as it is stored (law 7)."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.server.errors import ServiceError
from deben.server.metrics import Metrics
from deben.server.parts import Parts, made_parts
from deben.server.sockets.session import Session
from deben.server.tables.creation import new_table
from deben.server.tables.table import Table
from deben.server.timepiece import TIME
from deben.server.workers import Thinkers
from deben.store import Database, Store
from deben.store.rows import ActionRow
from deben.wire.going import Clock, Terms
from deben.wire.http import CreateTable, SeatRequest
from deben.wire.messages import Accepted, Act, Refused

from .harness import quick
from .test_slow_clients import Client

NEAR_THE_END = "boats=-/t4t4o/-/-/-/ooo port=..N/AA./..N pile=- warehouse=- N=t1,t2,c1,o A=t1,t2,c3,o"
ANNA = "anna"


class Breaking(Store):
    """A store that cannot write while it is told not to, and says so only after a while."""

    broken = False

    def append_soon(self, table: str, row: ActionRow, done: Callable[[Exception | None], None]) -> None:
        """Write, or fail later."""
        if self.broken:
            asyncio.get_running_loop().call_later(0.05, done, OSError("the disk is full"))
        else:
            super().append_soon(table, row, done)


def served(folder: Path, work: Callable[[Parts, Breaking], Awaitable[None]]) -> None:
    """Do something with the parts of a server that has no web around it."""

    async def run() -> None:
        settings = quick(folder)
        store = Breaking(Database(settings.database))
        await store.database.open()
        thinkers = Thinkers(1)
        parts = made_parts(store, thinkers, settings, Metrics())
        try:
            await work(parts, store)
        finally:
            await parts.close()
            await thinkers.close()
            await store.close()

    asyncio.run(run())


async def last_but_one(parts: Parts) -> tuple[Table, Act]:
    """Return a table that one more action ends, and that action."""
    table = new_table(CreateTable("duel", [SeatRequest("me")] * 2, {}, NEAR_THE_END), ANNA)
    await parts.reception.add(table)
    live, chance = await parts.tables.get(table.id), random.Random(1)
    while True:
        action = Act("last", live.number, chance.choice(live.match.legal))
        live.match.play(action.action)
        over = live.match.over
        live.match.undo()
        if over:
            return live, action
        answer = await parts.commands.act(live, ANNA, Act(str(live.number), live.number, action.action))
        assert isinstance(answer, Accepted)


def test_whoever_waits_while_the_last_action_is_lost_sees_the_match_go_on(tmp_path: Path) -> None:
    async def work(parts: Parts, store: Breaking) -> None:
        live, last = await last_but_one(parts)
        table, store.broken = live.row.id, True
        lost = asyncio.create_task(parts.commands.act(live, ANNA, last))
        while not live.lock.locked() or live.actor is not None:
            await asyncio.sleep(0.001)
        waiting: list[Any] = [
            parts.visits.snapshot(ANNA, table), parts.visits.record(ANNA, table), parts.visits.enter(ANNA, table),
            parts.commands.why(ANNA, table, "take"), lost,
        ]  # fmt: skip
        answers: list[Any] = await asyncio.gather(*waiting, return_exceptions=True)
        shown, record, entered, why, failed = json.loads(answers[0]), *answers[1:]
        assert isinstance(failed, OSError | Refused)
        assert (shown["status"], shown["number"], shown["outcome"]) == ("playing", last.number, None)
        assert isinstance(record, ServiceError)
        assert record.code == "not-over", "the record has the seed"
        there, connection = entered
        assert not there.gone
        assert there is await parts.tables.get(table)
        assert connection in there.connections
        assert why.code != "over"
        store.broken = False
        assert isinstance(await parts.commands.act(there, ANNA, last), Accepted)
        assert there.status == "over"

    served(tmp_path, work)


@pytest.mark.parametrize("busy", [False, True])
def test_an_action_that_cannot_be_stored_is_refused_before_the_connection_ends(tmp_path: Path, busy: bool) -> None:
    """With a code, whether it was played on the spot or after somebody else had worked on the table."""

    async def work(parts: Parts, store: Breaking) -> None:
        table = new_table(CreateTable("duel", [SeatRequest("me")] * 2), ANNA)
        await parts.reception.add(table)
        there, connection = await parts.visits.enter(ANNA, table.id)
        client = Client()
        talk = Session(client, parts.offers, there, connection)
        talk.begin()
        store.broken = True
        if busy:
            await there.lock.acquire()
        talk.hear(msgspec.json.encode({"type": "act", "key": "lost", "number": 0, "action": "b2"}))
        if busy:
            there.lock.release()
        await talk.ended
        assert [message["code"] for message in client.sent if message["type"] == "refused"] == ["storage-away"]
        assert connection.closed
        assert there.gone

    served(tmp_path, work)


def test_whoever_comes_while_the_table_is_given_up_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock is set going again for the first who comes; meanwhile the server may have lost all its tables."""

    async def work(parts: Parts, store: Breaking) -> None:
        table = new_table(CreateTable("duel", [SeatRequest("me")] * 2, terms=Terms(clock=Clock(60))), ANNA)
        await parts.reception.add(table)
        live = await parts.tables.get(table.id)
        assert isinstance(await parts.commands.act(live, ANNA, Act("first", 0, live.match.legal[0])), Accepted)
        append = store.append

        async def given_up(table: str, row: ActionRow) -> None:
            await append(table, row)
            parts.tables.forget_all()

        parts.nodes.since = TIME.now() + 1000
        monkeypatch.setattr(store, "append", given_up)
        there, connection = await parts.visits.enter(ANNA, table.id)
        client = Client()
        talk = Session(client, parts.offers, there, connection)
        talk.begin()
        talk.hear(msgspec.json.encode({"type": "act", "key": "then", "number": there.number, "action": there.match.legal[0]}))
        assert talk.ended.done(), "else it would hear for ever that it is late"
        assert "stale" not in {message.get("code") for message in client.sent}
        assert not (await parts.tables.get(table.id)).gone

    served(tmp_path, work)


def test_a_rematch_is_not_offered_for_an_end_that_was_lost(tmp_path: Path) -> None:
    async def work(parts: Parts, store: Breaking) -> None:
        live, last = await last_but_one(parts)
        store.broken = True
        lost = asyncio.create_task(parts.commands.act(live, ANNA, last))
        while not live.lock.locked() or live.actor is not None:
            await asyncio.sleep(0.001)
        with pytest.raises(ServiceError, match="no-rematch"):
            await parts.rematches.ask(ANNA, live.row.id)
        await asyncio.gather(lost, return_exceptions=True)

    served(tmp_path, work)


def test_a_connection_that_could_not_begin_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(parts: Parts, _store: Breaking) -> None:
        live, _ = await last_but_one(parts)

        def broken(_live: Table, _identity: str, _since: int) -> bytes:
            raise RuntimeError("broken")

        monkeypatch.setattr(Table, "snapshot_bytes", broken)
        with pytest.raises(RuntimeError):
            await parts.visits.enter(ANNA, live.row.id)
        assert not live.connections

    served(tmp_path, work)


def test_a_look_that_is_not_allowed_any_more_is_refused_with_its_code(tmp_path: Path) -> None:
    """Whoever loses the right to look is shown out; what they asked just before is answered all the same."""

    async def work(parts: Parts, _store: Breaking) -> None:
        table = new_table(CreateTable("duel", [SeatRequest("open")] * 2), ANNA)
        await parts.reception.add(table)
        await parts.reception.sit(table.id, "bruno", parts.company.take)
        live, connection = await parts.visits.enter("bruno", table.id)
        client = Client()
        talk = Session(client, parts.offers, live, connection)
        talk.begin()
        await parts.company.store.stand(table.id, "bruno")
        await parts.reception.read_people(live)
        talk.hear(b'{"type":"fetch","since":0}')
        while client.sent[-1]["type"] != "refused":
            await asyncio.sleep(0.01)
        assert client.sent[-1]["code"] == "not-yours"

    served(tmp_path, work)
