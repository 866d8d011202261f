"""A whole database is moved to another, from a file to PostgreSQL and back: everybody still has what they had."""

import random
from pathlib import Path

import httpx
import msgspec
import pytest

from deben.cli.app import run
from deben.match import verify_record
from deben.server.settings import Settings

from ..postgres import DATABASES, fresh_database
from .harness import ME, OPEN, Person, play_out, quick, running

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
Said = pytest.CaptureFixture[str]


def settings(folder: Path, database: str) -> Settings:
    """Return the settings of a server on a database."""
    return msgspec.structs.replace(quick(folder), database=database)


def moved(source: str, target: str) -> int:
    return run(["admin", "move", target, "--database", source, "--lang", "en"])


@pytest.fixture(params=["from a file", "to a file"])
def databases(request: pytest.FixtureRequest, tmp_path: Path, postgres: str) -> tuple[str, str]:
    """Return where everything is and where it shall go."""
    file, shared = str(tmp_path / "tables.db"), fresh_database(postgres)
    return (file, shared) if request.param == "from a file" else (shared, file)


def test_everybody_keeps_what_they_had(tmp_path: Path, databases: tuple[str, str], capsys: Said) -> None:
    """Seats of matches that go on and of those that are over, an open rematch, a personal link, an invitation, the chat."""
    source, target = databases
    with running(settings(tmp_path, source)) as address, Person(address, "Anna") as anna, Person(address, "Bruno") as bruno:
        tables = [anna.create("duel", [ME, OPEN]) for _ in range(3)]
        names = [table["table"] for table in tables]
        for table in tables[:2]:
            bruno.join(table["invitation"])
        with anna.sit(names[0]) as one, bruno.sit(names[0]) as other:
            play_out([one, other], random.Random(1))
            one.ask({"type": "listen", "players": 0, "watchers": 0}, "heard")
            one.ask({"type": "say", "key": "k", "text": "hello"}, "said")
        with anna.sit(names[1]) as one, bruno.sit(names[1]) as other:
            play_out([one, other], random.Random(2), 6)
            legal = {"anna": one.now["legal"], "bruno": other.now["legal"]}
        rematch = anna.http.post(f"/api/tables/{names[0]}/rematch").json()["table"]
        link = anna.http.post("/api/me/link").json()["path"]
        assert moved(source, target) == 2, "not while a server uses it"
    assert moved(source, target) == 0
    assert "4 tables and 2 people are in" in " ".join(capsys.readouterr().out.split())
    with running(settings(tmp_path, target)) as address, anna.moved_to(address) as one, bruno.moved_to(address) as other:
        for person, name in ((one, "anna"), (other, "bruno")):
            with person.sit(names[1]) as seated:
                assert seated.now["number"] == 6
                assert seated.now["legal"] == legal[name], "the seat answers its owner"
            assert person.http.get(f"/api/tables/{names[0]}").json()["seat"] is not None
        assert verify_record(one.http.get(f"/api/tables/{names[0]}/record").content).fault is None
        assert other.http.post(f"/api/tables/{names[0]}/rematch").json() == {"table": rematch, "seat": 0}, "kept for him"
        other.join(tables[2]["invitation"])
        with Person(address) as device:
            device.http.post(f"/api/links/{link.rpartition('/')[2]}")
            assert device.http.get("/api/me").json()["name"] == "Anna"
        with other.sit(names[0]) as seated:
            heard = seated.ask({"type": "listen", "players": 0, "watchers": 0}, "heard")
            assert "hello" in str(heard) + str(seated.heard)


def test_nothing_is_moved_to_where_somebody_has_been(tmp_path: Path, databases: tuple[str, str], capsys: Said) -> None:
    source, target = databases
    for where in databases:
        with running(settings(tmp_path, where)) as address, Person(address, "Anna") as anna:
            table = anna.create("duel", [ME, ME])["table"]
    assert moved(source, target) == 2
    assert "has tables or people of its own" in " ".join(capsys.readouterr().err.split())
    with running(settings(tmp_path, target)) as address, anna.moved_to(address) as again:
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        assert again.http.get(f"/api/tables/{table}").json()["seat"] == 0, "and all is there that was"


def test_where_a_server_was_only_tried_all_may_be_moved(tmp_path: Path, databases: tuple[str, str]) -> None:
    """It has made a key of its own there, which nobody needs yet."""
    source, target = databases
    with running(settings(tmp_path, source)) as address, Person(address, "Anna") as anna:
        table = anna.create("duel", [ME, ME])["table"]
    with running(settings(tmp_path, target)):
        pass
    assert moved(source, target) == 0
    with running(settings(tmp_path, target)) as address, anna.moved_to(address) as again, again.sit(table) as seated:
        assert seated.act("b2")["type"] == "accepted"


def test_nothing_is_moved_from_where_nothing_is(tmp_path: Path, postgres: str, capsys: Said) -> None:
    assert moved(str(tmp_path / "mistyped.db"), fresh_database(postgres)) == 2
    assert "There is no" in " ".join(capsys.readouterr().err.split())
    assert not [*tmp_path.iterdir()]
