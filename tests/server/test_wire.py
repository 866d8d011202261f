"""The wire types: current in TypeScript, true to the board, encodable at every moment."""

import json
import random
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest

from deben.games.duel.rooms.wire import DuelView
from deben.games.nefertiti.rooms.wire import NefertitiView
from deben.kernel.show.presenter import Presenter
from deben.match import Match, seed_text
from deben.server import supplies
from deben.server.errors import STATUS
from deben.server.tables.broadcast import Broadcast
from deben.server.tables.creation import games_on_offer
from deben.server.tables.log import entry_of
from deben.server.tables.undo.rules import may_undo, own_last
from deben.wire.codes import FailureCode
from deben.wire.messages import Played
from deben.wire.typescript import TARGET, typescript
from tests.duel.test_show import view_of as duel_view
from tests.nefertiti.shown import view_of as nefertiti_view

OWNERS = [*"abcde"]


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


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def plainly(match: Match, mine: Sequence[int], entry: bytes, key: str | None) -> dict[str, Any]:
    """Return a ``Played`` that is put together value by value, from the record: what the texts are compared with."""
    actor = match.actor
    seat = actor if actor in mine else mine[0] if len(mine) == 1 else None
    view = match.view(seat)
    shown = duel_view(match.state) if match.game.name == "duel" else nefertiti_view(match.state, view, seat)
    back = own_last(match, mine, OWNERS, actor) if mine else None
    free = actor is not None and may_undo(match, mine, actor)
    return {
        "type": "played", "number": 7, "status": "over" if match.over else "playing", "seat": seat, "actor": actor, "view": shown,
        "legal": match.legal if actor in mine else [], "undo": free, "take_back": None if free else plain(back),
        "request": None, "clock": None, "scores": plain(match.score), "outcome": plain(match.outcome),
        "seed": seed_text(match.seed) if match.over else None, "entry": json.loads(entry), "key": key,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("duel", {"sides": "ABAB"}),
        ("duel", {"sides": "BABA"}),
        ("nefertiti", {"players": 2, "memphis": True, "characters": "random"}),
        ("nefertiti", {"players": 5, "stalls": "advanced"}),
    ],
)
def test_every_moment_of_a_match_goes_over_the_wire(game: str, options: dict[str, object]) -> None:
    chance = random.Random(9)
    match = Match(game, 9, options)
    while not match.over:
        entry = msgspec.json.encode(entry_of(*match.play_told(chance.choice(match.legal)), 1, None))
        if len(match.moves) % 3 and not match.over:
            continue
        scene = Broadcast(match, 7, "over" if match.over else "playing", match.actor, owners=OWNERS)
        for mine, key in (([], None), ([chance.randrange(match.seats)], 'a "key"'), ([*range(match.seats)], "all")):
            text = scene.played(mine, entry, key)
            told, wanted = json.loads(text), plainly(match, mine, entry, key)
            assert told | {"legal": [action["action"] for action in told["legal"]]} == wanted
            assert type(msgspec.json.decode(text, type=Played).view) is (DuelView if game == "duel" else NefertitiView)
            assert json.loads(msgspec.json.encode(scene.moment(mine))).items() <= told.items()
