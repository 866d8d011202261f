"""What can be chosen about a search with a mind: numbers, as those of the plain search are."""

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from ..search.tuning import POINT, Tuning

__all__ = [
    "BLEND", "CONFIDENCE", "COUNT", "CURIOSITY", "HAND", "LEAD", "MODESTY", "POINT_OF", "ROLLED", "SPAN", "USUAL", "Thinking",
]  # fmt: skip

CURIOSITY, MODESTY, FORMER, LEAD, SPAN, CONFIDENCE, POINT_OF, BLEND, ROLLED, HAND = range(10)
"""Where each dial lies; from ``HAND`` on those of the plain search, by which roll-outs go.  Modules of releases know the first
seven alone, so these stay where they are; ``FORMER`` is asked by them only."""
COUNT = HAND + POINT + 1
WIDENING = 0.5
"""How many outcomes of chance modules of releases tell apart, which still do: so many times the square root of the visits."""


@dataclass(frozen=True)
class Thinking:
    """The dials of a search with a mind."""

    curiosity: float = 0.6
    """How much the tree tries what the mind finds promising."""
    modesty: float = 0.1
    """How much less than its parent an action that was never tried counts for."""
    lead: float = 0.1
    """The part of a result that is about the lead in points."""
    span: float = 10.0
    """The lead at which that part is half full."""
    confidence: float = 1.0
    """The mind's judgement of who wins is bent by this: below 1 towards even."""

    blend: float = 0.0
    """The part of what a leaf is worth that a roll-out says, as the plain search makes them; the rest is the mind's."""
    rolled: float = 0.5
    """In which part of the leaves there is a roll-out, drawn by chance: it takes longer than the mind."""

    def dials(self, point: int, hand: Tuning) -> Any:
        """Return the numbers for compiled code; ``point`` is how much a point raises a standing, roll-outs go by ``hand``."""
        curiosity, modesty, *own, blend, rolled = astuple(self)
        return np.array([curiosity, modesty, WIDENING, *own, point, blend, rolled, *hand.dials(point)], np.float64)


USUAL = Thinking()
"""What suits most games."""
