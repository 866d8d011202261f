"""Ratings by Bradley and Terry's model on Elo's scale: one scale for everybody, however they met.

Whoever is before another in a match has beaten them, also where more than two sit at a table.  Two hundred points are a win rate of
76 % of two who meet, four hundred one of 91 %; the mean of all contestants is 1500.  Intervals come from drawing the deals anew,
with what all pairings made of each: matches of the same deal are no independent ones.
"""

from collections import defaultdict
from collections.abc import Iterable
from math import log
from typing import Any

import msgspec
import numpy as np

from .deals import Deal

__all__ = ["Rating", "ratings"]

MEAN = 1500.0
SCALE = 400.0 / log(10.0)
DRAWS = 200
"""So often the deals are drawn anew."""
ROUNDS = 300
PRIOR = 0.5
"""As much of a draw against somebody average is added for everybody, so that who always wins has a rating too."""


class Rating(msgspec.Struct, frozen=True):
    """A contestant's rating on Elo's scale and its 95 % interval."""

    elo: float
    interval: tuple[float, float]


def ratings(deals: Iterable[Deal], contestants: int) -> list[Rating]:
    """Return the rating of each contestant by number."""
    by_deal: dict[int, Any] = defaultdict(lambda: np.zeros((contestants, contestants)))
    for deal in deals:
        _count(deal, by_deal[deal.deal])
    scores = np.array(list(by_deal.values())).reshape(-1, contestants, contestants)
    drawn = np.random.default_rng(0).integers(max(1, len(scores)), size=(DRAWS, len(scores)))
    found, *again = _fitted(np.array([scores.sum(axis=0), *(scores[draw].sum(axis=0) for draw in drawn)]))
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    return [Rating(float(found[i]), (float(low[i]), float(high[i]))) for i in range(contestants)]


def _count(deal: Deal, scores: Any) -> None:
    """Add who was before whom in the matches of a deal: 1 for each, a half where a place was shared."""
    for match in deal.matches:
        for one, mine in enumerate(match.seats):
            for other, theirs in enumerate(match.seats):
                if mine != theirs:
                    scores[mine, theirs] += np.sign(match.ranks[other] - match.ranks[one]) / 2 + 0.5


def _fitted(scores: Any) -> Any:
    """Return the ratings under which such scores are likeliest, a row for each table of scores (Hunter's iteration)."""
    met, won = scores + scores.transpose(0, 2, 1), scores.sum(axis=2) + PRIOR / 2
    strength = np.ones(won.shape)
    for _ in range(ROUNDS):
        strength = won / ((met / (strength[:, :, None] + strength[:, None, :])).sum(axis=2) + PRIOR / (strength + 1))
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
    return MEAN + SCALE * np.log(strength)
