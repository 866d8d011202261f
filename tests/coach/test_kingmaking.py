"""Decisions that chose a winner among others, by the figures of every seat."""

import numpy as np
import pytest

from deben.analysis.estimate import Estimate
from deben.coach.kingmaking import crowning


def known(action: int, wins: list[float], error: float = 0.01) -> Estimate:
    """Return an action with these chances, each as sure as the others."""
    seats = len(wins)
    nothing = np.zeros((seats, 1))
    return Estimate(
        action, 1000, np.array(wins), np.full(seats, error), nothing, nothing, np.zeros((1, seats, 1)), np.ones(1), ()
    )  # fmt: skip


def test_somebody_out_of_the_running_gives_the_win_to_one_of_two_others() -> None:
    played, other, worst = known(1, [0.03, 0.62, 0.35]), known(2, [0.04, 0.4, 0.56]), known(3, [0.02, 0.5, 0.48])
    assert crowning(played, [other, worst], 0) == (other, 1, 2), "of several, the one that differs most"


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ([0.1, 0.35, 0.55], "it mattered to whoever decided"),
        ([0.04, 0.57, 0.39], "it hardly mattered to the others either"),
        ([0.03, 0.62, 0.35], "nothing differs"),
    ],
)
def test_other_decisions_crown_nobody(other: list[float], why: str) -> None:
    assert crowning(known(1, [0.03, 0.62, 0.35]), [known(2, other)], 0) is None, why


def test_what_may_be_noise_crowns_nobody() -> None:
    assert crowning(known(1, [0.03, 0.62, 0.35], 0.08), [known(2, [0.04, 0.5, 0.46], 0.08)], 0) is None


def test_between_two_players_nobody_else_can_be_crowned() -> None:
    assert crowning(known(1, [0.5, 0.5]), [known(2, [0.49, 0.51])], 0) is None
    assert crowning(known(1, [0.2, 0.8]), [known(2, [0.6, 0.4])], 0) is None
