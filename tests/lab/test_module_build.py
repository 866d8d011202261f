"""Building a module: whoever has the same sources and tools gets the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deben.games import game_named
from deben.kernel.default import module_path
from deben.kernel.executor import PythonExecutor
from deben.kernel.wasm.executor import WasmExecutor
from deben.kernel.wasm.lowering import OPTIMISING
from deben.kernel.wasm.module import Module

from ..kernel.simulated_cuda import batch_report
from ..kernel.toy import TOY


@pytest.mark.nightly
def test_a_module_built_again_is_the_one_in_the_repository(tmp_path: Path) -> None:
    """Also what says that its description is true: `make rules` would change nothing."""
    command = [sys.executable, "-m", "deben.lab.module", "duel", "--out", str(tmp_path)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    kept = module_path(game_named("duel").rules)
    for suffix in (".wasm", ".json"):
        assert (tmp_path / f"duel{suffix}").read_bytes() == kept.with_suffix(suffix).read_bytes(), suffix


def test_a_module_does_what_plain_python_does(tmp_path: Path) -> None:
    """What takes minutes for a game takes seconds for the toy: compiled, linked, loaded, and played byte for byte."""
    path = tmp_path / "toy.wasm"
    done = subprocess.run([sys.executable, "-m", "tests.lab.toy_module", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    told = [line.split() for line in done.stdout.splitlines()]
    assert [int(number) for number, _ in told] == [*range(16)], "each entry point is told, and what comes after them"
    assert (told[0][1], told[-1][1]) == ("setup_many", OPTIMISING)
    reports = [
        batch_report(executor, 2**32 - 2, 77, 20) for executor in (PythonExecutor(TOY), WasmExecutor(TOY, Module.load(path)))
    ]
    assert reports[0] == reports[1]
    assert all(reports[0]["decisions"][1:-1]), "matches were played"


def test_a_game_that_is_none_is_named() -> None:
    done = subprocess.run([sys.executable, "-m", "deben.lab.module", "chess"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "there is no game 'chess'" in done.stderr
