"""The tree of the search, row by row, and whole matches between searches, in plain Python."""

from itertools import product

import numpy as np

from deben.kernel.chance import Chance, seed_chance
from deben.kernel.executor import PythonExecutor
from deben.kernel.log import new_log
from deben.kernel.record import Ints
from deben.kernel.search.match import search_match
from deben.kernel.search.tree import ACTION, AVAILABLE, COUNT, FIRST, MOST_DEPTH, ROOT, SUMS, USED, VISITS, fit, grow, plant
from deben.kernel.search.tuning import Tuning

from .toy import TOY

SEATS = 2


def cells(shape: int | tuple[int, ...], kind: type = np.int32) -> Ints:
    return np.zeros(shape, kind).view(Ints)


def actions(*numbers: int) -> Ints:
    return np.array(numbers, np.int16).view(Ints)


def planted(rows: int) -> tuple[Ints, Ints]:
    tree, counters = cells((rows, SUMS + SEATS)), cells(3, np.int64)
    plant(tree, counters)
    return tree, counters


def branches(tree: Ints) -> list[int]:
    first = tree[ROOT, FIRST]
    return [tree[child, ACTION] for child in range(first, first + tree[ROOT, COUNT])]


def test_a_node_gains_the_branches_it_lacks_and_the_others_keep_what_they_know() -> None:
    """What can be done may hang on what is hidden, so one node meets several sets of actions."""
    tree, counters = planted(20)
    fits = cells(4)
    assert grow(tree, counters, ROOT, actions(1, 3), 2)
    assert fit(tree, ROOT, actions(1, 3), 2, fits)
    for place, visits in zip((fits[0], fits[1]), (10, 30), strict=True):
        tree[place, VISITS] = tree[place, AVAILABLE] = tree[place, SUMS + 1] = visits
    assert not fit(tree, ROOT, actions(0, 3, 5), 3, fits)
    assert grow(tree, counters, ROOT, actions(0, 3, 5), 3)
    assert branches(tree) == [0, 1, 3, 5]
    assert fit(tree, ROOT, actions(0, 3, 5), 3, fits)
    assert [tree[fits[i], column] for i, column in product(range(3), (VISITS, AVAILABLE, SUMS + 1))] == [0] * 3 + [30] * 3 + [0] * 3
    assert fit(tree, ROOT, actions(1), 1, fits)
    assert tree[fits[0], VISITS] == 10


def test_a_full_tree_grows_no_further_and_stays_as_it_is() -> None:
    tree, counters = planted(4)
    assert grow(tree, counters, ROOT, actions(0, 1, 2), 3)
    before = tree.copy()
    assert not grow(tree, counters, ROOT, actions(0, 1, 2, 3), 4)
    assert (tree == before).all()
    assert counters[USED] == 4


def stones_match(simulations: tuple[int, int], deal: int) -> int:
    """Return who wins the toy: seat s thinks for so many simulations."""
    executor = PythonExecutor(TOY)
    rows = TOY.record.batch(3)
    rows[2] = executor.setup(TOY.record(), deal).rows[0]
    chance = Chance()
    seed_chance(chance, deal, 1)
    tunings = np.stack([Tuning().dials(TOY.point)] * SEATS)
    counts = np.array(simulations, np.int32).view(Ints)
    decisions = executor.translate(search_match)(
        executor.hand(TOY.record, rows), np.arange(SEATS, dtype=np.int32).view(Ints), tunings, counts,
        cells((4000, SUMS + SEATS)), cells(3, np.int64), cells(MOST_DEPTH), cells(TOY.most_legal),
        cells((2, TOY.most_legal), np.int16), executor.hand(Chance, chance.rows), cells(SEATS, np.int64), cells(SEATS, np.int64),
        cells((0, SEATS, 0), np.int64), new_log(0).view(Ints),
    )  # fmt: skip
    assert decisions >= 4, "ten stones and more, three at a time"
    end = executor.hand(TOY.record, rows)[2]
    assert end.stones == 0
    return 1 - int(end.seat)


def test_who_thinks_more_wins_the_matches_that_a_gpu_plays_by_the_thousand() -> None:
    wins = sum(
        stones_match(simulations, deal) == seat for deal in range(12) for seat, simulations in ((0, (150, 1)), (1, (1, 150)))
    )
    assert wins >= 20
