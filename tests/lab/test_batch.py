"""Batches: they are single matches side by side, whatever runs them and in however many threads."""

from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.contract import OVER
from deben.kernel.executor import PythonExecutor
from deben.kernel.native.cpu import CpuExecutor
from deben.kernel.native.cuda import CudaUnavailable
from deben.lab import batch as batch_module
from deben.lab.batch import Batch, IllegalActions, executor_named
from deben.lab.speed import available_cores
from deben.match import Match

DUEL = game_named("duel")
SEED = 2**130 - 3  # so that match 3 carries into the higher words


@pytest.fixture(scope="module")
def compiled() -> CpuExecutor:
    return CpuExecutor(DUEL.rules)


def first_actions(batch: Batch) -> Any:
    moves, counts = batch.legal()
    return np.where(counts > 0, moves[:, 0], 0)


@pytest.mark.parametrize("name", ["python", "cpu"])
def test_a_batch_is_single_matches(name: str) -> None:
    batch = Batch("duel", {"sides": "ABAB"}, 6, SEED, executor=name)
    matches = [Match("duel", SEED + i, {"sides": "ABAB"}) for i in range(6)]
    for step in range(12):
        moves, counts = batch.legal()
        actions = []
        for i, match in enumerate(matches):
            assert moves[i, : counts[i]].tolist() == match.legal_numbers
            assert batch.state(i) == match.state
            actions.append(match.legal_numbers[(step * 7 + i) % counts[i]])
            match.play(actions[-1])
        batch.step(actions)
    assert [batch.state(i) for i in range(6)] == [match.state for match in matches]
    assert batch.actors().tolist() == [match.actor for match in matches]
    assert batch.standings().tolist() == [[match.executor.standing(match.state, seat) for seat in range(2)] for match in matches]


@pytest.mark.parametrize("name", ["python", "cpu"])
def test_played_out_batches_are_played_out_matches(name: str) -> None:
    batch, alone = Batch(DUEL, None, 4, 9, executor=name), PythonExecutor(DUEL.rules)
    rows, counts = DUEL.rules.record.batch(4), np.zeros(4, np.int32)
    alone.setup_rows(rows, DUEL.blank(DUEL.options()), 9, 0, 4)
    alone.play_rows(rows, 5, counts, 0, 4)
    assert batch.actors().tolist() == [0] * 4, "D2.2: seat 0 starts"
    assert batch.play_out(5).tolist() == counts.tolist()
    assert batch.states.tobytes() == rows.tobytes()
    assert batch.over
    assert batch.actors().tolist() == [OVER] * 4
    assert batch.legal()[1].tolist() == [0] * 4


def test_threads_agree(compiled: CpuExecutor) -> None:
    size = 3 * batch_module.LEAST + 5
    one, two, three = (Batch(DUEL, None, size, SEED, executor=compiled, workers=workers) for workers in (1, 2, 3))
    for batch in (two, three):
        assert batch.states.tobytes() == one.states.tobytes()
        batch.step(first_actions(batch))
    one.step(first_actions(one))
    decisions = one.play_out(3).tolist()
    assert all(decisions)
    for batch in (two, three):
        assert batch.play_out(3).tolist() == decisions
        assert batch.states.tobytes() == one.states.tobytes()
        assert batch.standings().tolist() == one.standings().tolist()


def test_restart_goes_back_to_the_set_up(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, None, 3, 1, executor=compiled)
    before = batch.states.tobytes()
    batch.play_out()
    assert batch.states.tobytes() != before
    batch.restart()
    assert batch.states.tobytes() == before


def test_a_step_with_an_illegal_action_changes_nothing(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, None, 5, 1, executor=compiled)
    before = batch.states.tobytes()
    actions = first_actions(batch)
    actions[1], actions[3] = DUEL.read_action("x1"), DUEL.read_action("pass")
    with pytest.raises(IllegalActions, match="action 9 is not legal in match 1 and 1 more") as refused:
        batch.step(actions)
    assert refused.value.matches == [1, 3]
    assert refused.value.actions == [9, DUEL.read_action("pass")]
    assert batch.states.tobytes() == before
    actions[3] = 0
    with pytest.raises(IllegalActions, match=r"action 9 is not legal in match 1$"):
        batch.step(actions)


def test_matches_that_are_over_stay_as_they_are(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, None, 3, 1, executor=compiled)
    batch.play_out()
    before = batch.states.tobytes()
    batch.step([99, 0, -1])
    assert batch.states.tobytes() == before
    assert batch.play_out().tolist() == [0, 0, 0]


def test_a_trusted_step_is_the_same_step(compiled: CpuExecutor) -> None:
    checked, trusted = (Batch(DUEL, None, 4, 8, executor=compiled) for _ in range(2))
    actions = first_actions(checked)
    checked.step(actions)
    trusted.step(actions, trusted=True)
    assert checked.states.tobytes() == trusted.states.tobytes()


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 1.0], ["a1", "b1"]])
def test_a_step_takes_one_number_for_each_match(compiled: CpuExecutor, actions: Any) -> None:
    with pytest.raises(ValueError, match="2 whole numbers"):
        Batch(DUEL, None, 2, 1, executor=compiled).step(actions)


def test_single_states_are_copies_and_counted_from_either_end(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, None, 3, 1, executor=compiled)
    assert len(batch) == 3
    assert batch.state(-1) == batch.state(2)
    batch.state(0).rows["phase"] = 8
    assert not batch.over
    with pytest.raises(IndexError):
        batch.state(3)


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(ValueError, match="one match or more, not 0"):
        Batch(DUEL, None, 0, executor="python")
    with pytest.raises(ValueError, match="there is no executor 'abacus'; there are: wasm, cpu, python, cuda"):
        executor_named("abacus", DUEL.rules)


def test_without_a_gpu_a_cuda_batch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.kernel.native.cuda.find_spec", lambda _name: None)
    with pytest.raises(CudaUnavailable):
        Batch(DUEL, None, 1, executor="cuda")


def test_by_default_every_core_works() -> None:
    assert Batch(DUEL, None, 1, executor="cpu").workers == available_cores()
    assert Batch(DUEL, None, 1, executor="python", workers=4).workers == 1
