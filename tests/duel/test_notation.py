"""The notation of actions: short, unique, forgiving about case and space, and true to the board (D1.2)."""

import pytest

from deben.games import NotationError, game_named
from deben.games.duel.actions import ACTION_COUNT, DONE, PASS, PLACE, PLAY, SWAP, TAKE, UNLOAD
from deben.games.duel.board import LANES
from deben.games.duel.notation import ACTION_NAMES, BOAT_NAMES, SQUARE_NAMES

DUEL = game_named("duel")


def test_every_action_round_trips() -> None:
    assert len(ACTION_NAMES) == len(set(ACTION_NAMES)) == ACTION_COUNT == 57
    assert [DUEL.read_action(DUEL.write_action(action)) for action in range(ACTION_COUNT)] == list(range(ACTION_COUNT))


def test_no_name_is_longer_than_five_signs() -> None:
    assert max(map(len, ACTION_NAMES)) <= 5


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a1", PLACE), ("c1", PLACE + 2), ("a3", PLACE + 6), (" B2\n", PLACE + 4),
        ("x1", UNLOAD), ("xb", UNLOAD + 4), ("XC", UNLOAD + 5),
        ("take", PLAY), ("Build", PLAY + 1), ("rush", PLAY + 2), ("swap", PLAY + 3),
        ("1:1", TAKE), ("2:3", TAKE + 5), ("c:3", TAKE + 17),
        ("1:12", SWAP), ("b:13", SWAP + 13), ("c:23", SWAP + 17),
        ("done", DONE), ("PASS", PASS),
    ],
)  # fmt: skip
def test_texts_of_actions(text: str, action: int) -> None:
    """D1.2, D1.3, D6.4: squares by column and row, boats by lane, slots in ascending order."""
    assert DUEL.read_action(text) == action


@pytest.mark.parametrize("text", ["", "d1", "a4", "xd", "x", "1:0", "1:4", "1:21", "b:11", "tak", "a1 b1", "a 1", "\u0661:\u0661"])
def test_other_texts_are_refused_with_a_code(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        DUEL.read_action(text)
    assert refused.value.code == "unknown-action"
    assert refused.value.params == {"text": text}


def test_a_lane_is_made_of_the_squares_with_its_name() -> None:
    """D1.2: rows are numbered from the top, columns lettered from the left; the nearest square is rightmost or lowest."""
    lanes = {BOAT_NAMES[boat]: [SQUARE_NAMES[square] for square in LANES[boat]] for boat in range(6)}
    assert lanes == {
        "1": ["c1", "b1", "a1"], "2": ["c2", "b2", "a2"], "3": ["c3", "b3", "a3"],
        "a": ["a3", "a2", "a1"], "b": ["b3", "b2", "b1"], "c": ["c3", "c2", "c1"],
    }  # fmt: skip
