"""A tree whose branches a mind has an opinion about.

The rows are those of :mod:`deben.kernel.search.tree`, and like there a node stands for the actions since the root, whatever chance
did between them: what comes to light differs from one simulation to the next, and a node's worth is the mean over all of it.
"""

import math

from ..contract import actor, apply, legal
from ..curves import exponential
from ..rule import Log, Moves, States, rule
from ..search.result import UNIT, Results
from ..search.tree import ACTION, COUNT, MOST_DEPTH, PRIOR, SUMS, VISITS, Places, Tree, fit, grow
from ..search.tuning import Dials
from .tuning import CURIOSITY, MODESTY

__all__ = ["PART", "VIEW", "WORK", "descend", "weigh"]

PART = 1 << 16
"""The sum of what all branches of a node promise."""
VIEW, WORK = 0, 1


@rule
def best_of(tree: Tree, node: int, count: int, fits: Places, seat: int, dials: Dials) -> int:
    """Return which of the fitting branches to walk: the best bound for the seat, the first of equals."""
    visits = tree[node, VISITS]
    drive = dials[CURIOSITY] * math.sqrt(float(visits)) / PART
    base = tree[node, SUMS + seat] / (max(1, visits) * float(UNIT)) - dials[MODESTY]
    best, most = 0, -1e9
    for i in range(count):
        child = fits[i]
        tried = tree[child, VISITS]
        bound = tree[child, SUMS + seat] / (tried * float(UNIT)) if tried > 0 else base
        bound += drive * tree[child, PRIOR] / (1.0 + tried)
        if bound > most:
            best, most = i, bound
    return best


@rule
def descend(
    states: States, tree: Tree, path: Places, length: int, fits: Places, moves: Moves, dials: Dials, log: Log
) -> int:  # fmt: skip
    """Go down from the last node of a path as far as there are branches for all moves, and return how long it is then."""
    while length + 1 < MOST_DEPTH:
        node = path[length - 1]
        seat = actor(states[WORK])
        if seat < 0 or tree[node, COUNT] == 0:
            break
        count = legal(states[WORK], moves)
        if not fit(tree, node, moves, count, fits):
            break
        edge = fits[best_of(tree, node, count, fits, seat, dials)]
        apply(states[WORK], tree[edge, ACTION], log)
        path[length] = edge
        length += 1
    return length


@rule
def weigh(tree: Tree, counters: Results, node: int, moves: Moves, count: int, fits: Places, promises: Dials) -> bool:
    """Give a node branches for all moves, with their parts of what is promising: ``promises[i]`` is about ``moves[i]``.

    Return False if the tree is full.
    """
    if not grow(tree, counters, node, moves, count):
        return False
    fit(tree, node, moves, count, fits)
    most = promises[0]
    for i in range(count):
        most = max(most, promises[i])
    total = 0.0
    for i in range(count):
        promises[i] = exponential(promises[i] - most)
        total += promises[i]
    for i in range(count):
        tree[fits[i], PRIOR] = int(promises[i] / total * PART)
    return True
