"""What the games' contract gives every game by itself."""

import numpy as np
import pytest

from deben.games import Game, OptionsError, PositionError, UnknownGame, game_named, game_names
from deben.games.duel.game import Duel
from deben.kernel.record import Ints


class Plain(Duel):
    """A game that accepts all options of the right type."""

    check_options = Game.check_options


def test_options_are_accepted_unless_a_game_checks_more() -> None:
    assert Plain().options({"sides": "anything"}).sides == "anything"
    with pytest.raises(OptionsError) as error:
        Plain().options({"sides": 1})
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
