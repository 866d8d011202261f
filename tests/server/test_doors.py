"""One stranger must not stop everybody, one address must not take it all, and trouble with the disk is told as such."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed

from deben.bots.processes import descendants, end_with_descendants
from deben.games import game_named
from deben.server.door.crowd import MOST_QUIET
from deben.server.process import check_database
from deben.server.sockets.counted import FRAME_BURST
from deben.server.study.resting import Resting
from deben.server.workers.queue import Claim, Places
from deben.store import Database, Retention, RetentionStore, StoreError, is_trouble

from .harness import ME, OPEN, Person, bot, quick, running

PING, PONG, CONT, TEXT = 0x89, 0x8A, 0x00, 0x01


@pytest.fixture(params=["fast", "plain"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with running(quick(tmp_path, sockets=request.param)) as address:
        yield address


def flood(line: socket.socket, kind: int, first: int | None = None) -> int:
    """Send empty frames until the other side ends the connection, at most a hundred thousand; return how many it took."""
    if first is not None:
        line.sendall(bytes([first, 0x80, 0, 0, 0, 0]))
    for sent in range(0, 100_000, 50):
        try:
            line.sendall(bytes([kind, 0x80, 0, 0, 0, 0]) * 50)
            time.sleep(0.001)
        except OSError:
            return sent
    return 100_000


@pytest.mark.parametrize(("kind", "first"), [(PING, None), (PONG, None), (CONT, TEXT)])
def test_frames_that_say_nothing_count(either: str, kind: int, first: int | None) -> None:
    with Person(either) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        seated = anna.sit(table)
        assert flood(seated.socket.socket, kind, first) < 50 * FRAME_BURST
        with contextlib.suppress(ConnectionClosed, OSError):
            seated.socket.close()
        with anna.sit(table) as one:
            assert one.act("b2")["type"] == "accepted"


def test_an_address_that_only_holds_connections_gets_no_more(tmp_path: Path) -> None:
    with running(quick(tmp_path, request_patience=3.0, proxies=())) as address:
        host, port = address.removeprefix("http://").split(":")
        lines = [socket.create_connection((host, int(port)), timeout=5) for _ in range(MOST_QUIET + 20)]
        time.sleep(0.3)
        ended = 0
        for line in lines:
            line.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                try:
                    ended += line.recv(1) == b""
                except ConnectionResetError:
                    ended += 1
        assert ended >= 20
        for line in lines:
            line.close()
        time.sleep(0.2)
        assert httpx.get(f"{address}/health").status_code == 200


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with running(quick(tmp_path, address_connections=3)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(anna.sit(table))
            with pytest.raises(ConnectionClosed) as error:
                anna.sit(table)
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 4429
        time.sleep(0.2)
        with anna.sit(table) as one:
            assert one.act("b2")["type"] == "accepted"


def test_looking_away_again_and_again_is_told_once_a_second(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as other:
            for each in (one, other):
                each.ask({"type": "listen", "players": 0, "watchers": 0}, "heard")
            for number in range(100):
                other.say({"type": "away", "away": number % 2 == 0})
            other.say({"type": "away", "away": True})
            time.sleep(1.6)
            one.ask({"type": "ping", "next": 0}, "pong")
            told = [message for message in one.heard if message["type"] == "company"]
            assert len(told) <= 5
            assert {guest["presence"] for guest in told[-1]["guests"]} == {"here", "away"}, "the last word is told"


def test_an_address_with_many_people_comes_after_one_with_few() -> None:
    async def served() -> list[str]:
        places, order = Places([0]), []

        async def ask(owner: str, address: str) -> None:
            async with places.one(Claim(owner, address=address)):
                order.append(owner)
                await asyncio.sleep(0)

        claims = [(f"eve{number}", "one") for number in range(20)] + [("anna", "two"), ("bruno", "three")]
        await asyncio.gather(*(ask(*claim) for claim in claims))
        return order

    order = asyncio.run(served())
    assert {order.index("anna"), order.index("bruno")} <= {1, 2}


def test_one_address_cannot_take_every_place_of_the_coach(tmp_path: Path) -> None:
    from types import SimpleNamespace

    from deben.server.errors import ServiceError
    from deben.server.study.coach import CoachService
    from deben.server.whereabouts import Whereabouts

    async def asked() -> tuple[int, int]:
        where, never = Whereabouts(), asyncio.Event()
        coach: Any = CoachService(quick(tmp_path, hints=8, hint_patience=0.3), where)

        async def ask(*_: Any) -> None:
            await never.wait()

        coach.prompt.places = Places([SimpleNamespace(ask=ask)])
        for number in range(10):
            where.note(f"eve{number}", "one")
        where.note("anna", "two")
        tasks = [asyncio.create_task(coach.answer(f"eve{number}", "duel", 2, None)) for number in range(10)]
        await asyncio.sleep(0.05)
        anna = asyncio.create_task(coach.answer("anna", "duel", 2, None))
        found = await asyncio.gather(*tasks, anna, return_exceptions=True)
        busy = [isinstance(error, ServiceError) and error.code == "coach-busy" for error in found]
        return sum(busy[:10]), sum(busy[10:])

    assert asyncio.run(asked()) == (6, 0)


def test_the_coach_cannot_be_had_through_a_copy_of_a_running_table(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno, Person(address) as other:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one:
            assert one.act("b2")["type"] == "accepted"
            place = anna.http.get(f"/api/tables/{created['table']}/notation").json()["position"]
        request = {"game": "duel", "seats": [{"kind": "bot", "bot": "random"}, ME], "options": {}, "position": place}
        for person in (anna, other):  # identities are free
            copy = person.http.post("/api/tables", json=request).json()["table"]
            answer = person.http.post(f"/api/tables/{copy}/hint")
            assert (answer.status_code, answer.json()["code"]) == (409, "hint-with-people")
            with person.sit(copy) as one:
                assert one.ask({"type": "go", "key": "r", "way": "resign", "seat": 1})["type"] == "accepted"
            answer = person.http.post(f"/api/tables/{copy}/analysis")
            assert (answer.status_code, answer.json()["code"]) == (409, "hint-with-people")


def test_nor_while_nobody_has_it_in_memory(tmp_path: Path) -> None:
    """After a restart, or when nobody has been there for long, a running table is in the store only."""
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one:
            assert one.act("b2")["type"] == "accepted"
            place = anna.http.get(f"/api/tables/{created['table']}/notation").json()["position"]
    request = {"game": "duel", "seats": [bot("random"), ME], "options": {}, "position": place}
    with running(quick(tmp_path)) as address, Person(address) as other, anna.moved_to(address) as again:
        copy = other.http.post("/api/tables", json=request).json()["table"]
        answer = other.http.post(f"/api/tables/{copy}/hint")
        assert (answer.status_code, answer.json()["code"]) == (409, "hint-with-people")
        with again.sit(created["table"]) as one:
            assert one.ask({"type": "go", "key": "r", "way": "resign", "seat": 0})["type"] == "accepted"
        assert other.http.post(f"/api/tables/{copy}/hint").status_code == 200, "nobody plays there any more"


def test_nor_through_a_moment_that_another_server_has_just_stored() -> None:
    """Whoever asks is told of what was there when they asked, however lately somebody else did."""
    tables, moments = Mock(cached=Mock(return_value=None)), iter([[("t", 1)], [("t", 2)]])
    resting = Resting(Mock(), tables, Mock())
    resting.contests = Mock(running=AsyncMock(side_effect=lambda _: next(moments)))
    resting._positions.put(("t", 1), "first")
    resting._positions.put(("t", 2), "second")

    async def asked() -> list[set[str]]:
        return [await resting.positions(game_named("duel")) for _ in range(2)]

    assert asyncio.run(asked()) == [{"first"}, {"second"}]


def test_one_look_at_stored_tables_serves_all_who_asked_before_it() -> None:
    async def look(_: str) -> list[tuple[str, int]]:
        await asyncio.sleep(0)
        return []

    contests = Mock(running=AsyncMock(side_effect=look))
    resting = Resting(Mock(), Mock(), Mock())
    resting.contests = contests

    async def asked() -> None:
        await asyncio.gather(*(resting.positions(game_named("duel")) for _ in range(50)))

    asyncio.run(asked())
    assert contests.running.await_count == 2, "the first, and one for all who came meanwhile"


def test_a_name_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path, origins=("https://play.example",))) as address:
        for host, status in {
            "play.example": 200,
            "127.0.0.1:8": 200,
            "deben": 200,
            "localhost:1": 200,
            "evil.example": 421,
        }.items():
            assert httpx.get(f"{address}/api/me", headers={"host": host}).status_code == status, host
        browser = {"host": "evil.example", "accept": "text/html", "accept-language": "fr-CH, en"}
        assert "--origin" in (said := httpx.get(address, headers=browser).text)
        assert said.startswith("Ce serveur"), "a person reads a sentence"


@pytest.mark.parametrize("host", ["[", "[::1", "play.example:99999", "play.example:x"])
def test_what_is_no_name_at_all_is_refused_as_well(tmp_path: Path, host: str) -> None:
    """It was a failure inside, with a page of the log each time."""
    with running(quick(tmp_path, origins=("https://play.example",))) as address:
        for path in ("/", "/api/me", "/api/tables/abc", "/health", "/nothing/here"):
            assert httpx.get(address + path, headers={"host": host}).status_code == 421, path
        line = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=20)
        line.sendall(
            b"GET /api/me/socket HTTP/1.1\r\nHost: " + host.encode() + b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert line.recv(20).split()[1] == b"403"
        line.close()


# Disk and database


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings), pytest.raises(StoreError, match="another server uses this file"):
        check_database(settings.database)
    check_database(settings.database)


def broken(*_: Any) -> Any:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_a_disk_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        monkeypatch.setattr(Database, "writing", broken)
        health = anna.http.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "no-writing")
        assert anna.http.get("/health/alive").text == "alive"
        assert anna.http.get(f"/api/tables/{table}").status_code == 200
        answer = anna.http.put("/api/me", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")


def test_whether_a_file_can_be_written_is_found_out_by_writing(tmp_path: Path) -> None:
    """A row that is given the value it has is no work for the disk, and would succeed on one that is read-only."""

    async def written() -> list[int]:
        database = Database(str(tmp_path / "tables.db"))
        await database.open()
        sizes = list[int]()
        async with database.reading() as connection:  # while somebody reads, what is written stays where it was written first
            await connection.execute(text("SELECT * FROM settings"))
            for _ in range(3):
                sizes.append((tmp_path / "tables.db-wal").stat().st_size)
                assert await database.writable()
        await database.close()
        return sizes

    first, second, third = asyncio.run(written())
    assert first < second < third


def test_a_full_disk_is_told_although_something_small_can_still_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite writes into room that its file had before."""
    with running(quick(tmp_path)) as address:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Mock(free=100))
        health = httpx.get(f"{address}/health/ready")
        assert (health.status_code, health.json()["status"]) == (503, "no-writing")
        assert httpx.get(f"{address}/health/alive").status_code == 200


def test_a_database_that_is_away_answers_503(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        monkeypatch.setattr(Database, "reading", broken)
        monkeypatch.setattr(Database, "writing", broken)
        for answer in (
            anna.http.get("/api/tables"),
            anna.http.put("/api/me", json={"name": "Anna"}),
            anna.http.get("/api/tables/abc"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")
            assert int(answer.headers["retry-after"]) > 0
        assert anna.http.get("/health").status_code == 503


def test_what_is_trouble_of_the_database() -> None:
    assert is_trouble(ConnectionRefusedError())
    assert is_trouble(OperationalError("", {}, Exception()))
    assert not is_trouble(IntegrityError("", {}, Exception()))
    assert not is_trouble(ValueError())


def test_what_nobody_needs_is_deleted_after_its_time(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        names = [anna.create("duel", [ME, ME])["table"] for _ in range(4)]
        for name in names[1:]:
            with anna.sit(name) as one:
                one.act("b2")
        anna.http.close()
        bruno.http.put("/api/me", json={"name": "Bruno"})
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET created = '2020-01-01' WHERE id IN (?, ?, ?)", names[:3])
        database.execute("UPDATE identities SET created = '2020-01-01'")
        database.execute("UPDATE actions SET at = 1 WHERE table_id IN (?, ?)", names[1:3])
        database.execute("UPDATE seats SET shelf = 'forgotten' WHERE table_id = ?", (names[1],))
    database.close()

    async def tidied(kept: Retention) -> dict[str, int]:
        database = Database(str(tmp_path / "tables.db"))
        try:
            return await RetentionStore(database).tidy(kept)
        finally:
            await database.close()

    assert asyncio.run(tidied(Retention())) == {"unstarted": 1, "forgotten": 1, "people": 1}
    assert asyncio.run(tidied(Retention(tables=100))) == {"tables": 1}
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert [row[0] for row in database.execute("SELECT id FROM tables")] == [names[3]]
        assert database.execute("SELECT count(*) FROM actions").fetchone()[0] == 1
        assert database.execute("SELECT count(*) FROM identities").fetchone()[0] == 1, "who has a table stays"
    database.close()


# Outside programs


def gone(process: int) -> bool:
    for _ in range(100):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


def test_a_process_ends_with_all_that_it_started() -> None:
    """A program of its own group, that started another: as an outside bot is, below a thinking process."""
    inner = (
        "import subprocess,sys,time;p=subprocess.Popen([sys.executable,'-c','import time;time.sleep(60)']);"
        "print(p.pid,flush=True);time.sleep(60)"
    )
    outer = f"import subprocess,sys;p=subprocess.Popen([sys.executable,'-c',{inner!r}],start_new_session=True);p.wait()"
    with subprocess.Popen([sys.executable, "-c", outer], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        last = int(process.stdout.readline())
        below = descendants(process.pid)
        assert last in below
        assert len(below) == 2
        end_with_descendants(process.pid)
        assert all(gone(each) for each in [process.pid, *below])


def test_a_program_that_has_ended_leaves_nobody_behind(tmp_path: Path) -> None:
    from deben.games import game_named
    from deben.protocol import Program
    from deben.protocol.program import ProgramFailed

    note = tmp_path / "child"
    text = (
        "import subprocess,sys,pathlib;"
        "p=subprocess.Popen([sys.executable,'-c','import time;time.sleep(60)'],stdout=subprocess.DEVNULL);"
        f"pathlib.Path({str(note)!r}).write_text(str(p.pid))"
    )
    game = game_named("duel")
    program = Program([sys.executable, "-c", text], game, game.options(), 10)
    with pytest.raises(ProgramFailed):
        program.start()
    child = int(note.read_text())
    try:
        assert gone(child)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
