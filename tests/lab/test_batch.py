"""Batches: they are single matches side by side, whatever runs them and in however many threads."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.contract import OVER
from deben.kernel.default import default_executor
from deben.kernel.entries.rewards import WAYS
from deben.kernel.executor import PythonExecutor
from deben.kernel.native.cpu import CpuExecutor
from deben.kernel.native.cuda import CudaUnavailable
from deben.lab import batch as batch_module
from deben.lab.batch import Batch, IllegalActions
from deben.lab.devices import available_cores, executor_named
from deben.lab.observation import Observer
from deben.match import Match, Outcome
from deben.match.outcome import outcome_of

from ..nightly import often

DUEL = game_named("duel")
SEED = 2**130 - 3  # so that match 3 carries into the higher words


@pytest.fixture(scope="module")
def compiled() -> CpuExecutor:
    return CpuExecutor(DUEL.rules)


def game_executor(game: Any) -> Any:
    return default_executor(game.rules)


def first_actions(batch: Batch) -> Any:
    moves, counts = batch.legal()
    return np.where(counts > 0, moves[:, 0], 0)


@pytest.mark.parametrize("name", ["python", "cpu"])
def test_a_batch_is_single_matches(name: str) -> None:
    batch = Batch("duel", 6, {"sides": "ABAB"}, SEED, executor=name)
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


ROUNDS = [("duel", {"sides": "ABBA"}, "cpu", "win"), ("nefertiti", {"players": 3, "memphis": True}, "wasm", "margin")]


def rewarded(outcome: Outcome, way: str) -> list[float]:
    """Return what an outcome is worth to each seat, told in another way than rule code tells it."""
    seats = len(outcome.points)
    if way == "margin":
        return [points - sum(outcome.points) / seats for points in outcome.points]
    places = [place for group in outcome.ranking for place in [group] * len(group)]
    if way == "rank":
        steps = [1 - 2 * place / (seats - 1) for place in range(seats)]
        return [float(np.mean([step for step, group in zip(steps, places, strict=True) if seat in group])) for seat in range(seats)]
    return [1 / len(outcome.winners) * seats / (seats - 1) * (seat in outcome.winners) - 1 / (seats - 1) for seat in range(seats)]


@pytest.mark.walk
@pytest.mark.parametrize(("game", "options", "executor", "way"), ROUNDS)
def test_stepping_a_batch_is_stepping_matches_and_one_follows_another(
    game: str, options: dict[str, Any], executor: str, way: str
) -> None:
    """Field by field, with views, observations, masks, rewards and ends, over more than one match a row."""
    size, steps = 3, often(180, 900)
    batch = Batch(game, size, options, SEED, reward=way, executor=executor)
    matches, ended = [Match(game, SEED + i, options) for i in range(size)], 0
    eyes = Observer(batch.game)
    for step in range(steps):
        actors, masks, seen, views = batch.actors(), batch.masks(), batch.observations(), batch.views()
        for i, match in enumerate(matches):
            assert batch.state(i).differences(match.state) == []
            assert actors[i] == match.actor
            assert np.flatnonzero(masks[i]).tolist() == match.legal_numbers
            assert views[i].tobytes() == match.view(match.actor).rows[0].tobytes()
            assert (seen[i] == eyes.observe(match.executor, match.view(actors[i]), actors[i])).all(), "made from the view alone"
        actions = batch.sample(step)
        assert all(masks[i, action] for i, action in enumerate(actions))
        rewards, ends = batch.step(actions)
        for i, match in enumerate(matches):
            match.play(int(actions[i]))
            outcome = match.outcome
            assert bool(ends[i]) == match.over
            assert rewards[i].tolist() == pytest.approx(rewarded(outcome, way) if outcome else [0.0] * batch.seats)
            if outcome:
                assert batch.lasts[i].tobytes() == match.state.rows[0].tobytes()
                ended += 1
                matches[i] = Match(game, batch.seeds[i], options)
    assert ended >= size
    assert [(seed - SEED) % size for seed in batch.seeds] == [0, 1, 2], "a row's next match has a seed larger by the size"


@pytest.mark.parametrize("way", WAYS)
def test_rewards_are_those_of_the_outcome_and_sum_to_nothing(way: str) -> None:
    batch = Batch("nefertiti", 40, {"players": 4}, 5, reward=way, executor="wasm", restart=False)
    batch.play_out(3)
    rewards, ends = batch.finish()
    assert ends.all()
    assert np.abs(rewards.sum(axis=1)).max() < 1e-9
    game = batch.game
    for i in range(0, 40, 8):
        state = batch.state(i)
        outcome = outcome_of(game, game_executor(game), state, game.end_reason(state))
        assert rewards[i].tolist() == pytest.approx(rewarded(outcome, way))
    assert not batch.finish().rewards.any(), "only once"


def test_views_hold_nothing_hidden_and_neither_do_observations() -> None:
    batch = Batch("nefertiti", 6, {"players": 2}, 4, executor="wasm")
    for step in range(30):
        batch.step(batch.sample(step), trusted=True)
    views, seen = batch.views().copy(), batch.observations().copy()
    assert not views["seed"].any(), "the key of the dice is hidden"
    assert batch.states["seed"].any()
    game, executor = batch.game, game_executor(batch.game)
    for i, seat in enumerate(batch.actors()):
        other = executor.resample(game.rules.record(views[i : i + 1].copy()), new_chance(i))
        assert other.to_bytes() != batch.state(i).to_bytes()
        assert (Observer(game).observe(executor, other, int(seat)) == seen[i]).all()
    assert not batch.observations(-1).any(), "nobody sees nothing"
    assert (batch.observations([0, 1, 0, 1, 0, 1])[1] == batch.observations(1)[1]).all()


def test_every_row_may_have_a_seed_of_its_own(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, 3, None, [7, "c0ffee", b"\x01"], executor=compiled)
    assert batch.seeds == [7, 0xC0FFEE, 1]
    assert batch.state(1) == Match("duel", "c0ffee").state
    batch.reset(2**256 - 1)
    assert batch.seeds == [2**256 - 1, 0, 1]
    with pytest.raises(ValueError, match="3 matches have as many seeds, not 2"):
        batch.reset([1, 2])


def test_arrays_are_the_batchs_own_memory(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, 4, None, 1, executor=compiled)
    seen, masks = batch.observations(), batch.masks()
    before = seen.copy(), masks.copy()
    rewards, _ = batch.step(batch.sample(1))
    assert rewards is batch.rewards or np.shares_memory(rewards, batch.rewards)
    assert batch.observations() is seen or np.shares_memory(batch.observations(), seen)
    assert np.shares_memory(batch.masks(), masks)
    assert (seen != before[0]).any()
    assert (masks != before[1]).any()
    assert np.from_dlpack(seen).shape == (4, batch.observer.width)


@pytest.mark.parametrize("name", ["python", "cpu"])
def test_played_out_batches_are_played_out_matches(name: str) -> None:
    batch, alone = Batch(DUEL, 4, None, 9, executor=name), PythonExecutor(DUEL.rules)
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
    one, two, three = (Batch(DUEL, size, None, SEED, executor=compiled, workers=workers) for workers in (1, 2, 3))
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
    batch = Batch(DUEL, 3, None, 1, executor=compiled)
    before = batch.states.tobytes()
    batch.play_out()
    assert batch.states.tobytes() != before
    batch.reset()
    assert batch.states.tobytes() == before


def test_a_step_with_an_illegal_action_changes_nothing(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, 5, None, 1, executor=compiled)
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
    batch = Batch(DUEL, 3, None, 1, restart=False, executor=compiled)
    batch.play_out()
    before = batch.states.tobytes()
    batch.step([99, 0, -1])
    assert batch.states.tobytes() == before
    assert batch.play_out().tolist() == [0, 0, 0]


def test_a_trusted_step_is_the_same_step(compiled: CpuExecutor) -> None:
    checked, trusted = (Batch(DUEL, 4, None, 8, executor=compiled) for _ in range(2))
    actions = first_actions(checked)
    checked.step(actions)
    trusted.step(actions, trusted=True)
    assert checked.states.tobytes() == trusted.states.tobytes()


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 1.0], ["a1", "b1"]])
def test_a_step_takes_one_number_for_each_match(compiled: CpuExecutor, actions: Any) -> None:
    with pytest.raises(ValueError, match="2 whole numbers"):
        Batch(DUEL, 2, None, 1, executor=compiled).step(actions)


def test_single_states_are_copies_and_counted_from_either_end(compiled: CpuExecutor) -> None:
    batch = Batch(DUEL, 3, None, 1, executor=compiled)
    assert len(batch) == 3
    assert batch.state(-1) == batch.state(2)
    batch.state(0).rows["phase"] = 8
    assert not batch.over
    with pytest.raises(IndexError):
        batch.state(3)


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(ValueError, match="one match or more, not 0"):
        Batch(DUEL, 0, None, executor="python")
    with pytest.raises(ValueError, match="there is no device 'tpu'; there are: cpu, cuda"):
        Batch(DUEL, 1, device="tpu")
    with pytest.raises(ValueError, match="there is no reward 'fame'; there are: win, rank, margin"):
        Batch(DUEL, 1, reward="fame")
    with pytest.raises(ValueError, match="there is no executor 'abacus'; there are: wasm, cpu, python, cuda"):
        executor_named("abacus", DUEL.rules)


def test_without_a_gpu_a_cuda_batch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.kernel.native.cuda.find_spec", lambda _name: None)
    with pytest.raises(CudaUnavailable):
        Batch(DUEL, 1, device="cuda")


def test_a_batch_on_a_gpu_is_one_in_plain_python() -> None:
    """In Numba's simulator, which runs the kernels thread by thread."""
    command = [sys.executable, "-W", "error", "-m", "tests.lab.simulated_batch"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=False)
    assert done.returncode == 0, done.stderr


def test_by_default_every_core_works() -> None:
    assert Batch(DUEL, 1, None, executor="cpu").workers == available_cores()
    assert Batch(DUEL, 1, None, executor="python", workers=4).workers == 1


@pytest.mark.parametrize("way", ["file", "pickle"])
@pytest.mark.parametrize(("game", "options"), [("duel", {"sides": "ABAB"}), ("nefertiti", {"players": 3})])
def test_a_batch_goes_on_where_it_was_saved(tmp_path: Path, game: str, options: dict[str, Any], way: str) -> None:
    """With every match as it was, those that began since, and those that will."""
    batch = Batch(game, 5, options, SEED, reward="margin")
    for step in range(250):
        batch.step(batch.sample(step))
    batch.save(tmp_path / "batch.npz")
    again = Batch.load(tmp_path / "batch.npz") if way == "file" else pickle.loads(pickle.dumps(batch))
    assert again.seeds == batch.seeds != [SEED + i for i in range(5)]
    assert again.rewards.tolist() == batch.rewards.tolist()
    for step in range(200):
        played, expected = again.step(again.sample(step)), batch.step(batch.sample(step))
        assert played.rewards.tolist() == expected.rewards.tolist()
        assert played.ends.tolist() == expected.ends.tolist()
    assert np.array_equal(again.states, batch.states)
    again.reset()
    assert again.seeds == [SEED + i for i in range(5)]


def test_a_file_without_a_batch_is_said_to_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Batch("duel", 2).save(tmp_path / "batch")
    half = (tmp_path / "batch").read_bytes()[:200]
    for name, data in (("empty", b""), ("text", b"not a batch"), ("broken", b"PK broken"), ("half", half)):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(ValueError, match="has no batch"):
            Batch.load(tmp_path / name)
    np.savez(tmp_path / "other.npz", rows=np.zeros(3))
    with pytest.raises(ValueError, match="has no batch"):
        Batch.load(tmp_path / "other.npz")
    monkeypatch.setattr(batch_module, "_layout", lambda _: "another")
    with pytest.raises(ValueError, match="other rules of duel"):
        Batch.load(tmp_path / "batch")
