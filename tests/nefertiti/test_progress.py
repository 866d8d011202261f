"""How near a stall is to closing, beside whether it does close (N4)."""

from itertools import product

import pytest

from deben.games.nefertiti.board import ClosingRule
from deben.games.nefertiti.closing.progress import Progress, progress

from .table import Table, square, table


def seen(stalls: str, pieces: str, name: str = "") -> Progress:
    """Return the progress of the stall that the first of the pieces stands on, or of another one by the name of a square."""
    stall, _ = square(name or pieces.split("=")[0])
    return progress(standing(stalls, pieces).state, stall // 2, stall)


def standing(stalls: str, pieces: str) -> Table:
    return table(4, stalls=stalls, tile="g" if pieces[0] == "l" else "l", pieces=pieces, deben=[30] * 4)


@pytest.mark.parametrize(
    ("stalls", "pieces", "rule", "now", "needed", "marked"),
    [
        ("LRRL", "gl0=1 gl2=1 gl7=1", ClosingRule.GROUP, 2, 4, ()),
        ("LRRL", "gl0=1 gl3=1", ClosingRule.GROUP, 1, 4, ()),
        ("RRRL", "gr4=1 gr7=1", ClosingRule.COLOURS, 1, 3, ()),
        ("RRRL", "gr4=1 gr7=2", ClosingRule.COLOURS, 2, 3, ()),
        ("RLRL", "al0=1 al1=2 al2=2", ClosingRule.LEVELS, 2, 4, (0, 1)),
        ("RRRL", "ar0=1 ar4=2 ar1=3", ClosingRule.LINE, 2, 3, ()),
        ("RRLL", "sl8=1 sl5a=2", ClosingRule.SUM, 13, 17, ()),
        ("RRRL", "sr12=1 sr2c=2", ClosingRule.SUM, 14, 17, ()),
    ],
)
def test_the_numbers_say_what_is_there_and_what_is_missing(
    stalls: str, pieces: str, rule: ClosingRule, now: int, needed: int, marked: tuple[int, ...]
) -> None:
    found = seen(stalls, pieces)
    assert (found.rule, found.now, found.needed, found.marked) == (rule, now, needed, marked)
    assert found.pieces == len(pieces.split())
    assert found.exactly == ((11, 14) if pieces.startswith("sl") else ()), "N4.3"
    assert found.chance is None, "no dice, no chance"


@pytest.mark.parametrize("pieces", ["ll2=1", "ll2=1 ll4=2", "ll7=1 ll8=2 ll1=3", "ll1=1 ll2=1 ll3=2 ll4=2 ll5=3 ll6=3"])
def test_n4_4_the_chance_of_two_dice_is_how_many_rolls_close(pieces: str) -> None:
    before, _, last = pieces.rpartition(" ")
    name = last.split("=")[0]
    rolls = [
        table(tile="g", pieces=before).rolls_next(first, second).play(name).happened("closing")
        for first, second in product(range(1, 7), repeat=2)
    ]
    found = seen("RRRL", pieces)
    assert (found.rule, found.needed) == (ClosingRule.DICE, 6)
    assert found.chance == sum(map(bool, rolls))


@pytest.mark.parametrize("pieces", ["lr4=1", "lr4=1 lr6=2 lr5=3", "lr1=1 lr2=1 lr8=2", "lr1=1 lr2=1 lr4=1 lr5=2 lr6=2 lr7=3 lr3=3"])
def test_n4_5_the_chance_of_one_die_is_how_many_rolls_close(pieces: str) -> None:
    before, _, last = pieces.rpartition(" ")
    name = last.split("=")[0]
    rolls = [table(stalls="RRRR", tile="g", pieces=before).rolls_next(die).play(name).happened("closing") for die in range(1, 7)]
    found = seen("RRRR", pieces)
    assert (found.rule, found.needed) == (ClosingRule.CHAIN, 6)
    assert found.chance == 6 * sum(map(bool, rolls))


def test_a_covered_stall_has_nobody_on_it() -> None:
    found = seen("LRRL", "gl0=1 gl2=1", "gr4")
    assert (found.rule, found.now, found.pieces) == (ClosingRule.COLOURS, 0, 0)
    assert found.pieces_needed == 4
