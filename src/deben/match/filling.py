"""The luck of a match that starts from a position with unknown places.

Every game can lay what nobody has seen into the unknown places of a view, drawing from a :class:`Chance`.  For a match this must be
the same on every replay and out of reach of anybody who would search seeds.  So all four words of the chance, 128 bits, come from
the cipher of the match's seed: the first four words of block 0 of its stream 2 (set-up draws from stream 0, dice from stream 1).
"""

from typing import Any

import numpy as np

from ..kernel.chance import Chance
from ..kernel.executor import Executor
from ..kernel.luck import ROUNDS, block, key_words
from ..kernel.record import Ints, Record

__all__ = ["filled_in"]

FILLING_STREAM = 2


def filled_in(executor: Executor, view: Record, seed: int | str | bytes) -> Any:
    """Return a state that fits the view, the same for the same seed; a state without unknown places is returned as it is."""
    chance = Chance()
    words = block(np.array(key_words(seed), np.uint32).view(Ints), 0, FILLING_STREAM, ROUNDS)
    for i in range(4):
        chance.word[i] = words[i]
    return executor.resample(view, chance)
