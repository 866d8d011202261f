"""Ratings by Bradley and Terry's model on Elo's scale: one scale for everybody, however they met.

Whoever is before another in a match has beaten them, also where more than two sit at a table.  Two hundred points are a win rate of
76 % of two who meet, four hundred one of 91 %; the mean of all contestants is 1500.

Intervals are of what the strengths may be after these results: the results of each two who met are drawn from what they leave
possible (Jeffreys' prior, so that 6 : 0 is no proof of always), and strengths fitted to each draw.  Matches of the same deal, or
of the same table, are no independent ones: they count for as many independent matches as their spread over the deals tells.
"""

from collections import defaultdict
from collections.abc import Iterable
from math import log
from typing import Any

import msgspec
import numpy as np

from ..statistics import NORMAL_95
from .deals import Deal

__all__ = ["Rating", "ratings"]

MEAN = 1500.0
SCALE = 400.0 / log(10.0)
DRAWS = 1000
"""So often the results are drawn."""
PRIOR = 0.5
"""As much of a draw against somebody average is added for everybody, so that who always wins has a rating too."""
JEFFREYS = 0.5
ROUNDS, LONGEST, CLOSE = 100, 1.0, 1e-6
"""Newton's steps at most, how far one may go, and what is no step any more."""


class Rating(msgspec.Struct, frozen=True):
    """A contestant's rating on Elo's scale and its 95 % interval."""

    elo: float
    """The rating; the mean of all contestants is 1500."""
    interval: tuple[float, float]
    """The 95 % interval."""


def ratings(deals: Iterable[Deal], contestants: int) -> list[Rating | None]:
    """Return the rating of each contestant by number; nothing for who has not played."""
    by_deal: dict[int, Any] = defaultdict(lambda: np.zeros((contestants, contestants)))
    for deal in deals:
        _count(deal, by_deal[deal.deal])
    scores = np.array(list(by_deal.values())).reshape(-1, contestants, contestants)
    total = scores.sum(axis=0)
    met = total + total.T > 0
    random = np.random.default_rng(0)
    drawn = random.gamma(np.where(met, total / _effect(scores) + JEFFREYS, 1.0), size=(DRAWS, contestants, contestants)) * met
    anchors = random.gamma(PRIOR / 2, size=(2, DRAWS, contestants))
    [found] = _fitted(total[None], np.full((2, 1, contestants), PRIOR / 2))
    low, high = np.quantile(_fitted(drawn, anchors), [0.025, 0.975], axis=0)
    return [Rating(float(found[i]), (float(low[i]), float(high[i]))) if met[i].any() else None for i in range(contestants)]


def _count(deal: Deal, scores: Any) -> None:
    """Add who was before whom in the matches of a deal: 1 for each, a half where a place was shared."""
    for match in deal.matches:
        for one, mine in enumerate(match.seats):
            for other, theirs in enumerate(match.seats):
                if mine != theirs:
                    scores[mine, theirs] += np.sign(match.ranks[other] - match.ranks[one]) / 2 + 0.5


def _effect(scores: Any) -> float:
    """Return how much more a contestant's score varies from deal to deal than it would if all its matches were independent.

    As in :func:`.intervals.paired_interval`, a few imaginary deals of independent matches keep the estimate steady.
    """
    prior = NORMAL_95 * NORMAL_95
    met = scores + scores.transpose(0, 2, 1)
    total, often = met.sum(axis=0), (met > 0).sum(axis=0)
    rate = np.divide(scores.sum(axis=0), total, out=np.full(total.shape, 0.5), where=total > 0)
    guess = (rate * total + prior / 2) / (total + prior)
    left = (scores - met * rate).sum(axis=2)
    per_deal = np.divide(total, often, out=np.zeros(total.shape), where=often > 0)
    independent = (np.maximum(often - 1, 0) * per_deal * rate * (1 - rate)).sum()
    steady = prior * (per_deal * guess * (1 - guess)).sum()
    return float((np.square(left).sum() + steady) / (independent + steady)) if steady else 1.0


def _fitted(scores: Any, anchors: Any) -> Any:
    """Return the ratings under which such scores are likeliest, a row for each table of scores, by Newton's method.

    ``anchors`` are what each has won, and lost, against somebody average.
    """
    met, (won, lost) = scores + scores.transpose(0, 2, 1), anchors
    wins, games = scores.sum(axis=2) + won, won + lost
    strength, each = np.zeros(wins.shape), np.arange(wins.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        average = 1 / (1 + np.exp(-strength))
        curve = -met * chance * (1 - chance)
        curve[:, each, each] += games * average * (1 - average) - curve.sum(axis=2) + CLOSE
        step = np.linalg.solve(curve, (wins - (met * chance).sum(axis=2) - games * average)[:, :, None])[:, :, 0]
        strength += step.clip(-LONGEST, LONGEST)
        if np.abs(step).max() < CLOSE:
            break
    return MEAN + SCALE * (strength - strength.mean(axis=1, keepdims=True))
