"""Keeping a tree from one decision to the next: the part of it to which the actions played since then lead."""

from ..rule import MoveLists, rule
from .result import Results
from .tree import ACTION, COUNT, FIRST, ROOT, USED, Places, Tree, plant

__all__ = ["recall_one", "regrow_one"]

NOWHERE = -1


@rule
def branch_for(tree: Tree, node: int, action: int) -> int:
    """Return the branch of a node that stands for an action, or ``NOWHERE``."""
    first = tree[node, FIRST]
    for child in range(first, first + tree[node, COUNT]):
        if tree[child, ACTION] == action:
            return int(child)
    return NOWHERE


@rule
def follow(tree: Tree, played: Places, count: int) -> int:
    """Return the node for the first so many of the actions after the root, or ``NOWHERE``."""
    node = ROOT
    for i in range(count):
        node = branch_for(tree, node, played[i])
        if node == NOWHERE:
            break
    return node


@rule
def copy_row(old: Tree, row: int, tree: Tree, new: int) -> None:
    """Copy a node as it stands, its branches still being those of the old tree."""
    for column in range(tree.shape[1]):
        tree[new, column] = old[row, column]


@rule
def transplant(old: Tree, node: int, tree: Tree) -> int:
    """Copy a node with all below it into another tree, whose root it becomes, and return how many rows that took.

    Nodes go in order of depth, so where there is no room the deepest lose their branches.
    """
    copy_row(old, node, tree, ROOT)
    used = ROOT + 1
    at = ROOT
    while at < used:
        first, count = tree[at, FIRST], tree[at, COUNT]
        if used + count > tree.shape[0]:
            count = 0
        tree[at, FIRST] = used
        tree[at, COUNT] = count
        for child in range(first, first + count):
            copy_row(old, child, tree, used)
            used += 1
        at += 1
    return used


@rule
def regrow_one(old: Tree, played: Places, count: int, tree: Tree) -> int:
    """Make the node after so many actions the root of another tree and return the rows in use; 0 if nobody ever went there."""
    node = follow(old, played, count)
    return 0 if node == NOWHERE else transplant(old, node, tree)


@rule
def prune(tree: Tree, moves: MoveLists, count: int) -> bool:
    """Leave the root no branches but those for the first so many of the moves in ``moves[0]``; False if it lacks one of them."""
    first = tree[ROOT, FIRST]
    for i in range(count):
        child = branch_for(tree, ROOT, moves[0, i])
        if child == NOWHERE:
            return False
        copy_row(tree, child, tree, first + i)
    tree[ROOT, COUNT] = count
    return True


@rule
def recall_one(
    old: Tree, played: Places, since: int, tree: Tree, counters: Results, moves: MoveLists, count: int
) -> bool:  # fmt: skip
    """Return whether a planted tree goes on with an old one, as it stands after the actions played since.

    It does if that knows all of the ``count`` actions in ``moves[0]`` that are legal now: what was hidden then may allow something
    that nobody thought of.
    """
    used = regrow_one(old, played, since, tree)
    if used == 0:
        return False
    if not prune(tree, moves, count):
        plant(tree, counters)
        return False
    counters[USED] = used
    return True
