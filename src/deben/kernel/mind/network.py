"""The forward pass of a mind as rule code, in whole numbers only.

Features are marks that are there or not, so the first layer is a sum of rows, one for each mark.  Its sums are 16-bit numbers,
``GRAIN`` to the unit, which every compiler adds many at a time; a second small layer and the heads follow in 32 bits.

Whole numbers, because their sums are the same in any order: a compiler may add as many at once as the machine can, and plain
Python, a processor, a browser and a GPU still agree to the bit, where floating-point sums would have to be done one by one to do
so.  They are also half as large as the smallest floating-point numbers that all four have.
"""

from typing import Annotated, TypeAlias

import numpy as np

from ..record import Ints
from ..rule import Moves, rule

__all__ = ["GRAIN", "HEAD", "LOGIT", "MOST", "SCALE", "Acts", "Layer", "Sums", "attend", "logit", "reflect"]

Layer: TypeAlias = Annotated[Ints, np.int16, 2]
"""The weights of a layer; the last row of the first two, and the last column of heads, are constants."""
Acts: TypeAlias = Annotated[Ints, np.int16, 1]
"""What the cells of both layers say, those of the first one first: from 0 to ``MOST``."""
Sums: TypeAlias = Annotated[Ints, np.int32, 1]

GRAIN = 512
"""A cell that says 1 says this."""
MOST = 8 * GRAIN - 1
SCALE = 1024
"""A weight of 1 in the second layer."""
SHIFT = 10
HEAD = 4096
"""A weight of 1 in a head."""
LOGIT = float(GRAIN * HEAD)
"""By this a head's sum is divided."""


@rule
def add_rows(first: Layer, marks: Moves, count: int, acts: Acts) -> None:
    """Add up the rows of all marks, four at a time: memory is slower than adding."""
    width = first.shape[1]
    constant = first.shape[0] - 1
    for j in range(width):
        acts[j] = first[constant, j]
    k = 0
    while k + 4 <= count:
        a, b, c, d = marks[k], marks[k + 1], marks[k + 2], marks[k + 3]
        for j in range(width):
            acts[j] = acts[j] + first[a, j] + first[b, j] + first[c, j] + first[d, j]
        k += 4
    while k < count:
        a = marks[k]
        for j in range(width):
            acts[j] = acts[j] + first[a, j]
        k += 1


@rule
def reflect(second: Layer, width: int, acts: Acts, sums: Sums) -> None:
    """Let the second layer speak after the first, whose cells are ``acts[:width]`` and clipped already."""
    for j in range(second.shape[1]):
        sums[j] = second[width, j] * GRAIN
    for i in range(width):
        act = acts[i]
        if act > 0:
            for j in range(second.shape[1]):
                sums[j] = sums[j] + act * second[i, j]
    for j in range(second.shape[1]):
        acts[width + j] = min(max(sums[j] >> SHIFT, 0), MOST)


@rule
def attend(first: Layer, second: Layer, marks: Moves, count: int, acts: Acts, sums: Sums) -> None:
    """Fill in what all cells say about a list of marks."""
    add_rows(first, marks, count, acts)
    for j in range(first.shape[1]):
        acts[j] = min(max(acts[j], 0), MOST)
    reflect(second, first.shape[1], acts, sums)


@rule
def logit(heads: Layer, head: int, acts: Acts) -> float:
    """Return what one head makes of the cells."""
    last = heads.shape[1] - 1
    total = heads[head, last] * GRAIN
    for j in range(last):
        total += heads[head, j] * acts[j]
    return float(total / LOGIT)
