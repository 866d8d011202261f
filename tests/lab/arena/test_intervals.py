"""Intervals of win rates: honest for any kind of deal, and narrower where mirroring takes luck away."""

from collections.abc import Callable

import numpy as np
import pytest

from deben.lab.arena.intervals import paired_interval
from deben.lab.statistics import wilson

DEALS = 60
Drawn = tuple[np.ndarray, np.ndarray]


def seat_luck(rate: float, random: np.random.Generator) -> Drawn:
    """The deal favours a seat: who has it wins more easily."""
    luck = random.random(DEALS)
    return luck < rate, 1 - luck < rate


def no_luck(rate: float, random: np.random.Generator) -> Drawn:
    return random.random(DEALS) < rate, random.random(DEALS) < rate


def same_fate(rate: float, random: np.random.Generator) -> Drawn:
    """The deal favours a player: both matches often end alike."""
    first, alike = random.random(DEALS) < rate, random.random(DEALS) < 0.5
    return first, np.where(alike, first, random.random(DEALS) < rate)


@pytest.mark.parametrize("rate", [0.5, 0.65, 0.9, 0.99])
@pytest.mark.parametrize("kind", [seat_luck, no_luck, same_fate])
def test_the_interval_holds_the_truth_as_often_as_it_says(kind: Callable[..., Drawn], rate: float) -> None:
    random, held = np.random.default_rng(7), 0
    for _ in range(600):
        first, second = kind(rate, random)
        low, high = paired_interval(((first + second * 1.0) / 2).tolist(), 2 * DEALS)
        held += low <= rate <= high
    assert held / 600 > 0.92


def test_mirroring_really_narrows_it() -> None:
    first, second = seat_luck(0.6, np.random.default_rng(1))
    low, high = paired_interval(((first + second * 1.0) / 2).tolist(), 2 * DEALS)
    plain = wilson(int(first.sum() + second.sum()), 2 * DEALS)
    assert high - low < 0.7 * (plain[1] - plain[0])


def test_deals_of_one_match_give_wilsons_interval() -> None:
    scores = [1.0] * 30 + [0.0] * 10
    assert paired_interval(scores, 40) == pytest.approx(wilson(30, 40), abs=0.005)


def test_nothing_and_little_claim_no_certainty() -> None:
    assert paired_interval([], 0) == (0.0, 1.0)
    assert paired_interval([1.0] * 20, 40) == pytest.approx(wilson(40, 40))
    low, high = paired_interval([0.5], 2)
    assert high - low > 0.5
