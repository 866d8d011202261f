"""Statistics of finished matches."""

import numpy as np
import pytest

from deben.lab.statistics import seat_statistics, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    """Values of the published tables (Newcombe 1998 for 81 of 263)."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_seats_are_counted_with_shared_first_places_and_sources() -> None:
    points = np.array([[[3, 2], [1, 4]], [[9, 1], [0, 0]], [[0, 0], [5, 5]], [[1, 0], [2, 0]]])
    standings = np.array([[5, 5], [10, 0], [0, 10], [1, 2]])
    first, second = seat_statistics(points, standings, ("a", "b"), ("stones", "gold"))
    assert (first.wins, first.shared, first.win_rate) == (2, 1, 0.5)
    assert (second.wins, second.shared) == (3, 1)
    assert first.points.mean == 4.0
    assert first.points.sd == pytest.approx(np.std([5, 10, 0, 1], ddof=1))
    assert (first.points.least, first.points.most, first.points.quantiles["50"]) == (0, 10, 3.0)
    assert second.sources == {"stones": 2.0, "gold": 2.25}


def test_a_single_match_has_no_spread() -> None:
    only = seat_statistics(np.array([[[3], [4]]]), np.array([[3, 4]]), ("a", "b"), ("stones",))
    assert only[1].points.sd == 0.0
    assert only[1].interval[1] == 1.0
