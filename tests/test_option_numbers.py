"""Options as small numbers: what the page begins a match with, without any text."""

from typing import Any

import numpy as np
import pytest

from deben.games import Game, OptionsError, game_named, game_names
from deben.kernel.entries.options import blank_one, options_one
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.native.cpu import CpuExecutor
from deben.kernel.record import Ints
from tests.nefertiti.walks import OPTION_SETS

SIX = "vizier,royal-maid,royal-maid,thief,oracle,trader"
GIVEN: list[tuple[str, dict[str, Any], list[int]]] = [
    ("duel", {}, [0]),
    ("duel", {"sides": "BAAB"}, [0b1001]),
    ("nefertiti", {}, [4, 0, 0, -1]),
    ("nefertiti", {"players": 5, "stalls": "advanced"}, [5, 1, 0, -1]),
    ("nefertiti", {"players": 2, "stalls": "LRLR", "characters": "random", "memphis": True}, [2, 2 + 0b1010, 1, 1]),
    ("nefertiti", {"players": 3, "characters": SIX, "memphis": False}, [3, 0, 0b1000001011101, 0]),
]
FAULTS: list[tuple[str, list[int], str]] = [
    ("duel", [16], "duel-sides"),
    ("duel", [-1], "duel-sides"),
    ("nefertiti", [1, 0, 0, -1], "nefertiti-players"),
    ("nefertiti", [6, 0, 0, -1], "nefertiti-players"),
    ("nefertiti", [4, -1, 0, -1], "nefertiti-stalls"),
    ("nefertiti", [4, 18, 0, -1], "nefertiti-stalls"),
    ("nefertiti", [4, 0, -1, -1], "nefertiti-character"),
    ("nefertiti", [4, 0, 0b11111, -1], "nefertiti-character"),
    ("nefertiti", [4, 0, 0b1111111, -1], "nefertiti-character"),
    ("nefertiti", [4, 0, 0b10000000111111, -1], "nefertiti-character"),
    ("nefertiti", [5, 0, 0, 0], "nefertiti-five-need-memphis"),
]


def written(executor: Executor, values: list[int]) -> tuple[int, Any]:
    """Return what an executor says of the numbers, and the state it wrote."""
    state = executor.rules.record()
    cells = executor.hand_cells(np.array(values, np.int16).view(Ints))
    return executor.translated(blank_one)(executor.hand(executor.rules.record, state.rows), cells), state


def read(executor: Executor, state: Any) -> list[int]:
    """Return the numbers that an executor reads off a state."""
    values = np.zeros(len(game_named(executor.rules.name).option_fields), np.int16)
    executor.translated(options_one)(executor.hand(executor.rules.record, state.rows), executor.hand_cells(values.view(Ints)))
    numbers: list[int] = values.tolist()
    return numbers


@pytest.mark.parametrize(("name", "given", "numbers"), GIVEN)
def test_numbers_and_texts_of_options_make_the_same_state(name: str, given: dict[str, Any], numbers: list[int]) -> None:
    """D1.5, N2.1, N9.1, N9.2."""
    game = game_named(name)
    asked = game.options_type(**given)
    assert [field.number(getattr(asked, field.name)) for field in game.option_fields] == numbers
    for executor in (PythonExecutor(game.rules), CpuExecutor(game.rules)):
        fault, state = written(executor, numbers)
        assert fault == 0
        assert state == game.blank(game.options(given))
        assert written(executor, read(executor, state)) == (0, state)


@pytest.mark.parametrize(("name", "numbers", "code"), FAULTS)
def test_impossible_numbers_are_told_by_the_number_of_their_fault(name: str, numbers: list[int], code: str) -> None:
    """D1.5, N2.1, N9.1, N9.2."""
    game = game_named(name)
    for executor in (PythonExecutor(game.rules), CpuExecutor(game.rules)):
        fault, state = written(executor, numbers)
        assert game.option_faults[fault] == code
        assert state == game.rules.record(), "nothing is written"


@pytest.mark.parametrize("game", [game_named(name) for name in game_names()], ids=game_names())
def test_every_choice_of_every_option_has_a_number_of_its_own(game: Game) -> None:
    for field in game.option_fields:
        numbers = [field.number(choice) for choice in field.choices]
        assert len(set(numbers)) == len(numbers)
        assert [field.value(number) for number in numbers] == list(field.choices)
        assert field.number(getattr(game.options_type(), field.name)) is not None


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_numbers_come_back_as_the_texts_they_were(options: dict[str, Any]) -> None:
    game = game_named("nefertiti")
    settled = game.options(options)
    assert game.options_of(game.blank(settled)) == settled


def test_seats_are_within_their_range() -> None:
    """D1.5, N9.2, N13, N14."""
    assert game_named("duel").seat_range == (2, 2)
    nefertiti = game_named("nefertiti")
    assert nefertiti.seat_range == (2, 5)
    assert {nefertiti.seats(nefertiti.options({"players": players})) for players in range(2, 6)} == {2, 3, 4, 5}
    with pytest.raises(OptionsError):
        nefertiti.options({"players": 6})
