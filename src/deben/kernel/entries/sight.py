"""Entry points for what seats may know of many matches: views, and the observations that are made of them."""

from typing import Annotated, TypeAlias

import numpy as np

from ..contract import conceal
from ..mind.contract import features
from ..record import Ints
from ..rule import Counts, Moves, States, rule

__all__ = ["Cells", "mark", "observe_many", "view_many"]

Cells: TypeAlias = Annotated[Ints, np.int8, 2]
"""A row of zeros and ones for each match."""


@rule
def view_many(states: States, seats: Counts, views: States, start: int, stop: int) -> None:
    """Write what ``seats[i]`` may know of row i, below zero a spectator, to ``views[i]``, for rows start to stop."""
    for i in range(start, stop):
        views[i] = states[i]
        conceal(views[i], seats[i])


@rule
def mark(states: States, i: int, seat: int, seen: Cells, views: States, marks: Moves) -> None:
    """Put a one for each mark that a seat sees of row i into a row of zeros; a view is made first (law 3), in ``views[0]``."""
    views[0] = states[i]
    conceal(views[0], seat)
    for k in range(features(views[0], seat, marks)):
        seen[i, marks[k]] = 1


@rule
def observe_many(states: States, seats: Counts, seen: Cells, views: States, marks: Moves, start: int, stop: int) -> None:
    """Write what ``seats[i]`` sees of row i to row i of ``seen``, for rows start to stop: nothing if it is below zero."""
    for i in range(start, stop):
        for k in range(seen.shape[1]):
            seen[i, k] = 0
        if seats[i] >= 0:
            mark(states, i, seats[i], seen, views, marks)
