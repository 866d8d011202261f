"""Coming and going: giving up, leaving, being away, clocks; all of it in the log, after a restart too, and in the record."""

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from deben.match import read_record, verify_record

from .harness import ME, OPEN, Message, Person, Seated, ServerProcess, ahead, bot, play_out, quick, running

GREEDY = {"stand_in": "greedy"}
PATIENCE = 60


def open_table(person: Person, game: str, who: list[Message], terms: Message | None = None, **options: Any) -> Message:
    request = {"game": game, "seats": who, "options": options, "terms": GREEDY | (terms or {})}
    answer = person.http.post("/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def go(seated: Seated, way: str, seat: int = 0) -> Message:
    return seated.ask({"type": "go", "key": uuid4().hex, "way": way, "seat": seat})


def kinds(seated: Seated) -> list[str]:
    """Return the kinds of the last entry's events, once it is here."""
    return [event["kind"] for event in seated.now["entry"]["events"]]


def said_of(seated: Seated, seat: int) -> Message:
    """Return what the latest message about people says of a seat."""
    told = [message for message in seated.heard if "players" in message]
    player: Message = told[-1]["players"][seat]
    return player


@contextmanager
def two(anna: Person, bruno: Person, terms: Message | None = None) -> Iterator[tuple[Seated, Seated, str]]:
    made = open_table(anna, "duel", [ME, OPEN], terms)
    bruno.join(made["invitation"])
    with anna.sit(made["table"]) as one, bruno.sit(made["table"]) as other:
        yield one, other, made["table"]


@contextmanager
def three(anna: Person, bruno: Person, terms: Message | None = None) -> Iterator[tuple[Seated, Seated, str]]:
    made = open_table(anna, "nefertiti", [ME, OPEN, bot("greedy")], terms, players=3)
    bruno.join(made["invitation"])
    with anna.sit(made["table"]) as one, bruno.sit(made["table"]) as other:
        yield one, other, made["table"]


def test_of_two_whoever_gives_up_loses(anna: Person, bruno: Person) -> None:
    """The other wins, the record says why and still holds, and anybody may see it."""
    with two(anna, bruno) as (one, other, table):
        play_out([one, other], random.Random(1), 6)
        assert go(one, "resign")["type"] == "accepted"
        other.until("played")
        assert kinds(other) == ["going-resigned"]
        assert other.now["status"] == "over"
        assert other.now["actor"] is None
        assert other.now["outcome"]["reason"] == "resigned"
        assert other.now["outcome"]["ranking"] == [[1], [0]]
        assert other.now["seed"]
        assert go(other, "resign")["code"] == "no-going", "it is over"
        assert other.act("b2")["code"] == "over"
        assert other.ask({"type": "why", "action": "b2"}, "why")["code"] == "over"
    text = bruno.http.get(f"/api/tables/{table}/record").content
    record = read_record(text)
    assert record.ended is not None
    assert (record.ended.reason, record.ended.seat) == ("resigned", 0)
    verdict = verify_record(text)
    assert verdict.fault is None
    assert verdict.held == ("commitment", "luck", "actions", "outcome")
    with Person(bruno.address) as stranger:
        replay = stranger.http.get(f"/api/tables/{table}/replay").json()
    assert replay["ended"] == {"reason": "resigned", "seat": 0}
    assert replay["actors"][-1] is None
    assert replay["outcome"]["ranking"] == [[1], [0]]
    assert next(each for each in anna.http.get("/api/tables").json()["tables"] if each["table"] == table)["status"] == "over"
    again = anna.http.post(f"/api/tables/{table}/rematch")
    assert again.status_code == 201, again.text


@pytest.mark.parametrize("change", [{"reason": "time"}, {"seat": 1}, {"seat": 7}, {"reason": "ended"}])
def test_a_record_that_lies_about_its_end_does_not_hold(anna: Person, bruno: Person, change: Message) -> None:
    with two(anna, bruno) as (one, other, table):
        go(one, "resign")
        other.until("played")
    record = anna.http.get(f"/api/tables/{table}/record").json()
    sent = anna.http.post("/api/replays/verify", json=record | {"ended": record["ended"] | change}).json()
    assert sent["fails"] == "outcome"
    assert anna.http.post("/api/replays/verify", json=record).json()["fails"] is None


def test_of_three_a_bot_goes_on_for_whoever_gives_up(anna: Person, bruno: Person) -> None:
    """For good: the seat is no longer theirs, and the record names the bot for every action it chose."""
    with three(anna, bruno) as (one, other, table):
        assert go(one, "resign")["type"] == "accepted"
        assert said_of(one, 0) | {"gone": 0} == {
            "seat": 0, "kind": "person", "name": "Anna", "bot": None, "mine": False, "present": True, "gone": 0,
            "stand_in": "greedy", "given_up": True,
        }  # fmt: skip
        assert go(one, "return")["code"] == "no-seat"
        assert one.act("x")["code"] == "no-seat"
        other.catch_up(one.now["number"])
        play_out([other], random.Random(2))
        assert other.now["outcome"]["reason"] != "resigned", "it ended by the rules"
    text = bruno.http.get(f"/api/tables/{table}/record").content
    assert verify_record(text).fault is None
    assert set(read_record(text).stand_ins.values()) == {"greedy"}


def test_where_only_bots_would_go_on_the_match_ends_without_a_winner(anna: Person, bruno: Person) -> None:
    with three(anna, bruno) as (one, other, table):
        go(one, "resign")
        assert go(other, "resign")["type"] == "accepted"
        assert other.now["status"] == "over"
        assert other.now["outcome"]["reason"] == "ended"
        assert other.now["outcome"]["ranking"] == [[0, 1, 2]]
    assert verify_record(anna.http.get(f"/api/tables/{table}/record").content).fault is None


def test_two_seats_of_one_person_are_given_up_together(anna: Person) -> None:
    made = open_table(anna, "duel", [ME, ME])
    with anna.sit(made["table"]) as one:
        go(one, "resign")
        assert one.now["outcome"]["reason"] == "ended", "nobody beat anybody"


def test_leaving_for_a_while_and_coming_back(anna: Person, bruno: Person) -> None:
    """A bot goes on at once, and stops at once."""
    with three(anna, bruno) as (one, other, _):
        assert go(other, "return")["code"] == "no-going"
        assert go(one, "leave")["type"] == "accepted"
        assert go(one, "leave")["code"] == "no-going"
        assert said_of(one, 0)["stand_in"] == "greedy"
        assert not said_of(one, 0)["given_up"]
        number = one.now["number"]
        other.catch_up(number)
        play_out([other], random.Random(3), 3)
        one.catch_up(number + 3)
        entries = [message["entry"] for message in one.heard if message["type"] == "played"]
        assert any(entry["seat"] == 0 and entry["bot"] == "greedy" for entry in entries)
        assert all(not message["legal"] for message in one.heard if message["type"] == "played" and message["number"] > 1)
        answer = go(one, "return")
        assert answer["type"] == "accepted"
        seated = [one, other]
        for each in seated:
            each.catch_up(answer["number"])
        while one.now["actor"] != 0:
            play_out(seated, random.Random(4), 1)
        assert one.now["legal"]
        assert one.act(one.now["legal"][0]["action"])["type"] == "accepted"


def test_nobody_leaves_a_match_of_two_to_a_bot_unasked(anna: Person, bruno: Person) -> None:
    with two(anna, bruno) as (one, _, _):
        assert go(one, "leave")["code"] == "no-going"


def test_the_others_wait_for_somebody_who_is_away_and_then_no_longer(anna: Person, bruno: Person) -> None:
    """A bot goes on after the time that was set, and whoever comes back takes the seat over again."""
    with ahead() as move, two(anna, bruno, {"patience": 60}) as (one, other, table):
        one.act(one.now["legal"][0]["action"])
        other.catch_up(1)
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])
        assert go(one, "replace", 1)["params"] == {"seconds": 300}, "one who is there may think longer"
        other.socket.close()
        while said_of(one, 1)["present"]:
            one.until("players")
        assert go(one, "replace", 1)["params"] == {"seconds": 60}
        assert go(one, "end")["code"] == "not-away"
        assert go(one, "replace", 0)["code"] == "not-away", "not for oneself"
        move(61)
        number = go(one, "replace", 1)["number"]
        one.catch_up(number + 1)
        assert "going-replaced" in [
            event["kind"] for message in one.heard if "entry" in message for event in message["entry"]["events"]
        ]
        assert one.now["entry"]["bot"] == "greedy"
        with bruno.sit(table) as back:
            answer = go(back, "return")
            assert answer["type"] == "accepted"
            back.catch_up(answer["number"])
            one.catch_up(answer["number"])
            assert said_of(back, 1)["stand_in"] is None
            while one.now["actor"] == 0:
                one.act(one.now["legal"][0]["action"])
            back.catch_up(one.now["number"])
            assert back.act(back.now["legal"][0]["action"])["type"] == "accepted"


def test_the_others_may_end_a_match_that_somebody_left(anna: Person, bruno: Person) -> None:
    with ahead() as move, two(anna, bruno) as (one, other, table):
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])
        other.socket.close()
        while said_of(one, 1)["present"]:
            one.until("players")
        move(121)
        assert go(one, "end")["type"] == "accepted"
        assert one.now["outcome"]["reason"] == "ended"
    assert verify_record(anna.http.get(f"/api/tables/{table}/record").content).fault is None


def test_where_nobody_is_to_be_replaced_nobody_is(anna: Person, bruno: Person) -> None:
    with ahead() as move, two(anna, bruno, {"patience": 0}) as (one, other, _):
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])
        other.socket.close()
        move(10**6)
        assert go(one, "replace", 1)["params"] == {"seconds": None}


CLOCK = {"clock": {"seconds": 60, "increment": 5}}


def test_the_clock_runs_for_whoever_must_decide(anna: Person, bruno: Person) -> None:
    """From the first action on; a turn that ends brings its increment; whoever has no time left loses."""
    with ahead() as move, two(anna, bruno, CLOCK) as (one, other, table):
        assert one.now["clock"] == {"left": [60000, 60000], "running": None}
        assert one.now["terms"]["clock"] == {"seconds": 60, "increment": 5}
        move(1000)
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])
        other.catch_up(one.now["number"])
        assert other.now["clock"]["running"] == 1
        left = one.now["clock"]["left"]
        assert left == [60000, 60000], "the first move is free"
        move(20)
        while other.now["actor"] == 1:
            other.act(other.now["legal"][0]["action"])
        assert other.now["clock"]["left"][1] == 45000
        move(60)
        one.catch_up(other.now["number"] + 1)
        assert kinds(one) == ["going-time-out"]
        assert one.now["outcome"]["reason"] == "time"
        assert one.now["outcome"]["ranking"] == [[1], [0]]
    text = anna.http.get(f"/api/tables/{table}/record").content
    assert verify_record(text).fault is None


def test_of_three_a_bot_goes_on_when_time_is_up(anna: Person, bruno: Person) -> None:
    with ahead() as move, three(anna, bruno, CLOCK) as (one, other, _):
        assert one.now["clock"]["left"] == [60000, 60000, None]
        seated = [one, other]
        play_out(seated, random.Random(5), 1)
        while one.now["actor"] != 0:
            play_out(seated, random.Random(5), 1)
        number = one.now["number"]
        move(1000)
        one.catch_up(number + 2)
        entries = [message["entry"] for message in one.heard if message["type"] == "played" and message["number"] > number]
        assert entries[0]["events"][0]["params"]["how"] == "bot"
        assert entries[1]["bot"] == "greedy"


def test_a_late_action_is_refused_and_the_time_is_up(anna: Person, bruno: Person) -> None:
    with ahead() as move, two(anna, bruno, {"clock": {"seconds": 10, "each": True}}) as (one, other, _):
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])
        other.catch_up(one.now["number"])
        move(9)
        while other.now["actor"] == 1:
            other.act(other.now["legal"][0]["action"])
        one.catch_up(other.now["number"])
        assert one.now["clock"]["left"][0] == 10000, "each decision has its own time"
        move(11)
        assert one.act(one.now["legal"][0]["action"])["code"] in ("time-out", "over", "stale")
        other.until("played")
        assert other.now["outcome"]["reason"] == "time"


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": {"seconds": 1}}, {"clock": {"seconds": 60, "increment": -1}}, {"clock": {"seconds": 10**9}}, {"patience": -1},
        {"patience": "long"}, {"clock": "fast"}, {"surprise": 1}, {"stand_in": "nobody"}, {"stand_in": 3},
    ],
)  # fmt: skip
def test_terms_that_cannot_be_get_a_code(anna: Person, terms: Message) -> None:
    answer = anna.http.post("/api/tables", json={"game": "duel", "seats": [ME, OPEN], "terms": terms})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-request", "bad-bot")


@pytest.mark.parametrize(
    "message", [{"way": "fly"}, {"way": "replace", "seat": -1}, {"way": "replace", "seat": 99}, {}, {"way": 3}]
)
def test_a_going_that_cannot_be_read_gets_a_code(anna: Person, bruno: Person, message: Message) -> None:
    with two(anna, bruno) as (one, _, _):
        assert one.ask({"type": "go", "key": "k", **message})["code"] == "bad-message"
        assert go(one, "replace", 9)["code"] == "not-away", "there is no such seat"


def test_a_table_that_still_waits_knows_no_going(anna: Person) -> None:
    made = open_table(anna, "duel", [ME, OPEN])
    with anna.sit(made["table"]) as one:
        assert go(one, "resign")["code"] == "waiting"


def test_a_restart_forgets_nobody_who_left_and_gives_the_time_back(tmp_path: Path) -> None:
    """Who left is in the log; the time that the server was away counts for nobody, and the log says that too."""
    settings = quick(tmp_path)
    with ExitStack() as stack:
        server = ServerProcess(settings)
        anna, bruno = (stack.enter_context(Person(server.address, name)) for name in ("Anna", "Bruno"))
        with two(anna, bruno, CLOCK) as (one, other, table):
            while one.now["actor"] == 0:
                one.act(one.now["legal"][0]["action"])
            other.catch_up(one.now["number"])
        with three(anna, bruno) as (one, other, left_table):
            go(one, "leave")
        server.kill()
        server = ServerProcess(settings)
        try:
            anna, bruno = anna.moved_to(server.address), bruno.moved_to(server.address)
            with anna.sit(table) as one:
                assert one.now["log"][-1]["events"][0]["kind"] == "going-clock-on"
                assert one.now["clock"]["left"][1] > 59000
            with anna.sit(left_table) as one:
                assert said_of(one, 0)["stand_in"] == "greedy"
        finally:
            server.stop()


def test_days_a_move_end_by_themselves_where_nobody_looks(tmp_path: Path) -> None:
    """The server finds the table in its store: nobody has opened it, nor any list in which it stands, since it was started."""
    settings, days = quick(tmp_path, rounds=0.05), {"clock": {"seconds": 3 * 86400, "each": True}}
    with ExitStack() as stack:
        address = stack.enter_context(running(settings))
        anna, bruno = (stack.enter_context(Person(address, name)) for name in ("Anna", "Bruno"))
        one, _, table = stack.enter_context(two(anna, bruno, days))
        while one.now["actor"] == 0:
            one.act(one.now["legal"][0]["action"])

    def last() -> tuple[str, int]:
        query = "SELECT action, turn FROM actions WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        with closing(sqlite3.connect(settings.database)) as database:
            found: tuple[str, int] = database.execute(query, (table,)).fetchone()
        return found

    with ahead() as move:
        move(4 * 86400)
        with running(settings):
            give_up = time.monotonic() + PATIENCE
            while last()[0] != "time" and time.monotonic() < give_up:
                time.sleep(0.05)
    assert last() == ("time", -1)


def test_a_resigned_match_is_over_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address, "Anna") as anna:
        made = open_table(anna, "duel", [ME, bot("greedy")])
        with anna.sit(made["table"]) as one:
            go(one, "resign")
    with running(quick(tmp_path)) as address, anna.moved_to(address) as anna, anna.sit(made["table"]) as one:
        assert one.now["status"] == "over"
        assert one.now["outcome"]["ranking"] == [[1], [0]]
