"""The coach's chances are true: what a search counted is bent as it was measured for the game and its number of players."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.analysis.calibration import AS_SAID, calibrated, power_of
from deben.analysis.tree_search import TreeSearch
from deben.bots import Budget
from deben.games import all_games, game_named
from deben.match import Match
from deben.testing import compiled

CASES = json.loads(Path(__file__).with_suffix(".json").with_name("calibration.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_are_raised_and_made_whole_again(case: dict[str, Any]) -> None:
    found = calibrated(np.array(case["parts"]), case["power"])
    assert found == pytest.approx(case["given"])
    assert found.sum() == pytest.approx(sum(case["parts"]))


def test_every_number_of_players_of_our_games_has_a_power_and_other_games_none() -> None:
    for name in ("duel", "nefertiti"):
        game = game_named(name)
        least, most = game.seat_range
        powers = [power_of(game.rules, seats) for seats in range(least, most + 1)]
        assert all(0.4 < power < 2 for power in powers)
        assert powers != [AS_SAID] * len(powers)
    others = [game for game in all_games() if not game.folder.joinpath("calibration.json").is_file()]
    assert all(power_of(game.rules, 2) == AS_SAID for game in others)


def test_a_coach_says_what_its_search_counted_calibrated() -> None:
    game = game_named("duel")
    match = Match(game, 5, executor=compiled(game))
    view, action = match.view(match.actor), match.legal_numbers[0]
    counted, said = (
        TreeSearch(game, match.executor, 2, Budget(simulations=200), power).look(view, action, 1.0, 3).wins
        for power in (AS_SAID, None)
    )
    assert said == pytest.approx(calibrated(counted, power_of(game.rules, 2)))
    assert abs(said[0] - 0.5) > abs(counted[0] - 0.5)
