"""Clauses D8: scoring, in final positions written down."""

import pytest

from .tables import LOAD, final, points, table


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"), [(0, 0, 0), (1, 0, 7), (3, 3, 3), (4, 3, 10), (3, 4, 3), (12, 0, 18), (0, 12, 0), (6, 6, 6)]
)
def test_d8_1a_obelisk_side_a(mine: int, theirs: int, expected: int) -> None:
    """D8.1a: one for each, six more for strictly more than the other."""
    five = " five=N" if min(mine, theirs) >= 5 else ""
    assert points(f"sides=ABBB {held('o', mine, theirs)}{five}", "obelisk") == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "five", "expected"),
    [
        (4, 0, "", 0), (5, 0, "", 12), (9, 0, "", 12), (10, 0, "", 18), (12, 0, "", 18), (0, 12, "", 0), (4, 8, "", 0),
        (5, 5, "N", 12), (5, 5, "A", 6), (7, 5, "A", 6), (5, 7, "N", 12), (5, 7, "A", 6),
    ],
)  # fmt: skip
def test_d8_1b_obelisk_side_b(mine: int, theirs: int, five: str, expected: int) -> None:
    """D8.1b: twelve for the first with five, six for the other with five, eighteen in all for ten, nothing for each."""
    marked = f" five={five}" if five else ""
    assert points(f"sides=BAAA {held('o', mine, theirs)}{marked}", "obelisk") == expected


def held(token: str, mine: int, theirs: int) -> str:
    parts = [f"{seat}={token}*{count}" for seat, count in (("N", mine), ("A", theirs)) if count]
    return " ".join(parts)


@pytest.mark.parametrize(("hand", "expected"), [("-", 0), ("t1", 1), ("t4t4t4", 12), ("t1t2t3t4", 10), ("t1*3t2*3t3*3t4*3", 30)])
def test_d8_2a_temple_side_a(hand: str, expected: int) -> None:
    """D8.2a: one for each symbol."""
    assert points(f"sides=BABB N={hand}", "temple") == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("-", 0),
        ("t4", 1),
        ("t1t2", 4),
        ("t1t2t3", 9),
        ("t1t2t3t4", 16),
        ("t1t1", 2),
        ("t1t1t2", 5),
        ("t1t1t2t2t3", 13),
        ("t1t1t1t2t3t4", 18),
        ("t1*3t2*3t3*3t4*3", 48),
    ],
)
def test_d8_2b_temple_side_b(hand: str, expected: int) -> None:
    """D8.2b: as few sets as possible, the k-th with each value held k times or more: 1, 4, 9 or 16 for a set."""
    assert points(f"sides=ABAA N={hand}", "temple") == expected


@pytest.mark.parametrize("light", range(7))
def test_d8_3a_pyramids_side_a(light: int) -> None:
    """D8.3a: each colour apart."""
    table_a = [0, 1, 3, 6, 10, 15, 21]
    for dark in range(7):
        hand = (f"l*{light}" if light else "") + (f"d*{dark}" if dark else "") or "-"
        assert points(f"sides=BBAB N={hand}", "pyramids") == table_a[light] + table_a[dark]


@pytest.mark.parametrize("light", range(7))
def test_d8_3b_pyramids_side_b(light: int) -> None:
    """D8.3b: only the smaller of the two counts, and none of it costs six; four score 18, as printed."""
    table_b = [-6, 0, 4, 10, 18, 30, 45]
    for dark in range(7):
        hand = (f"l*{light}" if light else "") + (f"d*{dark}" if dark else "") or "-"
        assert points(f"sides=AABA N={hand}", "pyramids") == table_b[min(light, dark)]


RUNS = [
    ([], 0, 0), ([7], 1, 4), ([1, 2], 4, 4), ([1, 2, 3], 9, 4), ([9, 10, 11, 12], 16, 4), ([4, 5, 6, 7, 8], 25, 4),
    ([1, 2, 3, 4, 5, 6], 25, 4), (list(range(1, 13)), 25, 4), ([1, 12], 2, 8), ([1, 3, 5], 3, 12), ([1, 2, 4, 5, 6, 12], 14, 12),
    ([1, 3, 5, 7, 9, 11], 6, 24),
]  # fmt: skip
"""Numbers held, points on side A, points on side B."""


@pytest.mark.parametrize(("numbers", "side_a", "_side_b"), RUNS)
def test_d8_4a_chamber_side_a(numbers: list[int], side_a: int, _side_b: int) -> None:
    """D8.4a: each run by its length, five or more as five; 12 and 1 are not neighbours."""
    assert points(f"sides=BBBA N={chambers(numbers)}", "chamber") == side_a


@pytest.mark.parametrize(("numbers", "_side_a", "side_b"), RUNS)
def test_d8_4b_chamber_side_b(numbers: list[int], _side_a: int, side_b: int) -> None:
    """D8.4b: four for each run, whatever its length."""
    assert points(f"sides=AAAB N={chambers(numbers)}", "chamber") == side_b


def chambers(numbers: list[int]) -> str:
    return "".join(f"c{number}" for number in numbers) or "-"


@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_d8_5_unused_tokens_and_pawns_on_the_port(sides: str) -> None:
    """D8.5: one for each unused action token and each own pawn still out, on both sides."""
    position = f"sides={sides} N=TBRS A=TT port=NNA/.../..A warehouse=ooo"
    assert [points(position, "tokens", seat) for seat in (0, 1)] == [4, 2]
    assert [points(position, "pawns", seat) for seat in (0, 1)] == [2, 2]
    assert [points(f"sides={sides}", source) for source in ("tokens", "pawns")] == [0, 0]


def test_d8_6_most_points_win() -> None:
    """D8.6: more points, first place, whoever started."""
    first, second = final("N=t4 A=t3"), final("N=t3 A=t4")
    assert (first.points, first.winners, first.ranking) == ((4, 3), (0,), ((0,), (1,)))
    assert (second.points, second.winners) == ((3, 4), (1,))


def test_d8_6_a_tie_is_won_by_the_player_who_did_not_start() -> None:
    """D8.6: with equal points Akhenaton, who did not start, is first, and alone."""
    for position in ("N=t4 A=t4", "N=- A=-", "N=t4 A=t1BR port=.A./.../..."):
        outcome = final(position)
        assert outcome.points[0] == outcome.points[1]
        assert outcome.ranking == ((1,), (0,))
        assert outcome.winners == (1,)


def test_d8_7_the_order_of_unloading_decides_who_was_first() -> None:
    """D8.7: both take their fifth obelisk in one unload; the nearer pawn was first (D5.2)."""
    for port, first in ((".AN/.../...", 0), (".NA/.../...", 1)):
        match = table(f"sides=BAAA boats=c1oo/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lT N=o*4 A=o*4 port={port}")
        move = match.play("x1")
        assert [event.params for event in move.events if event.kind == "fifth-obelisk"] == [{"seat": first}]
        assert match.score.breakdown[first]["obelisk"] == 12
        assert match.score.breakdown[1 - first]["obelisk"] == 6


def test_d8_7_a_token_taken_with_take_counts_too() -> None:
    """D8.7: the fifth obelisk may come from a take (D6.1)."""
    match = table("sides=BAAA boats=c1oo/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lB N=o*4T A=o*4", "take", "1:2", "a1", "a2")
    assert match.score.breakdown[0]["obelisk"] == 12


def test_d8_scores_are_known_at_any_moment() -> None:
    """D8.5, D8.6: the breakdown as if it ended now, in the middle of a match."""
    match = table(f"{LOAD} N=oot1 A=ddR port=N../.../..A")
    assert match.outcome is None
    assert match.score.breakdown == (
        {"obelisk": 8, "temple": 1, "pyramids": 0, "chamber": 0, "tokens": 0, "pawns": 1},
        {"obelisk": 0, "temple": 0, "pyramids": 3, "chamber": 0, "tokens": 1, "pawns": 1},
    )
    assert (match.score.reason, match.score.points, match.score.winners) == ("now", (10, 5), (0,))
