"""The notation of actions: short, unique, forgiving about case and space, and true to the board (N1.1, N1.2)."""

import pytest

from deben.games import NotationError, game_named
from deben.games.nefertiti.actions import (
    ACTION_COUNT,
    AMOUNT,
    CLOSE,
    COIN,
    COINS,
    DONE,
    GIVE,
    HALF,
    MARKET,
    ORDER_CARD,
    OWNER,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    STALL_START,
    TYPE,
    WANT,
)  # fmt: skip
from deben.games.nefertiti.board import BIDS, MEMPHIS_STALL, SQUARES, STALLS
from deben.games.nefertiti.notation import ACTION_NAMES, SQUARE_NAMES, STALL_LETTERS

NEFERTITI = game_named("nefertiti")


def test_every_action_round_trips() -> None:
    assert len(ACTION_NAMES) == len(set(ACTION_NAMES)) == ACTION_COUNT
    assert [NEFERTITI.read_action(NEFERTITI.write_action(action)) for action in range(ACTION_COUNT)] == list(range(ACTION_COUNT))


def test_no_name_is_longer_than_a_character() -> None:
    assert max(map(len, ACTION_NAMES)) == len("merchant-of-amon") == len("travelling-thief")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("vizier", RECRUIT), ("Scribe+3", RECRUIT + 6), ("trader", RECRUIT + 16),
        ("gl0", PLACE), ("gr1", PLACE + 8), (" AR8\n", PLACE + int(STALL_START[3]) + 8), ("m8", CLOSE - 1),
        ("sl1a", PLACE + int(STALL_START[4])), ("sl1b", PLACE + int(STALL_START[4]) + 1), ("sr2c", PLACE + int(STALL_START[5]) + 3),
        ("close g", CLOSE), ("close  L", CLOSE + 3), ("upper", PICK), ("lower3", PICK + 3),
        ("want senet", WANT), ("want harp+1", WANT + 3), ("give double", GIVE + 1), ("seat1", OWNER), ("neutral", OWNER + 5),
        ("type harp", TYPE + 1), ("at g", MARKET), ("at m", MARKET + 4), ("1 deben", AMOUNT), ("4 deben", AMOUNT + 3),
        ("card1", ORDER_CARD), ("card5", ORDER_CARD + 4), ("half", HALF), ("coins", COINS), ("coin", COIN), ("roll", ROLL),
        ("done", DONE), ("PASS", PASS),
    ],
)  # fmt: skip
def test_texts_of_actions(text: str, action: int) -> None:
    """N1.1, N1.2, N1.8, N12.3, N14.1: characters, squares by stall and bid, places, cards, owners."""
    assert NEFERTITI.read_action(text) == action


@pytest.mark.parametrize(
    "text", ["", "gl8", "g4", "sl1", "sl1c", "ml1", "close m", "lower4", "want", "want pyramid", "seat6", "5 deben", "card6"]
)
def test_other_texts_are_refused_with_a_code(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        NEFERTITI.read_action(text)
    assert refused.value.code == "unknown-action"
    assert refused.value.params == {"text": text}


def test_a_square_is_called_by_its_bid() -> None:
    """N1.2, N5.1: equal bids, at Abou Simbel only, have a letter from left to right."""
    for stall in range(STALLS):
        names = SQUARE_NAMES[stall]
        assert [int(square.rstrip("abc")) for square in names] == BIDS[stall, : SQUARES[stall]].tolist()
        lettered = [square for square in names if not square.isdigit()]
        assert bool(lettered) == (STALL_LETTERS[stall][0] == "s")
        assert lettered == sorted(lettered)
    assert SQUARE_NAMES[MEMPHIS_STALL] == tuple("12345678")
