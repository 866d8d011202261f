"""The texts of the command line and the code that uses them fit each other."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import deben.cli
from deben.bots import BOTS
from deben.cli.terminal.console import Console
from deben.cli.terminal.prompt import COMMANDS, command_words
from deben.cli.terminal.seats import HUMAN
from deben.games import all_games, game_named, game_names
from deben.locale import LANGUAGES
from tests.locale.texts import text_files

CODE = Path(deben.cli.__file__).parent
FILES = [*CODE.rglob("*.py"), *(file for game in all_games() for file in (game.folder / "rooms").rglob("*.py"))]


def used() -> set[str]:
    """Every message and attribute named in the code."""
    trees = (ast.parse(path.read_text()) for path in FILES)
    texts = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text for text in texts if isinstance(text, str) and text.startswith("cli-")}


def written() -> set[str]:
    """Every message of the command line with a text, and every attribute, in the English files."""
    found: set[str] = set()
    entries = [entry for path in text_files("en") for entry in FluentParser().parse(path.read_text()).body]
    for entry in entries:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("cli-"):
            found |= {entry.id.name} if entry.value else set()
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def test_every_text_is_used_and_every_used_text_is_written() -> None:
    """The beginning of an id that the code completes, ``cli-arena-error-``, uses all that begin so."""
    beginnings = {text for text in used() if text.endswith(("-", "."))}
    completed = {text for text in written() if text.startswith(tuple(beginnings))} if beginnings else set()
    assert all(any(text.startswith(beginning) for text in completed) for beginning in beginnings)
    assert used() - beginnings - written() == set()
    assert written() - used() - completed == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_command_is_an_action_and_all_are_distinct(lang: str) -> None:
    words = command_words(Console(lang))
    assert {words[name] for name in words} == set(COMMANDS)
    for game in game_names():
        assert not set(words) & set(game_named(game).action_names)
    assert not set(words) & {HUMAN, *BOTS}
