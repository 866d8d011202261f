"""A table goes on by the rules it began with, whatever version of them the program has."""

import asyncio
import random
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from deben.games import game_named
from deben.games.kept import FOLDERS, released
from deben.kernel.default import module_path
from deben.match import verify_record
from deben.server.http.responses import file_of

from ..match.tomorrow import tomorrow
from .harness import ME, Person, bot, play_out, quick, running


def test_tables_outlive_their_rules(tmp_path: Path) -> None:
    """Table, replay, moments, record, My tables and playing on with a bot are there after a new version."""
    settings = quick(tmp_path)
    with running(settings) as address, Person(address) as anna:
        going, over = anna.create("duel", [ME, bot("random")])["table"], anna.create("duel", [ME, ME])["table"]
        with anna.sit(going) as one:
            play_out([one], random.Random(1), 6)
        with anna.sit(over) as one:
            play_out([one], random.Random(2))
        before = anna.http.get(f"/api/tables/{over}/replay").json()
        anna.http.close()
    with tomorrow(), running(settings) as address, anna.moved_to(address) as again:
        assert {table["table"] for table in again.http.get("/api/tables").json()["tables"]} == {going, over}
        assert again.http.get(f"/api/tables/{over}/replay").json() == before
        assert again.http.get(f"/api/tables/{over}/moments?first=0&last=3").status_code == 200
        assert verify_record(again.http.get(f"/api/tables/{over}/record").content).fault is None
        with again.sit(going) as one:
            assert one.now["rules"] == 1
            play_out([one], random.Random(3))
            assert one.now["status"] == "over"
        assert again.http.get(f"/api/tables/{going}/record").json()["ruleset"] == released(game_named("duel"))[-1].rules
        assert again.http.get("/api/lobby").status_code == 200


def test_the_module_of_an_unreleased_build_comes_out_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server on the same database, which never had those rules, plays on: their module is in there."""
    monkeypatch.setenv(FOLDERS, "")
    settings, digest = quick(tmp_path), secrets.token_hex(32)
    with running(settings) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        anna.http.close()
    info = module_path(game_named("duel").rules).with_suffix(".json").read_text().replace(game_named("duel").digest, digest)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE modules SET rules = ?, info = ? WHERE game = 'duel'", (digest, info.encode()))
        database.execute("UPDATE tables SET ruleset = ?", (digest,))
    database.close()
    with running(settings) as address, anna.moved_to(address) as again, again.sit(table) as one:
        assert one.act("b2")["number"] == 1
    assert (tmp_path / "modules" / f"{digest}.wasm").is_file(), "where the thinking processes find it"


def test_modules_that_nobody_has_needed_for_long_are_forgotten(tmp_path: Path) -> None:
    """One that is young may be a newer server's, while an older one is started again beside it."""
    settings = quick(tmp_path)
    with running(settings):
        pass
    with sqlite3.connect(tmp_path / "tables.db") as database:
        long_ago = "2020-01-01 00:00:00.000000"
        database.execute("UPDATE modules SET rules = ?, created = ? WHERE game = 'duel'", ("cd" * 32, long_ago))
        database.execute("UPDATE modules SET rules = ? WHERE game = 'nefertiti'", ("ef" * 32,))
    database.close()
    with running(settings):
        pass
    with sqlite3.connect(tmp_path / "tables.db") as database:
        kept = {row[0] for row in database.execute("SELECT rules FROM modules")}
    database.close()
    assert kept == {"ef" * 32, *(game_named(name).digest for name in ("duel", "nefertiti"))}


@pytest.mark.parametrize(
    "damage", ["UPDATE tables SET options = '{'", "UPDATE tables SET options = '7'", "UPDATE actions SET action = 'zz'",
               "UPDATE tables SET seed = 'zz'", "DELETE FROM actions WHERE number = 1"],
)  # fmt: skip
def test_a_damaged_table_is_told_and_harms_no_other(tmp_path: Path, damage: str) -> None:
    settings = quick(tmp_path)
    with running(settings) as address, Person(address) as anna:
        request = {"game": "duel", "seats": [ME, {"kind": "open"}], "options": {}, "public": True}
        table = anna.http.post("/api/tables", json=request).json()["table"]
        mine = anna.create("duel", [ME, ME])["table"]
        with anna.sit(mine) as one:
            one.act("b2")
            one.act("b1")
        anna.http.close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(damage)
    database.close()
    with running(settings) as address, anna.moved_to(address) as again:
        fine = again.create("duel", [ME, ME])["table"]
        assert again.http.get("/api/lobby").status_code == 200
        listed = again.http.get("/api/tables")
        assert listed.status_code == 200
        assert {each["table"] for each in listed.json()["tables"]} == {table, mine, fine}
        for way in ("", "/replay", "/record"):
            answer = again.http.get(f"/api/tables/{mine}{way}")
            assert (answer.status_code, answer.json()["code"]) == (409, "damaged"), way
        with again.sit(fine) as one:
            assert one.act("b2")["number"] == 1


def test_a_module_is_packed_once_away_from_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it at the same time: packing takes twenty milliseconds, in which a server answers hundreds."""
    packing = []

    def noted(*given: Any) -> Any:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        packing.append(given[1])
        return file_of(*given)

    monkeypatch.setattr("deben.server.http.modules.file_of", noted)
    digest = game_named("duel").digest
    names = [f"{digest}.{kind}" for kind in ("wasm", "json")] * 20 + [f"{'0' * 64}.wasm", f"{digest}.txt"]
    with running(quick(tmp_path, request_burst=1000)) as address, Person(address) as anna, ThreadPoolExecutor(10) as many:
        answers = list(many.map(lambda name: anna.http.get(f"/modules/{name}"), names))
    assert [answer.status_code for answer in answers] == [200] * 40 + [404] * 2
    assert answers[0].content == module_path(game_named("duel").rules).read_bytes()
    assert sorted(packing) == ["application/json", "application/wasm"]
