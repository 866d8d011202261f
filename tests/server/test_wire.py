"""The wire types: current in TypeScript, true to the board, encodable at every moment."""

import json
import random
from typing import Any, get_args

import msgspec
import pytest

from deben.games.duel.rooms.wire import DuelView
from deben.games.nefertiti.rooms.wire import NefertitiView
from deben.kernel.show.presenter import Presenter
from deben.match import Match
from deben.server import supplies
from deben.server.errors import STATUS
from deben.server.tables.broadcast import Broadcast
from deben.server.tables.creation import games_on_offer
from deben.server.tables.log import entry_of
from deben.wire.codes import FailureCode
from deben.wire.common import Breakdowns, LegalAction
from deben.wire.encoded import decoded
from deben.wire.messages import Played
from deben.wire.typescript import TARGET, typescript


def test_typescript_is_current() -> None:
    """``python -m deben.wire.typescript`` writes the file anew."""
    assert TARGET.read_text(encoding="utf-8") == typescript()


def test_what_the_page_asks_no_server_for_is_current() -> None:
    """``python -m deben.server.supplies`` writes the file anew."""
    assert supplies.TARGET.read_text(encoding="utf-8") == supplies.supplies()


def test_every_failure_has_its_status() -> None:
    assert set(STATUS) == set(get_args(FailureCode))


def test_the_suggested_opponent_is_one_of_those_on_offer() -> None:
    assert all(game.suggested in game.bots[1:-1] for game in games_on_offer())


def test_a_duel_as_the_page_sees_it() -> None:
    """Who would receive a boat's tokens follows D5.2: the pawn nearest to the dock takes the farthest slot."""
    match = Match("duel", 7, {"sides": "ABBA"})
    for action in ("a2", "c2", "a1"):
        match.play(action)
    view = msgspec.json.decode(Presenter(match.executor).view_text(match.state, 0), type=DuelView)
    assert view.sides == {"obelisk": "A", "temple": "B", "pyramids": "B", "chamber": "A"}
    assert {square: seat for square, seat in view.port.items() if seat is not None} == {"a2": 0, "c2": 1, "a1": 0}
    boats = {boat.name: boat for boat in view.boats}
    assert boats["2"].receivers == [None, 0, 1]
    assert boats["a"].receivers == [None, 0, 0]
    assert boats["3"].receivers == [None, None, None]
    assert (view.pile, view.warehouse, sum(view.unseen.values())) == (39, 3, 42)
    assert [seat.reserve for seat in view.seats] == [2, 3]


def test_nefertiti_as_the_page_sees_it() -> None:
    """Courses fall with owners (N1.5, N1.7); the stalls say how near they are to closing (N4)."""
    match = Match("nefertiti", 5, {"players": 3})
    view = msgspec.json.decode(Presenter(match.executor).view_text(match.state, 0), type=NefertitiView)
    harp = next(course for course in view.courses if course.gift == "harp")
    assert (harp.now, harp.fewer, harp.more, harp.table) == (9, None, 9, [9, 7, 5])
    match.play(match.legal[0])
    rules = {market.name: market.stall.closing.rule for market in view.markets if market.stall.closing}
    assert rules == {"gizeh": "colours", "akhet-aton": "line", "abou-simbel": "sum", "louqsor": "dice"}
    assert view.bottom is None
    assert view.neutral is None
    assert {course.gift for course in view.courses}.isdisjoint({"senet", "cup"}), "not at a table of three (N1.5)"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("duel", {}),
        ("nefertiti", {"players": 2, "memphis": True, "characters": "random"}),
        ("nefertiti", {"players": 5, "stalls": "advanced"}),
    ],
)
def test_every_moment_of_a_match_goes_over_the_wire(game: str, options: dict[str, object]) -> None:
    kind = DuelView if game == "duel" else NefertitiView
    chance = random.Random(9)
    match = Match(game, 9, options)
    while not match.over:
        before = match.state.copy()
        entry = msgspec.json.encode(entry_of(match, before, match.play(chance.choice(match.legal)), 1, None))
        mine = [] if match.actor is None else [match.actor]
        scene = Broadcast(match, 1, "over" if match.over else "playing", match.actor, owners=["a", "b", "c", "d", "e"])
        text = scene.played(mine, entry, 'a "key"')
        played = msgspec.json.decode(text, type=Played)
        assert json.loads(msgspec.json.encode(played)).keys() == json.loads(text).keys(), (
            "written by hand, and yet what the types say"
        )
        assert type(played.view) is kind
        assert [action.action for action in decoded(played.legal, list[LegalAction])] == match.legal
        assert played.scores == Breakdowns("now", **breakdown_of(match))
        assert msgspec.json.decode(msgspec.json.encode(scene.moment(mine))).items() <= msgspec.json.decode(text).items()


def breakdown_of(match: Match) -> dict[str, Any]:
    """Return the score of a match but for its reason."""
    score: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.score))
    del score["reason"]
    return score
