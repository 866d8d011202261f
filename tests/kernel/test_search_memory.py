"""Trees that are kept from one decision to the next, row by row, in plain Python."""

import numpy as np

from deben.kernel.record import Ints
from deben.kernel.search.memory import recall_one, regrow_one
from deben.kernel.search.tree import ACTION, COUNT, FIRST, ROOT, SUMS, USED, VISITS, grow

from .test_search_tree import SEATS, actions, branches, cells, planted


def played(*numbers: int) -> Ints:
    return np.array(numbers, np.int32).view(Ints)


def grown() -> tuple[Ints, Ints]:
    """Return a tree of a root with actions 1 and 3, below 3 actions 0, 2 and 5, below its 2 actions 4 and 6."""
    tree, counters = planted(40)
    assert grow(tree, counters, ROOT, actions(1, 3), 2)
    third = tree[ROOT, FIRST] + 1
    assert grow(tree, counters, third, actions(0, 2, 5), 3)
    assert grow(tree, counters, tree[third, FIRST] + 1, actions(4, 6), 2)
    for row in range(counters[USED]):
        tree[row, VISITS] = tree[row, SUMS] = 100 + row
    return tree, counters


def test_the_part_below_the_actions_played_becomes_a_tree_of_its_own() -> None:
    old, _ = grown()
    tree = cells((20, SUMS + SEATS))
    assert regrow_one(old, played(3), 1, tree) == 6, "the new root, its three branches, and two below one of them"
    assert branches(tree) == [0, 2, 5]
    second = tree[ROOT, FIRST] + 1
    below = tree[second, FIRST]
    assert [tree[row, ACTION] for row in range(below, below + tree[second, COUNT])] == [4, 6]
    first = old[ROOT, FIRST] + 1
    assert tree[ROOT, VISITS] == old[first, VISITS]
    assert tree[second, SUMS] == old[old[first, FIRST] + 1, SUMS]
    assert regrow_one(tree, played(2, 6), 2, cells((20, SUMS + SEATS))) == 1, "what was kept can be kept again"


def test_nothing_is_kept_where_nobody_ever_went() -> None:
    old, _ = grown()
    tree = cells((20, SUMS + SEATS))
    for unknown in (played(2), played(3, 1), played(3, 2, 4, 0)):
        assert regrow_one(old, unknown, len(unknown), tree) == 0
    assert not tree.any(), "and the other tree is as it was"


def test_without_room_the_deepest_lose_their_branches() -> None:
    old, _ = grown()
    tree = cells((5, SUMS + SEATS))
    assert regrow_one(old, played(3), 1, tree) == 4
    assert branches(tree) == [0, 2, 5]
    assert tree[tree[ROOT, FIRST] + 1, COUNT] == 0


def legal(*numbers: int) -> Ints:
    return np.array([numbers, numbers], np.int16).view(Ints)


def test_a_tree_is_recalled_if_it_knows_all_that_is_legal_and_forgets_what_is_not() -> None:
    old, _ = grown()
    tree, counters = planted(20)
    assert recall_one(old, played(3), 1, tree, counters, legal(2, 5), 2)
    assert branches(tree) == [2, 5]
    assert counters[USED] == 6
    assert [tree[tree[ROOT, FIRST] + i, VISITS] for i in range(2)] == [old[5 - 1, VISITS], old[6 - 1, VISITS]]
    tree, counters = planted(20)
    assert not recall_one(old, played(3), 1, tree, counters, legal(2, 4), 2), "nobody thought of 4"
    assert (branches(tree), counters[USED], tree[ROOT, VISITS]) == ([], 1, 0)
    assert not recall_one(old, played(7), 1, tree, counters, legal(2), 1)
