"""Replays: whose they are, from where one looks, and that a moment is what it was."""

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.cli.app import run
from deben.games.nefertiti.rooms.wire import NefertitiView
from deben.kernel.chance import new_chance
from deben.kernel.show.presenter import Presenter
from deben.locale import Translator
from deben.match import History, Match, RecordError, read_record
from deben.match.history import MOST_ACTIONS
from deben.server.http import replays
from deben.server.study import positions
from deben.server.study.moments import points_of
from deben.server.study.records import verification_of
from deben.server.study.replays import ReplaySource, replay_of
from deben.server.tables import desk
from deben.wire.encoded import decoded, encoded

from .harness import ME, OPEN, Message, Person, bot, play_out, quick, running
from .test_leaks import ordering

WRONG = {"reason": "last-boat", "ranking": [[0], [1]], "points": [99, 0], "breakdown": [{}, {}]}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "ABAB"}),
    ("nefertiti", {"players": 3, "characters": "palace-intrigue", "memphis": True}),
]
READERS = 6


def finished(person: Person, game: str, options: dict[str, Any], seed: int = 3) -> str:
    """Return a table that one person has played to its end, all seats."""
    table = str(person.create(game, [ME] * options.get("players", 2), **options)["table"])
    with person.sit(table) as one:
        play_out([one], random.Random(seed))
    return table


def get(person: Person, path: str, status: int = 200) -> Message:
    """Return the answer to a question."""
    answer = person.http.get(path)
    assert answer.status_code == status, answer.text
    found: Message = answer.json()
    return found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_moment_is_what_it_was(anna: Person, bruno: Person, game: str, options: dict[str, Any]) -> None:
    """Anybody with the link sees a finished match, from any seat and with everything open."""
    table = finished(anna, game, options)
    record = read_record(anna.http.get(f"/api/tables/{table}/record").text)
    told = get(bruno, f"/api/tables/{table}/replay?opened=true&at=5")
    assert [entry["action"] for entry in told["log"]] == [*record.actions]
    assert told["seed"] == record.seed
    assert len(told["points"]) == len(told["actors"]) == len(record.actions) + 1
    assert told["outcome"]["points"] == told["points"][-1]
    assert [moment["number"] for moment in told["moments"]] == [3, 4, 5, 6, 7]
    match = Match(game, record.seed, record.options)
    for number, action in enumerate([*record.actions, ""]):
        assert told["points"][number] == [*match.score.points]
        assert told["actors"][number] == match.actor
        if action:
            match.play(action)
    seat = options.get("players", 2) - 1
    window = get(bruno, f"/api/tables/{table}/moments?first=7&last=9&seat={seat}")["moments"]
    seen = get(bruno, f"/api/tables/{table}/moments?first=7&last=9&opened=true")["moments"]
    assert [moment["hidden"] for moment in window] == [None] * 3
    piles = [sum(map(len, moment["hidden"].values())) for moment in seen]
    assert piles == sorted(piles, reverse=True)
    assert piles[0] > 0


def test_a_running_match_is_shown_to_its_people_and_from_their_seat_only(anna: Person, bruno: Person) -> None:
    """Asking for another seat, or for everything, changes nothing before the end; strangers see nothing."""
    created = anna.create("nefertiti", [ME, OPEN], players=2)
    table = created["table"]
    assert get(bruno, f"/api/tables/{table}/replay", 403)["code"] == "not-yours"
    bruno.join(created["invitation"])
    with anna.sit(table) as one, bruno.sit(table) as two:
        play_out([one, two], random.Random(1), 30)
        now = two.ask({"type": "fetch", "since": 0}, "snapshot")
    told = get(bruno, f"/api/tables/{table}/replay?seat=0&opened=true&at=30")
    assert (told["seat"], told["open"], told["seed"], told["outcome"]) == (1, False, None, None)
    assert all(moment["hidden"] is None for moment in told["moments"])
    assert told["moments"][-1]["view"] == now["view"]
    assert get(anna, f"/api/tables/{table}/position?at=3", 409)["code"] == "not-over"


def test_looking_back_tells_nobody_what_an_oracle_put_where() -> None:
    """Neither the moments nor the log of a running match say more to a seat than it knew then (N10.1, law 3)."""
    match = next(found for seed in range(50) if (found := ordering(seed)))
    seat = match.actor
    assert seat is not None
    match.play("card2")
    history = History.of(match.record())
    for reader in (seat, 1 - seat):
        told = ReplaySource(history, [], [], match.commitment, 1, True, "table", (reader,))
        shown = replay_of(told, 0, True, len(history) - 1)
        assert (shown.seat, shown.open, shown.seed) == (reader, False, None)
        assert shown.log[-1].action == ("card2" if reader == seat else "card")
        bottoms = [decoded(moment.view, NefertitiView).bottom for moment in shown.moments[-2:]]
        assert [bottom is not None for bottom in bottoms] == [reader == seat] * 2
        for moment in shown.moments:
            other = history.executor.resample(history.view(moment.number, reader), new_chance(moment.number))
            assert encoded(Presenter(history.executor).view_text(other, reader)) == moment.view
    watched = replay_of(ReplaySource(history, [], [], match.commitment, 1, True, "table"), 1, True, 0)
    assert (watched.seat, watched.log[-1].action) == (None, "card")


def test_what_cannot_be_asked(anna: Person) -> None:
    table = finished(anna, "duel", {})
    assert get(anna, "/api/tables/nowhere/replay", 404)["code"] == "no-table"
    assert get(anna, f"/api/tables/{table}/replay?seat=7", 400)["code"] == "bad-request"
    assert get(anna, f"/api/tables/{table}/position?at=9999", 404)["code"] == "no-moment"
    last = len(get(anna, f"/api/tables/{table}/replay")["log"])
    assert get(anna, f"/api/tables/{table}/position?at={last}", 404)["code"] == "no-moment", "it is over there"


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_play_on_from_a_moment(anna: Person, game: str, options: dict[str, Any]) -> None:
    """What was hidden is drawn anew from a new seed, and what could be seen is the same."""
    table = finished(anna, game, options)
    found = get(anna, f"/api/tables/{table}/position?at=20")
    seats = [ME, *[bot("random")] * (found["seats"] - 1)]
    answer = anna.http.post("/api/tables", json={"game": game, "seats": seats, "position": found["position"]})
    assert answer.status_code == 201, answer.text
    other = answer.json()["table"]
    before = get(anna, f"/api/tables/{table}/moments?first=20&last=20")["moments"][0]
    with anna.sit(other) as one:
        started = get(anna, f"/api/tables/{other}/moments?first=0&last=0&seat=0")["moments"][0]
        assert started["view"] == before["view"]
        assert one.now["position"] == found["position"]
        play_out([one], random.Random(2))
    record = read_record(anna.http.get(f"/api/tables/{other}/record").text)
    assert record.position == found["position"]
    assert record.seed != read_record(anna.http.get(f"/api/tables/{table}/record").text).seed
    assert Match.load(record).over


def test_a_position_that_cannot_be_played_is_refused(anna: Person) -> None:
    """The sentence is the game's own, by its code."""
    for position, code in (("boats=x", "wrong-boat-count"), ("turn=N", "boats-missing"), ("x" * 5000, "too-long")):
        answer = anna.http.post("/api/tables", json={"game": "duel", "seats": [ME, ME], "position": position})
        assert (answer.status_code, answer.json()["code"], answer.json()["params"]["detail"]) == (400, "bad-position", code)


@cache
def played(game: str, seed: int) -> Match:
    """Return a match that was played to its end at random."""
    match, chance = Match(game, seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


def test_a_record_from_a_file_is_replayed_and_not_stored(anna: Person) -> None:
    match = played("duel", 11)
    text = match.save()
    answer = anna.http.post("/api/replays?opened=true&at=3", content=text)
    assert answer.status_code == 200, answer.text
    assert [entry["action"] for entry in answer.json()["log"]] == [move.action for move in match.moves]
    assert answer.json()["table"] is None
    position = anna.http.post("/api/replays/position?at=4", content=text).json()["position"]
    assert position == History.of(match.record()).public_position(4)
    assert anna.http.post("/api/replays", content=b"{").json() == {"code": "bad-record", "params": {"detail": "malformed"}}
    assert anna.http.post("/api/replays", content=b"x" * 200_000).json()["code"] == "too-large"
    for path in ("", "/moments?first=0&last=1", "/position?at=0"):
        answer = anna.http.post(f"/api/replays{path}", content=b'{"a":' + b"[" * 9000)
        assert (answer.status_code, answer.json()["params"]) == (400, {"detail": "malformed"})
    assert anna.http.post("/api/replays/verify", content=b'{"a":' + b"[" * 9000).json()["fault"] == "malformed"
    wrong = json.loads(text) | {"actions": ["b2", "b2"], "outcome": None}
    assert anna.http.post("/api/replays", content=json.dumps(wrong)).json()["params"] == {"detail": "action"}
    assert msgspec.json.encode(points_of(History.of(match.record()))[-1]) == msgspec.json.encode(match.score.points)


def test_no_room_is_made_for_more_actions_than_a_match_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Match("duel", 1)
    monkeypatch.setattr(start.game.rules.record, "batch", lambda _: pytest.fail("nothing may be allocated"))
    with pytest.raises(RecordError, match="more than"):
        History(start, ["b2"] * (MOST_ACTIONS + 1))


def test_what_strangers_write_is_read_few_at_a_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Records and positions take the same few places."""
    now, most, asked, lock, all_have_asked = 0, 0, 0, threading.Lock(), threading.Event()
    true_acquire = desk.ReadingDesk.acquire

    async def acquire(self: desk.ReadingDesk) -> Any:
        nonlocal asked
        asked += 1
        if asked == READERS:
            all_have_asked.set()
        return await true_acquire(self)

    def slow(work: Any) -> Any:
        def done(*given: Any) -> Any:
            nonlocal now, most
            with lock:
                now += 1
                most = max(most, now)
            all_have_asked.wait(20)
            with lock:
                now -= 1
            return work(*given)

        return done

    monkeypatch.setattr(desk.ReadingDesk, "acquire", acquire)
    monkeypatch.setattr(replays, "verification_of", slow(verification_of))
    monkeypatch.setattr(positions, "show", slow(positions.show))
    with running(quick(tmp_path)) as address, Person(address) as anna, ThreadPoolExecutor(READERS) as pool:
        faults = pool.map(lambda _: anna.http.post("/api/replays/verify", content=b"{").json()["fault"], range(4))
        shown = pool.map(lambda _: anna.http.get("/api/positions/duel?position=x").json()["shown"], range(4))
        assert (set(faults), set(shown)) == ({"malformed"}, {None})
    assert most == desk.MOST


@pytest.mark.parametrize(
    ("changes", "fails", "code"),
    [
        ({}, None, None),
        ({"seed": f"{7:064x}"}, "commitment", "commitment"),
        ({"commitment": "0" * 64}, "commitment", "commitment"),
        ({"actions": ["b2", "b2"]}, "actions", "action"),
        ({"actions": ["b2"] * (MOST_ACTIONS + 1)}, "actions", "action"),
        (
            {"outcome": {"reason": "last-boat", "ranking": [[0], [1]], "points": [99, 0], "breakdown": [{}, {}]}},
            "outcome",
            "outcome",
        ),
        ({"rules": 99}, "luck", "version"),
        ({"seed": "zz"}, "commitment", "seed"),
        ({"actions": 5}, None, "malformed"),
    ],
)
def test_a_tampered_record_is_refused_by_server_and_command_alike(
    anna: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, Any], fails: str | None, code: str | None
) -> None:
    """The page asks the server; ``deben verify`` must say the same."""
    text = json.dumps(json.loads(played("duel", 8).save()) | changes)
    answer = anna.http.post("/api/replays/verify", content=text).json()
    assert (answer["fails"], answer["fault"]) == (fails, code)
    path = tmp_path / "record.json"
    path.write_text(text)
    assert run(["verify", str(path), "--lang", "en"]) == (0 if code is None else 1)
    out = capsys.readouterr().out
    assert out.count("✓") == len(answer["held"])
    if code is None:
        assert answer["held"] == ["commitment", "luck", "actions", "outcome"]
        assert answer["digest"] in out.replace("\n", "")
    else:
        assert Translator("en").text("cli-record-fault", code=code, detail="…").partition("(")[0].strip() in out.replace("\n", " ")
