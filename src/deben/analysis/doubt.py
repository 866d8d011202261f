"""In which order actions are told, how sure a chance is, and when two are about equal.

The page has the same for what it finds itself (``web/src/coach/doubt.ts``); ``tests/coach/doubt.json`` holds both to it.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

__all__ = [
    "NOISE", "Weighed", "about_equal", "hundredths", "in_order", "is_settled", "may_be_best", "mean", "spread", "win_error",
]  # fmt: skip

FLOOR = 0.005
"""No standard error of a chance to win is believed to be smaller."""
NOISE = 2.0
"""A difference counts once it is so many standard errors."""
LITTLE = 0.5
"""Fewer points are nothing."""
CERTAIN = (0, 100)
"""Chances, as they are shown, with which nothing is left to win or to lose."""
SURE = 0.05
"""With more doubt than this a chance is not certain, whatever it is."""
CAUTION = 2.0
"""So many wins and losses are added before it is said how sure a chance is: three wins in three trials prove little."""


class Weighed(Protocol):
    """An action of which it is known what it is worth, and how sure that is."""

    @property
    def wins(self) -> Any:
        """The chance of each seat to win."""

    @property
    def win_errors(self) -> Any:
        """Its standard errors."""

    def lead(self, seat: int) -> float:
        """Return by how many points a seat is expected to be ahead."""

    def lead_error(self, seat: int) -> float:
        """Return the standard error of that."""


Some = TypeVar("Some", bound=Weighed)


def mean(looks: Any, trials: Any) -> Any:
    """Return the mean of looks, each weighed by its trials."""
    return np.average(looks, axis=0, weights=trials)


def spread(looks: Any, trials: Any) -> Any:
    """Return the standard error of that mean, as far as the looks disagree."""
    apart = (looks - mean(looks, trials)) ** 2
    return np.sqrt(mean(apart, trials) / max(1, len(looks) - 1))


def win_error(wins: Any, trials: Any) -> Any:
    """Return the standard errors of chances to win: what the looks disagree, and never less than so few trials leave open.

    A few looks may agree by accident, so the trials alone set a bound.
    """
    total = trials.sum()
    cautious = (mean(wins, trials) * total + CAUTION) / (total + 2 * CAUTION)
    return np.maximum(np.maximum(spread(wins, trials), np.sqrt(cautious * (1 - cautious) / (total + 2 * CAUTION))), FLOOR)


def in_order(actions: Sequence[Some], seat: int) -> list[Some]:
    """Return actions by the chance as it is shown, and where that is the same by the lead."""
    return sorted(actions, key=lambda one: (-_shown(one, seat), -one.lead(seat)))


def hundredths(chance: float) -> int:
    """Return a chance as it is shown."""
    return int(100 * chance + 0.5)


def may_be_best(best: Weighed, other: Weighed, seat: int) -> bool:
    """Return whether another action is about equal to the best: what is between them may be nothing."""
    error = np.hypot(best.win_errors[seat], other.win_errors[seat])
    return bool(best.wins[seat] - other.wins[seat] <= NOISE * error)


def is_settled(best: Weighed, other: Weighed, seat: int) -> bool:
    """Return whether it is certain with both of two actions that a seat wins, or does not: then points alone are between them."""
    sure = NOISE * max(best.win_errors[seat], other.win_errors[seat]) <= SURE
    return bool(sure) and _shown(best, seat) == _shown(other, seat) and _shown(best, seat) in CERTAIN


def about_equal(best: Weighed, other: Weighed, seat: int) -> bool:
    """Return whether what is between two actions may be nothing: in chances, and in points where the winner is certain."""
    if not is_settled(best, other, seat):
        return may_be_best(best, other, seat)
    error = float(np.hypot(best.lead_error(seat), other.lead_error(seat)))
    return best.lead(seat) - other.lead(seat) <= max(LITTLE, NOISE * error)


def _shown(one: Weighed, seat: int) -> int:
    return hundredths(round(float(one.wins[seat]), 4))
