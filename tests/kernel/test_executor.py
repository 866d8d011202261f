"""Executors: the same answers from plain Python and from compiled code, on single states and on rows of many."""

from pathlib import Path

import numba
import numpy as np
import pytest
from numba.core import config
from numba.core.event import Event, Listener, install_listener

from deben.kernel.chance import new_chance
from deben.kernel.contract import OVER
from deben.kernel.entries import matches as entries
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.native import cpu
from deben.kernel.native.cpu import CpuExecutor

from .toy import TOY, UNKNOWN, Stones


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> CpuExecutor:
    """Return the toy compiled into a folder of its own, so that it is compiled here and now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DEBEN_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        return CpuExecutor(TOY)


@pytest.fixture(params=["python", "cpu"])
def executor(request: pytest.FixtureRequest) -> Executor:
    if request.param == "python":
        return PythonExecutor(TOY)
    found: CpuExecutor = request.getfixturevalue("compiled")
    return found


class Finished(Listener):  # type: ignore[misc]  # Numba has no types
    """Hears of every function that Numba compiles."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def on_start(self, event: Event) -> None:
        """Do nothing: what counts is finished."""

    def on_end(self, event: Event) -> None:
        """Note the name."""
        self.names.append(event.data["dispatcher"].py_func.__qualname__)


def toy(stones: int, seat: int = 0, card: int = 2, owner: int = 1) -> Stones:
    state = Stones()
    state.stones, state.seat, state.card, state.owner = stones, seat, card, owner
    return state


def test_warm_makes_ready_and_the_next_one_loads_what_is_there(compiled: CpuExecutor) -> None:
    before = compiled.ready
    compiled.warm(Stones())
    assert (before, compiled.ready) == (False, True)
    again = CpuExecutor(TOY)
    again.folder = compiled.folder
    assert again.ready
    finished: list[str] = []
    with install_listener("numba:compile", Finished(finished)):
        again.warm(Stones())
    assert finished == [], "everything came from the cache"


def test_one_state(executor: Executor) -> None:
    state = toy(5)
    assert executor.actor(state) == 0
    assert executor.legal(state) == [0, 1, 2]
    assert executor.apply(state, 2) == [(0, 0, 3, 0, 0, 0)]
    assert (state.stones, executor.actor(state), executor.legal(state)) == (2, 1, [0, 1])
    assert executor.apply(state, 1) == [(0, 1, 2, 0, 0, 0)]
    assert executor.actor(state) == OVER
    assert [executor.standing(state, seat) for seat in (0, 1)] == [0, 1]


def test_views_and_resampling_leave_the_state_alone(executor: Executor) -> None:
    state = toy(5)
    before = state.to_bytes()
    view = executor.view(state, 0)
    assert view.card == UNKNOWN
    assert executor.view(state, 1) == state
    assert executor.view(state, -1).card == UNKNOWN
    drawn = {executor.resample(view, new_chance(seed)).card for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert view.card == UNKNOWN
    assert state.to_bytes() == before


def test_setup_is_a_function_of_the_seed(executor: Executor) -> None:
    states = [executor.setup(Stones(), seed) for seed in (1, "1", b"\x01", 2)]
    assert states[0] == states[1] == states[2]
    assert 10 <= states[3].stones < 20


def test_rows_between_start_and_stop(executor: Executor) -> None:
    rows = Stones.batch(5)
    executor.setup_rows(rows, Stones(), 9, 1, 4)
    assert rows["stones"][[0, 4]].tolist() == [0, 0]
    assert (rows["stones"][1:4] >= 10).all()
    moves, counts = np.zeros((5, 3), np.int16), np.full(5, -1, np.int32)
    executor.legal_rows(rows, moves, counts, 0, 5)
    assert counts.tolist() == [0, 3, 3, 3, 0], "rows without stones are over"
    before = rows["stones"].copy()
    executor.step_rows(rows, np.array([2, 2, 1, 0, 2], np.int16), 0, 5)
    assert (before - rows["stones"]).tolist() == [0, 3, 2, 1, 0]


def test_random_play_goes_to_the_end(executor: Executor) -> None:
    rows = Stones.batch(8)
    executor.setup_rows(rows, Stones(), 3, 0, 8)
    counts = np.zeros(8, np.int32)
    executor.play_rows(rows, 11, counts, 0, 8)
    assert (rows["stones"] == 0).all()
    assert ((counts >= 4) & (counts < 20)).all()


def test_random_play_is_the_same_in_both(compiled: CpuExecutor) -> None:
    results = []
    for executor in (PythonExecutor(TOY), compiled):
        rows, counts = Stones.batch(20), np.zeros(20, np.int32)
        executor.setup_rows(rows, Stones(), "abc", 0, 20)
        executor.play_rows(rows, 5, counts, 0, 20)
        results.append((rows.tobytes(), counts.tolist()))
    assert results[0] == results[1]


def test_without_a_cache_everything_compiles_and_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "cache_root", lambda: None)
    executor = CpuExecutor(TOY)
    assert executor.legal(toy(2)) == [0, 1]
    assert not executor.ready


def test_a_cache_that_vanishes_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBEN_CACHE_DIR", str(tmp_path))
    executor = CpuExecutor(TOY)
    tmp_path.rmdir()
    assert executor.legal(toy(1)) == [0]


def test_the_compilers_own_setting_is_put_back(compiled: CpuExecutor) -> None:
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    compiled.translate(entries.actor_many)
    assert before == (config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES)


def test_each_entry_point_is_kept_under_a_digest_of_its_own_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "digest_of", lambda sources, *_: " ".join(path.name for path in sources))
    executor = CpuExecutor(TOY)
    actor, setup = (
        {*str(executor.folder_of(entry)).replace("-", " ").split()} for entry in (entries.actor_many, entries.setup_many)
    )
    assert {"toy.py", "matches.py", "record.py", "cpu.py"} <= actor & setup
    assert "luck.py" in setup - actor, "set-up draws from the luck, asking who decides does not"
    assert "match.py" not in actor | setup


def test_another_compiler_compiles_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    before = CpuExecutor(TOY).folder_of(entries.actor_many)
    monkeypatch.setattr(numba, "__version__", "99.0")
    assert CpuExecutor(TOY).folder_of(entries.actor_many) != before
