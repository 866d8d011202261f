"""What actions are worth: a first search over all of them, then several looks at each of those that matter.

The looks are independent of each other, so that how much they disagree says how sure their mean is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .search import CoachSearch, Look

__all__ = ["CANDIDATES", "LOOKS", "Estimate", "estimate", "estimate_best"]

CANDIDATES = 4
"""So many of the best actions are looked at closely."""
LOOKS = 4
FIRST_SHARE = 0.4
SINGLE_SHARE = 0.2
"""What is spent where there is nothing to choose, for the chances alone."""
FLOOR = 0.005
"""No standard error of a chance to win is believed to be smaller."""


@dataclass(frozen=True)
class Estimate:
    """An action with what it is worth and how sure that is."""

    action: int
    trials: int
    value: float
    wins: "np.ndarray[Any, Any]"
    win_errors: "np.ndarray[Any, Any]"
    points: "np.ndarray[Any, Any]"
    """By seat and source."""
    point_errors: "np.ndarray[Any, Any]"
    looks: "np.ndarray[Any, Any]"
    """The points of each look, by seat and source: for the errors of sums."""
    line: tuple[int, ...]

    def lead(self, seat: int) -> float:
        """Return by how many points the seat is expected to be ahead of the best other."""
        return float(_leads(self.points[None], seat)[0])

    def lead_error(self, seat: int) -> float:
        """Return the standard error of that."""
        return float(_spread(_leads(self.looks, seat)))


def _leads(looks: "np.ndarray[Any, Any]", seat: int) -> Any:
    totals = looks.sum(axis=2)
    return totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1)


def _spread(looks: Any) -> Any:
    """Return the standard error of the mean of independent looks."""
    return np.std(looks, axis=0, ddof=1) / np.sqrt(len(looks))


def estimate_best(search: CoachSearch, view: Any, legal: Sequence[int], must: Sequence[int], seed: int) -> list[Estimate]:
    """Return the best few actions and those of ``must``, best first, each looked at equally long."""
    few = list(legal) if len(legal) <= CANDIDATES else search.promising(view, legal, CANDIDATES, FIRST_SHARE, seed)
    return estimate(search, view, list(dict.fromkeys([*few, *must])), seed, 1 - FIRST_SHARE if len(legal) > 1 else SINGLE_SHARE)


def estimate(search: CoachSearch, view: Any, actions: Sequence[int], seed: int, share: float = 1.0) -> list[Estimate]:
    """Return the given actions, best first."""
    part = share / (LOOKS * len(actions))
    looks = [[search.look(view, action, part, seed + 1 + number) for number in range(LOOKS)] for action in actions]
    return sorted(map(_together, looks), key=lambda one: one.value, reverse=True)


def _together(looks: list[Look]) -> Estimate:
    wins, points = np.stack([look.wins for look in looks]), np.stack([look.points for look in looks])
    longest = max(looks, key=lambda look: look.trials)
    return Estimate(
        action=looks[0].action, trials=sum(look.trials for look in looks), value=float(np.mean([look.value for look in looks])),
        wins=wins.mean(axis=0), win_errors=np.maximum(_spread(wins), FLOOR), points=points.mean(axis=0),
        point_errors=_spread(points), looks=points, line=longest.line,
    )  # fmt: skip
