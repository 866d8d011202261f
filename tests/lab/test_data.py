"""Matches as arrays: what is written is what was seen, possible, done and won; and it is read again as it was."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from deben.cli.app import run
from deben.lab.data import ARRAYS, DataError, Decisions, decisions_of, read_decisions, write_decisions
from deben.lab.environments.episode import Stage
from deben.lab.observation import Observer
from deben.match import Match, write_record

pytestmark = pytest.mark.walk  # whole matches
EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_from_matches.py"


def deben(*arguments: object) -> int:
    return run([str(argument) for argument in arguments])


def played(game: str, seed: int) -> Match:
    match = Match(game, seed)
    while not match.over:
        match.play(match.legal[seed % len(match.legal)])
    return match


@pytest.fixture(scope="module", params=["duel", "nefertiti"])
def matches(request: pytest.FixtureRequest) -> list[Match]:
    return [played(request.param, seed) for seed in (1, 2)]


def same(one: Decisions, other: Decisions) -> bool:
    arrays = (np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)
    return all(arrays) and (one.game, one.rules) == (other.game, other.rules)


def test_every_decision_is_what_its_seat_saw_could_do_did_and_got(matches: list[Match]) -> None:
    data, row = decisions_of(match.record() for match in matches), 0
    for number, match in enumerate(matches):
        observer, again = Observer(match.game), Match(match.game, match.seed, match.options)
        worth = np.array([Stage(match.game, way).rewards(match) for way in ("win", "rank", "margin")], np.float32)
        for move in match.moves:
            assert (data.matches[row], data.seats[row], data.actions[row]) == (number, move.seat, move.action_number)
            assert np.flatnonzero(data.masks[row]).tolist() == sorted(again.legal_numbers)
            assert np.array_equal(data.observations[row], observer.observe(again.executor, again.state, move.seat))
            assert np.array_equal(data.rewards[row], worth[:, move.seat])
            again.play(move.action)
            row += 1
    assert row == len(data)


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_it_is_read_as_it_was_written(matches: list[Match], tmp_path: Path, suffix: str) -> None:
    data, path = decisions_of(match.record() for match in matches), tmp_path / f"data{suffix}"
    write_decisions(data, path)
    read = read_decisions(str(path))
    assert same(read, data)
    assert [getattr(read, name).dtype for name in ARRAYS] == [getattr(data, name).dtype for name in ARRAYS]
    assert len(read[data.matches == 1]) == len(matches[1].moves)
    assert f"in 2 matches, {data.observations.shape[1]} marks each" in repr(read)


def test_what_cannot_be_written_says_why(tmp_path: Path) -> None:
    whole, begun, other = played("duel", 1).record(), Match("duel", 1).record(), played("nefertiti", 1).record()
    for records, why in (([], "no matches"), ([begun], "not played to its end"), ([whole, other], "one game")):
        with pytest.raises(DataError, match=why):
            decisions_of(records)
    with pytest.raises(DataError, match=r"\.npz, \.parquet"):
        write_decisions(decisions_of([whole]), tmp_path / "data.csv")
    np.savez(tmp_path / "other.npz", x=np.zeros(1))
    with pytest.raises(DataError, match="no decisions"):
        read_decisions(tmp_path / "other.npz")


def test_the_command_writes_saved_matches_and_new_ones(tmp_path: Path) -> None:
    match, record = played("duel", 3), tmp_path / "match.json"
    record.write_text(write_record(match.record()))
    saved, new = tmp_path / "saved.npz", tmp_path / "new.parquet"
    assert deben("export", saved, record, record) == 0
    assert len(read_decisions(saved)) == 2 * len(match.moves)
    assert deben("export", new, "--game", "nefertiti", "-n", 2, "--seats", "greedy", "--option", "players=2", "--seed", 5) == 0
    assert sorted(set(read_decisions(new).matches.tolist())) == [0, 1]
    for wrong in (("export", saved), ("export", saved, record, "--game", "duel"), ("export", tmp_path / "x.csv", record)):
        assert deben(*wrong) == 2


def test_the_example_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data.npz"
    assert deben("export", data, "--game", "duel", "--matches", 40, "--seats", "greedy", "--seed", 1) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["learn", str(data)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    learnt, guessed = (int(word.rstrip("%")) for word in capsys.readouterr().out.split() if word.endswith("%"))
    assert learnt >= guessed + 5
