"""What to do after a search: findings about the actions of the root, and how somebody chooses by them.

All of it is whole numbers, so that a level chooses alike wherever it plays.
"""

from typing import Annotated, TypeAlias

import numpy as np

from ..chance import Chance, Chances, choose
from ..record import Ints
from ..rule import rule
from .tree import ACTION, COUNT, FIRST, PRIOR, ROOT, SUMS, VISITS, Tree

__all__ = [
    "FOUND_ACTION", "FOUND_SUMS", "FOUND_URGE", "FOUND_VISITS", "Findings", "best_row", "choose_one", "gap_one", "gather_one",
    "next_best",
]  # fmt: skip

Findings: TypeAlias = Annotated[Ints, np.int64, 2]
"""A row for each action of the root, in ascending order."""

FOUND_ACTION, FOUND_VISITS, FOUND_URGE, FOUND_SUMS = range(4)
"""The columns of a finding: the action, how often it was tried, how tempting it looks at a glance from 0 to ``UNIT``, and from
``FOUND_SUMS`` on the sum of results for each seat."""
NOWHERE = -1
GRAIN = 1000
"""Into how many parts a result is divided when results are compared."""
NEVER_TRIED = -1_000_000
CERTAIN = 2**31 - 1
"""More than any tree counts, and still a number that every host can be given."""


@rule
def gather_one(tree: Tree, found: Findings) -> int:
    """Write down what a tree knows about the actions of its root, and return how many there are."""
    first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
    for i in range(count):
        found[i, FOUND_ACTION] = tree[first + i, ACTION]
        found[i, FOUND_VISITS] = tree[first + i, VISITS]
        found[i, FOUND_URGE] = tree[first + i, PRIOR]
        for seat in range(tree.shape[1] - SUMS):
            found[i, FOUND_SUMS + seat] = tree[first + i, SUMS + seat]
    return int(count)


@rule
def before(found: Findings, one: int, other: int, seat: int) -> bool:
    """Return whether a finding ranks before another: tried more often, or as often and better for the seat, or the later one."""
    if found[one, FOUND_VISITS] != found[other, FOUND_VISITS]:
        return bool(found[one, FOUND_VISITS] > found[other, FOUND_VISITS])
    if found[one, FOUND_SUMS + seat] != found[other, FOUND_SUMS + seat]:
        return bool(found[one, FOUND_SUMS + seat] > found[other, FOUND_SUMS + seat])
    return one > other


@rule
def next_best(found: Findings, count: int, seat: int, last: int) -> int:
    """Return the finding that ranks next after ``last``, the very best if that is below 0, or ``NOWHERE``."""
    best = NOWHERE
    for i in range(count):
        after = last < 0 or (i != last and before(found, last, i, seat))
        if after and (best == NOWHERE or before(found, i, best, seat)):
            best = i
    return best


@rule
def best_row(found: Findings, count: int, seat: int) -> int:
    """Return the finding about the action that was tried most."""
    return next_best(found, count, seat, NOWHERE)


@rule
def worth_of(found: Findings, row: int, seat: int, at_sight: bool) -> int:
    """Return how good an action looks to the seat, in millionths: what came of it, or at sight."""
    if at_sight:
        return int(found[row, FOUND_URGE] * GRAIN)
    if found[row, FOUND_VISITS] == 0:
        return NEVER_TRIED
    return int(found[row, FOUND_SUMS + seat] * GRAIN // found[row, FOUND_VISITS])


@rule
def draw_blurred(found: Findings, count: int, seat: int, blur: int, at_sight: bool, chance: Chance) -> int:
    """Return one of the findings about as good as the best, the better the likelier; ``blur`` is in thousandths of a result."""
    most = NEVER_TRIED
    for i in range(count):
        most = max(most, worth_of(found, i, seat, at_sight))
    least = most - blur * GRAIN
    total = 0
    for i in range(count):
        total += max(0, worth_of(found, i, seat, at_sight) - least)
    mark = choose(chance, total)
    for i in range(count):
        mark -= max(0, worth_of(found, i, seat, at_sight) - least)
        if mark < 0:
            return i
    return count - 1


@rule
def choose_one(found: Findings, count: int, seat: int, blur: int, at_sight: bool, chances: Chances) -> int:
    """Return the action a level takes: the one tried most, or with a blur one that looks about as good as the best."""
    row = draw_blurred(found, count, seat, blur, at_sight, chances[0]) if blur > 0 else best_row(found, count, seat)
    return int(found[row, FOUND_ACTION])


@rule
def gap_one(tree: Tree) -> int:
    """Return by how many visits the action tried most leads over the next: fewer simulations than that cannot change the choice."""
    first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
    most, second = -1, -1
    for child in range(first, first + count):
        visits = int(tree[child, VISITS])
        second = max(second, min(most, visits))
        most = max(most, visits)
    return most - second if count > 1 else CERTAIN
