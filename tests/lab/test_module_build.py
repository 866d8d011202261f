"""Building a module: whoever has the same sources and tools gets the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deben.games import game_named
from deben.kernel.default import module_path


@pytest.mark.nightly
def test_a_module_built_again_is_the_one_in_the_repository(tmp_path: Path) -> None:
    """Also what says that its description is true: `make rules` would change nothing."""
    command = [sys.executable, "-m", "deben.lab.module", "duel", "--out", str(tmp_path)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    kept = module_path(game_named("duel").rules)
    for suffix in (".wasm", ".json"):
        assert (tmp_path / f"duel{suffix}").read_bytes() == kept.with_suffix(suffix).read_bytes(), suffix


def test_a_game_that_is_none_is_named() -> None:
    done = subprocess.run([sys.executable, "-m", "deben.lab.module", "chess"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "there is no game 'chess'" in done.stderr
