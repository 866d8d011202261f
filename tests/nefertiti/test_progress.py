"""How near a stall is to closing, beside whether it does close (N4)."""

from itertools import product

import pytest

from deben.games.nefertiti.board import ClosingRule
from deben.games.nefertiti.closing.progress import Progress, progress

from .table import Table, square, table


def seen(stalls: str, pieces: str, name: str = "") -> Progress:
    """Return the progress of the stall that the first of the pieces stands on, or of another one by the name of a square."""
    stall, _ = square(name or pieces.split(":")[0])
    return progress(standing(stalls, pieces).state, stall // 2, stall)


def standing(stalls: str, pieces: str) -> Table:
    return table(4, stalls=stalls, tile="g" if pieces[0] == "l" else "l", pieces=pieces, deben=[30] * 4)


@pytest.mark.parametrize(
    ("stalls", "pieces", "rule", "now", "needed", "marked"),
    [
        ("LRRL", "gl0:2,gl2:2,gl7:2", ClosingRule.GROUP, 2, 4, ()),
        ("LRRL", "gl0:2,gl3:2", ClosingRule.GROUP, 1, 4, ()),
        ("RRRL", "gr4:2,gr7:2", ClosingRule.COLOURS, 1, 3, ()),
        ("RRRL", "gr4:2,gr7:3", ClosingRule.COLOURS, 2, 3, ()),
        ("RLRL", "al0:2,al1:3,al2:3", ClosingRule.LEVELS, 2, 4, (0, 1)),
        ("RRRL", "ar0:2,ar4:3,ar1:4", ClosingRule.LINE, 2, 3, ()),
        ("RRLL", "sl8:2,sl5a:3", ClosingRule.SUM, 13, 17, ()),
        ("RRRL", "sr12:2,sr2c:3", ClosingRule.SUM, 14, 17, ()),
    ],
)
def test_the_numbers_say_what_is_there_and_what_is_missing(
    stalls: str, pieces: str, rule: ClosingRule, now: int, needed: int, marked: tuple[int, ...]
) -> None:
    found = seen(stalls, pieces)
    assert (found.rule, found.now, found.needed, found.marked) == (rule, now, needed, marked)
    assert found.pieces == len(pieces.split(","))
    assert found.exactly == ((11, 14) if pieces.startswith("sl") else ()), "N4.3"
    assert found.chance is None, "no dice, no chance"


@pytest.mark.parametrize("pieces", ["ll2:2", "ll2:2,ll4:3", "ll7:2,ll8:3,ll1:4", "ll1:2,ll2:2,ll3:3,ll4:3,ll5:4,ll6:4"])
def test_n4_4_the_chance_of_two_dice_is_how_many_rolls_close(pieces: str) -> None:
    before, _, last = pieces.rpartition(",")
    name = last.split(":")[0]
    rolls = [
        table(tile="g", pieces=before).rolls_next(first, second).play(name).happened("closing")
        for first, second in product(range(1, 7), repeat=2)
    ]
    found = seen("RRRL", pieces)
    assert (found.rule, found.needed) == (ClosingRule.DICE, 6)
    assert found.chance == sum(map(bool, rolls))


@pytest.mark.parametrize("pieces", ["lr4:2", "lr4:2,lr6:3,lr5:4", "lr1:2,lr2:2,lr8:3", "lr1:2,lr2:2,lr4:2,lr5:3,lr6:3,lr7:4,lr3:4"])
def test_n4_5_the_chance_of_one_die_is_how_many_rolls_close(pieces: str) -> None:
    before, _, last = pieces.rpartition(",")
    name = last.split(":")[0]
    rolls = [table(stalls="RRRR", tile="g", pieces=before).rolls_next(die).play(name).happened("closing") for die in range(1, 7)]
    found = seen("RRRR", pieces)
    assert (found.rule, found.needed) == (ClosingRule.CHAIN, 6)
    assert found.chance == 6 * sum(map(bool, rolls))


def test_a_covered_stall_has_nobody_on_it() -> None:
    found = seen("LRRL", "gl0:2,gl2:2", "gr4")
    assert (found.rule, found.now, found.pieces) == (ClosingRule.COLOURS, 0, 0)
    assert found.pieces_needed == 4
