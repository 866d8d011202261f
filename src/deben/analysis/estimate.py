"""What actions are worth: a first search over all of them, then several looks at each of those that matter.

The looks are independent of each other, so that how much they disagree says how sure their mean is.  Every action gets the same
first looks, whether the search liked it, somebody played it or it is only beside them; further ones go where they still matter.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .doubt import in_order, may_be_best, mean, spread, win_error
from .search import Look, Searcher

__all__ = ["CANDIDATES", "LOOKS", "Estimate", "estimate", "estimate_best", "estimates"]

CANDIDATES = 4
"""So many of the best actions are looked at closely."""
LOOKS = 4
"""So many looks does every action get."""
FURTHER = 2
"""So many more for each of them are left for those that may still be the best."""
FIRST_SHARE = 0.4
SINGLE_SHARE = 0.2
"""What is spent where there is nothing to choose, for the chances alone."""


@dataclass(frozen=True)
class Estimate:
    """An action with what it is worth and how sure that is."""

    action: int
    trials: int
    wins: "np.ndarray[Any, Any]"
    win_errors: "np.ndarray[Any, Any]"
    points: "np.ndarray[Any, Any]"
    """By seat and source."""
    point_errors: "np.ndarray[Any, Any]"
    looks: "np.ndarray[Any, Any]"
    """The points of each look, by seat and source: for the errors of sums."""
    weights: "np.ndarray[Any, Any]"
    """How many times each look tried it."""
    line: tuple[int, ...]

    def lead(self, seat: int) -> float:
        """Return by how many points the seat is expected to be ahead of the best other."""
        return float(_leads(self.points[None], seat)[0])

    def lead_error(self, seat: int) -> float:
        """Return the standard error of that, larger the fewer looks there are: a few may agree by accident."""
        looks = len(self.weights)
        return float(spread(_leads(self.looks, seat), self.weights)) * (looks + 1) / max(1, looks - 1)


def _leads(looks: "np.ndarray[Any, Any]", seat: int) -> Any:
    totals = looks.sum(axis=2)
    return totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1)


def estimate_best(
    search: Searcher, view: Any, seat: int, things: Mapping[int, Sequence[int]], must: Sequence[int], seed: int
) -> list[Estimate]:
    """Return the best few actions and those of ``must``, best first.

    ``things`` are the different things that can be done, each by the action that stands for it, with the others that are the same.
    """
    few = list(things) if len(things) <= CANDIDATES else _promising(search, view, things, seed)
    share = 1 - FIRST_SHARE if len(things) > 1 else SINGLE_SHARE
    return estimate(search, view, seat, list(dict.fromkeys([*few, *must])), seed, share, must)


def _promising(search: Searcher, view: Any, things: Mapping[int, Sequence[int]], seed: int) -> list[int]:
    """Return the things that the search likes best."""
    stands_for = {action: thing for thing, others in things.items() for action in (thing, *others)}
    order = search.promising(view, list(stands_for), len(stands_for), FIRST_SHARE, seed)
    return list(dict.fromkeys(stands_for[action] for action in order))[:CANDIDATES]


def estimate(
    search: Searcher, view: Any, seat: int, actions: Sequence[int], seed: int, share: float = 1.0, must: Sequence[int] = ()
) -> list[Estimate]:
    """Return the given actions, best first; those of ``must`` get as many looks as the best."""
    part = share / ((LOOKS + FURTHER) * len(actions))
    looks: dict[int, list[Look]] = {
        action: [search.look(view, action, part, seed + 1 + number) for number in range(LOOKS)] for action in actions
    }
    left = FURTHER * len(actions)
    while left > 0:
        wanted = _wanted([_together(each) for each in looks.values()], seat, must)[:left]
        for action in wanted:
            looks[action].append(search.look(view, action, part, seed + 1 + len(looks[action])))
        left -= len(wanted)
    return in_order([_together(each) for each in looks.values()], seat)


def estimates(search: Searcher, view: Any, seat: int, things: Mapping[int, Sequence[int]], seed: int) -> Iterator[list[Estimate]]:
    """Yield the best few actions, best first, without end: each time after as much as the whole budget of the search.

    All of them are looked at until each has had its ``LOOKS``, later those that may still be the best.
    """
    few = list(things) if len(things) <= CANDIDATES else _promising(search, view, things, seed)
    looks: dict[int, list[Look]] = {action: [] for action in few}
    wanted = few * 2  # what one look leaves open is not known
    while True:
        for action in wanted:
            looks[action].append(search.look(view, action, 1 / len(wanted), seed + 1 + len(looks[action])))
        found = in_order([_together(each) for each in looks.values()], seat)
        yield found
        wanted = few if len(looks[found[0].action]) < LOOKS else _wanted(found, seat, ())


def _wanted(estimates: list[Estimate], seat: int, must: Sequence[int]) -> list[int]:
    """Return the actions that deserve another look: the best, whichever may be better than it, and those of ``must``."""
    best, *others = in_order(estimates, seat)
    return [best.action, *(each.action for each in others if each.action in must or may_be_best(best, each, seat))]


def _together(looks: list[Look]) -> Estimate:
    """Return what several looks at an action come to; one that tried it more often weighs more."""
    wins, points = np.stack([look.wins for look in looks]), np.stack([look.points for look in looks])
    trials = np.array([look.trials for look in looks])
    longest = max(looks, key=lambda look: look.trials)
    return Estimate(
        action=looks[0].action, trials=int(trials.sum()), wins=mean(wins, trials), win_errors=win_error(wins, trials),
        points=mean(points, trials), point_errors=spread(points, trials), looks=points, weights=trials, line=longest.line,
    )  # fmt: skip
