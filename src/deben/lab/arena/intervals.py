"""How sure a mean over mirrored deals is."""

from collections.abc import Sequence

import numpy as np

from ..statistics import NORMAL_95, wilson

__all__ = ["paired_interval"]


def paired_interval(scores: Sequence[float], matches: int, z: float = NORMAL_95) -> tuple[float, float]:
    """Return the 95 % interval of a win rate, or of another mean from 0 to 1, from that of each deal, over so many matches in all.

    What a deal gives to a seat falls to both sides in turn and cancels out within its mean; so deals vary less than independent
    matches would, and the win rate is as sure as that of so many more independent matches.  With that number of matches it is
    Wilson's interval, which does not claim certainty where everything went one way.
    """
    if not len(scores):
        return 0.0, 1.0
    rate, prior = float(np.mean(scores)), z * z
    in_a_deal = matches / len(scores)
    guess = (rate * matches + prior / 2) / (matches + prior)
    independent = (len(scores) - 1) * rate * (1 - rate) / in_a_deal
    # A few imaginary deals of independent matches keep the estimate steady where there are few real ones.
    steady = prior * guess * (1 - guess) / in_a_deal
    effect = (float(np.square(np.asarray(scores) - rate).sum()) + steady) / (independent + steady)
    return wilson(rate * matches / effect, matches / effect, z)
