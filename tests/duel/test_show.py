"""The Duel as it is shown, against a plain reading of the record."""

import json
from typing import Any

import msgspec
import pytest

from deben import Match
from deben.games.duel.actions import ACTION_COUNT
from deben.games.duel.board import COPIES, EMPTY, LANES
from deben.games.duel.game import GAME
from deben.games.duel.notation import ACTION_NAMES, BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from deben.games.duel.position.tokens import FACE_CODES
from deben.kernel.default import default_executor
from deben.kernel.show.presenter import Presenter
from deben.testing.walk import walk

SITES = ("obelisk", "temple", "pyramids", "chamber")


def counted(counts: Any) -> dict[str, int]:
    return {code: int(count) for code, count in zip(FACE_CODES, counts, strict=True) if count}


def faces(*cells: Any) -> list[str]:
    return [FACE_CODES[face] for row in cells for face in row.ravel() if face != EMPTY]


def boat_of(state: Any, boat: int) -> dict[str, Any]:
    """Return a boat; of the pawns in its lane the one nearest to the dock gets the farthest token (D5.2)."""
    slots, lane = state.boats[boat], [int(square) for square in LANES[boat]]
    pawns = [state.port[square] for square in lane if state.port[square] != EMPTY]
    present = slots[0] != EMPTY
    return {
        "name": BOAT_NAMES[boat], "present": present, "slots": [FACE_CODES[face] if present else None for face in slots],
        "lane": [SQUARE_NAMES[square] for square in lane], "pawns": len(pawns),
        "receivers": [*[None] * (3 - len(pawns)), *reversed(pawns)] if present else [None] * 3,
    }  # fmt: skip


def seat_of(state: Any, seat: int) -> dict[str, Any]:
    return {
        "reserve": state.reserve[seat], "obelisks": state.obelisks[seat], "temples": state.temples[seat].tolist(),
        "light": state.pyramids[seat, 0], "dark": state.pyramids[seat, 1],
        "chamber": [number for number in range(1, 13) if f"{state.chamber[seat]:012b}"[-number] == "1"],
        "tokens": {name: state.tokens[seat, token] for token, name in enumerate(TOKEN_NAMES)},
    }  # fmt: skip


def view_of(state: Any) -> dict[str, Any]:
    """Return what everybody may know of a state: what is unseen is exactly what the pile and the warehouse still hide (D9.1)."""
    hidden = faces(state.pile[state.drawn :], state.warehouse[state.revealed :])
    return {
        "game": "duel", "sides": {site: "AB"[state.sides[i]] for i, site in enumerate(SITES)}, "phase": PHASE_NAMES[state.phase],
        "turn": state.seat, "placed": state.placed, "unloads": state.unloads,
        "port": {name: None if seat == EMPTY else int(seat) for name, seat in zip(SQUARE_NAMES, state.port, strict=True)},
        "boats": [boat_of(state, boat) for boat in range(6)], "seats": [seat_of(state, seat) for seat in range(2)],
        "pile": 39 - state.drawn, "warehouse": 3 - state.revealed,
        "first_five": None if state.first_five == EMPTY else state.first_five, "removed": counted(state.removed),
        "unseen": counted([hidden.count(code) for code in FACE_CODES]),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_view_shows_every_field_of_the_record(seed: int) -> None:
    presenter = Presenter(default_executor(GAME.rules))
    for match in walk(GAME, GAME.options({"sides": ("AABB", "BABA", "BBAB")[seed]}), seed):
        shown = [presenter.moment(match.state, seat, final=match.over) for seat in (None, 0, 1)]
        assert json.loads(shown[0].text) == view_of(match.state)
        assert shown[0].text == shown[1].text == shown[2].text == presenter.view_text(shown[0].view, None)
        outcome = match.outcome or match.score
        assert json.loads(shown[0].scores) == msgspec.json.decode(msgspec.json.encode(outcome))
        assert shown[0].scores == presenter.scores_text(match.state, final=match.over)
    assert sum(view_of(match.state)["unseen"].values()) < sum(COPIES) - 18


def test_actions_say_which_part_of_the_board_they_are_attached_to() -> None:
    match = Match("duel", 7)
    presenter = Presenter(match.executor)
    shown = {name: json.loads(presenter.plain_text(action)) for action, name in enumerate(ACTION_NAMES)}
    assert [each["action"] for each in shown.values()] == [*ACTION_NAMES]
    assert shown["b2"] == {"action": "b2", "kind": "place", "square": "b2"}
    assert shown["xb"] == {"action": "xb", "kind": "unload", "boat": "b"}
    assert shown["rush"] == {"action": "rush", "kind": "play", "token": "rush"}
    assert shown["2:3"] == {"action": "2:3", "kind": "take", "boat": "2", "slot": 3}
    assert shown["b:13"] == {"action": "b:13", "kind": "swap", "boat": "b", "slot": 1, "other": 3}
    assert [shown[name]["kind"] for name in ("done", "pass")] == ["done", "pass"]
    view = match.view(None)
    taken = json.loads(presenter.action_text(view, ACTION_NAMES.index("2:3")))
    assert taken == {**shown["2:3"], "card": FACE_CODES[view.boats[1, 2]]}, "D6.1: the token that would be taken"
    legal = json.loads(presenter.legal_text(view, range(ACTION_COUNT)))
    assert legal[:9] == [shown[name] for name in SQUARE_NAMES]
    view.boats[1, :] = EMPTY
    assert json.loads(presenter.action_text(view, ACTION_NAMES.index("2:3"))) == shown["2:3"]


def test_events_have_names_in_place_of_numbers() -> None:
    names = {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "face": FACE_CODES, "token": TOKEN_NAMES}
    kinds, presenter = set(), Presenter(default_executor(GAME.rules))
    for seed in range(2):
        for match in walk(GAME, GAME.options(), seed):
            if not match.moves:
                continue
            events = match.moves[-1].events
            wanted = [
                {"kind": event.kind, "params": {name: told(names, name, number) for name, number in event.params.items()}}
                for event in events
            ]
            assert json.loads(presenter.events_text(match.state, [match.game.event_row(event) for event in events])) == wanted
            kinds |= {event.kind for event in events}
    assert len(kinds) >= 12


def told(names: dict[str, tuple[str, ...]], name: str, number: int) -> int | str | None:
    if name in ("slot", "other"):
        return number + 1
    if name not in names:
        return number
    return None if number < 0 else names[name][number]
