"""The modules in the repository, and how Python runs them."""

import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deben.games import game_named, game_names
from deben.kernel.chance import new_chance
from deben.kernel.contract import Rules
from deben.kernel.default import StaleModule, default_executor, executor_named, module_path
from deben.kernel.executor import PythonExecutor
from deben.kernel.wasm.executor import WasmExecutor
from deben.kernel.wasm.module import Cells, Instance, Module, PlainCall, Trapped
from deben.kernel.wasm.signature import signature_of
from deben.kernel.wasm.sources import changed_sources, imported_sources, named_sources
from deben.testing import agree

BROWSER_BUDGET = 150_000
"""What the module of a game may weigh on its way to a browser (issue 10)."""


def wasm(name: str) -> WasmExecutor:
    executor = executor_named("wasm", game_named(name).rules)
    assert isinstance(executor, WasmExecutor)
    return executor


@pytest.mark.parametrize("name", game_names())
def test_no_module_is_out_of_date(name: str) -> None:
    assert changed_sources(module_path(game_named(name).rules)) == [], "run `make rules` and commit what it writes"


@pytest.mark.parametrize("name", game_names())
def test_a_module_needs_nothing_and_is_small_enough_for_a_browser(name: str) -> None:
    import gzip

    path = module_path(game_named(name).rules)
    assert list(Module.load(path).code.imports) == []
    assert len(gzip.compress(path.read_bytes())) < BROWSER_BUDGET


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("direct", [True, False])
def test_both_ways_of_calling_play_the_same_match(name: str, direct: bool) -> None:
    game, executor = game_named(name), wasm(name)
    executor.module.__dict__["direct"] = direct
    assert agree(game, game.options(), 77, executor) > 30
    assert type(executor.instance.call("turn_one")) is not PlainCall or not direct


def test_a_number_above_two_thousand_millions_keeps_its_bits() -> None:
    game, seed = game_named("duel"), 2**32 - 5
    results = []
    for executor in (wasm("duel"), PythonExecutor(game.rules)):
        rows, counts = game.rules.record.batch(3), np.zeros(3, np.int32)
        executor.setup_rows(rows, game.blank(game.options()), 5, 0, 3)
        executor.play_rows(rows, seed, counts, 0, 3)
        results.append((rows.tobytes(), counts.tolist()))
    assert results[0] == results[1]


def test_arrays_of_an_executor_of_ones_own_are_worked_on_where_they_lie() -> None:
    game, executor = game_named("duel"), wasm("duel").own()
    rows, counts = executor.new(game.rules.record.dtype, 4), executor.new(np.int32, 4)
    executor.setup_rows(rows, game.blank(game.options()), 9, 0, 4)
    free = executor.instance.free
    executor.play_rows(rows, 1, counts, 0, 4)
    assert executor.instance.free == free, "what was lent for the call is given back"
    assert (np.asarray(counts) > 30).all()
    assert type(rows) is Cells
    assert getattr(rows[1:], "place", "") is None, "a part of an array lies elsewhere"


def test_an_array_of_another_instance_is_copied_like_any_other() -> None:
    game = game_named("duel")
    here, there = wasm("duel").own(), wasm("duel").own()
    here.new(np.uint8, 5000)  # so that a place here is another one there
    rows = here.new(game.rules.record.dtype, 1)
    there.setup_rows(rows, game.blank(game.options()), 3, 0, 1)
    assert rows.tobytes() == PythonExecutor(game.rules).setup(game.blank(game.options()), 3).rows.tobytes()


def test_memory_grows_and_arrays_stay_where_they_are() -> None:
    instance = Instance(wasm("duel").module)
    first = instance.array(np.int32, 10)
    first[:] = range(10)
    large = instance.array(np.int32, 5_000_000)
    large[-1] = 7
    assert (first.tolist(), large[-1]) == (list(range(10)), 7)


def test_a_memory_without_end_is_refused() -> None:
    with pytest.raises(Trapped, match="no room"):
        Instance(wasm("duel").module).array(np.int64, 2**30)


@pytest.mark.parametrize("direct", [True, False])
def test_a_trap_is_an_error_and_the_next_call_works(direct: bool) -> None:
    executor = wasm("duel")
    executor.module.__dict__["direct"] = direct
    call = executor.instance.call("conceal_one")
    with pytest.raises(Trapped):
        call(2**31 - 200, 1, 0)
    state = executor.setup(game_named("duel").blank(game_named("duel").options()), 1)
    assert executor.turn(state).actor == 0


def test_threads_do_not_disturb_each_other() -> None:
    game, executor = game_named("duel"), wasm("duel")
    lengths: list[int] = []
    threads = [threading.Thread(target=lambda: lengths.append(agree(game, game.options(), 4, executor))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(lengths)) == 1
    assert len(lengths) == 3


def test_resampling_and_search_agree_with_plain_python() -> None:
    from deben.bots import Budget, Search

    game = game_named("duel")
    reports = []
    for executor in (wasm("duel"), PythonExecutor(game.rules)):
        view = executor.view(executor.setup(game.blank(game.options()), 3), 0)
        report = Search(executor, 2, game.rules.tuning).think(view, Budget(simulations=60), new_chance(5))
        reports.append((report.visits.tolist(), report.results.tolist(), report.line, report.nodes))
    assert reports[0] == reports[1]


def test_a_changed_source_is_noticed_and_its_rules_run_as_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game_named("duel").rules
    code = tmp_path / "module.wasm"
    code.write_bytes(module_path(rules).read_bytes())
    info = module_path(rules).with_suffix(".json").read_text()
    (name, digest), *_ = named_sources(["deben.games.duel.turn"]).items()
    code.with_suffix(".json").write_text(info.replace(f'"{name}": "{digest}"', f'"{name}": "0000"'))
    assert changed_sources(code) == [name]
    monkeypatch.setattr("deben.kernel.default.module_path", lambda _: code)
    monkeypatch.delenv("DEBEN_EXECUTOR", raising=False)
    _forget()
    try:
        with pytest.warns(StaleModule, match="plain Python"):
            assert default_executor(rules).name == "python"
    finally:
        _forget()


def test_rules_with_another_function_do_not_run_from_the_module() -> None:
    rules = game_named("duel").rules
    assert default_executor(replace(rules, tally=game_named("nefertiti").rules.tally)).name == "python"
    assert default_executor(replace(rules, inline=False)).name == default_executor(rules).name


def _forget() -> None:
    from deben.kernel import default

    default._usual.cache_clear()


def test_a_game_without_a_module_runs_as_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules: Rules = game_named("duel").rules
    monkeypatch.setattr("deben.kernel.default.module_path", lambda _: tmp_path / "module.wasm")
    monkeypatch.delenv("DEBEN_EXECUTOR", raising=False)
    _forget()
    try:
        assert default_executor(rules).name == "python"
    finally:
        _forget()


def test_an_unknown_executor_is_named() -> None:
    with pytest.raises(ValueError, match="wasm, cpu, python"):
        executor_named("fpga", game_named("duel").rules)


def test_the_sources_of_rules_are_what_they_import_and_the_data_beside() -> None:
    packages = "deben.kernel", "deben.games.nefertiti"
    names = imported_sources(["deben.games.nefertiti.turn", "deben.bots.greedy"], packages, without=["deben.kernel.executor"])
    assert {"deben.games.nefertiti.turn", "deben.games.nefertiti/board.toml", "deben.games.nefertiti.board"} <= names
    assert {"deben.kernel.log", "deben.bots.greedy"} <= names
    assert not {"deben.games.nefertiti.game", "deben.kernel.executor", "deben.bots", "numpy"} & names


def test_an_entry_point_must_say_which_arrays_it_takes() -> None:
    def vague(states: object) -> None:
        """Take anything."""

    def several(count: int) -> tuple[int, int]:
        """Return too much."""
        return count, count

    with pytest.raises(TypeError, match="which arrays"):
        signature_of(vague)
    with pytest.raises(TypeError, match="a whole number or nothing"):
        signature_of(several)


def test_a_module_without_an_entry_point_says_which() -> None:
    def unheard_of() -> None:
        """Do nothing."""

    with pytest.raises(KeyError, match="has no entry point unheard_of"):
        wasm("duel").translate(unheard_of)


def test_nothing_that_people_run_brings_in_a_compiler() -> None:
    code = "import deben, deben.bots, deben.coach, deben.server.app, deben.cli, sys; m = deben.new('duel'); m.play(m.legal[0]); "
    code += "sys.exit('numba' in sys.modules or 'llvmlite' in sys.modules)"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=os.environ, check=False)
    assert done.returncode == 0
