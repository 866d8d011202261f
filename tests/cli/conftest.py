"""Running the command inside the test process, with typed lines and nobody's real folders."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from deben.cli.app import run


@dataclass(frozen=True)
class Done:
    """What came of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def deben(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """Return the command as a function of its arguments and of the lines that are typed into it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))  # whoever ran `make play` has tables in their own
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def command(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return command


@pytest.fixture
def finished(deben: Command, tmp_path: Path) -> Path:
    """Return the record of a whole match between bots."""
    path = tmp_path / "finished.json"
    assert deben("play", "duel", "--seed", "12", "--seats", "greedy,random", "--save", path).code == 0
    return path
