"""Company at a table: who is there, what is said where, and what comes after."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deben.server.people import lobby
from deben.server.people.chat import AVATARS, MOST_SIGNS, avatar_of, clean_text, who_of
from deben.store import Face
from deben.store import company as kept_seats

from .harness import ME, OPEN, Message, Person, Seated, ServerProcess, bot, play_out, quick, running

TALKATIVE = {"chat_rate": 1e9, "chat_burst": 1e9}


@pytest.fixture(scope="module", params=["fast", "plain"])
def talkative(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server where one may say much; messages go the short way to one, the ordinary way to another."""
    with running(quick(tmp_path_factory.mktemp("company"), sockets=request.param, **TALKATIVE)) as address:
        yield address


@contextmanager
def company(address: str, *names: str) -> Iterator[list[Person]]:
    people = [Person(address, name) for name in names]
    yield people
    for person in people:
        person.http.close()


def listening(person: Person, table: str, **since: int) -> Seated:
    """Return somebody at a table who has heard what there was to hear."""
    seated = person.sit(table)
    seated.ask({"type": "listen", **since}, "heard")
    return seated


def say(seated: Seated, text: str, key: str = "") -> Message:
    """Say something, and return it as heard, or why not."""
    key = key or str(time.monotonic_ns())
    seated.say({"type": "say", "key": key, "text": text})
    while (answer := seated.until("said", "unsaid"))["key"] != key:
        pass
    return answer


def texts(messages: list[Message]) -> list[tuple[str, str]]:
    """Return what was said with who said it."""
    return [
        (said["name"], said["text"])
        for message in messages
        for said in (message["said"] if message["type"] == "heard" else [message] if message["type"] == "said" else [])
    ]


def flush(seated: Seated) -> list[Message]:
    """Return everything heard so far, once all that was sent before has come."""
    seated.ask({"type": "ping"}, "pong")
    return seated.heard


def duel(host: Person, *guests: Person) -> Message:
    """Return a table with everybody seated."""
    created = host.create("duel", [ME, *[OPEN] * len(guests)] if guests else [ME, bot("random")])
    for guest in guests:
        guest.join(created["invitation"])
    return created


def finish(*seated: Seated) -> None:
    """Play to the end."""
    play_out(list(seated), random.Random(1))


def test_players_and_spectators_have_a_room_each_until_the_end(talkative: str) -> None:
    with company(talkative, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        created = duel(anna, bruno)
        carla.join(created["watching"])
        table = created["table"]
        with listening(anna, table) as a, listening(bruno, table) as b, listening(carla, table) as c:
            assert say(a, "good luck")["room"] == "players"
            assert say(c, "Anna should take b2")["room"] == "watchers"
            assert say(b, "you too")["number"] == 2, "each room counts for itself"
            for player in (a, b):
                assert texts(flush(player)) == [("Anna", "good luck"), ("Bruno", "you too")]
            assert texts(flush(c)) == [("Carla", "Anna should take b2")]
            again = a.ask({"type": "listen", "watchers": 0}, "heard")
            assert {said["room"] for said in again["said"]} == {"players"}
            assert a.now["number"] == 0, "what is said has no part in the log's numbers"
            finish(a, b)
            both = a.ask({"type": "listen"}, "heard")
            assert [said["text"] for said in both["said"]] == ["good luck", "Anna should take b2", "you too"]
            say(c, "well played")
            assert a.until("said")["text"] == "well played"


def test_who_is_there(talkative: str) -> None:
    with company(talkative, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        created = duel(anna, bruno)
        carla.join(created["watching"])
        with listening(anna, created["table"]) as a:
            with listening(carla, created["table"]) as c:
                guests = a.until("company")["guests"]
                while [guest["name"] for guest in guests[2:]] != ["Carla"]:  # who has come a moment before they ask to listen
                    guests = a.until("company")["guests"]
                assert [(g["name"], g["presence"], g["seats"]) for g in guests] == [
                    ("Anna", "here", [0]), ("Bruno", "gone", [1]), ("Carla", "here", []),
                ]  # fmt: skip
                assert all(guest["avatar"] in AVATARS for guest in guests)
                c.say({"type": "away", "away": True})
                while a.until("company")["guests"][2]["presence"] != "away":
                    pass
                assert carla.http.put("/api/me", json={"avatar": "ibis"}).json()["avatar"] == "ibis"
                assert a.until("company")["guests"][2]["avatar"] == "ibis"
            while len(a.until("company")["guests"]) > 2:
                pass
        assert carla.http.put("/api/me", json={"avatar": "dragon"}).json()["code"] == "bad-avatar"


def test_a_new_name_is_told_where_one_is_and_the_picture_stays(talkative: str) -> None:
    with company(talkative, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        created = duel(anna, bruno)
        carla.join(created["watching"])
        for person, avatar in ((bruno, "ibis"), (carla, "cat")):
            assert person.http.put("/api/me", json={"avatar": avatar}).status_code == 200
        with listening(anna, created["table"]) as a, listening(carla, created["table"]):
            while len(a.until("company")["guests"]) < 3:
                pass
            for person, name, avatar in ((bruno, "Bruna", "ibis"), (carla, "Carlo", "cat")):  # one is away, one only watches
                flush(a)
                assert person.http.put("/api/me", json={"name": name}).status_code == 200
                told = a.until("company")["guests"]
                assert (name, avatar) in [(guest["name"], guest["avatar"]) for guest in told]


def test_what_is_said_outlives_the_server_and_gaps_are_fetched(tmp_path: Path) -> None:
    settings = quick(tmp_path, **TALKATIVE)
    process = ServerProcess(settings)
    with company(process.address, "Anna", "Bruno") as (anna, bruno):
        created = duel(anna, bruno)
        with listening(anna, created["table"]) as a:
            for number in range(3):
                say(a, f"word {number}", f"key{number}")
            assert say(a, "not again", "key1")["text"] == "word 1", "a repeated key says nothing new"
        process.kill()
        process = ServerProcess(settings, process.port)
        moved = bruno.moved_to(process.address)
        with moved.sit(created["table"]) as b:
            heard = b.ask({"type": "listen", "players": 1}, "heard")
            assert [(said["number"], said["text"]) for said in heard["said"]] == [(2, "word 1"), (3, "word 2")]
            assert heard["me"] == bruno.http.get("/api/me").json()["who"] != heard["said"][0]["who"]
        moved.http.close()
    process.stop()


def test_refusals_are_coded(tmp_path: Path) -> None:
    with running(quick(tmp_path, chat_rate=0.001, chat_burst=3)) as address, company(address, "Anna") as (anna,):
        created = duel(anna)
        with listening(anna, created["table"]) as a:
            assert say(a, " \u202e\n ")["code"] == "nothing"
            refused = say(a, "x" * (MOST_SIGNS + 1))
            assert (refused["code"], refused["params"]) == ("too-long", {"most": MOST_SIGNS})
            assert a.ask({"type": "say", "key": "", "text": "x"}, "unsaid")["code"] == "bad-message"
            assert a.ask({"type": "say", "key": "k"}, "refused")["code"] == "bad-message"
            assert [say(a, "again")["type"] for _ in range(4)] == ["said"] * 3 + ["unsaid"]
            assert say(a, "again")["code"] == "too-fast"
            assert a.ask({"type": "listen", "players": -5}, "refused")["code"] == "bad-message"


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  a\n b\t c ", "a b c"),
        ("<b>bold</b> & more", "<b>bold</b> & more"),
        ("ab\u202edc\u2066", "abdc"),
        ("e\u0301\u0301\u0301\u0301\u0301", "é\u0301\u0301"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("\u0000\ud800", ""),
    ],
)
def test_texts_are_cleaned(given: str, cleaned: str) -> None:
    """Nothing is taken out that only looks like a page: the page shows it as text."""
    assert clean_text(given) == cleaned


def test_pictures_are_given_to_whoever_chooses_none() -> None:
    assert avatar_of("somebody", Face(avatar="ibis")) == "ibis"
    assert avatar_of("somebody", Face(avatar="gone")) == avatar_of("somebody", None) in AVATARS
    assert len({avatar_of(f"person {i}", None) for i in range(200)}) == len(AVATARS)
    assert "somebody" not in who_of("somebody")


def test_a_rematch_leads_everybody_to_the_new_table(talkative: str) -> None:
    with company(talkative, "Anna", "Bruno", "Carla", "Dora") as (anna, bruno, carla, dora):
        created = anna.create("nefertiti", [ME, OPEN, bot("random")], players=3)
        bruno.join(created["invitation"])
        carla.join(created["watching"])
        old = f"/api/tables/{created['table']}/rematch"
        assert anna.http.post(old).json()["code"] == "no-rematch", "not before the end"
        with listening(anna, created["table"]) as a, listening(bruno, created["table"]) as b:
            finish(a, b)
            assert carla.http.post(old).json()["code"] == "no-rematch", "only a player proposes"
            proposed = anna.http.post(old).json()
            assert proposed["seat"] == 2, "everybody moves on a seat"
            while (told := b.until("company")["next"]) is None:
                pass
            assert told["name"] == "Anna"
        assert anna.http.post(old).json() == proposed
        with listening(anna, proposed["table"]) as a:
            expected = next(message for message in a.heard if message["type"] == "company")["expected"]
            assert [(e["seat"], e["name"]) for e in expected] == [(0, "Bruno")]
            link = anna.http.get(f"/api/tables/{proposed['table']}").json()["invitation"].rpartition("/")[2]
            assert dora.http.post(f"/api/invitations/{link}").json()["code"] == "table-full", "the seat is kept for Bruno"
            assert bruno.http.post(old).json() == {"table": proposed["table"], "seat": 0}
            while a.until("company")["expected"]:
                pass
            view = anna.http.get(f"/api/tables/{proposed['table']}").json()
            assert [(p["kind"], p["name"]) for p in view["players"]] == [("person", "Bruno"), ("bot", ""), ("person", "Anna")]
            assert view["options"]["players"] == 3
        assert carla.http.post(old).json() == {"table": proposed["table"], "seat": None}, "spectators may watch again"
        assert dora.http.post(old).json()["code"] == "not-yours"


def test_a_seat_that_nobody_comes_to_is_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as address, company(address, "Anna", "Bruno", "Carla", "Dora") as (anna, bruno, carla, dora):
        tables = []
        for _ in range(2):
            created = anna.create("nefertiti", [ME, OPEN, OPEN], players=3)
            bruno.join(created["invitation"])
            carla.join(created["invitation"])
            with anna.sit(created["table"]) as a, bruno.sit(created["table"]) as b, carla.sit(created["table"]) as c:
                finish(a, b, c)
            tables.append(created["table"])
        first, second = [anna.http.post(f"/api/tables/{table}/rematch").json()["table"] for table in tables]
        links = [anna.http.get(f"/api/tables/{table}").json()["invitation"].rpartition("/")[2] for table in (first, second)]
        assert bruno.http.post(f"/api/tables/{tables[0]}/rematch").json()["seat"] == 0
        with listening(anna, first) as a:
            assert bruno.http.post(f"/api/tables/{first}/stand").status_code == 204
            while [each["seat"] for each in a.until("company")["expected"]] != [1]:  # Carla's, and no longer Bruno's
                pass
            assert dora.http.post(f"/api/invitations/{links[0]}").json()["seat"] == 0, "Bruno gave it back"
        assert dora.http.post(f"/api/invitations/{links[1]}").json()["code"] == "table-full"
        monkeypatch.setattr(kept_seats, "KEPT", timedelta(0))
        assert dora.http.post(f"/api/invitations/{links[1]}").json()["seat"] == 0, "Bruno has not come"
        with listening(anna, second) as a:
            assert next(message for message in a.heard if message["type"] == "company")["expected"] == []
        assert carla.http.post(f"/api/tables/{tables[1]}/rematch").json()["seat"] == 1, "where it is still free"


def test_public_tables_are_listed_and_joined(tmp_path: Path) -> None:
    with running(quick(tmp_path, public_tables=2)) as address, company(address, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        request = {"game": "duel", "seats": [ME, OPEN], "public": True, "terms": {"clock": {"seconds": 600, "increment": 10}}}
        private = anna.create("duel", [ME, OPEN])
        table = anna.http.post("/api/tables", json=request).json()["table"]
        [shown] = _lobby(bruno)
        assert (shown["table"], shown["game"], shown["status"], shown["options"]) == (table, "duel", "waiting", {"sides": "AAAA"})
        assert [(p["kind"], p["name"]) for p in shown["players"]] == [("person", "Anna"), ("open", "")]
        assert shown["avatars"][0] in AVATARS
        assert shown["clock"] == {"seconds": 600, "increment": 10}
        assert bruno.http.post(f"/api/lobby/{private['table']}/seat").json()["code"] == "not-yours"
        assert bruno.http.post(f"/api/lobby/{table}/seat").json() == {"table": table, "seat": 1}
        assert carla.http.post(f"/api/lobby/{table}/seat").json()["code"] == "table-full"
        with anna.sit(table):
            assert [each["status"] for each in _lobby(carla)] == ["playing"]
            assert carla.http.post(f"/api/lobby/{table}/watch").json() == {"table": table, "seat": None}
        assert [anna.http.post("/api/tables", json=request).status_code for _ in range(3)] == [201, 201, 409]
        assert anna.http.post("/api/tables", json=request).json() == {"code": "too-many-public", "params": {"most": 2}}


def test_one_look_at_the_tables_serves_everybody_for_a_while(tmp_path: Path) -> None:
    with running(quick(tmp_path, lobby_fresh=3600.0)) as address, company(address, "Anna", "Bruno") as (anna, bruno):
        assert _lobby(bruno) == []
        request = {"game": "duel", "seats": [ME, OPEN], "public": True}
        table = anna.http.post("/api/tables", json=request).json()["table"]
        assert _lobby(bruno) == [], "the last look is not old yet"
        bruno.http.post(f"/api/lobby/{table}/watch")
        assert [each["table"] for each in _lobby(bruno)] == [table], "whoever goes there makes it old"


def test_a_table_where_somebody_waits_is_always_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)
    with running(quick(tmp_path)) as address, company(address, "Anna", "Bruno", "Eve") as (anna, bruno, eve):
        request = {"game": "duel", "seats": [ME, OPEN], "public": True}
        with ExitStack() as stack:
            waiting = [person.http.post("/api/tables", json=request).json()["table"] for person in (anna, bruno, bruno)]
            for person, table in zip((anna, bruno, bruno), waiting, strict=True):
                stack.enter_context(person.sit(table))
            for _ in range(3):  # newer ones, but nobody is there
                eve.http.post("/api/tables", json=request)
            assert {each["table"] for each in _lobby(eve)} == {*waiting}
        monkeypatch.setattr(lobby, "DESERTED", timedelta(0))
        assert _lobby(eve) == [], "nobody is at any of them any more"


def test_a_seat_is_given_back_while_a_table_waits(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, company(address, "Anna", "Bruno") as (anna, bruno):
        request = {"game": "nefertiti", "seats": [ME, OPEN, OPEN], "options": {"players": 3}, "public": True}
        table = anna.http.post("/api/tables", json=request).json()["table"]
        bruno.http.post(f"/api/lobby/{table}/seat")
        with bruno.sit(table) as seated:
            assert bruno.http.post(f"/api/tables/{table}/stand").status_code == 204
            with pytest.raises(ConnectionClosed):
                seated.until("nothing")
        with pytest.raises(ConnectionClosed) as closed:
            bruno.sit(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert bruno.http.post(f"/api/tables/{table}/stand").json()["code"] == "not-waiting"
        assert [p["kind"] for p in _lobby(bruno)[0]["players"]] == ["person", "open", "open"]
        assert anna.http.post(f"/api/tables/{table}/stand").status_code == 204
        assert _lobby(bruno) == [], "without whoever opened it, it is public no more"


def _lobby(person: Person) -> list[Message]:
    found: list[Message] = person.http.get("/api/lobby").json()["tables"]
    return found


def test_a_page_is_told_where_it_is_ones_turn(talkative: str) -> None:
    with company(talkative, "Anna", "Bruno") as (anna, bruno):
        alone = duel(anna)
        first = duel(anna, bruno)
        with my_socket(anna) as a, my_socket(bruno) as b:
            assert turns(a) == [first["table"]], "a table against bots alone does not call"
            assert turns(b) == []
            second = duel(anna, bruno)
            assert turns(a) == [first["table"], second["table"]]
            with anna.sit(first["table"]) as seated:
                seated.act("b2")
            assert turns(a) == [second["table"]]
            assert turns(b) == [first["table"]]
        assert alone["table"] not in (first["table"], second["table"])


def test_only_a_person_with_a_cookie_has_such_a_page(talkative: str) -> None:
    url = f"{talkative.replace('http', 'ws')}/api/me/socket"
    with connect(url, compression=None, legacy=True) as socket, pytest.raises(Exception, match="4403"):
        socket.recv(5)


def my_socket(person: Person) -> Any:
    url = f"{person.address.replace('http', 'ws')}/api/me/socket"
    return connect(url, additional_headers={"Cookie": f"deben={person.cookie}"}, compression=None, legacy=True)


def turns(socket: Any) -> list[str]:
    return [turn["table"] for turn in json.loads(socket.recv(10))["tables"]]


def test_names_are_those_with_which_a_match_began(talkative: str) -> None:
    """A new name is for what comes: at the table, in its replay and its list the match keeps its people, on one device too."""
    with company(talkative, "Anna", "Bruno") as (anna, bruno):
        shared = anna.create("duel", [{"kind": "me"}, {"kind": "me"}])["table"]
        created, waiting = duel(anna, bruno)["table"], duel(anna, bruno)["table"]
        with anna.sit(shared) as alone, anna.sit(created) as a, bruno.sit(created) as b:
            play_out([alone], random.Random(1), 1)
            play_out([a, b], random.Random(1), 1)
        assert anna.http.put("/api/me", json={"name": "Zoe"}).status_code == 200
        expected = {shared: ["Anna", ""], created: ["Anna", "Bruno"], waiting: ["Zoe", "Bruno"]}
        for table, names in expected.items():
            for address in (f"/api/tables/{table}", f"/api/tables/{table}/replay"):
                assert [player["name"] for player in anna.http.get(address).json()["players"]] == names, address
        mine = {
            each["table"]: [player["name"] for player in each["players"]] for each in anna.http.get("/api/tables").json()["tables"]
        }
        assert mine == expected
