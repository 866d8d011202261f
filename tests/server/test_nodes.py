"""Two servers on one database: whoever comes to the one is served at tables of the other, and notices nothing."""

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from websockets import ConnectionClosed, Origin
from websockets.sync.client import ClientConnection, connect

from deben.server.nodes.relay import Relay
from deben.server.settings import Settings
from deben.store import ActionRow, Database, Store

from ..postgres import DATABASES, fresh_database
from .harness import ME, OPEN, PATIENCE, Message, Person, ServerProcess, ahead, bot, play_out, quick, running
from .test_leaks import TABLES, play_and_check

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
Pair = tuple[str, str]
VARYING = ("date", "x-request-id", "content-length")


def shared(folder: str, **changes: Any) -> Settings:
    """Return settings of a server on a new database."""
    return msgspec.structs.replace(quick(Path("/nowhere"), **changes), database=fresh_database(folder))


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[Pair]:
    """Return the addresses of two servers on one database."""
    settings = shared(postgres, lease=60.0)
    with running(settings) as here, running(settings) as there:
        yield here, there


def last_entry(url: str, table: str) -> tuple[str, int | None]:
    """Return what stands last in the log of a table, and of which seat; no server is asked."""

    async def read() -> ActionRow:
        store = Store(Database(url))
        rows = await store.actions(table)
        await store.close()
        return rows[-1]

    found = asyncio.run(read())
    return found.action, found.seat


@contextmanager
def two_people(pair: Pair) -> Iterator[tuple[Person, Person]]:
    with Person(pair[0], "Anna") as anna, Person(pair[1], "Bruno") as bruno:
        yield anna, bruno


def test_a_match_through_another_server(pair: Pair) -> None:
    with two_people(pair) as (anna, bruno), Person(pair[1]) as carla:
        created = anna.create("duel", [ME, OPEN])
        assert bruno.join(created["invitation"]) == {"table": created["table"], "seat": 1}
        carla.join(created["watching"])
        table = created["table"]
        with anna.sit(table) as one, bruno.sit(table) as two, carla.sit(table) as watching:
            with carla.moved_to(pair[0]) as same, same.sit(table) as beside:
                play_out([one, two], random.Random(1))
                for each in (watching, beside):
                    each.catch_up(one.now["number"])
                said = [[text for text in each.raw if '"type":"played"' in text] for each in (watching, beside)]
                assert said[0] == said[1], "the same bytes through the other server as directly"
            two.say({"type": "listen"})
            two.until("heard")
            two.say({"type": "say", "key": "k", "text": "well played"})
            assert two.until("said")["text"] == "well played"
        record = bruno.http.get(f"/api/tables/{table}/record")
        assert record.json() == anna.http.get(f"/api/tables/{table}/record").json()
        with bruno.moved_to(pair[0]) as same:
            shown = [person.http.get(f"/api/tables/{table}") for person in (bruno, same)]
        told = [
            {name: value for name, value in each.json().items() if name != "players"} for each in shown
        ]  # they were gone longer
        assert told[0] == told[1]
        headers = [{name: value for name, value in each.headers.items() if name not in VARYING} for each in shown]
        assert headers[0] == headers[1]


def test_nothing_leaks_through_another_server(pair: Pair) -> None:
    """The same as everywhere, with everybody but the first at the other one."""
    for number, (game, options) in enumerate(TABLES[:2]):
        play_and_check(*pair[:1], game, options, number, 0.25, pair[1])


def test_somebody_new_is_the_same_person_at_both_servers(pair: Pair) -> None:
    with Person(pair[0]) as anna, httpx.Client(base_url=pair[1], headers={"origin": pair[1]}) as stranger:
        created = anna.create("duel", [ME, OPEN])
        answer = stranger.post(f"/api/invitations/{created['invitation'].rpartition('/')[2]}")
        assert answer.status_code == 201
        assert len(answer.headers.get_list("set-cookie")) == 1
        mine = stranger.get("/api/tables").json()["tables"]
        assert [table["table"] for table in mine] == [created["table"]]


def test_failures_are_told_through_another_server(pair: Pair) -> None:
    with two_people(pair) as (anna, bruno):
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table), bruno.moved_to(pair[0]) as same:
            for person in (bruno, same):
                check_refused(person, table)
        assert bruno.http.get("/api/tables/nowhere").status_code == 404


def check_refused(person: Person, table: str) -> None:
    answer = person.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    with connected(person, f"/api/tables/{table}/socket") as socket:
        assert json.loads(socket.recv(20))["code"] == "not-yours"


def connected(person: Person, path: str) -> ClientConnection:
    url = person.address.replace("http", "ws") + path
    cookie = {"Cookie": f"deben={person.cookie}"}
    return connect(url, additional_headers=cookie, origin=Origin(person.address), compression=None, legacy=True)


def test_public_tables_of_all_servers(pair: Pair) -> None:
    def lobby(person: Person) -> dict[str, Message]:
        return {each["table"]: each for each in person.http.get("/api/lobby").json()["tables"]}

    with two_people(pair) as (anna, bruno):
        body = {"game": "duel", "seats": [ME, OPEN], "public": True}
        table = anna.http.post("/api/tables", json=body).json()["table"]
        with anna.sit(table), anna.moved_to(pair[1]) as same:
            for person, mine in ((anna, True), (bruno, False), (same, True)):
                shown = lobby(person)[table]
                assert (shown["status"], shown["players"][0]["mine"], shown["players"][0]["present"]) == ("waiting", mine, True)
        assert bruno.http.post(f"/api/lobby/{table}/seat").json() == {"table": table, "seat": 1}


def test_a_server_of_another_version_takes_nobody_the_public_tables(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a neighbour tells may have fields more or less than this program's."""

    async def told(*_: Any) -> list[bytes]:
        return [b"[]", b'[{"shown":{"table":"t"},"people":[],"attended":true}]', b"<html>"]

    with Person(pair[0]) as anna:
        with monkeypatch.context() as patched:
            patched.setattr(Relay, "ask_all", told)
            body = {"game": "duel", "seats": [ME, OPEN], "public": True}
            table = anna.http.post("/api/tables", json=body).json()["table"]
            anna.http.post(f"/api/lobby/{table}/seat")  # after that the list is made anew
            answer = anna.http.get("/api/lobby")
        assert answer.status_code == 200
        assert table in {each["table"] for each in answer.json()["tables"]}


def test_a_rematch_at_two_servers(pair: Pair) -> None:
    with two_people(pair) as (anna, bruno):
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            play_out([one, two], random.Random(3))
        after = anna.http.post(f"/api/tables/{created['table']}/rematch").json()
        joined = bruno.http.post(f"/api/tables/{created['table']}/rematch")
        assert joined.json() == {"table": after["table"], "seat": 0}


def test_a_rematch_whose_table_is_at_the_other_server(postgres: str) -> None:
    """The match at one server, what follows it at another: after a restart anything is possible."""
    settings = shared(postgres, lease=60.0)
    with running(settings) as first, Person(first, "Anna") as anna, Person(first, "Bruno") as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            play_out([one, two], random.Random(3))
        after = anna.http.post(f"/api/tables/{created['table']}/rematch").json()
    with running(settings) as here, running(settings) as there, anna.moved_to(here) as one_here, anna.moved_to(there) as one_there:
        assert one_here.http.get(f"/api/tables/{created['table']}").status_code == 200
        assert one_there.http.get(f"/api/tables/{after['table']}").status_code == 200
        with bruno.moved_to(here) as other:
            joined = other.http.post(f"/api/tables/{created['table']}/rematch")
        assert joined.json() == {"table": after["table"], "seat": 0}


def test_turns_and_names_are_heard_of_at_the_other_server(pair: Pair) -> None:
    with two_people(pair) as (anna, bruno):
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with connected(bruno, "/api/me/socket") as page, anna.sit(created["table"]) as one:
            assert json.loads(page.recv(20))["tables"] == []
            for _ in range(3):  # from the second time on nobody asks the store for it
                while one.now["actor"] == 0:
                    one.act(one.now["legal"][0]["action"])
                told = json.loads(page.recv(20))["tables"]
                assert [(turn["table"], turn["players"][0]["name"]) for turn in told] == [(created["table"], "Anna")]
                with bruno.sit(created["table"]) as two:
                    while two.now["actor"] == 1:
                        two.act(two.now["legal"][0]["action"])
                assert json.loads(page.recv(20))["tables"] == []
                one.catch_up(two.now["number"])
        open_table = anna.create("duel", [ME, OPEN])
        bruno.join(open_table["invitation"])
        with anna.sit(open_table["table"]) as one:
            assert bruno.http.put("/api/me", json={"name": "Bice"}).status_code == 200
            while one.until("players", "snapshot")["players"][1]["name"] != "Bice":
                pass


def test_a_full_server_passes_only_those_on_who_play(postgres: str) -> None:
    settings = shared(postgres, lease=60.0)
    small = msgspec.structs.replace(settings, most_connections=1)
    with running(settings) as here, running(small) as there, two_people((here, there)) as (anna, bruno), Person(there) as carla:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        carla.join(created["watching"])
        with anna.sit(created["table"]), bruno.sit(created["table"]), bruno.sit(created["table"]) as second:
            assert second.now["seat"] == 1
            with pytest.raises(ConnectionClosed) as error:
                carla.sit(created["table"])
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 4429
        metrics = carla.http.get("/metrics").text
        assert 'deben_refused_total{code="server-full"} 1.0' in metrics
        with contextlib.ExitStack() as stack:
            while True:  # until it has heard that they are gone
                try:
                    stack.enter_context(carla.sit(created["table"]))
                    break
                except ConnectionClosed:
                    pass


def test_only_servers_are_believed(pair: Pair) -> None:
    """A stranger says to be a server: it is one more stranger, and what servers ask each other is not there."""
    forged = {"x-deben-relay": "00" * 32, "x-deben-for": "10.9.8.7"}
    assert httpx.get(pair[0] + "/node/lobby", headers=forged).status_code == 404
    assert httpx.post(pair[0] + "/api/me/link", headers={**forged, "origin": "https://elsewhere.example"}).status_code == 403


def test_what_is_asked_of_a_server_that_hangs_is_answered_once_that_is_known(postgres: str) -> None:
    """The line to it stands, and nothing will ever come over it."""
    settings = shared(postgres, lease=1.0)
    owner, other = ServerProcess(settings), ServerProcess(settings)
    try:
        with Person(owner.address) as anna, anna.moved_to(other.address) as same:
            table = anna.create("duel", [ME, ME])["table"]
            with anna.sit(table):
                owner.process.send_signal(signal.SIGSTOP)
                answer = same.http.get(f"/api/tables/{table}")
                owner.process.send_signal(signal.SIGCONT)
        assert answer.status_code == 200, answer.text
    finally:
        owner.kill()
        other.kill()


def test_a_clock_runs_out_although_its_server_died_and_nobody_comes(postgres: str) -> None:
    """Another server takes the table over, and the time that a player has left goes on there."""
    settings = shared(postgres, lease=4.0, rounds=3600.0, watch=0.05)
    owner = ServerProcess(settings)
    try:
        with ahead() as move, running(settings), Person(owner.address, "Anna") as anna, Person(owner.address, "Bruno") as bruno:
            asked = {"game": "duel", "seats": [ME, OPEN], "options": {}, "terms": {"clock": {"seconds": 600}}}
            created = anna.http.post("/api/tables", json=asked).json()
            bruno.join(created["invitation"])
            with anna.sit(created["table"]) as one:
                while one.now["actor"] == 0:
                    one.act(one.now["legal"][0]["action"])
                owner.kill()
            move(3600)  # it stood still here since before the other server began
            give_up = monotonic() + PATIENCE
            while (last := last_entry(settings.database, created["table"])) != ("time", 1) and monotonic() < give_up:
                sleep(0.2)
        assert last == ("time", 1)
    finally:
        owner.kill()


@pytest.mark.parametrize("kind", DATABASES)
def test_bots_go_on_after_a_restart_before_anybody_comes(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The server ended while a bot thought; nobody opens the table."""
    slow = quick(tmp_path, pace=60.0)
    if kind == "postgresql":
        slow = msgspec.structs.replace(slow, database=fresh_database(request.getfixturevalue("postgres")))
    with running(slow) as address, Person(address) as anna:
        table = anna.create("duel", [ME, bot("random")])["table"]
        with anna.sit(table) as one:
            while one.now["actor"] == 0:
                one.act(one.now["legal"][0]["action"])
            number = one.now["number"]
    server = ServerProcess(msgspec.structs.replace(slow, pace=0.0))
    try:
        with anna.moved_to(server.address) as again:
            while (mine := again.http.get("/api/tables").json()["tables"][0])["number"] == number:
                pass
        assert mine["my_turn"]
    finally:
        server.stop()
