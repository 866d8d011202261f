"""Positions without a table: drawn, scored, explained; and coded answers, with their place, to what is no position."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from deben.games import game_named, game_names
from deben.games.nefertiti.rooms.wire import NefertitiView
from deben.locale.examples import examples
from deben.match import Match
from deben.server.errors import ServiceError
from deben.server.limits import MOST_POSITION
from deben.server.study.positions import show, start, why
from deben.server.tables.creation import new_table
from deben.wire.common import Breakdowns, GameName, LegalAction
from deben.wire.encoded import decoded
from deben.wire.http import CreateTable, SeatRequest
from deben.wire.rulebook import PositionFault, PositionShown
from tests.locale.texts import all_texts

from .harness import ME, OPEN, Person

BOATS = "boats=ot3c7/ldR/t2ot1/c1c2B/ddo/t4lS"
MARKETS = "g=necklace^,statuette,harp,mirror a=statuette^,goldwork,mirror,harp s=chair^,mirror,chair,statuette"

FAULTS = json.loads(Path(__file__).with_name("faults.json").read_text(encoding="utf-8"))
"""Texts that are no positions, and where; the page has the same test."""


def drawn(game: GameName, text: str) -> PositionShown:
    shown = show(game, text).shown
    assert shown is not None
    return shown


def fault(game: GameName, text: str) -> PositionFault:
    found = show(game, text).fault
    assert found is not None
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_example_is_a_position_that_can_be_looked_at(game: GameName) -> None:
    for example in examples(game_named(game)):
        shown, match = drawn(game, example.position), Match(game, 0, position=example.position)
        assert [action.action for action in decoded(shown.legal, list[LegalAction])] == match.legal
        assert shown.actor == match.actor
        assert decoded(shown.scores, Breakdowns).points == [*match.score.points]
        assert drawn(game, shown.position) == shown, "what is written anew is the same position"


def test_what_is_known_of_the_deck_is_not_shown_to_a_seat_that_cannot_know_it() -> None:
    shown = drawn("nefertiti", f"players=3 {MARKETS} luck={'0' * 63}1")
    assert "luck" not in shown.position


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: f"{case['game']}-{case['code']}")
def test_a_fault_is_named_with_its_place(case: dict[str, Any]) -> None:
    found = fault(case["game"], case["text"])
    assert (found.code, found.at, found.length) == (case["code"], case["at"], len(case["part"]))
    assert case["text"].startswith(case["part"], found.at or 0)
    assert all_texts("fr").has(f"position-{case['game']}-{case['code']}")


def test_what_is_missing_is_mended() -> None:
    """D1.1, N1.3: tokens that are nowhere leave the game, Deben go to a Reserve or come from one."""
    texts: list[tuple[GameName, str]] = [
        ("duel", f"{BOATS} N=c3"),
        ("nefertiti", f"players=3 {MARKETS} deben=9,9,9"),
        ("nefertiti", f"players=3 {MARKETS} deben=9,12,10"),
    ]
    for game, text in texts:
        mended = fault(game, text).mended
        assert mended is not None
        assert drawn(game, mended).position
        assert all(part in mended for part in text.split())
    assert fault("nefertiti", f"players=3 {MARKETS} deben=99,99,99").mended is None


def test_a_set_up_to_begin_with() -> None:
    shown = start("nefertiti", {"players": 2, "memphis": True})
    assert len(decoded(shown.view, NefertitiView).seats) == 2
    assert "memphis=yes" in shown.position
    assert start("duel", {"sides": "ABAB"}).options == {"sides": "ABAB"}
    assert "?" not in start("duel", {}).position, "what is hidden follows from what is seen"
    with pytest.raises(ServiceError, match="bad-options"):
        start("duel", {"sides": "ABAC"})


def test_why_not_in_a_position() -> None:
    reason = why("duel", BOATS, "x1")
    assert reason is not None
    assert (reason.code, reason.clause) == ("lane-too-empty", "D5.1")
    assert why("duel", BOATS, "b2") is None
    with pytest.raises(ServiceError, match="bad-request"):
        why("duel", BOATS, "fly")


def test_positions_over_http(anna: Person) -> None:
    answer = anna.http.get("/api/positions/duel", params={"position": BOATS})
    assert answer.json()["shown"]["view"]["game"] == "duel"
    assert anna.http.get("/api/positions/duel", params={"position": "x" * (MOST_POSITION + 1)}).json()["code"] == "too-large"
    wrong = anna.http.get("/api/positions/duel", params={"position": ""})
    assert (wrong.status_code, wrong.json()["fault"]["code"]) == (200, "boats-missing")
    refused = anna.http.get("/api/positions/duel/why", params={"position": "", "action": "b2"})
    assert (refused.status_code, refused.json()["params"]["detail"]) == (400, "boats-missing")
    assert anna.http.get("/api/positions/chess", params={"position": BOATS}).status_code == 400
    assert anna.http.get("/api/positions/duel").json()["code"] == "bad-request"
    begun = anna.http.get("/api/positions/nefertiti/start", params={"players": 5}).json()
    assert begun["view"]["memphis"]
    assert begun["position"] == game_named("nefertiti").write_position(Match("nefertiti", 1, {"players": 5}).view(None))
    reason = anna.http.get("/api/positions/duel/why", params={"position": BOATS, "action": "take"}).json()["reason"]
    assert reason["clause"] == "D6"


def test_a_set_up_over_http_has_every_option_of_its_game(anna: Person) -> None:
    asked: dict[str, str | int] = {"players": 3, "stalls": "advanced", "characters": "palace-intrigue", "memphis": "true"}
    begun = anna.http.get("/api/positions/nefertiti/start", params=asked).json()
    assert begun["options"] == {**asked, "memphis": True}
    for wrong, detail in [
        ({"sides": "ABAC"}, "duel-sides"),
        ({"players": "3"}, "malformed-options"),
        ({"sides": "A" * 300}, "too-long"),
    ]:
        refused = anna.http.get("/api/positions/duel/start", params=wrong)
        assert (refused.status_code, refused.json()) == (400, {"code": "bad-options", "params": {"detail": detail}})


def test_a_moment_of_a_table_in_notation_is_what_one_sees_oneself(anna: Person, bruno: Person) -> None:
    """While a match goes on nobody gets another's view by asking for it, and strangers get nothing."""
    made = anna.create("nefertiti", [ME, OPEN], players=2)
    path = f"/api/tables/{made['table']}/notation"
    assert bruno.http.get(path).status_code == 403
    bruno.join(made["invitation"])
    with anna.sit(made["table"]) as one:
        assert one.act("gr4")["type"] == "accepted"
        own = anna.http.get(path).json()
        assert "pieces=gr4:1" in own["position"]
        assert "luck" not in own["position"]
        assert bruno.http.get(path, params={"seat": 0}).json() == bruno.http.get(path).json()
        before = anna.http.get(path, params={"at": 0}).json()
        assert "pieces" not in before["position"]
        assert drawn("nefertiti", before["position"]).actor == 0
        assert anna.http.get(path, params={"at": 99}).json()["code"] == "no-moment"
        assert anna.http.get(path, params={"entry": 1}).json() == own
        assert anna.http.get(path, params={"entry": 2}).json()["code"] == "no-moment"
        assert one.ask({"type": "undo", "key": "back", "number": 1})["type"] == "accepted"
        assert anna.http.get(path, params={"at": 1}).json()["code"] == "no-moment"
        assert anna.http.get(path, params={"entry": 1}).json() == own, "what was seen can be asked for after it was taken back"
        assert anna.http.get(path, params={"entry": 2}).json() == anna.http.get(path).json() == before
        assert bruno.http.get(path, params={"entry": 1, "seat": 0}).json() == bruno.http.get(path, params={"entry": 1}).json()


@pytest.mark.parametrize(("game", "options"), [("duel", {}), ("nefertiti", {"players": 3})])
def test_what_is_hidden_in_a_position_is_drawn_by_the_table(game: GameName, options: dict[str, Any]) -> None:
    """Whoever opens a table cannot say what is going to be drawn, not even by the text of a position they know entirely."""
    match, chance = Match(game, 3, options), random.Random(3)
    for _ in range(12):
        match.play(chance.choice(match.legal))
        whole, seen = (match.game.write_position(state) for state in (match.state, match.view()))
        request = CreateTable(game, [SeatRequest("open")] * match.seats, {}, whole)
        tables = [new_table(request, "anna") for _ in range(2)]
        assert [table.position for table in tables] == [seen, seen]
        starts = [Match(game, table.seed, position=table.position) for table in tables]
        assert {start.actor for start in starts} == {match.actor}
        assert whole not in [match.game.write_position(start.state) for start in starts]
