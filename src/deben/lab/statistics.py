"""Statistics of many finished matches: who wins how often, with how many points, and from where."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np

__all__ = ["QUANTILES", "PointStatistics", "SeatStatistics", "seat_statistics", "wilson"]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
NORMAL_95 = 1.959963984540054


class PointStatistics(msgspec.Struct, frozen=True):
    """The distribution of a seat's points."""

    mean: float
    sd: float
    least: int
    most: int
    quantiles: dict[str, float]
    """By percentage: ``"50"`` is the median."""


class SeatStatistics(msgspec.Struct, frozen=True):
    """How one seat did."""

    seat: int
    player: str
    wins: int
    """First places, shared ones too."""
    shared: int
    win_rate: float
    interval: tuple[float, float]
    """Wilson's 95 % interval of the win rate."""
    points: PointStatistics
    sources: dict[str, float]
    """The mean points by source."""


def wilson(successes: float, trials: float, z: float = NORMAL_95) -> tuple[float, float]:
    """Return Wilson's score interval of a rate; without trials everything is possible."""
    if trials == 0:
        return 0.0, 1.0
    rate, square = successes / trials, z * z
    middle = rate + square / (2 * trials)
    spread = z * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    low, high = (middle - spread) / (1 + square / trials), (middle + spread) / (1 + square / trials)
    return (0.0 if successes == 0 else low), (1.0 if successes == trials else high)


def _point_statistics(points: Any) -> PointStatistics:
    quantiles = {f"{100 * q:.0f}": float(np.quantile(points, q)) for q in QUANTILES}
    spread = float(points.std(ddof=1)) if len(points) > 1 else 0.0
    return PointStatistics(float(points.mean()), spread, int(points.min()), int(points.max()), quantiles)


def seat_statistics(points: Any, standings: Any, players: Sequence[str], sources: Sequence[str]) -> list[SeatStatistics]:
    """Return how each seat did, from points by match, seat and source, and standings by match and seat; one match at least."""
    matches = len(standings)
    first = standings == standings.max(axis=1, keepdims=True)
    alone = first.sum(axis=1) == 1
    found = []
    for seat, player in enumerate(players):
        wins, shared = int(first[:, seat].sum()), int((first[:, seat] & ~alone).sum())
        means = dict(zip(sources, points[:, seat, :].mean(axis=0).tolist(), strict=True))
        total = _point_statistics(points[:, seat, :].sum(axis=1))
        found.append(SeatStatistics(seat, player, wins, shared, wins / matches, wilson(wins, matches), total, means))
    return found
