"""Whole matches through the interface, by people and bots."""

import random
from datetime import timedelta

import pytest

from deben.match import Match, read_record
from deben.server.tables import summaries

from .harness import ME, OPEN, Message, Person, bot, play_out


def checked(person: Person, table: str, last: Message) -> None:
    """Check that the record everybody can fetch leads to the outcome that was shown, and fits the commitment (law 2)."""
    text = person.http.get(f"/api/tables/{table}/record").text
    record = read_record(text)
    assert record.seed == last["seed"]
    outcome = Match.load(record).outcome
    assert outcome is not None
    assert [*outcome.points] == last["outcome"]["points"]


def test_a_duel_by_two_people(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN], sides="ABAB")
    with anna.sit(created["table"]) as one:
        assert one.now["status"] == "waiting"
        assert one.now["invitation"] == created["invitation"]
        assert one.act("b2") | {"key": ""} == {"type": "refused", "key": "", "code": "waiting", "reason": None, "params": {}}
        assert bruno.join(created["invitation"]) == {"table": created["table"], "seat": 1}
        with bruno.sit(created["table"]) as two:
            one.until("snapshot")
            assert [p["name"] for p in two.now["players"]] == ["Anna", "Bruno"]
            assert [p["mine"] for p in two.now["players"]] == [False, True]
            commitment = one.now["commitment"]
            assert one.now["seed"] is None
            play_out([one, two], random.Random(1))
            assert one.now["outcome"] == two.now["outcome"] != None  # noqa: E711  # of the wire, where nothing is null
            assert one.now["seed"] == two.now["seed"] is not None
            checked(bruno, created["table"], one.now)
            assert read_record(anna.http.get(f"/api/tables/{created['table']}/record").text).commitment == commitment


@pytest.mark.parametrize("players", [2, 5])
def test_nefertiti_by_people_and_a_bot(anna: Person, bruno: Person, players: int) -> None:
    seats = [ME, OPEN, bot("greedy"), bot("random"), ME][:players]
    created = anna.create("nefertiti", seats, players=players, memphis=True, characters="random", stalls="advanced")
    bruno.join(created["invitation"])
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
        play_out([one, two], random.Random(players))
        assert one.now["outcome"]["points"] == two.now["outcome"]["points"]
        checked(anna, created["table"], one.now)


def test_hot_seat_and_bots_of_both_kinds(anna: Person) -> None:
    created = anna.create("duel", [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}])
    with anna.sit(created["table"]) as one:
        assert [player["name"] for player in one.now["players"]] == ["Left", "Right"]
        seats = {one.now["seat"]}
        for _ in range(4):
            one.act(one.now["legal"][0]["action"])
            seats.add(one.now["seat"])
        assert seats == {0, 1}, "whoever decides sees their own view"
    against = anna.create("duel", [bot("greedy"), ME])
    with anna.sit(against["table"]) as one:
        play_out([one], random.Random(3))
        assert {entry["bot"] for entry in one.now.get("log", [])} <= {None, "greedy"}


def test_my_tables_tell_where_it_is_my_turn(server: str, anna: Person) -> None:
    with Person(server) as person:
        first = person.create("duel", [ME, OPEN])["table"]
        second = person.create("duel", [ME, ME])["table"]
        tables = person.http.get("/api/tables").json()["tables"]
        assert [(each["table"], each["my_turn"], each["status"]) for each in tables] == [
            (second, True, "playing"), (first, False, "waiting"),
        ]  # fmt: skip
        assert anna.http.get("/api/tables").json() != {"tables": tables}


def test_my_tables_tell_results_and_can_be_put_away_and_forgotten(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Person(server, "Anna") as person, Person(server, "Bruno") as other:
        created = person.create("duel", [ME, OPEN])
        over, waiting = created["table"], person.create("duel", [ME, bot("pupil")])["table"]
        other.join(created["invitation"])
        with person.sit(over) as one, other.sit(over) as two:
            play_out([one, two], random.Random(5))
            points = one.now["outcome"]["points"]
            ranking = one.now["outcome"]["ranking"]

        def listed(whose: Person = person) -> dict[str, Message]:
            return {each["table"]: each for each in whose.http.get("/api/tables").json()["tables"]}

        for _ in range(2):  # played through, and then as it was written down
            assert [each["points"] for each in listed()[over]["results"]] == points
            assert [seat for seat in range(2) if listed()[over]["results"][seat]["place"] == 1] == ranking[0]
        assert listed()[waiting]["results"] is None
        answer = person.http.put(f"/api/tables/{over}/shelf", json={"archived": True}).json()["tables"]
        assert {each["table"]: each["archived"] for each in answer} == {over: True, waiting: False}
        assert not listed(other)[over]["archived"], "for the others it stays where it was"
        assert other.http.put(f"/api/tables/{waiting}/shelf", json={"archived": True}).json()["code"] == "no-table"
        person.http.put(f"/api/tables/{over}/shelf", json={"archived": False})
        assert not listed()[over]["archived"]
        assert [each["table"] for each in person.http.delete("/api/tables").json()["tables"]] == [waiting]
        assert list(listed()) == [waiting]
        assert over in listed(other)
        monkeypatch.setattr(summaries, "GIVEN_UP", timedelta(0))
        assert listed()[waiting]["archived"], "where only bots wait, it goes by itself"
        person.http.put(f"/api/tables/{waiting}/shelf", json={"archived": False})
        assert not listed()[waiting]["archived"], "unless I want it"
        assert person.http.delete("/api/tables").json()["tables"] == []


def test_watchers_see_and_cannot_act(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, ME])
    assert bruno.http.get(f"/api/tables/{created['table']}").json()["code"] == "not-yours"
    assert bruno.join(created["watching"]) == {"table": created["table"], "seat": None}
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
        assert two.now["seat"] is None
        assert two.now["legal"] == []
        assert two.now["watching"] is None, "a watcher gets no links to hand on"
        assert two.act("b2")["code"] == "no-seat"
        assert two.ask({"type": "why", "action": "b2"}, "refused")["code"] == "no-seat"
        one.act("b2")
        two.catch_up(1)
        assert two.now["view"]["port"]["b2"] == 0


def test_a_full_table_takes_nobody(server: str, anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    bruno.join(created["invitation"])
    assert bruno.join(created["invitation"])["seat"] == 1, "opening the link again changes nothing"
    with Person(server) as late:
        answer = late.http.post(f"/api/invitations/{created['invitation'].rpartition('/')[2]}")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-full")


def test_a_personal_link_moves_to_another_device(server: str, anna: Person) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    path = anna.http.post("/api/me/link").json()["path"]
    with Person(server) as device:
        before = device.cookie
        assert device.http.get(f"/api/links/{path.rpartition('/')[2]}").json()["name"] == "Anna"
        assert device.cookie == before, "looking whose link it is changes nothing"
        answer = device.http.post(f"/api/links/{path.rpartition('/')[2]}")
        assert answer.json()["name"] == "Anna"
        assert device.cookie == anna.cookie
        with device.sit(table) as one:
            assert one.now["legal"]
        again = device.http.post(f"/api/links/{path.rpartition('/')[2]}")
        assert (again.status_code, again.json()["code"]) == (404, "no-link")
