"""The CUDA kernels, really run: Numba's simulator against plain Python, byte for byte."""

import json
import os
import subprocess
import sys

import pytest

from deben.games.duel.rules import RULES
from deben.kernel.contract import Rules
from deben.kernel.executor import PythonExecutor

from .simulated_cuda import batch_report
from .toy import TOY


@pytest.mark.parametrize("rules", [TOY, pytest.param(RULES, marks=pytest.mark.nightly)], ids=lambda rules: rules.name)
def test_the_kernels_do_what_plain_python_does(rules: Rules) -> None:
    seed, chance_seed, count = 2**32 - 2, 77, 3
    command = [
        sys.executable,
        "-W",
        "error",
        "-m",
        "tests.kernel.simulated_cuda",
        rules.name,
        *map(str, (seed, chance_seed, count)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=False)
    assert done.returncode == 0, done.stderr
    simulated, python = json.loads(done.stdout), batch_report(PythonExecutor(rules), seed, chance_seed, count)
    assert simulated.keys() == python.keys()
    for part in python:
        assert simulated[part] == python[part], part
    assert all(python["decisions"][1:-1]), "matches were played"
    assert any(any(step[4]) for step in python["works"]["steps"]) or rules is not TOY, "some ended"
    assert python["decisions"][0] == python["decisions"][-1] == 0, "and only those"
