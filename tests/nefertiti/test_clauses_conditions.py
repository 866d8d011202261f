"""Clauses N4: when a stall closes by its own condition."""

import pytest

from deben.games.nefertiti.board import NONE
from deben.games.nefertiti.state import Phase

from .table import Table, table


def placed(stalls: str, pieces: str, square: str, players: int = 4) -> Table:
    """Return the table after seat 0 placed on a square; Louqsor is open where it is meant."""
    tile = "g" if square[0] == "l" else "l"
    return table(players, stalls=stalls, tile=tile, pieces=pieces, deben=[30] * players).play(square)


def closes(match: Table) -> bool:
    """Return whether the last placement closed a market."""
    return bool(match.happened("closing"))


@pytest.mark.parametrize(
    ("pieces", "square", "expected"),
    [
        ("gl0:2,gl1:2,gl2:2", "gl3", True),  # a block of two by two
        ("gl0:2,gl2:3,gl4:4", "gl6", True),  # a column
        ("gl0:2,gl1:2,gl3:2", "gl5", True),  # round a corner
        ("gl0:2,gl2:2,gl5:2,gl7:2", "gl4", True),  # two groups joined to five
        ("gl0:2,gl2:2,gl4:2", "gl7", False),  # three and one
        ("gl0:2,gl3:2,gl4:2", "gl7", False),  # corners do not touch
        ("gl0:2,gl1:2,gl6:2", "gl7", False),  # two and two
        ("gl1:2,gl2:2", "gl3", False),
    ],
)
def test_n4_1_gizeh_left(pieces: str, square: str, expected: bool) -> None:
    """N4.1: an orthogonally connected group of four or more."""
    assert closes(placed("LRRL", pieces, square)) == expected


@pytest.mark.parametrize(
    ("pieces", "square", "expected"),
    [
        ("gr4:2,gr7:3", "gr1", True),
        ("gr4:2,gr7:2", "gr1", False),
        ("gr4:1,gr7:1,gr8:1", "gr1", True),
        ("gr4:2,gr7:2,gr8:1", "gr1", True),
        ("gr4:1,gr7:1", "gr1", False),
        ("gr4:2", "gr1", False),
    ],
)
def test_n4_1_gizeh_right(pieces: str, square: str, expected: bool) -> None:
    """N4.1: three colours or four servants."""
    assert closes(placed("RRRL", pieces, square)) == expected


@pytest.mark.parametrize(
    ("pieces", "square", "expected"),
    [
        ("al0:2,al2:3,al5:4", "al9", True),
        ("al6:2,al3:3,al1:4", "al0", True),
        ("al1:2,al3:2,al6:2", "al9", False),
        ("al0:2,al1:2,al3:2", "al4", False),
        ("al0:2,al2:2", "al7", False),
    ],
)
def test_n4_2_akhet_aton_left(pieces: str, square: str, expected: bool) -> None:
    """N4.2: every one of the four levels holds a servant."""
    assert closes(placed("RLRL", pieces, square)) == expected


@pytest.mark.parametrize(
    ("squares", "expected"),
    [
        *((line, True) for line in ("012", "345", "678", "036", "147", "258", "048", "246")),
        *((other, False) for other in ("013", "125", "046", "137", "268", "358", "057", "156")),
    ],
)
def test_n4_2_akhet_aton_right(squares: str, expected: bool) -> None:
    """N4.2: three in a full row, column or diagonal; whoever stands there."""
    assert closes(placed("RRRL", f"ar{squares[0]}:2,ar{squares[1]}:3", f"ar{squares[2]}")) == expected


def test_n4_2_a_line_among_others() -> None:
    """N4.2: further servants do not hinder, and four without a line do not close."""
    assert not closes(placed("RRRL", "ar0:2,ar1:2,ar5:2", "ar3"))
    assert closes(placed("RRRL", "ar0:2,ar1:2,ar5:2,ar3:2", "ar8")) is False
    assert closes(placed("RRRL", "ar0:2,ar1:2,ar5:2,ar3:2", "ar4"))


@pytest.mark.parametrize(
    ("pieces", "square", "total", "expected"),
    [
        ("sl8:2,sl1a:2", "sl2a", 11, True),
        ("sl7:2,sl2a:2", "sl1a", 10, False),
        ("sl5a:2,sl5b:2", "sl2b", 12, False),
        ("sl8:2", "sl5a", 13, False),
        ("sl7:2,sl5a:2", "sl2a", 14, True),
        ("sl8:2,sl5a:2", "sl2a", 15, False),
        ("sl8:2,sl7:2", "sl1a", 16, False),
        ("sl8:2,sl7:2", "sl2a", 17, True),
        ("sl8:2,sl7:2", "sl5a", 20, True),
        ("sl5a:2,sl5b:2", "sl1b", 11, True),
    ],
)
def test_n4_3_abou_simbel_left(pieces: str, square: str, total: int, expected: bool) -> None:
    """N4.3: the sum is exactly 11, exactly 14, or at least 17."""
    assert closes(placed("RRLL", pieces, square)) == expected, total


@pytest.mark.parametrize(
    ("pieces", "square", "total", "expected"),
    [
        ("sr12:2,sr3:2", "sr2a", 17, True),
        ("sr12:2,sr3:2", "sr1", 16, False),
        ("sr7:2,sr3:2", "sr1", 11, False),
        ("sr7:2,sr6:2", "sr1", 14, False),
        ("sr12:2", "sr7", 19, True),
        ("sr7:2,sr6:2,sr2a:2", "sr2c", 17, True),
    ],
)
def test_n4_3_abou_simbel_right(pieces: str, square: str, total: int, expected: bool) -> None:
    """N4.3: the sum is at least 17, and nothing else."""
    assert closes(placed("RRRL", pieces, square)) == expected, total


@pytest.mark.parametrize(
    ("pieces", "square", "dice", "expected"),
    [
        ("ll2:2", "ll4", (2, 4), True),
        ("ll2:2", "ll4", (4, 2), True),
        ("ll2:2", "ll4", (4, 4), True),
        ("", "ll6", (6, 6), True),
        ("ll2:2", "ll4", (4, 3), False),
        ("ll2:2", "ll4", (5, 2), False),
        ("ll7:2,ll8:3", "ll1", (1, 6), False),
    ],
)
def test_n4_4_louqsor_left(pieces: str, square: str, dice: tuple[int, int], expected: bool) -> None:
    """N4.4: each of two dice shows an occupied bid; one servant can serve both."""
    match = table(tile="g", pieces=pieces).rolls_next(*dice).play(square)
    assert closes(match) == expected
    assert match.happened("rolled") == [{"seat": 0, "first": dice[0], "second": dice[1], "again": 0}]


def test_n4_4_the_roll_follows_the_money() -> None:
    """N4.4: first-servant and coin Deben come before the roll, which is no choice."""
    match = table(tile="g", reserves={"l": 5}).rolls_next(1, 1).play("ll3")
    assert [event.kind for event in match.events] == ["placed", "earned", "earned", "rolled", "turn"]


@pytest.mark.parametrize(
    ("pieces", "square", "die", "expected"),
    [
        ("", "lr5", 1, True),
        ("", "lr5", 2, False),
        ("lr4:2", "lr5", 2, True),
        ("lr4:2", "lr6", 2, False),
        ("lr4:2,lr6:2", "lr5", 3, True),
        ("lr4:2,lr6:2", "lr5", 4, False),
        ("lr1:2,lr2:2,lr8:3", "lr9", 2, True),
        ("lr1:2,lr2:2,lr8:3", "lr9", 3, False),
        ("lr1:2,lr2:2,lr4:2,lr5:3,lr6:3", "lr3", 6, True),
    ],
)
def test_n4_5_louqsor_right(pieces: str, square: str, die: int, expected: bool) -> None:
    """N4.5: one die, at most the length of the longest chain of neighbours."""
    match = table(stalls="RRRR", tile="g", pieces=pieces).rolls_next(die).play(square)
    assert closes(match) == expected
    assert match.happened("rolled") == [{"seat": 0, "first": die, "second": 0, "again": 0}]


def around(match: Table, *squares: str) -> Table:
    """Return the table after placements, one by each next seat."""
    for square in squares:
        match.play(square)
    return match


def test_n4_6_the_holder_may_roll_again_at_the_end_of_later_turns() -> None:
    """N4.6: not in the turn in which they took the dice; then once a turn, while nobody has placed there since."""
    match = table(3, tile="g").rolls_next(1, 1)
    match.play("ll4")
    assert match.state.holder == 0
    assert match.phase == Phase.TURN
    assert match.actor == 1
    around(match, "ar0", "ar1", "ar5")
    assert match.phase == Phase.REROLL
    assert match.legal == ["roll", "done"]
    match.rolls_next(3, 4).play("roll")
    assert match.happened("rolled") == [{"seat": 0, "first": 3, "second": 4, "again": 1}]
    assert match.actor == 1, "once"
    assert match.phase == Phase.TURN
    around(match, "sr1", "sr2a", "sr2b")
    assert match.phase == Phase.REROLL, "again in the next turn"
    match.play("done")
    assert match.happened("rolled") == []
    assert match.actor == 1


def test_n4_6_a_re_roll_that_closes() -> None:
    """N4.6: the same condition; the holder is the closer, and the dice are put back."""
    match = table(3, tile="g", pieces="ll4:1,ll2:2", holder=0).rolls_next(2, 4)
    match.play("ar0", "roll")
    assert match.happened("closing") == [{"seat": 0, "market": 3, "by_hand": 0, "stall": 6, "pieces": 2}]
    assert match.state.holder == NONE
    match.play("upper", "half")
    assert match.state.tile == 3
    assert match.actor == 1


def test_n4_6_a_re_roll_on_the_right_stall() -> None:
    """N4.6: with one die there."""
    match = table(3, stalls="RRRR", tile="g", pieces="lr4:1,lr5:2", holder=0).rolls_next(2)
    match.play("ar0", "roll")
    assert match.happened("rolled") == [{"seat": 0, "first": 2, "second": 0, "again": 1}]
    assert match.happened("closing")


def test_n4_6_whoever_places_there_takes_the_dice() -> None:
    """N4.6: then the first holder has none."""
    match = table(3, tile="g", pieces="ll4:1", holder=0, turn=1).rolls_next(1, 1).play("ll2")
    assert match.state.holder == 1
    around(match, "ar0", "ar1")
    assert match.phase == Phase.TURN
    match.play("ar5")
    assert match.phase == Phase.REROLL
    assert match.actor == 1


def test_n4_6_placing_there_again_is_no_later_turn() -> None:
    """N4.6: a holder who places at Louqsor once more takes the dice anew."""
    match = table(3, tile="g", pieces="ll4:1", holder=0).rolls_next(1, 1).play("ll2")
    assert match.state.holder == 0
    assert match.actor == 1
    assert match.phase == Phase.TURN


def test_n4_6_also_after_closing_by_hand_and_after_passing() -> None:
    """N4.6: these are turns too."""
    match = table(4, memphis=True, tile="g", pieces="ll4:1,ar0:1,ar4:1,ar5:1", holder=0)
    match.play("close a", "upper", "half", "half")
    assert match.phase == Phase.REROLL
    match = table(2, memphis=True, tile="g", pieces="ll4:c1,ll7:2,m1:1,m2:1,m3:1,m4:1", holder=0)
    assert match.legal == ["pass"]
    match.play("pass")
    assert match.phase == Phase.REROLL


def test_n4_6_the_high_priests_second_servant_is_the_same_turn() -> None:
    """N4.6: no re-roll in the turn in which they took the dice, wherever the other servant went."""
    match = table(3, tile="g", characters="high-priest", seals=[1, 0, 0]).rolls_next(1, 1)
    match.play("high-priest", "ll4", "ar0")
    assert match.actor == 1
    assert match.phase == Phase.TURN
