"""An invitation before it is accepted, bots in the seats nobody takes, and another match told to those it is for."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from deben.server.people.chat import AVATARS, avatar_of, avatars_of
from deben.store import Face

from .harness import ME, OPEN, PATIENCE, Message, Person, bot, play_out, quick, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(quick(tmp_path_factory.mktemp("invitations"))) as found:
        yield found


@contextmanager
def people(address: str, *names: str) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Person(address, name)) for name in names]


def shown(person: Person, path: str) -> Message:
    """Return what a link invites to."""
    found: Message = person.http.get(f"/api/invitations/{path.rpartition('/')[2]}").json()
    return found


@contextmanager
def page(person: Person) -> Iterator[ClientConnection]:
    """Have some page open."""
    url = f"{person.address.replace('http', 'ws')}/api/me/socket"
    cookie = {"Cookie": f"deben={person.cookie}"}
    with connect(url, additional_headers=cookie, origin=Origin(person.address), compression=None, legacy=True) as socket:
        yield socket


def proposals(socket: ClientConnection, wanted: int) -> list[Message]:
    """Wait until a page is told of so many other matches."""
    while len(found := json.loads(socket.recv(PATIENCE))["proposals"]) != wanted:
        pass
    told: list[Message] = found
    return told


def test_an_invitation_says_what_it_is_for_and_takes_nothing(address: str) -> None:
    with people(address, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        made = anna.create("nefertiti", [ME, OPEN, bot("random")], players=3)
        for _ in range(2):
            invitation = shown(bruno, made["invitation"])
            assert (invitation["host"], invitation["host_seat"], invitation["seat"], invitation["free"]) == ("Anna", 0, True, 1)
            table = invitation["table"]
            assert (table["game"], table["status"], table["options"]["players"]) == ("nefertiti", "waiting", 3)
            assert [player["kind"] for player in table["players"]] == ["person", "open", "bot"], "nobody sat down by looking"
            assert invitation["avatar"] == table["avatars"][0] in AVATARS
        assert bruno.http.get("/api/tables").json()["tables"] == []
        assert shown(bruno, made["watching"])["seat"] is False

        secret = made["invitation"].rpartition("/")[2]
        looked = carla.http.post(f"/api/invitations/{secret}", params={"looking": True}).json()
        assert looked == {"table": made["table"], "seat": None}, "looking first takes no seat"
        assert bruno.join(made["invitation"])["seat"] == 1
        assert shown(bruno, made["invitation"])["table"]["players"][1]["mine"]
        full = shown(carla, made["invitation"])
        assert (full["free"], full["table"]["status"]) == (0, "playing")
        assert carla.http.get("/api/invitations/nothing").json()["code"] == "no-invitation"


def test_bots_sit_in_the_free_seats_when_the_host_wants_to_begin(address: str) -> None:
    with people(address, "Anna", "Bruno") as (anna, bruno):
        terms = {"stand_in": "greedy"}
        request = {"game": "nefertiti", "seats": [ME, OPEN, OPEN], "options": {"players": 3}, "terms": terms}
        made = anna.http.post("/api/tables", json=request).json()
        bruno.join(made["invitation"])
        path = f"/api/tables/{made['table']}/bots"
        assert bruno.http.post(path).json()["code"] == "not-yours", "only the host"
        with anna.sit(made["table"]) as a, bruno.sit(made["table"]) as b:
            assert a.now["status"] == "waiting"
            assert anna.http.post(path).status_code == 204
            for each in (a, b):
                while each.until("snapshot")["status"] != "playing":
                    pass
                assert [(player["kind"], player["bot"]) for player in each.now["players"]] == [
                    ("person", None), ("person", None), ("bot", "greedy"),
                ]  # fmt: skip
                event = each.now["log"][0]["events"][0]
                assert (event["kind"], event["params"]) == ("going-filled", {"seat": 0, "bot": "greedy"})
            play_out([a, b], random.Random(2))
        assert anna.http.post(path).json()["code"] == "not-waiting"
        record = anna.http.get(f"/api/tables/{made['table']}/record").json()
        assert "fill" not in record["actions"], "it is no action of the game"


def finished(people: list[Person], players: int) -> str:
    """Return a table at which people have played a match to its end."""
    anna, *others = people
    made = anna.create("nefertiti", [ME, *[OPEN] * len(others), *[bot("random")] * (players - len(people))], players=players)
    for other in others:
        other.join(made["invitation"])
    with ExitStack() as stack:
        play_out([stack.enter_context(person.sit(made["table"])) for person in people], random.Random(1))
    return str(made["table"])


def test_another_match_reaches_those_it_is_for_wherever_they_are(address: str) -> None:
    with people(address, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        old = finished([anna, bruno, carla], 3)
        with page(bruno) as of_bruno, page(carla) as of_carla, page(anna) as of_anna:
            assert [json.loads(socket.recv(PATIENCE))["proposals"] for socket in (of_bruno, of_carla, of_anna)] == [[]] * 3
            new = anna.http.post(f"/api/tables/{old}/rematch").json()["table"]
            told = {"table": new, "after": old, "game": "nefertiti", "name": "Anna"}
            assert proposals(of_bruno, 1) == proposals(of_carla, 1) == [told]
            assert bruno.http.post(f"/api/tables/{old}/rematch").json()["table"] == new
            assert proposals(of_bruno, 0) == [], "who has come is asked no more"
            assert carla.http.post(f"/api/tables/{new}/stand").status_code == 204
            assert proposals(of_carla, 0) == [], "nor who does not want to"
            with page(carla) as later:
                assert json.loads(later.recv(PATIENCE))["proposals"] == []
        assert shown(carla, anna.http.get(f"/api/tables/{new}").json()["invitation"])["free"] == 1, "the seat is anybody's now"


def test_again_after_a_rematch_that_is_over_too_opens_a_new_table(address: str) -> None:
    with people(address, "Anna", "Bruno") as (anna, bruno):
        old = finished([anna, bruno], 2)
        second = anna.http.post(f"/api/tables/{old}/rematch").json()["table"]
        bruno.http.post(f"/api/tables/{old}/rematch")
        with anna.sit(second) as a, bruno.sit(second) as b:
            play_out([a, b], random.Random(1))
        third = bruno.http.post(f"/api/tables/{old}/rematch").json()["table"]
        assert third not in (old, second)
        assert anna.http.get(f"/api/tables/{third}").json()["code"] == "not-yours", "she has not come yet"
        assert anna.http.post(f"/api/tables/{old}/rematch").json()["table"] == third


def test_no_two_at_a_table_look_alike_and_all_look_the_same_at_the_next(address: str) -> None:
    with people(address, "Anna", "Bruno", "Carla", "Dora") as four:
        for person in four:
            assert person.http.put("/api/me", json={"avatar": "ibis"}).status_code == 200
        old = finished(four, 4)
        anna, *others = four
        new = anna.http.post(f"/api/tables/{old}/rematch").json()["table"]

        def faces(table: str) -> dict[str, str]:
            with anna.sit(table) as seated:
                seated.say({"type": "listen"})
                company: dict[str, Any] = seated.until("company")
                shown = company["guests"] + company["expected"]
                return {each["name"]: each["avatar"] for each in shown}

        before, after = faces(old), faces(new)
        assert len(set(before.values())) == 4 == len(before)
        assert after == before, "those who are not back yet too"
        for other in others:
            other.http.post(f"/api/tables/{old}/rematch")
        assert faces(new) == before


def test_pictures_are_drawn_without_repetition() -> None:
    strangers = {f"person {number}": Face(since=number) for number in range(len(AVATARS) + 2)}
    some = dict([*strangers.items()][: len(AVATARS)])
    drawn = avatars_of(some)
    assert sorted(drawn.values()) == sorted(AVATARS)
    assert drawn["person 0"] == avatar_of("person 0", None), "who was here first keeps theirs"
    assert set(avatars_of(strangers).values()) == set(AVATARS), "more people than pictures"
    chosen = avatars_of({"old": Face(avatar="cat", since=1), "new": Face(avatar="cat", since=2)})
    assert chosen["old"] == "cat" != chosen["new"]


def test_a_lesson_that_was_left_is_nobodys_turn(address: str) -> None:
    with people(address, "Anna") as (anna,):
        table = anna.http.post("/api/lessons/duel").json()["table"]
        [summary] = anna.http.get("/api/tables").json()["tables"]
        assert (summary["table"], summary["lesson"], summary["my_turn"]) == (table, True, False)


def test_my_tables_say_whose_turn_it_is(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as found, people(found, "Anna", "Bruno") as (anna, bruno):
        made = anna.create("duel", [ME, OPEN])
        assert anna.http.get("/api/tables").json()["tables"][0]["actor"] is None
        bruno.join(made["invitation"])
        for person in (anna, bruno):
            [table] = person.http.get("/api/tables").json()["tables"]
            assert table["my_turn"] == table["players"][table["actor"]]["mine"]
