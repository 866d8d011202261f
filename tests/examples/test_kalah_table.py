"""Kalah at a server's table: opened, played against a bot, replayed, checked, judged."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from deben.coach import Judgement
from deben.match import read_record
from tests.server.harness import ME, Person, ServerProcess, analysed, bot, play_out, quick


@pytest.fixture(scope="module")
def server(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = ServerProcess(quick(tmp_path_factory.mktemp("server"), analysis_budget=0.02), environment=environment)
    yield process.address
    process.stop()


@pytest.fixture
def anna(server: str) -> Iterator[Person]:
    with Person(server, "Anna") as person:
        yield person


def test_the_game_is_on_offer_with_its_options_and_texts(anna: Person) -> None:
    offered = {game["name"]: game for game in anna.http.get("/api/games").json()["games"]}
    assert [option["name"] for option in offered["kalah"]["options"]] == ["pits", "seeds"]
    assert (offered["kalah"]["least_seats"], offered["kalah"]["most_seats"]) == (2, 2)
    for lang in ("en", "fr"):
        texts = anna.http.get("/api/games/kalah/texts", params={"lang": lang}).json()
        assert texts["language"] == "en"
        assert "game-kalah = Kalah" in texts["source"]
    assert anna.http.get("/api/games/senet/texts").status_code == 400


def test_a_whole_match_against_a_bot(anna: Person) -> None:
    made = anna.create("kalah", [ME, bot("greedy")], pits=4, seeds=3)
    with anna.sit(made["table"]) as seat:
        assert seat.now["view"] == {"game": "kalah", "turn": 0, "seats": [{"pits": [3] * 4, "store": 0}] * 2}
        assert seat.now["legal"][0] == {"action": "1", "kind": "sow", "pit": 1, "at": "seats.0.pits.0"}
        assert seat.act("6")["reason"] == {"code": "no-such-pit", "clause": "", "params": {"pits": 4}}
        play_out([seat], random.Random(3))
        assert seat.now["outcome"]["reason"] == "row-empty"
    replay = anna.http.get(f"/api/tables/{made['table']}/replay").json()
    assert replay["game"] == "kalah"
    record = anna.http.get(f"/api/tables/{made['table']}/record")
    assert read_record(record.content).game == "kalah"
    checked = anna.http.post("/api/replays/verify", content=record.content, headers={"content-type": "application/json"})
    assert checked.status_code == 200, checked.text
    assert (checked.json()["held"], checked.json()["fails"]) == (["commitment", "luck", "actions", "outcome"], None)


def test_the_coach_judges_a_finished_match(anna: Person) -> None:
    made = anna.create("kalah", [ME, ME], pits=3, seeds=1)
    with anna.sit(made["table"]) as seat:
        play_out([seat], random.Random(3))
    asked = anna.http.post(f"/api/tables/{made['table']}/analysis")
    assert asked.status_code == 200, asked.text
    state = analysed(anna, made["table"])
    assert (state["phase"], state["done"]) == ("done", state["total"])
    first = msgspec.convert(state["decisions"][0]["decision"], Judgement)
    assert (first.number, first.seat, first.legal) == (1, 0, 3)
    assert first.played is not None
    assert {choice.action for choice in (first.played, *first.choices)} <= {"1", "2", "3"}
    assert sum(first.worth.wins) == pytest.approx(1)


def test_a_set_up_is_shown_with_its_options(anna: Person) -> None:
    begun = anna.http.get("/api/positions/kalah/start", params={"pits": 3, "seeds": 2}).json()
    assert begun["options"] == {"pits": 3, "seeds": 2}
    assert begun["view"]["seats"][0] == {"pits": [2, 2, 2], "store": 0}


def test_what_the_game_does_not_have_is_said(anna: Person) -> None:
    position = "size=6 seeds=4 seat=0 over=0 pits=4,4,4,4,4,4,4,4,4,4,4,4 stores=0,0"
    for answer in (
        anna.http.get("/api/positions/kalah", params={"position": position}),
        anna.http.post("/api/tables", json={"game": "kalah", "seats": [ME, ME], "position": position}),
    ):
        assert answer.status_code == 400
        assert answer.json() == {"code": "bad-position", "params": {"detail": "no-notation"}}
    assert anna.http.get("/api/rulebook/kalah").json()["code"] == "not-found"
    assert anna.http.post("/api/lessons/kalah").json()["code"] == "no-lesson"
