"""Matches that were played on somebody's own device, kept by a server: whole, marked, and only once."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from deben.match import Match, write_record
from deben.server.study.imports import Imports
from deben.server.tables.desk import ReadingDesk
from deben.store import Database, Store

from .harness import Message, Person


def record_of(game: str, seed: int, players: list[str], stop: int | None = None) -> str:
    """Return the record of a match that somebody played at random, to its end or not."""
    match, luck = Match(game, seed, {} if game == "duel" else {"players": len(players)}), random.Random(seed)
    while not match.over and len(match.moves) != stop:
        match.play(luck.choice(match.legal))
    return write_record(match.record(players))


def keep(person: Person, record: str, status: int = 201) -> Message:
    """Return the answer of a server that is asked to keep a record."""
    answer = person.http.post("/api/records", content=record, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    found: Message = answer.json()
    return found


def test_a_match_of_a_device_becomes_a_table_that_is_over(anna: Person, bruno: Person) -> None:
    record = record_of("duel", 4, ["Anna\u202e", "vizier"])
    kept = keep(anna, record)
    assert kept["seat"] == 0
    assert keep(anna, record) == kept, "sent twice, kept once"
    [mine] = [each for each in anna.http.get("/api/tables").json()["tables"] if each["table"] == kept["table"]]
    assert (mine["status"], mine["my_turn"], [player["bot"] for player in mine["players"]]) == ("over", False, [None, "vizier"])
    replay = bruno.http.get(f"/api/tables/{kept['table']}/replay?opened=true").json()
    assert replay["brought"] is True, "everybody is told that the server did not see it"
    assert [entry["action"] for entry in replay["log"]] == json.loads(record)["actions"]
    assert {entry["bot"] for entry in replay["log"]} == {None, "vizier"}
    assert [player["name"] for player in replay["players"]] == ["Anna", ""]
    with anna.sit(kept["table"]) as there:
        assert there.now["status"] == "over"
    assert keep(bruno, record)["table"] != kept["table"], "everybody keeps their own"


def test_a_match_that_is_sent_twice_at_once_is_kept_once(tmp_path: Path) -> None:
    record = record_of("duel", 4, ["Anna", "vizier"]).encode()

    async def run() -> None:
        store = Store(Database(str(tmp_path / "kept.db")))
        await store.database.open()
        imports = Imports(store, ReadingDesk())
        kept = await asyncio.gather(*(imports.keep("anna", record) for _ in range(4)))
        assert len({joined.table for joined in kept}) == 1
        assert await store.table(kept[0].table) is not None
        await store.database.close()

    asyncio.run(run())


def test_a_table_of_the_server_is_not_one_of_a_device(anna: Person) -> None:
    table = anna.create("duel", [{"kind": "me"}, {"kind": "me"}])["table"]
    assert anna.http.get(f"/api/tables/{table}/replay").json()["brought"] is False


@pytest.mark.parametrize(
    ("record", "status", "code"),
    [
        (record_of("duel", 4, [], stop=5), 409, "not-over"),
        (record_of("duel", 4, []).replace('"rules": 1', '"rules": 99'), 400, "bad-record"),
        (record_of("duel", 4, []).replace('"seed": "0', '"seed": "1'), 400, "bad-record"),
        ("[]", 400, "bad-record"),
    ],
)
def test_what_does_not_hold_is_not_kept(anna: Person, record: str, status: int, code: str) -> None:
    before = anna.http.get("/api/tables").json()
    assert keep(anna, record, status)["code"] == code
    assert anna.http.get("/api/tables").json() == before
