"""What can be chosen about a search: one small record, handed to compiled code as numbers, so that variants need no compiling."""

from dataclasses import astuple, dataclass
from typing import Annotated, Any, TypeAlias

import numpy as np

__all__ = [
    "BIAS", "CUT", "Dials", "EXPAND_AT", "EXPLORATION", "GLANCES", "HEED", "MARGIN", "PLAIN_UCT", "POINT", "RANK", "SCALE",
    "SPREAD", "Tuning", "UNSEEN",
]  # fmt: skip

Dials: TypeAlias = Annotated[Any, np.float64, 1]
"""A tuning as compiled code reads it: one number for each field, and the game's ``point`` last."""

EXPLORATION, UNSEEN, BIAS, EXPAND_AT, GLANCES, HEED, CUT, SPREAD, MARGIN, SCALE, RANK, POINT = range(12)


@dataclass(frozen=True)
class Tuning:
    """The dials of a search; as they stand, plain UCT with uniformly random roll-outs to the end of the match."""

    exploration: float = 0.7
    """How much the tree tries what it knows little about."""
    unseen: float = 10.0
    """What an action that was never tried counts for: with more than a result can be, all are tried first."""
    bias: float = 0.0
    """How much the urge of an action counts while it has few visits."""
    expand_at: int = 1
    """Visits after which a leaf gets branches of its own."""
    glances: int = 1
    """Actions that a roll-out looks at before it takes the most tempting of them; 1 is chance alone."""
    heed: int = 0
    """Decisions of a roll-out for which it looks so closely, before it goes on by chance alone; 0 is all of them."""
    cut: int = 0
    """Decisions after which a roll-out is judged by the game's promise; 0 is never."""
    spread: float = 8.0
    """Points of promised lead that make a win about three times as likely as not."""
    margin: float = 0.1
    """The part of a result that is about the lead in points."""
    scale: float = 10.0
    """The lead at which that part is half full."""
    rank: float = 0.0
    """The part of a result that is about the place, where there are more than two seats."""

    def dials(self, point: int) -> Any:
        """Return the numbers for compiled code; ``point`` is how much a point raises a standing of the game."""
        return np.array([*astuple(self), point], np.float64)


PLAIN_UCT = Tuning()
"""The yardstick: no knowledge of the game at all."""
