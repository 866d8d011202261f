"""Every clause of every game is named by a test, and tests name no clause that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deben.games import game_named, game_names
from deben.locale.rulebook import clause_ids, rulebook

TESTS = Path(__file__).parent


def described(game: str) -> Iterator[tuple[str, str]]:
    """Yield the name and docstring of every test function of a game, in the folder that has the game's name."""
    for path in sorted((TESTS / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def cited(game: str, name: str, text: str) -> set[str]:
    """Return the clauses of a game that a test names: ``test_d8_1a_…`` or ``D8.1a`` in its docstring."""
    found = re.match(r"test_([a-z])(\d+)_(\d+[ab]?)_", name)
    in_name = {f"{found[1].upper()}{found[2]}.{found[3]}"} if found else set()
    return in_name | set(rulebook(game_named(game)).reference.findall(text))


def test_citations_are_recognised() -> None:
    text = "D4.2: and (D6.5), not D8.12 nor XD3.1, nor N1.1."
    assert cited("duel", "test_d8_1a_obelisk", text) == {"D8.1a", "D4.2", "D6.5", "D8.12"}
    assert cited("duel", "test_dumps", "") == set()


@pytest.mark.parametrize("game", game_names())
def test_every_clause_has_a_test(game: str) -> None:
    covered = set().union(*(cited(game, *test) for test in described(game)))
    missing = [clause for clause in clause_ids(game_named(game)) if clause not in covered]
    assert not missing, f"no test of {game} names {', '.join(missing)}"


@pytest.mark.parametrize("game", game_names())
def test_no_test_names_a_clause_that_is_not_there(game: str) -> None:
    clauses = clause_ids(game_named(game))
    known = {*clauses, *(clause.split(".")[0] for clause in clauses)}
    unknown = [(name, clause) for name, text in described(game) for clause in cited(game, name, text) if clause not in known]
    assert not unknown
