"""The Duel for the lab: with eyes for a mind, and the tables at which one learns it."""

import numpy as np

from .....kernel.record import Ints
from .....lab.train.school import School
from ...choices import SITES, write_options
from ...rules import RULES
from ...state import State
from .legend import LEGEND

__all__ = ["LEGEND", "RULES", "school", "tables"]


def tables(players: int = 2) -> list[State]:  # other games have more
    """Return a blank state for each choice of sides."""
    found = [State() for _ in range(1 << SITES)]
    for sides, state in enumerate(found):
        write_options(state, np.array([sides], np.int16).view(Ints))
    return found


def school() -> School:
    """Return how a mind for the Duel is brought up."""
    return School(size=65536, seconds=9.0)
