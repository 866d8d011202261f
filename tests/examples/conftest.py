"""Kalah, installed where nobody else sees it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import deben
from deben.games import Game, contract, game_named, registry

ROOT = Path(__file__).parents[2]
Deben = Callable[..., subprocess.CompletedProcess[str]]


def install(package: Path, folder: Path) -> Path:
    """Return a folder into which pip installed a package, so that no other test has a third game."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(folder), str(package)], check=True)
    return folder


def environment_of(place: Path) -> dict[str, str]:
    """Return the environment of a process for which what lies in a folder is installed."""
    paths = [str(Path(deben.__file__).parents[1]), str(place)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100", "LANG": "en"}


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which Kalah is installed."""
    return install(ROOT / "examples" / "kalah", tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def environment(place: Path) -> dict[str, str]:
    """Return the environment of a process for which Kalah is installed."""
    return environment_of(place)


@pytest.fixture(scope="session")
def run(environment: dict[str, str]) -> Deben:
    """Run the command where Kalah is installed."""

    def deben_command(*arguments: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-c", "from deben.cli import main; main()", *arguments]
        done = subprocess.run(line, input=typed, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return deben_command


def _forget() -> None:
    for found in (registry._ours, registry._others, game_named, contract._module):
        found.cache_clear()


@pytest.fixture(scope="module")
def kalah(place: Path) -> Iterator[Game]:
    """Return the game as this process finds it, which forgets it afterwards."""
    sys.path.append(str(place))
    _forget()
    yield game_named("kalah")
    sys.path.remove(str(place))
    for name in [name for name in sys.modules if name.partition(".")[0] == "kalah"]:
        del sys.modules[name]
    _forget()
