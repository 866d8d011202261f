"""A whole match on every database, with a new server in the middle of it."""

import random
from pathlib import Path

import msgspec
import pytest

from deben.server.settings import Settings

from ..postgres import DATABASES, fresh_database
from .harness import ME, OPEN, Person, ahead, play_out, quick, running
from .test_going import CLOCK, go, said_of, three, two


def settings_on(kind: str, folder: Path, request: pytest.FixtureRequest) -> Settings:
    """Return settings of a server on a database of this kind."""
    settings = quick(folder)
    if kind == "postgresql":
        settings = msgspec.structs.replace(settings, database=fresh_database(request.getfixturevalue("postgres")))
    return settings


@pytest.mark.parametrize("kind", DATABASES)
def test_a_match_goes_on_with_another_server(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    settings = settings_on(kind, tmp_path, request)
    chance = random.Random(3)
    with running(settings) as address, Person(address, "Anna") as anna, Person(address, "Bruno") as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            assert play_out([one, two], chance, 20) == 20
            turn = one.now["actor"]
    with running(settings) as address:
        anna, bruno = anna.moved_to(address), bruno.moved_to(address)
        [mine] = anna.http.get("/api/tables").json()["tables"]
        assert (mine["number"], mine["status"], mine["my_turn"]) == (20, "playing", turn == 0)
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            assert one.now["number"] == 20
            play_out([one, two], chance)
            assert one.now["outcome"] == two.now["outcome"] is not None
        assert [table["status"] for table in anna.http.get("/api/tables").json()["tables"]] == ["over"]
        for person in (anna, bruno):
            person.http.close()


@pytest.mark.parametrize("kind", DATABASES)
def test_who_left_gave_up_or_had_no_time_is_stored(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    settings = settings_on(kind, tmp_path, request)
    with running(settings) as address, Person(address, "Anna") as anna, Person(address, "Bruno") as bruno:
        with three(anna, bruno) as (one, _, left):
            assert go(one, "leave")["type"] == "accepted"
        with two(anna, bruno) as (one, _, resigned):
            assert go(one, "resign")["type"] == "accepted"
        with ahead() as move, two(anna, bruno, CLOCK) as (one, other, late):
            while one.now["actor"] == 0:
                one.act(one.now["legal"][0]["action"])
            move(61)
            other.catch_up(one.now["number"] + 1)
    with running(settings) as address, anna.moved_to(address) as again:
        with again.sit(left) as one:
            assert said_of(one, 0)["stand_in"] == "greedy"
        for table, reason in ((resigned, "resigned"), (late, "time")):
            with again.sit(table) as one:
                assert (one.now["status"], one.now["outcome"]["reason"]) == ("over", reason)
