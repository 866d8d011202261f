"""The bare wheel, without any extra, as somebody installs it: each command does its work, or says in a line what is missing."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from deben.cli.app import COMMANDS

from .test_package import ROOT, built

pytestmark = pytest.mark.slow

SECONDS = 120
HELLO = '{"type": "hello", "protocol": 1, "game": "duel", "rules": 1, "options": {}}\n'


@dataclass(frozen=True)
class Asked:
    """A command line with what is typed, and what comes of it."""

    line: str
    says: str = ""
    typed: str = ""
    code: int = 0


ASKED = [
    Asked("--version", "deben 0"),
    Asked("--help", "simulate"),
    Asked("play duel --plain --seed 1", "your turn", "b2\nq\n"),
    Asked("matches", "duel"),
    Asked("verify match.json", "✓"),
    Asked("verify -", "✓", "match.json"),
    Asked("replay match.json", "wins"),
    Asked("analyse match.json --budget 0.01", "coach"),
    Asked("simulate nefertiti --matches 4", "Characters"),
    Asked("arena duel uct@100 greedy --deals 1 --jobs 1", "greedy"),
    Asked("bot greedy", '"name":"greedy"', HELLO),
    Asked("export data.npz match.json", "decisions"),
    Asked("perft duel --depth 1", "Sequences of 1"),
    Asked("rules duel D5.1", "D5.1"),
    Asked("bench --seconds 0.05", "wasm"),
    Asked("check --database tables.db", "✓"),
    Asked("board --print", "[start]"),
    Asked("completion bash", "_deben_completion"),
    Asked("admin tables --database nowhere.db", "nowhere.db: name the server’s database", code=2),
    Asked("think --database tables.db", "PostgreSQL", code=2),
    Asked("think --database postgresql://nobody@localhost/none", "deben[postgres]", code=2),
    Asked("draw match.json match.svg", "deben[pictures]", code=2),
    Asked("export data.parquet match.json", "deben[data]", code=2),
    Asked("train duel --out grown", "deben[train]", code=2),
    Asked("simulate duel --matches 1 --plot match.png", "deben[plot]", code=2),
    Asked("simulate duel --matches 1 --ray localhost:1", "deben[ray]", code=2),
    Asked("simulate duel --matches 1 --executor cpu", "deben[lab]", code=2),
    Asked("simulate nefertiti --matches 1 --board {root}/tests/boards/club.toml", "deben[build]", code=2),
]
NEEDS = {
    "numba": {
        "kernel.native.cpu", "kernel.native.grid", "kernel.native.signature", "lab.module", "lab.train.alone", "lab.train.kernels",
        "lab.train.play",
    },
    "gymnasium": {f"lab.environments.{name}" for name in ("gymnasium", "learners", "pettingzoo", "seating")},
    "pyspiel": {"lab.environments.openspiel"},
    "torch": {
        f"lab.train.{name}" for name in ("generations", "held", "learn", "net", "positions", "revise", "strangers", "together")
    },
}  # fmt: skip
"""The modules that are nothing without an extra, by the package that they miss first."""
NEVER = ("deben.store.migrations.env",)
"""What only Alembic runs."""
IMPORTS = f"""
import importlib, pkgutil, deben
for module in pkgutil.walk_packages(deben.__path__, "deben."):
    if module.name not in {NEVER}:
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            print(error.name, module.name.removeprefix("deben."))
"""


@dataclass(frozen=True)
class Installed:
    """A virtual environment with the wheel and what it depends on, and a folder of nobody's."""

    bin: Path
    home: Path

    def start(self, *line: str) -> "subprocess.Popen[str]":
        """Start a program of the environment in the folder."""
        plain = {"HOME": str(self.home), "PATH": os.defpath, "LANG": "C.UTF-8"}
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [self.bin / line[0], *line[1:]], cwd=self.home, env=plain, text=True, stdin=pipe, stdout=pipe, stderr=pipe
        )

    def run(self, *line: str, typed: str = "") -> tuple[int, str]:
        """Return what a program ended with and all that it said."""
        with self.start(*line) as process:
            try:
                said = process.communicate(typed, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        return process.returncode, "".join(said)

    def fault(self, asked: Asked) -> str:
        """Return what is wrong with what comes of a command; nothing where it is as it should be."""
        file = self.home / asked.typed.strip() if asked.typed.endswith(".json") else None
        typed = asked.typed if file is None else file.read_text(encoding="utf-8")
        code, said = self.run("deben", *asked.line.format(root=ROOT).split(), typed=typed)
        right = code == asked.code and asked.says in said and "Traceback" not in said
        right &= not code or len(said.splitlines()) == 1
        return "" if right else f"deben {asked.line}: {code}\n{said}"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    asked = ["install", "--quiet", "--no-compile", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([folder / "venv" / "bin" / "pip", *asked, built("wheel", folder)], check=True)
    (folder / "home").mkdir()
    yield Installed(folder / "venv" / "bin", folder / "home")
    subprocess.run(["rm", "-r", folder / "venv"], check=True)  # a quarter of a gigabyte


def home_page(installed: Installed) -> str:
    """Return the home page of a server that is started for it."""
    with installed.start("deben", "serve", "--port", "0", "--database", "served.db") as process:
        assert process.stdout is not None
        address = (process.stdout.readline().split() or [""])[-1]
        try:
            with urllib.request.urlopen(address, timeout=SECONDS) as page:
                return str(page.read().decode())
        finally:
            process.send_signal(signal.SIGTERM)
            _, err = process.communicate(timeout=SECONDS)
            assert "Traceback" not in err


def test_the_bare_wheel_does_all_it_can(installed: Installed) -> None:
    """In one test, so that no second worker installs it again."""
    first = Asked("play duel --seats greedy,random --seed 12 --save match.json", "Saved")
    assert {asked.line.split()[0] for asked in (*ASKED, first)} >= {*COMMANDS} - {"serve"}, "a command is not tried"
    assert not installed.fault(first)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        page, imported = pool.submit(home_page, installed), pool.submit(installed.run, "python", "-c", IMPORTS)
        assert "\n".join(filter(None, pool.map(installed.fault, ASKED))) == ""
        assert "<title>" in page.result()
        code, said = imported.result()
    assert code == 0, said
    missed = [line.split() for line in said.splitlines()]
    assert {needed: {module for package, module in missed if package == needed} for needed, _ in missed} == NEEDS
