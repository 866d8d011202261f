"""Nefertiti as it is shown, against a plain reading of the record, and in hand-made moments."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from deben.games.nefertiti.actions import ACTION_COUNT, PLACE
from deben.games.nefertiti.board import CHARACTER_NAMES, TYPE_NAMES
from deben.games.nefertiti.events import FIELDS
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.notation import ACTION_NAMES, OWNER_NAMES, PLACE_NAMES, PORT_NAMES, SQUARE_NAMES, STALL_LETTERS
from deben.games.nefertiti.state import Phase
from deben.kernel.default import default_executor
from deben.kernel.show.presenter import Presenter

from .shown import CARDS, SCORERS, view_of
from .table import table
from .walks import OPTION_SETS, name, walk

PRESENTER = Presenter(default_executor(GAME.rules))
NAMES: dict[str, Any] = {
    "character": CHARACTER_NAMES, "stall": STALL_LETTERS, "market": PORT_NAMES, "to": PORT_NAMES, "place": PLACE_NAMES,
    "from_place": PLACE_NAMES, "to_place": PLACE_NAMES, "kind": CARDS, "taken": CARDS, "given": CARDS, "owner": OWNER_NAMES,
    "type": TYPE_NAMES, "scorer": SCORERS, "why": ("first-servant", "coin", "treasurer", "beggar"),
}  # fmt: skip


def told(visible: Any, params: Mapping[str, int]) -> dict[str, Any]:
    """Return the parameters of an event in words; a square is one of the stall that was visible before."""
    shown = {param: NAMES[param][number] if param in NAMES and number >= 0 else number for param, number in params.items()}
    shown |= {param: None for param, number in params.items() if param in NAMES and number < 0}
    if "square" in params:
        market = params.get("market", 4)
        stall = params.get("stall", 8 if market == 4 else 2 * market + visible[market])
        shown["square"] = STALL_LETTERS[stall] + SQUARE_NAMES[stall][params["square"]]
    return shown


LARGER = [pytest.param(options, marks=pytest.mark.walk, id=name(options)) for options in OPTION_SETS[4:]]


@pytest.mark.parametrize("options", [*(pytest.param(options, id=name(options)) for options in OPTION_SETS[:4]), *LARGER])
def test_views_scores_and_events_say_what_the_record_says(options: dict[str, Any]) -> None:
    before: Any = None
    for match in walk(3, options):
        number = len(match.moves)
        if before is not None:
            events = match.moves[-1].events
            wanted = [{"kind": event.kind, "params": told(before.visible, event.params)} for event in events]
            assert json.loads(PRESENTER.events_text(before, [GAME.event_row(event) for event in events])) == wanted
        if number % 9 == 0 or match.over:
            for seat in (None, number % match.seats, max(match.state.oracle, 0)):
                shown = PRESENTER.moment(match.state, seat, final=match.over)
                assert shown.view == match.view(seat)
                assert json.loads(shown.text) == view_of(match.state, shown.view, seat)
                outcome = match.outcome or match.score
                assert json.loads(shown.scores) == msgspec.json.decode(msgspec.json.encode(outcome))
        before = match.state.copy()


def plain(action: str) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(PRESENTER.plain_text(ACTION_NAMES.index(action)))
    return shown


def seen(view: Any, *actions: str) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = json.loads(PRESENTER.legal_text(view, [ACTION_NAMES.index(action) for action in actions]))
    return shown


def test_every_action_has_its_notation_and_its_kind() -> None:
    shown = [json.loads(PRESENTER.plain_text(action)) for action in range(ACTION_COUNT)]
    assert [each["action"] for each in shown] == [*ACTION_NAMES]
    assert plain("scribe+3") == {"action": "scribe+3", "kind": "recruit", "character": "scribe+3"}
    assert plain("sl2b") == {"action": "sl2b", "kind": "place", "square": "sl2b", "market": "abou-simbel"}
    assert plain("m5") == {"action": "m5", "kind": "place", "square": "m5", "market": "memphis"}
    assert plain("close g") == {"action": "close g", "kind": "close", "market": "gizeh"}
    assert plain("lower1") == {"action": "lower1", "kind": "pick", "place": "lower1"}
    assert plain("want harp+1") == {"action": "want harp+1", "kind": "want", "card": "harp+1"}
    assert plain("give senet") == {"action": "give senet", "kind": "give", "card": "senet"}
    assert plain("neutral") == {"action": "neutral", "kind": "owner", "owner": "neutral"}
    assert plain("type cup") == {"action": "type cup", "kind": "type", "gift": "cup"}
    assert plain("at m") == {"action": "at m", "kind": "market", "market": "memphis"}
    assert plain("4 deben") == {"action": "4 deben", "kind": "amount", "amount": 4}
    assert plain("card5") == {"action": "card5", "kind": "order", "position": 5}
    for word in ("half", "coins", "coin", "roll", "done", "pass"):
        assert plain(word) == {"action": word, "kind": word}


def test_a_view_says_what_an_action_is_about() -> None:
    """Where servants could stand a collector is placed in its phase (N14.2); picks and coins are about the market at hand."""
    view = table(2, stalls="RRRL", tile="l").state
    view.phase = Phase.COLLECTOR
    assert [each["kind"] for each in seen(view, "gr4", "vizier")] == ["collector", "recruit"]
    view.phase, view.closing, view.market = Phase.BUY, 1, 2
    assert seen(view, "upper", "half", "coins", "coin", "roll", "2 deben", "done") == [
        {"action": "upper", "kind": "pick", "place": "upper", "market": "akhet-aton", "card": "chair", "phase": "buy"},
        {"action": "half", "kind": "half", "market": "akhet-aton", "amount": 1},
        {"action": "coins", "kind": "coins", "market": "akhet-aton"},
        {"action": "coin", "kind": "coin", "market": "abou-simbel"},
        {"action": "roll", "kind": "roll", "market": "louqsor"},
        {"action": "2 deben", "kind": "amount", "amount": 2, "market": "abou-simbel"},
        {"action": "done", "kind": "done"},
    ]
    view.phase = Phase.THIEF
    assert seen(view, "upper") == [plain("upper") | {"market": "louqsor", "phase": "thief"}], "nothing lies there"
    view.phase = Phase.TRADER_GIFT
    assert seen(view, "lower3") == [plain("lower3") | {"market": "abou-simbel", "card": "necklace", "phase": "trader-gift"}]
    view.closing = view.market = -1
    assert seen(view, "half", "coin", "2 deben") == [plain(name) for name in ("half", "coin", "2 deben")]
    assert seen(view, "upper") == [plain("upper") | {"phase": "trader-gift"}]
    view.phase, view.closing = Phase.BEST, 4
    assert seen(view, "upper") == [plain("upper") | {"market": "memphis", "phase": "best"}]


def test_cards_that_are_put_in_order_are_named_to_whoever_knows_them() -> None:
    """N10.1: the Oracle's player knows the cards at the bottom."""
    state = table(3).state
    state.oracle, state.known = 1, 3
    bottom = [CARDS[card] for card in state.deck[state.cards - 3 : state.cards]]
    names = ("card1", "card2", "card3", "card4")
    mine, others = (PRESENTER.moment(state, seat) for seat in (1, 0))
    assert [each.get("card") for each in seen(mine.view, *names)] == [*bottom, None]
    assert [each.get("card") for each in seen(others.view, *names)] == ["?", "?", "?", None]
    assert json.loads(mine.text)["bottom"] == bottom
    assert json.loads(others.text)["bottom"] is None
    assert json.loads(PRESENTER.view_text(state, None))["bottom"] is None


def test_scores_say_why_a_match_ended() -> None:
    """N6.2, N6.3: the last market closed, or ten closings brought nothing."""
    state = table(2).state
    assert json.loads(PRESENTER.scores_text(state))["reason"] == "now"
    assert json.loads(PRESENTER.scores_text(state, final=True))["reason"] == "akhenaton"
    state.barren = 10
    assert json.loads(PRESENTER.scores_text(state, final=True))["reason"] == "barren"


def test_seats_that_share_a_place_stand_together() -> None:
    """N7.2: equal in prestige and Deben."""
    state = table(4, deben=[6, 9, 6, 7]).state
    assert json.loads(PRESENTER.scores_text(state))["ranking"] == [[1], [3], [0, 2]]


def test_every_kind_of_event_can_be_told() -> None:
    state = table(2).state
    for kind, fields in FIELDS.items():
        (shown,) = json.loads(PRESENTER.events_text(state, [[kind, *[0] * len(fields)]]))
        assert shown["kind"] == kind.name.lower().replace("_", "-")
        assert [*shown["params"]] == [*fields]
    (shown,) = json.loads(PRESENTER.events_text(state, [[next(kind for kind in FIELDS if kind.name == "TAKEN"), 1, 4, -1, 0]]))
    assert shown["params"] == {"seat": 1, "market": "memphis", "place": None, "kind": CARDS[0]}
    assert ACTION_NAMES[PLACE].startswith("gl")
