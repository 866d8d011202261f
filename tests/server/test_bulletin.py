"""What `deben admin` tells a server that runs: everybody is told something, tables are ended, removed, forgotten, copied."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from deben.cli.app import run
from deben.server.settings import Settings
from deben.store import Bulletin, Database
from deben.store.bulletin import BulletinStore, Notice

from ..postgres import DATABASES, fresh_database
from .harness import ME, OPEN, Person, Seated, quick, running

Said = pytest.CaptureFixture[str]


@pytest.fixture(params=DATABASES)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Return the settings of a server that looks often, on each kind of database."""
    if request.param == "sqlite":
        return quick(tmp_path, notices=0.05)
    return msgspec.structs.replace(quick(tmp_path, notices=0.05), database=fresh_database(request.getfixturevalue("postgres")))


@contextmanager
def at_home(person: Person) -> Iterator[ClientConnection]:
    """Return the socket on which a person is told what concerns them, whatever page they look at."""
    url = f"{person.address.replace('http', 'ws')}/api/me/socket"
    with connect(url, additional_headers={"Cookie": f"deben={person.cookie}", "Origin": person.address}) as socket:
        yield socket


def notice_in(socket: ClientConnection) -> Any:
    """Return the notice of the next message."""
    return json.loads(socket.recv(timeout=20))["notice"]


def is_sent_away(seat: Seated) -> bool:
    """Return whether the server ends the connection: whoever comes again is told how it stands."""
    try:
        while True:
            seat.socket.recv(timeout=20)
    except ConnectionClosed:
        return True


def test_everybody_is_told_and_newcomers_too(settings: Settings, capsys: Said) -> None:
    there = ["--database", settings.database]
    with running(settings) as address, Person(address, "Anna") as anna, at_home(anna) as socket:
        assert notice_in(socket) is None
        assert run(["admin", "notice", "60", "We restart at six", "fr=Redémarrage à 18 h", *there]) == 0
        assert "every new one until 2" in capsys.readouterr().out
        texts = notice_in(socket)["texts"]
        assert texts == {"": "We restart at six", "fr": "Redémarrage à 18 h"}
        with Person(address, "Bruno") as bruno, at_home(bruno) as other:
            assert notice_in(other)["texts"] == texts
        assert run(["admin", "withdraw", *there]) == 0
        assert notice_in(socket) is None
    assert run(["admin", "withdraw", *there]) == 1, "there is none"
    assert run(["admin", "notice", "soon", "text", *there]) == 2
    assert run(["admin", "notice", "0", "For good", *there]) == 0
    with running(settings) as address, anna.moved_to(address) as again, at_home(again) as socket:
        assert notice_in(socket)["texts"] == {"": "For good"}, "a server that starts tells it too"


def test_a_notice_comes_down_by_itself() -> None:
    assert Bulletin(Notice({"": "x"}, 0, until=10)).notice_at(9) is not None
    assert Bulletin(Notice({"": "x"}, 0, until=10)).notice_at(10) is None
    assert Bulletin(Notice({"": "x"}, 0)).notice_at(1 << 60) is not None


def test_tables_are_ended_removed_and_forgotten_under_a_running_server(settings: Settings, capsys: Said) -> None:
    """Whoever sits there sees it at once, and the server keeps nothing in memory that is gone."""
    there = ["--database", settings.database]
    with running(settings) as address, Person(address, "Anna") as anna, Person(address, "Bruno") as bruno:
        ended, removed = (anna.create("duel", [ME, ME])["table"] for _ in range(2))
        shared = anna.create("duel", [ME, OPEN])
        bruno.join(shared["invitation"])
        with anna.sit(ended) as seat:
            seat.act("b1")
            assert run(["admin", "end", ended, *there]) == 0
            assert is_sent_away(seat)
        with anna.sit(ended) as seat:
            assert seat.now["outcome"] is not None
        with anna.sit(removed) as seat:
            seat.act("b1")
            assert run(["admin", "remove", removed, *there]) == 0
            assert is_sent_away(seat)
        assert anna.http.get(f"/api/tables/{removed}").status_code == 404
        assert run(["admin", "show", shared["table"], *there]) == 0
        [who] = [line.split()[-1] for line in capsys.readouterr().out.splitlines() if " Anna " in line]
        with bruno.sit(shared["table"]) as seat:
            assert seat.now["players"][0]["name"] == "Anna"
            assert run(["admin", "forget", who, *there]) == 0
            assert is_sent_away(seat)
        with bruno.sit(shared["table"]) as seat:
            assert seat.now["players"][0]["name"] == ""
        assert anna.http.get("/api/tables").json()["tables"] == []
        assert anna.create("duel", [ME, ME])["table"], "who comes again is somebody new"


def test_a_copy_is_made_while_people_play_and_put_back(settings: Settings, tmp_path: Path, capsys: Said) -> None:
    there = ["--database", settings.database]
    copy = tmp_path / "copy"
    with running(settings) as address, Person(address, "Anna") as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table) as seat:
            seat.act("b1")
            assert run(["admin", "backup", str(copy), *there]) == 0
            seat.act(seat.now["legal"][0]["action"])
        assert run(["admin", "export", str(tmp_path / "tables.json"), table, *there]) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert run(["admin", "backup", str(copy), *there]) == 2, "nothing is overwritten"
    assert run(["admin", "remove", table, *there]) == 0
    assert run(["admin", "restore", str(copy), *there]) == 0, capsys.readouterr().err
    with running(settings) as address, anna.moved_to(address) as again, again.sit(table) as seat:
        assert seat.now["number"] == 1
    (tmp_path / "bad").write_bytes(b"no copy of anything" * 100)
    assert run(["admin", "restore", str(tmp_path / "bad"), *there]) == 2
    assert run(["admin", "show", table, *there]) == 0, "all is as it was"
    assert run(["admin", "remove", table, *there]) == 0
    assert run(["admin", "import", str(tmp_path / "tables.json"), *there]) == 0
    assert run(["admin", "show", table, *there]) == 0


def test_the_first_of_several_at_once_are_all_taken(settings: Settings) -> None:
    """Two that find nothing written both write the first."""

    async def told() -> Bulletin:
        databases = [Database(settings.database) for _ in range(8)]
        await databases[0].open()
        boards = [BulletinStore(database) for database in databases]
        await asyncio.gather(*(board.put_up({"": str(number)}) for number, board in enumerate(boards)))
        await asyncio.gather(*(board.touch(f"t{number}") for number, board in enumerate(boards)))
        found = await boards[0].read()
        for database in databases:
            await database.close()
        return found

    found = asyncio.run(told())
    assert found.notice is not None
    assert sorted(each.table for each in found.touched) == [f"t{number}" for number in range(8)]
    assert [each.number for each in found.touched] == [*range(1, 9)]
