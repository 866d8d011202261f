"""Clauses D1 (parts), D2 (set-up) and D9 (what is hidden)."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

import deben
from deben.games import OptionsError
from deben.kernel.luck import Luck, key_words, shuffle
from deben.kernel.record import Ints

from .tables import LOAD, boat, has, points, refused, shown, table

FACES = ["o"] * 12 + ["l"] * 6 + ["d"] * 6 + [f"t{n}" for n in (1, 2, 3, 4) for _ in range(3)]
FACES += [f"c{n}" for n in range(1, 13)] + [letter for letter in "TBRS" for _ in range(3)]


@pytest.mark.parametrize("seed", [0, 1, "c0ffee"])
def test_d1_1_sixty_tokens(seed: int | str) -> None:
    """D1.1: twelve obelisks, six pyramids of each colour, three temples of each value, chambers 1 to 12, three of each action."""
    match = deben.new("duel", seed)
    there = [token for name in "123abc" for token in boat(match, name)] + has(match, "warehouse") + has(match, "pile")
    assert len(FACES) == len(there) == 60
    assert Counter(there) == Counter(FACES)


@pytest.mark.parametrize(
    ("name", "near", "middle", "far"),
    [
        ("1", "c1", "b1", "a1"), ("2", "c2", "b2", "a2"), ("3", "c3", "b3", "a3"),
        ("a", "a3", "a2", "a1"), ("b", "b3", "b2", "b1"), ("c", "c3", "c2", "c1"),
    ],
)  # fmt: skip
def test_d1_2_lanes(name: str, near: str, middle: str, far: str) -> None:
    """D1.2: a lane is a row, nearest on the right, or a column, nearest below; D1.3: slot 3 goes first."""
    for absent in (None, near, middle, far):
        match = table(LOAD)
        load = boat(match, name)
        lane = [square for square in (near, middle, far) if square != absent]
        for square in lane:
            match.play(square)
            match.play(next(other for other in match.legal if other[0] != name and other[1] != name), seat=1)
        match.play(f"x{name}")
        taken = [event.params["slot"] + 1 for event in match.moves[-1].events if event.kind == "taken"]
        assert taken == [3, 2, 1][: len(lane)]
        assert sorted(has(match, "N")) == sorted(load[-len(lane) :])
        assert match.moves[-1].seat == 0


def test_d1_2_nine_squares_and_six_boats() -> None:
    """D1.2: three by three squares, a boat for each row and each column."""
    match = table(LOAD)
    assert match.legal == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert shown(match, "boats").count("/") == 5


def test_d1_3_slots() -> None:
    """D1.3: three slots; slot 3, farthest from the port, goes first and slot 1 last."""
    match = table(f"port=NAN/.../... {LOAD}", "x1")
    assert (has(match, "N"), has(match, "A")) == (["c1", "c3"], ["c2"])


def test_d1_4_four_pawns_and_a_warehouse_of_three() -> None:
    """D1.4: four pawns each; the warehouse holds three tokens that nobody sees."""
    match = table(f"port=NN./.../... {LOAD}")
    for square in ("c1", "a2", "b2", "c2"):
        match.play(square)
    assert shown(match, "port") == "NNN/ANA/..."
    assert refused(match, "a3") == ("no-pawn", "D4.1")
    assert len(has(deben.new("duel", 1), "warehouse")) == 3
    assert "warehouse" not in match.game.write_position(match.view(0)), "three unknown ones need no words"


def test_d1_5_sixteen_set_ups() -> None:
    """D1.5: each site has a side A and a side B, mixed freely, all A by default."""
    assert deben.new("duel", 1).options.sides == "AAAA"
    for sides in map("".join, product("AB", repeat=4)):
        match = deben.new("duel", 1, {"sides": sides})
        assert match.options.sides == sides
        assert shown(match, "sides") == sides
        assert shown(match, "boats") == shown(deben.new("duel", 1), "boats"), "sides are no part of the luck"


def test_d1_5_both_players_use_the_same_side() -> None:
    """D1.5: what a side says holds for Nefertiti in seat 0 and for Akhenaton in seat 1."""
    for sides, expected in (("AAAA", 4), ("AAAB", 4), ("AAAA", 4)):
        both = f"sides={sides} N=c1c2 A=c4c5"
        assert points(both, "chamber", 0) == points(both, "chamber", 1) == expected


@pytest.mark.parametrize("sides", ["", "AAA", "AAAAA", "AAAC", "A AA"])
def test_d1_5_other_sides_are_refused(sides: str) -> None:
    """D1.5: four sites, two sides."""
    with pytest.raises(OptionsError) as error:
        deben.new("duel", 1, {"sides": sides})
    assert error.value.code == "duel-sides"


def shuffled(seed: int) -> list[str]:
    """Return the tokens in the order in which a seed deals them."""
    luck = Luck()
    luck.key[:] = key_words(seed)
    order = np.arange(60, dtype=np.int8).view(Ints)
    shuffle(luck, order, 60)
    return [FACES[i] for i in order.tolist()]


def test_d2_1_dealing() -> None:
    """D2.1: all slots 1, then 2, then 3, rows before columns; then the warehouse from the top; 39 stay in the pile."""
    for seed in range(5):
        match, order = deben.new("duel", seed), shuffled(seed)
        for slot in range(3):
            assert [boat(match, name)[slot] for name in "123abc"] == order[6 * slot : 6 * slot + 6]
        assert has(match, "warehouse") == order[18:21]
        assert has(match, "pile") == order[21:]
        assert len(has(match, "pile")) == 39


def test_d2_1_the_first_drawn_of_the_warehouse_is_the_first_turned_up() -> None:
    """D2.1: the top token of the warehouse comes first."""
    match = table(f"{LOAD} N=TT warehouse=odo", "take", "1:1", "a1", "take", "2:2")
    assert (boat(match, "1")[0], boat(match, "2")[1]) == ("o", "d")
    assert has(match, "warehouse") == ["o"]


def test_d2_2_seat_0_starts() -> None:
    """D2.2: Nefertiti, seat 0, has the first turn."""
    assert {deben.new("duel", seed).actor for seed in range(20)} == {0}
    assert shown(deben.new("duel", 1), "turn") == "N"


def test_d9_1_pile_and_warehouse_are_hidden_from_everybody_alike() -> None:
    """D9.1: no view shows the pile's order or the warehouse, all views are the same, and everything else is there."""
    match = deben.new("duel", 7)
    for action in ("a1", "b1", "x1", "c3"):
        match.play(action)
    views = [match.view(seat) for seat in (0, 1, None)]
    assert views[0].to_bytes() == views[1].to_bytes() == views[2].to_bytes()
    text = match.game.write_position(views[0])
    full = match.game.write_position(match.state)
    assert "pile=" not in text
    assert "warehouse=" not in text
    assert set(text.split()) < set(full.split()), "what is not hidden is told as it is"


def test_d9_1_what_was_not_seen_is_known_as_a_multiset() -> None:
    """D9.1: whatever is drawn for the unknown places is an order of the same tokens."""
    match = deben.new("duel", 7)
    hidden = Counter(has(match, "pile") + has(match, "warehouse"))
    for seed in range(10):
        other = deben.Match("duel", seed, position=match.game.write_position(match.view(0)))
        assert Counter(has(other, "pile") + has(other, "warehouse")) == hidden
        assert has(other, "pile") != has(match, "pile")
        assert other.view(0).to_bytes() == match.view(0).to_bytes()
