"""The search begun after an action, so that each action can be looked at equally long.

Every simulation fills in what the view does not know, carries the action out and walks a tree of what follows.  The match is always
played to its end: who won and what everybody has is added up, beside what the tree itself tries to make large.
"""

from typing import Annotated, Any, TypeAlias

import numpy as np

from ..chance import Chances
from ..contract import actor, apply, points_from, resample, standing
from ..record import Record
from ..rule import Log, MoveLists, States, rule
from .result import Results, judge, won_share
from .tree import VIEW, WORK, Places, Tree, learn, roll_out, walk
from .tuning import CUT, Dials

__all__ = ["Ends", "look_many"]

Ends: TypeAlias = Annotated[Any, np.float64, 2]
"""By seat: the sum of won parts first, then of the points from every source."""


@rule
def count_end(state: Record, estimates: Results, ends: Ends) -> None:
    """Add how a match ended to the sums of every seat."""
    for seat in range(ends.shape[0]):
        estimates[seat] = standing(state, seat)
    for seat in range(ends.shape[0]):
        ends[seat, 0] += won_share(estimates, seat)
        for source in range(ends.shape[1] - 1):
            ends[seat, source + 1] += points_from(state, seat, source)


@rule
def look_many(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: MoveLists, chances: Chances, dials: Dials,
    estimates: Results, results: Results, ends: Ends, log: Log, action: int, simulations: int,
) -> None:  # fmt: skip
    """Do so many simulations of what follows an action in the view of row 0; row 1 is working room."""
    chance = chances[0]
    for _ in range(simulations):
        states[WORK] = states[VIEW]
        resample(states[WORK], chance)
        apply(states[WORK], action, log)
        length = walk(states, tree, counters, path, fits, moves[0], chance, dials, log)
        roll_out(states, moves[1], dials, int(dials[CUT]), chance, log)
        judge(states[WORK], actor(states[WORK]) < 0, dials, estimates, results)
        learn(tree, path, length, results)
        roll_out(states, moves[1], dials, 0, chance, log)
        count_end(states[WORK], estimates, ends)
