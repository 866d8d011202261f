"""One server in several processes, and two servers on one file."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from deben.bots.processes import descendants
from deben.server.configuration import Chosen
from deben.server.processes import share
from deben.store import Database

from ..postgres import DATABASES, fresh_database
from ..processes import ended
from .harness import ME, OPEN, Person, ServerProcess, bot, play_out, quick, running

needs_postgres = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
DEBEN = [sys.executable, "-c", "from deben.cli import main; main()", "serve", "--port", "0", "--log", "json"]
LEASE = "6"
"""Seconds: of a server that a busy machine lets rest for as long, the others have the tables, and its people are sent away."""
TABLES = 20
"""Of which each of two processes has some, but for once in half a million times."""
SAID = {"en": "another server uses this file", "fr": "un autre serveur utilise ce fichier", "it": "un altro server usa questo file"}


def refusal(lang: str, *options: str) -> str:
    done = subprocess.run([*DEBEN, "--lang", lang, *options], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    return " ".join(done.stderr.split())


def children(pid: int) -> list[int]:
    """Return the processes that a process has begun, the first one first."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def several(database: str, count: int) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Yield a server in so many processes, and its address; nothing is left of it afterwards."""
    many = os.environ | {"DEBEN_REQUEST_BURST": "1e9", "DEBEN_LOOK_BURST": "1e9", "DEBEN_LEASE": LEASE, "DEBEN_PACE": "0"}
    command = [*DEBEN, "--database", database, "--processes", str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=many) as keeper:
        assert keeper.stdout is not None
        address = keeper.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        try:
            yield keeper, address
        finally:
            keeper.terminate()
            keeper.wait(30)


@pytest.mark.parametrize("relay", ["", "10.0.0.1", "10.0.0.1:9000", "[fd00::1]:9000", "/run/deben/relay"])
def test_each_process_has_a_way_of_its_own(tmp_path: Path, relay: str) -> None:
    ways = [share(Chosen(relay=relay), 3, number, tmp_path).relay for number in range(3)]
    assert all(way.startswith(relay.removesuffix("9000")) for way in ways)
    assert len(set(ways)) == (1 if relay == "10.0.0.1" else 3), "the system chooses a port for each"


@pytest.mark.parametrize(("workers", "each"), [(0, 0), (1, 1), (3, 2), (4, 2)])
def test_processes_share_those_who_think(tmp_path: Path, workers: int, each: int) -> None:
    """A server that thinks nothing itself does so in none of its processes."""
    assert share(Chosen(workers=workers), 2, 0, tmp_path).workers == each


@needs_postgres
def test_several_processes_are_one_server(postgres: str) -> None:
    """A match among them; one is killed and there is another; the keeper is killed and nobody is left."""
    with several(fresh_database(postgres), 2) as (keeper, address), Person(address, "Anna") as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        for chance in range(3):  # each time perhaps at other processes
            with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
                assert play_out([one, two], random.Random(chance), 5) == 5
        alone = anna.create("duel", [ME, bot("greedy")])["table"]
        with anna.sit(alone) as one:
            play_out([one], random.Random(1), 8)
        first = descendants(keeper.pid)
        [killed, _] = children(keeper.pid)
        os.kill(killed, signal.SIGKILL)
        assert ended(killed, 20)
        while len(again := children(keeper.pid)) < 2 or killed in again:  # until its parent has seen it end
            assert keeper.poll() is None
            time.sleep(0.02)
        with anna.moved_to(address) as same, same.sit(created["table"]) as one:
            assert one.now["number"] == 15
        everybody = {*first, *descendants(keeper.pid)}
        keeper.kill()
        assert [pid for pid in everybody if not ended(pid, 30)] == []


def places(url: str) -> dict[str, str]:
    """Return where the server is reached at which each table is."""

    async def read() -> dict[str, str]:
        database = Database(url)
        async with database.reading() as connection:
            found = await connection.execute(text("SELECT table_id, address FROM leases JOIN nodes ON nodes.id = node"))
            held = {row[0]: row[1] for row in found}
        await database.close()
        return held

    return asyncio.run(read())


@needs_postgres
def test_a_socket_is_handed_to_the_process_that_has_the_table(postgres: str, tmp_path: Path) -> None:
    """Both have some, wherever people came to; one is stopped, and a client that came to it plays on with the other."""
    settings = msgspec.structs.replace(quick(tmp_path, lease=60.0), database=fresh_database(postgres))
    paths = [str(tmp_path / name) for name in "ab"]
    servers = [ServerProcess(msgspec.structs.replace(settings, relay=path)) for path in paths]
    try:
        with Person(servers[0].address) as anna, anna.moved_to(servers[1].address) as there, ExitStack() as seats:
            tables = [anna.create("duel", [ME, ME])["table"] for _ in range(TABLES)]
            seated = {table: [seats.enter_context(who.sit(table)) for who in (anna, there)] for table in tables}
            held = places(settings.database)
            assert {*held.values()} == {*paths}
            table = next(table for table in tables if held[table] == paths[0])
            servers[1].process.send_signal(signal.SIGSTOP)
            assert play_out(seated[table][1:], random.Random(1), 10) == 10
            servers[1].process.send_signal(signal.SIGCONT)
            assert there.http.get(f"/api/tables/{table}").json()["number"] == 10
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGCONT)
            server.stop()


@needs_postgres
def test_a_server_that_leaves_hands_over_what_is_there(postgres: str, tmp_path: Path) -> None:
    """Long before others could take it for dead."""
    settings = msgspec.structs.replace(quick(tmp_path, lease=600.0), database=fresh_database(postgres))
    one, two = ServerProcess(settings), ServerProcess(settings)
    try:
        with Person(one.address) as anna, anna.moved_to(two.address) as there:
            table = anna.create("duel", [ME, ME])["table"]
            with anna.sit(table) as seated:
                play_out([seated], random.Random(1), 6)
                one.process.terminate()
                with pytest.raises(WebSocketException):
                    seated.hear()
            with there.sit(table) as seated:
                assert seated.now["number"] == 6
                play_out([seated], random.Random(2), 6)
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("lang", SAID)
def test_two_servers_on_one_file_are_refused(lang: str, tmp_path: Path) -> None:
    with running(quick(tmp_path)):
        assert SAID[lang] in refusal(lang, "--database", str(tmp_path / "tables.db"))


def test_several_processes_on_one_file_are_refused(tmp_path: Path) -> None:
    assert "postgresql" in refusal("en", "--database", str(tmp_path / "tables.db"), "--processes", "2")
