"""What a match was worth to each seat: a win first, then the lead and the place."""

from typing import Annotated, TypeAlias

import numpy as np

from ..contract import promise, standing
from ..curves import exponential
from ..record import Ints, Record
from ..rule import rule
from .tuning import MARGIN, POINT, RANK, SCALE, SPREAD, Dials

__all__ = ["UNIT", "Results", "judge"]

UNIT = 1000
"""A result is a whole number from 0, the worst, to this: sums of them are exact, the same in every executor."""
Results: TypeAlias = Annotated[Ints, np.int64, 1]
"""One number for each seat."""


@rule
def lead_share(estimates: Results, seat: int, dials: Dials) -> float:
    """Return the lead of a seat over its best opponent, bent into 0 to 1."""
    best = -1 << 60
    for other in range(len(estimates)):
        if other != seat:
            best = max(best, estimates[other])
    lead = (estimates[seat] - best) / dials[POINT]
    return float(0.5 + 0.5 * lead / (abs(lead) + dials[SCALE]))


@rule
def won_share(estimates: Results, seat: int) -> float:
    """Return 1 for the winner of a match that is over, the same part of it for each of several, and 0 for the others."""
    equals = 0
    for other in range(len(estimates)):
        if estimates[other] > estimates[seat]:
            return 0.0
        if estimates[other] == estimates[seat]:
            equals += 1
    return 1.0 / equals


@rule
def place_share(estimates: Results, seat: int) -> float:
    """Return the part of the opponents that are behind a seat, half of those beside it."""
    behind = 0.0
    for other in range(len(estimates)):
        if other != seat:
            behind += 1.0 if estimates[other] < estimates[seat] else 0.5 if estimates[other] == estimates[seat] else 0.0
    return behind / max(1, len(estimates) - 1)


@rule
def chance_to_win(estimates: Results, seat: int, dials: Dials) -> float:
    """Return how likely a seat wins a match of which only estimates of the final standings are known."""
    total = 0.0
    for other in range(len(estimates)):
        total += exponential((estimates[other] - estimates[seat]) / (dials[POINT] * dials[SPREAD]))
    return 1.0 / total


@rule
def judge(state: Record, over: bool, dials: Dials, estimates: Results, results: Results) -> None:
    """Fill in what the match is worth to each seat: by its standings once it is over, by what they promise before."""
    for seat in range(len(estimates)):
        estimates[seat] = standing(state, seat) if over else promise(state, seat)
    for seat in range(len(estimates)):
        win = won_share(estimates, seat) if over else chance_to_win(estimates, seat, dials)
        value = (1.0 - dials[MARGIN] - dials[RANK]) * win + dials[MARGIN] * lead_share(estimates, seat, dials)
        value += dials[RANK] * (place_share(estimates, seat) if over else win)
        results[seat] = int(value * UNIT + 0.5)
