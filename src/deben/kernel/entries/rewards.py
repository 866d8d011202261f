"""What a finished match is worth to each seat, in one of three ways that all sum to nothing."""

from typing import Annotated, Any, TypeAlias

import numpy as np

from ..contract import points_from, sources_of, standing
from ..record import Record
from ..rule import States, rule

__all__ = ["WAYS", "Rewards", "reward", "reward_many"]

WIN, RANK, MARGIN = range(3)
WAYS = ("win", "rank", "margin")
"""The ways to reward, by number."""
Rewards: TypeAlias = Annotated[Any, np.float64, 2]
"""By match and seat."""


@rule
def points_of(state: Record, seat: int) -> int:
    """Return all points of a seat."""
    total = 0
    for source in range(sources_of(state)):
        total += points_from(state, seat, source)
    return total


@rule
def margin(state: Record, seat: int, seats: int) -> float:
    """Return the points of a seat beyond the mean of all."""
    total = 0
    for other in range(seats):
        total += points_of(state, other)
    return points_of(state, seat) - total / seats


@rule
def reward(state: Record, seat: int, seats: int, way: int) -> float:
    """Return the reward of a seat for how it stands now.

    *Win*: 1 for a winner alone; everybody else pays an equal part, and winners share.  *Rank*: 1 for the first place down to -1 for
    the last, in equal steps; who shares places gets their mean.  *Margin*: the points beyond the mean of all.
    """
    if way == MARGIN:
        return margin(state, seat, seats)
    ahead = 0
    equal = 0
    for other in range(seats):
        if standing(state, other) > standing(state, seat):
            ahead += 1
        if standing(state, other) == standing(state, seat):
            equal += 1
    if way == RANK:
        return 1.0 - (2 * ahead + equal - 1) / (seats - 1)
    share = seats / equal if ahead == 0 else 0.0
    return (share - 1.0) / (seats - 1)


@rule
def reward_many(states: States, way: int, rewards: Rewards, start: int, stop: int) -> None:
    """Write what rows start to stop are worth to every seat if they ended now to the rows of ``rewards``, as long as seats."""
    for i in range(start, stop):
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = reward(states[i], seat, rewards.shape[1], way)
