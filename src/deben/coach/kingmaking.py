"""Decisions that chose a winner among others: to whoever decided they hardly mattered, to two others they did."""

from collections.abc import Iterator, Sequence

import numpy as np

from ..analysis.doubt import NOISE
from ..analysis.estimate import Estimate

__all__ = ["HARDLY", "MUCH", "crowning"]

HARDLY = 0.03
"""A decision hardly matters to whoever makes it while the own chance differs by no more between two actions."""
MUCH = 0.1
"""It chooses among the others from so much on: one gains it, and another loses it."""


def crowning(played: Estimate, others: Sequence[Estimate], seat: int) -> tuple[Estimate, int, int] | None:
    """Return with which other action somebody else would have gained most, who gained by the one that was played, and who lost.

    None unless the difference is sure, and large beside what it meant to the seat itself; between two players nobody else can win.
    """
    found = max(_swings(played, others, seat), key=lambda swing: swing[0], default=None)
    return None if found is None else found[1:]


def _swings(played: Estimate, others: Sequence[Estimate], seat: int) -> Iterator[tuple[float, Estimate, int, int]]:
    for other in others:
        gains = played.wins - other.wins
        sure = np.abs(gains) > NOISE * np.hypot(played.win_errors, other.win_errors)
        gains[~sure | (np.arange(len(gains)) == seat)] = 0.0
        gained, lost = int(gains.argmax()), int(gains.argmin())
        if abs(played.wins[seat] - other.wins[seat]) <= HARDLY and gains[gained] >= MUCH and gains[lost] <= -MUCH:
            yield float(gains[gained]), other, gained, lost
