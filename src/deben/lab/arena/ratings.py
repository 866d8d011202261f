"""Ratings by openskill: one scale for everybody, however they met.

Bots do not learn from match to match, so a rating may settle: tau, the doubt that is added before each match, is nil.  Results are
taken in a shuffled order, because a rating rests on the order in which matches are told, and the mean over several orders is given.
"""

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

import msgspec

from ..statistics import NORMAL_95
from .deals import MatchResult

__all__ = ["Rating", "ratings"]

ORDERS = 5


class Rating(msgspec.Struct, frozen=True):
    """A contestant's skill: its mean, how unsure it is, and the 95 % interval."""

    mu: float
    sigma: float
    interval: tuple[float, float]


def ratings(matches: Iterable[MatchResult], contestants: int) -> list[Rating]:
    """Return the rating of each contestant by number."""
    told = list(matches)
    orders = [_rated(random.Random(order).sample(told, len(told)), contestants) for order in range(ORDERS)]
    return [_mean([order[contestant] for order in orders]) for contestant in range(contestants)]


def _mean(found: Sequence[Any]) -> Rating:
    mu, sigma = (sum(getattr(one, name) for one in found) / len(found) for name in ("mu", "sigma"))
    return Rating(mu, sigma, (mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma))


def _rated(matches: Iterable[MatchResult], contestants: int) -> list[Any]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(contestants)]
    for match in matches:
        teams = [[model.create_rating([rated[player].mu, rated[player].sigma])] for player in match.seats]
        after = [team[0] for team in model.rate(teams, ranks=list(match.ranks))]
        for player in set(match.seats):
            own = [after[seat] for seat, other in enumerate(match.seats) if other == player]
            rated[player] = _merged(model, own)
    return rated


def _merged(model: Any, copies: Sequence[Any]) -> Any:
    """Return one rating for a player who sat in several seats: their mean."""
    mu = sum(copy.mu for copy in copies) / len(copies)
    sigma = sqrt(sum(copy.sigma**2 for copy in copies) / len(copies))
    return model.create_rating([mu, sigma])
