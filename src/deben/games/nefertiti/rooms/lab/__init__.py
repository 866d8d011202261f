"""Nefertiti for the lab: with eyes for a mind, and the tables at which one learns it."""

from itertools import product

import numpy as np

from .....kernel.mind.tuning import Thinking
from .....kernel.record import Ints
from .....lab.train.school import Plan, School
from ...board import MOST_PLAYERS
from ...characters.cast import CAST_NAMES, RANDOM_CAST
from ...choices import STALL_CHOICES, write_options
from ...rules import RULES
from ...state import State
from .legend import LEGEND

__all__ = ["LEGEND", "RULES", "school", "tables"]


def tables(players: int) -> list[State]:
    """Return blank states for a number of players: with either choice of stalls, every cast, and the port or not.

    Half of them have a cast drawn at random.
    """
    casts = [*range(len(CAST_NAMES)), *[RANDOM_CAST] * (len(CAST_NAMES) - 2)]
    memphis = (1,) if players == MOST_PLAYERS else (0, 1)
    found = []
    for stalls, cast, port in product(range(len(STALL_CHOICES)), casts, memphis):
        state = State()
        write_options(state, np.array([players, stalls, cast, port], np.int16).view(Ints))
        found.append(state)
    return found


def school() -> School:
    """Return how a mind for Nefertiti is brought up: longer matches, more that can be done, more players.

    Tables of four and five are the hardest to judge.
    """
    plan = Plan(full=200, fast=24, often=250, young=20, longest=230, mixed=500)
    return School(
        size=32768, room=380, rows=30, cells=160, deals=1 << 18, seconds=12.0, window=5, reuse=3.0, rate=8e-4, last=0.1,
        capacity=5_000_000, company=(1, 1, 3, 3), plan=plan, thinking=Thinking(span=20.0),
    )  # fmt: skip
