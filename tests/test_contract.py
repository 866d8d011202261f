"""What the games' contract gives every game by itself."""

from enum import IntEnum
from typing import Any, ClassVar

import numpy as np
import pytest

from deben.games import Game, OptionsError, PositionError, Reason, UnknownGame, game_named, game_names
from deben.games.plain_position import read_plain, write_plain
from deben.kernel.contract import Rules
from deben.kernel.record import Ints, Record, i8, of
from deben.match import Match
from tests.kernel import toy


class Happened(IntEnum):
    """What can happen."""

    TAKEN = 0


class Heap(Record):
    """A record of arrays and parts."""

    cells: Ints = i8(2, 3)
    parts: list[toy.Stones] = of(toy.Stones, 2)


def two(_state: toy.Stones) -> int:
    return 2


def points(state: toy.Stones, seat: int, _source: int) -> int:
    return toy.standing(state, seat)


class Stones(Game):
    """As little as a game can be: no options, no texts, nothing hidden."""

    name = "stones"
    version = 1
    rules = Rules(
        "stones", toy.Stones, toy.MOST, toy.MOST, toy.setup, toy.actor, toy.legal, toy.apply, toy.standing, points, seats_of=two
    )
    action_names = ("one", "two", "three")
    event_fields: ClassVar[dict[Any, tuple[str, ...]]] = {Happened.TAKEN: ("seat", "stones")}
    sources = ("win",)
    end_reasons = ("no-stones",)
    seat_range = (2, 2)
    languages = ()


def test_a_game_may_leave_out_almost_everything() -> None:
    match = Match(Stones(), 5)
    assert match.view(0) == match.state
    assert match.seats == 2
    while not match.over:
        match.play(match.legal[-1])
    assert match.outcome is not None
    assert match.outcome.reason == "no-stones"


def test_what_a_game_does_not_explain_is_over_or_not_legal() -> None:
    game = Stones()
    state = toy.Stones()
    assert game.explain(state, 0) == Reason("over")
    state.stones = 2
    assert game.explain(state, 2) == Reason("not-legal")
    assert game.explain(state, 1) is None


def test_positions_of_a_game_without_notation_are_its_fields() -> None:
    game = Stones()
    assert not game.has_notation
    state = game.read_position("stones=3 seat=1 card=0 owner=-2")
    assert (state.stones, state.seat, state.owner) == (3, 1, -2)
    assert game.write_position(state) == "stones=3 seat=1 card=0 owner=-2"


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "missing-field", {"field": "stones"}),
        ("stones=3 stones", "malformed-field", {"text": "stones"}),
        ("stones=3 stones=3", "field-twice", {"field": "stones"}),
        ("pebbles=3", "unknown-field", {"field": "pebbles", "known": "stones, seat, card, owner"}),
        ("stones=3,4", "wrong-numbers", {"field": "stones", "text": "3,4", "count": 1}),
        ("stones=128", "wrong-numbers", {"field": "stones", "text": "128", "count": 1}),
        ("stones=x", "wrong-numbers", {"field": "stones", "text": "x", "count": 1}),
    ],
)
def test_what_is_wrong_with_fields_is_named(text: str, code: str, params: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as error:
        Stones().read_position(text)
    assert (error.value.code, error.value.params) == (code, params)


def test_arrays_and_parts_come_back_from_their_fields() -> None:
    heap = Heap()
    heap.cells[1, 2] = 7
    heap.parts[1].stones = 5
    text = write_plain(heap)
    assert text.startswith("cells=0,0,0,0,0,7 parts.0.stones=0 ")
    assert read_plain(Heap, text) == heap


def test_options_of_a_wrong_kind_are_malformed() -> None:
    with pytest.raises(OptionsError) as error:
        game_named("duel").options({"sides": 1})
    assert error.value.code == "malformed-options"
    assert "detail" in error.value.params


@pytest.mark.parametrize("name", game_names())
def test_games_are_found_by_name_and_made_once(name: str) -> None:
    assert game_named(name).name == name
    assert game_named(name) is game_named(name)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame) as error:
        game_named("senet")
    assert str(error.value).startswith("there is no game 'senet'; there are: duel")


@pytest.mark.parametrize("name", game_names())
def test_a_text_that_is_too_long_for_any_reader_is_no_position(name: str) -> None:
    with pytest.raises(PositionError) as error:
        game_named(name).read_position("é" * 40_000)
    assert (error.value.code, error.value.params) == ("malformed-field", {"text": "é" * 40})


def test_after_the_end_the_rules_themselves_list_nothing() -> None:
    """D7.1: whoever asks the rule function without an executor gets no action either."""
    game = game_named("duel")
    over = game.read_position("phase=over boats=-/-/-/-/-/ool pile=- warehouse=ooo")
    assert game.rules.legal(over, np.zeros(19, np.int16).view(Ints)) == 0
