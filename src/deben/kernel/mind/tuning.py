"""What can be chosen about a search with a mind: numbers, as those of the plain search are."""

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

__all__ = ["CONFIDENCE", "CURIOSITY", "LEAD", "MODESTY", "POINT_OF", "SPAN", "USUAL", "WIDENING", "Thinking"]

CURIOSITY, MODESTY, WIDENING, LEAD, SPAN, CONFIDENCE, POINT_OF = range(7)


@dataclass(frozen=True)
class Thinking:
    """The dials of a search with a mind."""

    curiosity: float = 0.6
    """How much the tree tries what the mind finds promising."""
    modesty: float = 0.1
    """How much less than its parent an action that was never tried counts for."""
    widening: float = 0.5
    """How many outcomes of chance are told apart: so many times the square root of the visits."""
    lead: float = 0.1
    """The part of a result that is about the lead in points."""
    span: float = 10.0
    """The lead at which that part is half full."""
    confidence: float = 1.0
    """The mind's judgement of who wins is bent by this: below 1 towards even."""

    def dials(self, point: int) -> Any:
        """Return the numbers for compiled code; ``point`` is how much a point raises a standing of the game."""
        return np.array([*astuple(self), point], np.float64)


USUAL = Thinking()
"""What suits most games."""
