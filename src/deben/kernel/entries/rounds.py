"""Entry points for matches one after another in the same row, each with a seed of its own."""

from typing import Annotated, TypeAlias

import numpy as np

from ..contract import actor, setup
from ..luck import Lucks, advance_key
from ..record import Ints
from ..rule import States, rule
from .rewards import Rewards, reward

__all__ = ["Ends", "Seeds", "begin_many", "finish_many"]

Seeds: TypeAlias = Annotated[Ints, np.uint32, 2]
"""The eight words of the seed of each match, lowest first."""
Ends: TypeAlias = Annotated[Ints, np.int8, 1]
"""A one for each match that is over."""


@rule
def begin(states: States, i: int, blanks: States, seeds: Seeds, lucks: Lucks) -> None:
    """Set row i up from its seed; ``blanks[0]`` holds the options."""
    states[i] = blanks[0]
    luck = lucks[0]
    for k in range(8):
        luck.key[k] = seeds[i, k]
    luck.block = 0
    luck.used = 0
    setup(states[i], luck)


@rule
def begin_many(states: States, blanks: States, seeds: Seeds, lucks: Lucks, start: int, stop: int) -> None:
    """Set up rows start to stop, each from its own seed."""
    for i in range(start, stop):
        begin(states, i, blanks, seeds, lucks)


@rule
def finish_many(
    states: States, blanks: States, seeds: Seeds, stride: int, way: int, rewards: Rewards, ends: Ends, lasts: States, lucks: Lucks,
    start: int, stop: int,
) -> None:  # fmt: skip
    """See which of rows start to stop are over since the last time: write their rewards, and begin the next match.

    The next match has the seed of the one before plus ``stride``, and the last state of that goes to ``lasts``; with a stride of 0
    nothing begins anew.
    """
    for i in range(start, stop):
        before = ends[i] == 1 and stride == 0
        over = actor(states[i]) < 0
        ends[i] = 1 if over else 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = reward(states[i], seat, rewards.shape[1], way) if over and not before else 0.0
        if over and stride > 0:
            lasts[i] = states[i]
            advance_key(seeds[i], stride)
            begin(states, i, blanks, seeds, lucks)
