"""Taking back: free, asked for, granted, refused; always in the log, over restarts too."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from .harness import ME, OPEN, Message, Person, Seated, bot, quick, running

CODES = ("accepted", "refused")


def told(seated: Seated, kind: str, **more: Any) -> Message:
    """Say something about taking back and return the answer."""
    return seated.ask({"type": kind, "key": uuid4().hex, "number": seated.now["number"], **more}, *CODES)


def together(number: int, *people: Seated) -> None:
    """Let everybody hear of an entry."""
    for each in people:
        each.catch_up(number)


@contextmanager
def three(address: str) -> Iterator[list[Seated]]:
    """Yield three people and somebody who watches, at a table of Nefertiti that has just begun."""
    people = [Person(address, name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    created = people[0].create("nefertiti", [ME, OPEN, OPEN], players=3)
    for person in people[1:3]:
        person.join(created["invitation"])
    people[3].join(created["watching"])
    seated = [person.sit(created["table"]) for person in people]
    yield seated
    for person, each in zip(people, seated, strict=True):
        each.socket.close()
        person.http.close()


def test_free_until_another_seat_acts_and_then_asked_for(server: str) -> None:
    """Placing a servant reveals nothing: it is free to take back until Bruno has acted, and then Bruno alone must agree."""
    with three(server) as (anna, bruno, carla, watcher):
        together(anna.act("gr7")["number"], anna, bruno, carla, watcher)
        assert (anna.now["undo"], bruno.now["undo"], watcher.now["undo"]) == (True, False, False)
        together(told(anna, "undo")["number"], anna, bruno, carla, watcher)
        undone = {"seat": 0, "by": 0, "count": 1, "crosses": 0, "bots": 0}
        assert carla.now["entry"]["events"] == [{"kind": "undone", "params": undone}]
        assert anna.now["actor"] == 0
        together(anna.act("gr7")["number"], anna, bruno, carla, watcher)
        together(bruno.act("ar7")["number"], anna, bruno, carla, watcher)
        assert anna.now["undo"] is False
        assert anna.now["take_back"] == {"keep": 0, "count": 2, "crosses": False, "needed": [1]}
        assert told(anna, "undo")["code"] == "no-undo"
        assert told(bruno, "ask-undo", keep=0)["code"] == "no-undo", "it is not his action"
        asked = told(anna, "ask-undo", keep=0)["number"]
        together(asked, anna, bruno, carla, watcher)
        expected = {"seat": 0, "count": 2, "crosses": False, "needed": [1], "granted": []}
        assert [each.now["request"] for each in (anna, bruno, carla, watcher)] == [expected] * 4
        assert told(bruno, "ask-undo", keep=1)["code"] == "undo-pending"
        assert [told(each, "answer-undo", answer="grant")["code"] for each in (anna, carla)] == ["no-request"] * 2
        assert told(watcher, "answer-undo", answer="grant")["code"] == "no-seat"
        together(told(bruno, "answer-undo", answer="grant")["number"], anna, bruno, carla, watcher)
        assert carla.now["entry"]["events"][0]["kind"] == "undo-granted"
        assert (carla.now["request"], carla.now["actor"]) == (None, 0)
        assert all(square["piece"] is None for square in carla.now["view"]["markets"][0]["stall"]["squares"])


def test_refused_withdrawn_and_over_when_play_goes_on(server: str) -> None:
    with three(server) as (anna, bruno, carla, watcher):
        everybody = (anna, bruno, carla, watcher)
        together(anna.act("gr7")["number"], *everybody)
        together(bruno.act("ar7")["number"], *everybody)
        for answers in ("refuse", "withdraw"):
            together(told(anna, "ask-undo", keep=0)["number"], *everybody)
            whose = bruno if answers == "refuse" else anna
            together(told(whose, "answer-undo", answer=answers)["number"], *everybody)
            assert watcher.now["request"] is None
            assert watcher.now["entry"]["events"][0]["kind"] == {"refuse": "undo-refused", "withdraw": "undo-withdrawn"}[answers]
            assert told(bruno, "answer-undo", answer="grant")["code"] == "no-request"
        together(told(anna, "ask-undo", keep=0)["number"], *everybody)
        together(carla.act("sr7")["number"], *everybody)
        assert watcher.now["request"] is None, "Carla played on"
        assert (
            len([entry for entry in carla.ask({"type": "fetch", "since": 0}, "snapshot")["log"] if "undo" in entry["action"]]) == 5
        )


def until_revealed(seated: list[Seated], chance: random.Random) -> Seated:
    """Play until whoever acted last has brought something hidden to light and was not the only one who would have to agree."""
    while True:
        acting = next(each for each in seated if each.now["legal"])
        number = acting.act(chance.choice(acting.now["legal"])["action"])["number"]
        for each in seated:
            each.catch_up(number)
        if not acting.now["undo"] and acting.now["take_back"] and acting.now["take_back"]["crosses"]:
            return acting


def test_ones_own_free_undo_is_no_consent(server: str) -> None:
    """Anna asks Bruno; he takes his own last action back in place of an answer, and the log says just that."""
    with three(server) as (anna, bruno, carla, watcher):
        together(anna.act("gr7")["number"], anna, bruno, carla, watcher)
        together(bruno.act("ar7")["number"], anna, bruno, carla, watcher)
        together(told(anna, "ask-undo", keep=0)["number"], anna, bruno, carla, watcher)
        together(told(bruno, "undo")["number"], anna, bruno, carla, watcher)
        [event] = carla.now["entry"]["events"]
        assert (event["kind"], event["params"]["by"], event["params"]["count"]) == ("undone", 1, 1)
        assert (carla.now["request"], carla.now["actor"]) == (None, 1)


def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with running(quick(tmp_path, entries=1)) as address, Person(address) as anna:
        with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
            one.catch_up(one.act("b2")["number"])
            assert [told(one, "undo")["code"], told(one, "ask-undo", keep=0)["code"]] == ["log-full"] * 2
            assert one.act("b1")["type"] == "accepted", "playing on is possible"
        table = anna.create("duel", [bot("random"), ME])["table"]
        with anna.sit(table) as one:
            one.catch_up(1)
        assert anna.http.post(f"/api/tables/{table}/hint").json()["code"] == "hint-log-full"


def test_what_was_hidden_and_came_to_light_needs_everybody(server: str) -> None:
    with three(server) as (anna, bruno, carla, _):
        seated = [anna, bruno, carla]
        asking = until_revealed(seated, random.Random(1))
        others = [each for each in seated if each is not asking]
        offer = asking.now["take_back"]
        assert offer["needed"] == [seat for seat in range(3) if seated[seat] is not asking]
        together(told(asking, "ask-undo", keep=offer["keep"])["number"], *seated)
        together(told(others[0], "answer-undo", answer="grant")["number"], *seated)
        assert others[1].now["entry"]["events"][0]["kind"] == "undo-agreed"
        assert len(others[1].now["request"]["granted"]) == 1
        together(told(others[1], "answer-undo", answer="grant")["number"], *seated)
        assert others[0].now["entry"]["events"][0]["params"]["crosses"] == 1
        assert asking.now["legal"], "the same decision again"


def test_bots_agree_and_wait(anna: Person) -> None:
    """Against bots alone asking is enough, even when something hidden was seen; the log says so."""
    table = anna.create("duel", [ME, bot("random")])["table"]
    with anna.sit(table) as one:
        one.act("b2")
        one.catch_up(2)
        assert one.now["take_back"] == {"keep": 0, "count": 2, "crosses": False, "needed": []}
        number = told(one, "ask-undo", keep=0)["number"]
        one.catch_up(number)
        assert one.now["entry"]["events"] == [
            {"kind": "undone", "params": {"seat": 0, "by": 0, "count": 2, "crosses": 0, "bots": 1}}
        ]
        assert len(one.now["legal"]) == 9


def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as address:
        anna, bruno = Person(address), Person(address)
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            together(one.act("b2")["number"], one, two)
            together(two.act("b1")["number"], one, two)
            together(told(one, "ask-undo", keep=0, key="ask")["number"], one, two)
            request = two.now["request"]
            record = len(two.ask({"type": "fetch", "since": 0}, "snapshot")["log"])
        anna.http.close()
        bruno.http.close()
    with running(settings) as address, bruno.moved_to(address) as again, again.sit(created["table"]) as two:
        assert (two.now["request"], two.now["number"]) == (request, record)
        with anna.moved_to(address) as first, first.sit(created["table"]) as one:
            repeated = one.ask({"type": "ask-undo", "key": "ask", "number": 2, "keep": 0}, *CODES)
            assert repeated == {"type": "accepted", "key": "ask", "number": 3}
        together(told(two, "answer-undo", answer="grant")["number"], two)
        assert (two.now["number"], two.now["actor"]) == (4, 0)
    with running(settings) as address, bruno.moved_to(address) as again, again.sit(created["table"]) as two:
        assert (two.now["number"], two.now["actor"], two.now["request"]) == (4, 0, None)


def test_an_action_cannot_be_called_undo(anna: Person) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    with anna.sit(table) as one:
        one.act("b2")
        assert [one.act(text)["code"] for text in ("undo", "undo 1", "undo-grant", "UNDO", "hint")] == ["malformed"] * 5
