"""Trials on a GPU play the matches of the executor, and rules can be had without the rest of the program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.bare import bare_rules, usual_table
from deben.games import game_named, game_names

WAYS = ("as the executor", "hot 147 bytes", "voting, 4 matches a thread, hot", "voting, 8 matches a thread, far")


@pytest.mark.walk
def test_every_way_ends_in_the_same_bytes() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.bench.simulated_hot_record", *WAYS]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=False)
    assert done.returncode == 0, done.stderr
    assert len(set(json.loads(done.stdout).values())) == 1


@pytest.mark.parametrize("name", game_names())
def test_the_usual_table_is_that_of_the_game(name: str) -> None:
    game = game_named(name)
    assert bare_rules(name) is game.rules
    assert usual_table(game.rules) == game.blank(game.options())


def test_rules_are_had_without_what_the_rest_needs() -> None:
    lines = (
        "import sys", "sys.modules |= dict.fromkeys(('wasmtime', 'rich', 'litestar'))", "sys.path.insert(0, '.')",
        "from bench.bare import bare_rules", "print(bare_rules('nefertiti').name)",
    )  # fmt: skip
    folder = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, cwd=folder, check=False)
    assert done.stdout == "nefertiti\n", done.stderr
