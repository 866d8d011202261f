"""A whole match on every database, with a new server in the middle of it."""

import random
from pathlib import Path

import msgspec
import pytest

from ..postgres import DATABASES, fresh_database
from .harness import ME, OPEN, Person, play_out, quick, running


@pytest.mark.parametrize("kind", DATABASES)
def test_a_match_goes_on_with_another_server(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    settings = quick(tmp_path)
    if kind == "postgresql":
        settings = msgspec.structs.replace(settings, database=fresh_database(request.getfixturevalue("postgres")))
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
