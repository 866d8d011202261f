"""What to do after a search: findings about the actions of the root, and how somebody chooses by them.

All of it is whole numbers, so that a level chooses alike wherever it plays.
"""

from typing import Annotated, TypeAlias

import numpy as np

from ..chance import Chance, Chances, choose, next_chance, seed_chance
from ..contract import kind_of
from ..record import Ints
from ..rule import rule
from .result import UNIT
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
MOODS = 0x7FFFFFFF
OWN = 1 << 20
"""Added to an action, so that what is thought of it is not what is thought of a kind with its number."""
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
def worth_of(found: Findings, row: int, seat: int, at_sight: bool, most: int) -> int:
    """Return how good an action looks to the seat, in millionths: what came of it, or at sight, beside the most tempting."""
    if at_sight:
        return int(found[row, FOUND_URGE] * UNIT // max(1, most) * GRAIN)
    return int(found[row, FOUND_SUMS + seat] * GRAIN // found[row, FOUND_VISITS])


@rule
def is_overlooked(found: Findings, row: int, most: int, overlook: int, chance: Chance) -> bool:
    """Return whether somebody does not even see an action: the less it leaps to the eye, the likelier."""
    hidden = UNIT - found[row, FOUND_URGE] * UNIT // max(1, most)
    return bool(choose(chance, UNIT * UNIT) < overlook * hidden)


@rule
def error_about(chance: Chance, low: int, about: int, misjudge: int) -> int:
    """Return by how much somebody is wrong about something today, in millionths: ``misjudge`` thousandths at most, and seldom."""
    seed_chance(chance, low, about)
    return choose(chance, misjudge * GRAIN + 1) - choose(chance, misjudge * GRAIN + 1)


@rule
def draw_human(found: Findings, count: int, seat: int, overlook: int, misjudge: int, at_sight: bool, chances: Chances) -> int:
    """Return the finding that looks best to somebody who overlooks some actions, and is wrong about whole kinds and about each."""
    most = 0
    for i in range(count):
        most = max(most, found[i, FOUND_URGE])
    mood = next_chance(chances[0]) & MOODS
    best, highest = NOWHERE, -4 * UNIT * GRAIN
    for i in range(count):
        overlooked = is_overlooked(found, i, most, overlook, chances[0])
        if overlooked or (found[i, FOUND_VISITS] == 0 and not at_sight):
            continue
        worth = worth_of(found, i, seat, at_sight, most)
        if misjudge > 0:
            worth += error_about(chances[1], mood, kind_of(found[i, FOUND_ACTION]), misjudge)
            worth += error_about(chances[1], mood, OWN + found[i, FOUND_ACTION], misjudge)
        if worth > highest:
            best, highest = i, worth
    return best_row(found, count, seat) if best == NOWHERE else best


@rule
def choose_one(
    found: Findings, count: int, seat: int, overlook: int, misjudge: int, at_sight: bool, chances: Chances
) -> int:  # fmt: skip
    """Return the action a level takes: the one tried most, or the one that looks best to somebody who errs; in thousandths both."""
    errs = overlook > 0 or misjudge > 0 or at_sight
    row = draw_human(found, count, seat, overlook, misjudge, at_sight, chances) if errs else best_row(found, count, seat)
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
