"""Which rules they are: the digest changes with what decides a match, and with nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from deben.games import game_named, game_names
from deben.kernel.contract import Rules
from deben.kernel.default import module_path
from deben.kernel.record import Record
from deben.kernel.rule import rebound, rule
from deben.kernel.wasm.identity import rules_digest
from deben.kernel.wasm.module import read_info
from deben.kernel.wasm.sources import board_digest


@rule
def no_matter(state: Record, number: int) -> int:  # noqa: ARG001
    """Return nothing of interest."""
    return 0


@rule
def nobody(state: Record) -> int:  # noqa: ARG001
    """Return that it is over."""
    return -1


def duel() -> Rules:
    return game_named("duel").rules


@pytest.mark.parametrize("name", game_names())
def test_a_module_names_the_rules_it_was_built_from(name: str) -> None:
    info = read_info(module_path(game_named(name).rules).with_suffix(".json"))
    assert info.rules == rules_digest(game_named(name).rules)
    assert info.board == board_digest(info.sources)
    assert bool(info.board) == (name == "nefertiti"), "only one of them has its board as data"


def test_what_decides_counts() -> None:
    assert rules_digest(replace(duel(), actor=nobody)) != rules_digest(duel())


def test_a_constant_counts() -> None:
    other = rule(rebound(duel().legal, {"DONE": 0}))
    assert rules_digest(replace(duel(), legal=other)) != rules_digest(duel())


def test_what_only_bots_and_pages_need_does_not() -> None:
    assert rules_digest(replace(duel(), urge=no_matter, promise=no_matter)) == rules_digest(duel())


def test_comments_and_docstrings_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, text in enumerate(('"""Return that."""\n    return -1  # nobody', "# Nobody.\n    return   -1", "return 0")):
        head = "from deben.kernel.record import Record\nfrom deben.kernel.rule import rule\n\n\n@rule\n"
        (tmp_path / f"told{number}.py").write_text(f"{head}def actor(state: Record) -> int:\n    {text}\n")
    monkeypatch.syspath_prepend(tmp_path)
    digests = []
    for number in range(3):
        actor = __import__(f"told{number}").actor
        actor.__module__ = "told"
        digests.append(rules_digest(replace(duel(), actor=actor)))
    assert digests[0] == digests[1] != digests[2]
