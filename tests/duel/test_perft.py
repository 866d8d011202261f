"""Perft tables: the number of action sequences, stored, and counted again by the second writing of the rules (D3, D4, D5, D6)."""

import pytest

import deben
from deben.games import game_named
from deben.kernel.executor import PythonExecutor
from deben.kernel.native.cpu import CpuExecutor
from deben.lab.perft import perft, perft_split

from .reference import Table

DUEL = game_named("duel")

FROM_SETUP = {1: (9, 72, 540, 4032, 30766), 3: (9, 72, 540, 4041, 31075), 5: (9, 72, 540, 4038, 30839)}
"""Sequences of 1 to 5 actions from the set-up with these seeds."""

FROM_POSITION = {
    "sides=BABA turn=N port=NA./AA./... boats=t4oc7/ot3d/lot2/t4Td/c9oo/t2t4o N=oolldt2t3c4c6TBRS A=ldt1t1c5c8RR"
    " warehouse=ot3c10 pile=dc1oc3olTSc2 removed=oldt1c11c12BBS": (13, 126, 1162, 10497),
    "sides=BABA turn=A port=.../.NN/.AA boats=dt3c11/t1c8t2/Tc3c1/BTt1/c6Rd/c10oc5 N=oollt1t3t4c2B A=olldt4t4c7TBRS"
    " warehouse=t3c12t2 pile=oRdt2c9o*3lodl removed=o*3dc4SS": (13, 124, 1115, 10240),
    "sides=ABAB turn=N port=NA./.AN/A.. boats=t4c12c2/-/-/-/t2t3t1/lc3d N=o*4lt2t3c4c5c8c9c10c11TBRSS A=o*5l*3ddt1t1t3c1"
    " warehouse=t4o pile=- removed=oold*3t2t4c6c7TTBBRRS": (10, 60, 393, 2149),
    "sides=ABAB turn=N port=A.A/A../N.A boats=-/-/Rdd/ot3o/-/- N=o*4llt1t2t4c1c2c3c11c12TBBRRS A=o*3l*3d*4t1t2t2t3c4c5c7c8c10T"
    " warehouse=lt1 pile=- removed=o*3t3t4t4c6c9TBSS": (10, 31, 67, 241),
}
"""The same from positions in which every kind of action token can be played, with full boats and with two left."""


def counted(position: str, depth: int, played: tuple[str, ...] = ()) -> int:
    """Return the same number from the second writing of the rules, replaying every sequence from its start."""
    table = Table(position)
    for action in played:
        table.play(action)
    if depth == 1:
        return len(table.legal)
    return sum(counted(position, depth - 1, (*played, action)) for action in table.legal)


@pytest.mark.walk
@pytest.mark.parametrize("seed", FROM_SETUP)
def test_from_the_setup(seed: int) -> None:
    match = deben.new("duel", seed)
    executor, position = PythonExecutor(DUEL.rules), DUEL.write_position(match.state)
    assert tuple(perft(executor, match.state, depth) for depth in range(1, 6)) == FROM_SETUP[seed]
    assert tuple(counted(position, depth) for depth in range(1, 6)) == FROM_SETUP[seed]


@pytest.mark.walk
@pytest.mark.parametrize("position", FROM_POSITION)
def test_from_a_position(position: str) -> None:
    state, expected = DUEL.read_position(position), FROM_POSITION[position]
    executor = CpuExecutor(DUEL.rules)
    assert tuple(perft(executor, state, depth) for depth in range(1, 5)) == expected
    assert tuple(counted(position, depth) for depth in range(1, 5)) == expected
    assert DUEL.write_position(state) == position, "counting leaves the state alone"


def test_many_states_wait_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.lab.perft.CHUNK", 50)
    assert perft(PythonExecutor(DUEL.rules), deben.new("duel", 3).state, 4) == FROM_SETUP[3][3]


def test_split_lists_each_action_and_adds_up() -> None:
    match = deben.new("duel", 3)
    executor = PythonExecutor(DUEL.rules)
    split = perft_split(executor, match.state, 4)
    assert [DUEL.write_action(action) for action in split] == match.legal
    assert sum(split.values()) == FROM_SETUP[3][3]
    assert set(split.values()) > {448}, "where tokens can be played, there is more to do"
    assert set(perft_split(executor, match.state, 1).values()) == {1}


def test_depth_zero_is_one_and_less_is_an_error() -> None:
    match = deben.new("duel", 1)
    assert perft(match.executor, match.state, 0) == 1
    with pytest.raises(ValueError, match="not negative: -1"):
        perft(match.executor, match.state, -1)
    with pytest.raises(ValueError, match="1 or more: 0"):
        perft_split(match.executor, match.state, 0)


def test_no_sequence_goes_past_the_end() -> None:
    """D7.1: from two boats, sequences that end the match early are not counted at greater depths."""
    over = DUEL.read_position("phase=over boats=-/-/-/-/-/ool pile=- warehouse=ooo")
    assert [perft(PythonExecutor(DUEL.rules), over, depth) for depth in (0, 1, 2)] == [1, 0, 0]
    assert perft_split(PythonExecutor(DUEL.rules), over, 1) == {}
