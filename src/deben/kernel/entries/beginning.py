"""The entry point for what a position leaves unknown.

Every game can lay what nobody has seen into the unknown places of a view, drawing from a :class:`Chance`.  For a match this must be
the same on every replay and out of reach of anybody who would search seeds.  So all four words of the chance, 128 bits, come from
the cipher of the match's seed: the first four words of block 0 of its stream 2 (set-up draws from stream 0, dice from stream 1).
"""

from ..chance import Chances
from ..contract import resample
from ..luck import ROUNDS, Lucks, block
from ..rule import States, rule

__all__ = ["fill_one"]

FILLING_STREAM = 2


@rule
def fill_one(states: States, lucks: Lucks, chances: Chances) -> None:
    """Fill in what the view in the first row does not know, as the seed whose key is in the first luck says."""
    words = block(lucks[0].key, 0, FILLING_STREAM, ROUNDS)
    for i in range(4):
        chances[0].word[i] = words[i]
    resample(states[0], chances[0])
