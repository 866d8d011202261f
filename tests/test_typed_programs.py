"""Every program in the docs type checks as strictly as the package itself, and the library's own names say what they give."""

import os
import re
import subprocess
import sys
from doctest import DocTestParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CACHE = ROOT / ".mypy_cache" / "programs"
"""Beside the one of `make types`, which may run at the same time: without it this takes seconds."""
BLOCK = re.compile(r'^```python(?: title="(.*?)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PROMISES = """
from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

import deben
from deben.games.duel.game import GAME
from deben.games.duel.state import State as Duel
from deben.games.nefertiti.state import State as Nefertiti
from deben.lab import Batch
from deben.protocol import BotProgram, Question


def promises(name: str, program: BotProgram, question: Question) -> None:
    assert_type(deben.new("duel").view(0), Duel)
    assert_type(deben.new("nefertiti", options={"players": 3}).state, Nefertiti)
    assert_type(deben.new("duel").copy(), deben.Match[Duel])
    assert_type(deben.new(GAME), deben.Match[Duel])
    assert_type(deben.new(name), deben.Match[Any])
    batch = Batch(name, 8)
    assert_type(batch.observations(), NDArray[np.int8])
    assert_type(batch.masks(), NDArray[np.int8])
    assert_type(batch.actors(), NDArray[np.int32])
    rewards, ends = batch.step(batch.sample())
    assert_type(rewards, NDArray[np.float64])
    assert_type(ends, NDArray[np.int8])
    assert_type(program.hello.game, str)
    assert_type(question.seat, int)
"""


def programs(page: Path) -> dict[str, str]:
    """Return the programs of a page by file: what it shows at the prompt is one, every other block is one of its own."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    prompted = [example.source for _, block in blocks for example in DocTestParser().get_examples(block)]
    whole = [(title or f"{page.stem}_{number}.py".replace("-", "_"), block) for number, (title, block) in enumerate(blocks)]
    written = {name: block for name, block in whole if ">>>" not in block}
    return written | ({f"{page.stem}_prompt.py": "".join(prompted)} if prompted else {})


def complaints(folder: Path, files: dict[str, str]) -> list[str]:
    """Return what mypy says of programs, written to a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE), str(folder)]
    path = {"MYPYPATH": str(folder / "src")}
    done = subprocess.run(command, cwd=ROOT, env=os.environ | path, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return [line.rpartition("/")[2] for line in done.stdout.splitlines() if ": error:" in line or ": note:" in line]


def test_every_program_of_the_docs_is_typed(tmp_path: Path) -> None:
    files = {"promises.py": PROMISES}
    for page in PAGES:
        files |= programs(page)
    for example in (ROOT / "examples").glob("*.py"):
        files[f"example_{example.name}"] = example.read_text(encoding="utf-8")
    assert len(files) > 11
    assert complaints(tmp_path, files) == []


def test_a_program_that_is_wrong_is_found(tmp_path: Path) -> None:
    (complaint,) = complaints(tmp_path, {"wrong.py": 'import deben\n\ndeben.new("duel").view(0).obelisk\n'})
    assert "obelisk" in complaint
