"""Which program it is: told without a compiler, and changed by whatever decides what bots do."""

import sys
from pathlib import Path

import pytest

from deben.games import game_named
from deben.games.contract import Game
from deben.kernel.native import cache
from deben.lab import program
from deben.lab.program import program_digest


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(sys.modules, "numba", None)  # as where the extra `lab` is not installed
    return game_named("duel")


def test_it_is_told_without_a_compiler(duel: Game) -> None:
    assert program_digest(duel) == program_digest(duel) != program_digest(game_named("nefertiti"))


@pytest.mark.parametrize("name", ["levels.json", "mind.bin", "turn.py"])
def test_what_decides_changes_it(duel: Game, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def content(path: Path) -> bytes:
        return path.read_bytes() + (b"changed" if path == duel.folder / name else b"")

    before = program_digest(duel)
    monkeypatch.setattr(cache, "_content", content)
    assert program_digest(duel) != before


def test_the_module_and_what_runs_it_change_it(duel: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    before = program_digest(duel)
    monkeypatch.setattr(program, "version", lambda name: f"another {name}")
    other = program_digest(duel)
    monkeypatch.setattr(type(duel), "module_digest", "another")
    assert len({before, other, program_digest(duel)}) == 3
