"""Monte-Carlo tree search over views, compiled whole.

Every simulation fills in what the view does not know, walks one tree, plays the rest of the match in a roll-out and tells every
node it passed what came of it for each seat.  A node stands for the actions since the root, whatever chance did between them:
what is hidden from the thinker can never steer the tree.  Which actions are legal may differ between simulations, so each branch
counts how often it could have been taken (single-observer information-set search).  Each seat maximises its own result.

The tree is one array of whole numbers, a row a node; the branches of a node are consecutive rows in ascending order of action.
"""

import math
from typing import Annotated, TypeAlias

import numpy as np

from ..chance import Chance, Chances, choose, seed_chance
from ..contract import actor, apply, legal, points_from, resample, urge
from ..curves import logarithm
from ..record import Ints, Record
from ..rule import Log, MoveLists, Moves, States, rule
from .result import UNIT, Results, judge
from .tuning import BIAS, CUT, EXPAND_AT, EXPLORATION, GLANCES, HEED, UNSEEN, Dials

__all__ = [
    "ACTION", "AVAILABLE", "COUNT", "DEEPEST", "DONE", "FIRST", "MOST_DEPTH", "PRIOR", "Places", "Points", "ROOT", "SUMS", "Tree",
    "USED", "VISITS",
    "plant", "plant_one", "search_many",
]  # fmt: skip

Tree: TypeAlias = Annotated[Ints, np.int32, 2]
Places: TypeAlias = Annotated[Ints, np.int32, 1]
Points: TypeAlias = Annotated[Ints, np.int64, 3]

ACTION, FIRST, COUNT, VISITS, AVAILABLE, PRIOR, SUMS = range(7)
"""The columns of a node: its action, its branches, how often it was walked, could have been, its urge among its siblings from 0 to
``UNIT``, and from ``SUMS`` on the sum of results for each seat."""
ROOT = 0
USED, DONE, DEEPEST = range(3)
"""What a search counts: nodes in use, simulations done, the longest path."""
MOST_DEPTH = 128
VIEW, WORK = 0, 1


@rule
def clear_node(tree: Tree, node: int, action: int) -> None:
    """Make a row of the tree a node without visits or branches."""
    for column in range(tree.shape[1]):
        tree[node, column] = 0
    tree[node, ACTION] = action


@rule
def rate_branches(state: Record, tree: Tree, node: int) -> None:
    """Write the urge of each branch among its siblings: 0 for the least, ``UNIT`` for the most."""
    first = tree[node, FIRST]
    least = 1 << 30
    most = -1 << 30
    for child in range(first, first + tree[node, COUNT]):
        found = urge(state, tree[child, ACTION])
        tree[child, PRIOR] = found
        least = min(least, found)
        most = max(most, found)
    for child in range(first, first + tree[node, COUNT]):
        tree[child, PRIOR] = (tree[child, PRIOR] - least) * UNIT // max(1, most - least)


@rule
def grow(tree: Tree, counters: Results, node: int, moves: Moves, count: int) -> bool:
    """Give a node a branch for each of the moves that it has not, keeping those it has; False if the tree is full."""
    old, had = tree[node, FIRST], tree[node, COUNT]
    first = counters[USED]
    if first + had + count > tree.shape[0]:
        return False
    new, i, j = first, 0, 0
    while i < count or j < had:
        if j < had and (i == count or tree[old + j, ACTION] <= moves[i]):
            if i < count and tree[old + j, ACTION] == moves[i]:
                i += 1
            for column in range(tree.shape[1]):
                tree[new, column] = tree[old + j, column]
            j += 1
        else:
            clear_node(tree, new, moves[i])
            i += 1
        new += 1
    tree[node, FIRST] = first
    tree[node, COUNT] = new - first
    counters[USED] = new
    return True


@rule
def fit(tree: Tree, node: int, moves: Moves, count: int, fits: Places) -> bool:
    """Fill in which branch stands for each of the moves; False if one of them has none yet."""
    child = tree[node, FIRST]
    end = child + tree[node, COUNT]
    for i in range(count):
        while child < end and tree[child, ACTION] < moves[i]:
            child += 1
        if child == end or tree[child, ACTION] != moves[i]:
            return False
        fits[i] = child
        child += 1
    return True


@rule
def branch(state: Record, tree: Tree, counters: Results, node: int, moves: Moves, count: int, fits: Places, dials: Dials) -> bool:
    """Return whether the node has branches for all moves by now, growing those it lacks."""
    if fit(tree, node, moves, count, fits):
        return True
    if not grow(tree, counters, node, moves, count):
        return False
    if dials[BIAS] > 0:
        rate_branches(state, tree, node)
    return fit(tree, node, moves, count, fits)


@rule
def select(tree: Tree, count: int, fits: Places, seat: int, chance: Chance, dials: Dials) -> int:
    """Return which of the fitting branches to walk: the best upper bound for the seat, equals by chance."""
    best, most = 0, -1.0
    known, growth = 0, 0.0
    i = choose(chance, count)
    for _ in range(count):
        child = fits[i]
        visits = tree[child, VISITS]
        available = tree[child, AVAILABLE] + 1
        tree[child, AVAILABLE] = available
        bound = dials[BIAS] * tree[child, PRIOR] / (UNIT * (1.0 + visits)) if dials[BIAS] > 0 else 0.0
        if visits == 0:
            bound += dials[UNSEEN]
        else:
            if available != known:
                known, growth = available, logarithm(float(available))
            bound += tree[child, SUMS + seat] / (visits * float(UNIT)) + dials[EXPLORATION] * math.sqrt(growth / visits)
        if bound > most:
            best, most = i, bound
        i = i + 1 if i + 1 < count else 0
    return best


@rule
def walk(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: Moves, chance: Chance, dials: Dials, log: Log
) -> int:
    """Go down the tree from the root, playing its actions, and return how many nodes ``path`` holds."""
    path[0] = ROOT
    depth = 0
    while depth + 1 < MOST_DEPTH:
        node = path[depth]
        seat = actor(states[WORK])
        if seat < 0 or (depth > 0 and tree[node, VISITS] < dials[EXPAND_AT]):
            break
        count = legal(states[WORK], moves)
        if not branch(states[WORK], tree, counters, node, moves, count, fits, dials):
            break
        taken = select(tree, count, fits, seat, chance, dials)
        apply(states[WORK], moves[taken], log)
        depth += 1
        path[depth] = fits[taken]
    return depth + 1


@rule
def glance(state: Record, moves: Moves, count: int, glances: int, chance: Chance) -> int:
    """Return the most tempting of a few random moves."""
    best = moves[choose(chance, count)]
    if glances > 1 and count > 1:
        most = urge(state, best)
        for _ in range(glances - 1):
            other = moves[choose(chance, count)]
            if other != best:
                found = urge(state, other)
                if found > most:
                    best, most = other, found
    return int(best)


@rule
def roll_out(states: States, moves: Moves, dials: Dials, most: int, chance: Chance, log: Log) -> None:
    """Play on by chance and urge to the end of the match, or for ``most`` decisions if that is above 0."""
    done = 0
    glances = int(dials[GLANCES])
    heed = int(dials[HEED])
    while actor(states[WORK]) >= 0 and (done < most or most == 0):
        if done == heed and heed > 0:
            glances = 1
        count = legal(states[WORK], moves)
        apply(states[WORK], glance(states[WORK], moves, count, glances, chance), log)
        done += 1


@rule
def learn(tree: Tree, path: Places, length: int, results: Results) -> None:
    """Add the results to every node of the path."""
    for i in range(length):
        tree[path[i], VISITS] += 1
        for seat in range(len(results)):
            tree[path[i], SUMS + seat] += results[seat]


@rule
def count_points(state: Record, points: Points, number: int) -> None:
    """Add the final points of every seat from every source to what a root action is known to bring."""
    for seat in range(points.shape[1]):
        for source in range(points.shape[2]):
            points[number, seat, source] += points_from(state, seat, source)


@rule
def search_many(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: MoveLists, chances: Chances, dials: Dials,
    estimates: Results, results: Results, points: Points, log: Log, simulations: int,
) -> None:  # fmt: skip
    """Do so many simulations from the view in row 0; row 1 is working room.

    If ``points`` has rows, one for each root action, every match is played to its end, cut or not, and its points are added up.
    """
    chance = chances[0]
    for _ in range(simulations):
        states[WORK] = states[VIEW]
        resample(states[WORK], chance)
        length = walk(states, tree, counters, path, fits, moves[0], chance, dials, log)
        roll_out(states, moves[1], dials, int(dials[CUT]), chance, log)
        judge(states[WORK], actor(states[WORK]) < 0, dials, estimates, results)
        learn(tree, path, length, results)
        counters[DONE] += 1
        counters[DEEPEST] = max(counters[DEEPEST], length)
        if points.shape[0] > 0 and length > 1:
            roll_out(states, moves[1], dials, 0, chance, log)
            count_points(states[WORK], points, path[1] - tree[ROOT, FIRST])


@rule
def plant(tree: Tree, counters: Results) -> None:
    """Start a tree anew: a root without branches."""
    clear_node(tree, ROOT, -1)
    counters[USED] = 1
    counters[DONE] = 0
    counters[DEEPEST] = 0


@rule
def plant_one(tree: Tree, counters: Results, chances: Chances, low: int, high: int) -> None:
    """Start a tree anew, with a chance started from two 32-bit numbers."""
    plant(tree, counters)
    seed_chance(chances[0], low, high)
