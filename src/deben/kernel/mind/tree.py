"""A tree whose branches a mind has an opinion about, and in which the outcomes of chance are told apart.

The rows are those of :mod:`deben.kernel.search.tree`.  Where an action brings something hidden to light, what the others do then
depends on what it is; so such a branch has rows of its own for some outcomes, each with the number from which chance starts there,
and what follows hangs below the outcome.  The more often a branch is walked, the more outcomes it has.
"""

import math

from ..chance import Chance, Chances, next_chance, seed_chance
from ..contract import actor, apply, conceal, legal, resample
from ..curves import exponential
from ..rule import Log, Moves, States, rule
from ..search.result import UNIT, Results
from ..search.tree import (
    ACTION,
    AVAILABLE,
    COUNT,
    FIRST,
    MOST_DEPTH,
    PRIOR,
    SUMS,
    USED,
    VISITS,
    Places,
    Tree,
    clear_node,
    fit,
    grow,
)
from ..search.tuning import Dials
from .contract import fresh
from .tuning import CURIOSITY, MODESTY, WIDENING

__all__ = ["OUTCOMES", "PART", "VIEW", "WORK", "descend", "has_branches", "weigh"]

OUTCOMES = AVAILABLE
"""The column that says what kind of branch a row is: not known yet, one without luck, or how many outcomes it has room for."""
UNTRIED, LUCKLESS, LUCKY = 0, -1, 1
LEAST_ROOM = 4
PART = 1 << 16
"""The sum of what all branches of a node promise."""
SEEDS = 0x7FFFFFFF
SALT = 0x51ED270B
VIEW, WORK = 0, 1
NOWHERE = -1


@rule
def make_room(tree: Tree, counters: Results, edge: int) -> bool:
    """Give a branch room for more outcomes of chance, keeping those it has; False if the tree is full."""
    had = tree[edge, COUNT]
    room = max(LEAST_ROOM, 2 * had)
    first = counters[USED]
    if first + room > tree.shape[0]:
        return False
    for i in range(had):
        for column in range(tree.shape[1]):
            tree[first + i, column] = tree[tree[edge, FIRST] + i, column]
    tree[edge, FIRST] = first
    tree[edge, OUTCOMES] = room
    counters[USED] = first + room
    return True


@rule
def outcome_of(tree: Tree, counters: Results, edge: int, chance: Chance, dials: Dials) -> int:
    """Return the row of an outcome to go on with: a new one as long as there are few, else one after the other."""
    count = tree[edge, COUNT]
    visits = tree[edge, VISITS]
    if count == 0 or count < dials[WIDENING] * math.sqrt(float(visits)):
        if (count > 0 and count < tree[edge, OUTCOMES]) or make_room(tree, counters, edge):
            row = tree[edge, FIRST] + count
            clear_node(tree, row, next_chance(chance) & SEEDS)
            tree[edge, COUNT] = count + 1
            return int(row)
        if count == 0:
            return NOWHERE
    return int(tree[edge, FIRST] + visits % count)


@rule
def follow(states: States, tree: Tree, counters: Results, edge: int, chances: Chances, dials: Dials, log: Log) -> int:
    """Play the action of a branch and return the row for what came of it, or ``NOWHERE`` if there is no room for one."""
    state = states[WORK]
    if tree[edge, OUTCOMES] >= LUCKY:
        outcome = outcome_of(tree, counters, edge, chances[0], dials)
        if outcome != NOWHERE:
            conceal(state, actor(states[VIEW]))
            seed_chance(chances[1], int(tree[outcome, ACTION]), SALT)
            resample(state, chances[1])
        apply(state, tree[edge, ACTION], log)
        return outcome
    before = fresh(state)
    apply(state, tree[edge, ACTION], log)
    if tree[edge, OUTCOMES] == UNTRIED:
        tree[edge, OUTCOMES] = LUCKLESS if fresh(state) == before else LUCKY
    return edge


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
def has_branches(tree: Tree, node: int) -> bool:
    """Return whether a row has branches, rather than outcomes or nothing."""
    return bool(tree[node, COUNT] > 0 and tree[node, OUTCOMES] < LUCKY)


@rule
def descend(
    states: States, tree: Tree, counters: Results, path: Places, length: int, fits: Places, moves: Moves, chances: Chances,
    dials: Dials, log: Log,
) -> int:  # fmt: skip
    """Go down from the last node of a path as far as there are branches, playing their actions, and return how long it is then.

    Below zero is a path of that length that must end here, as the tree is full.
    """
    while length + 2 < MOST_DEPTH:
        node = path[length - 1]
        seat = actor(states[WORK])
        if seat < 0 or not has_branches(tree, node):
            break
        count = legal(states[WORK], moves)
        if not fit(tree, node, moves, count, fits):
            break
        edge = fits[best_of(tree, node, count, fits, seat, dials)]
        path[length] = edge
        length += 1
        row = follow(states, tree, counters, edge, chances, dials, log)
        if row == NOWHERE:
            return -length
        if row != edge:
            path[length] = row
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
