"""The game of docs/add-a-game.md, copied from the page to the letter: it is found, keeps the contract, and is played and told."""

import importlib
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from deben.kernel.contract import Rules

from .conftest import ROOT, environment_of, install

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES: dict[str, str] = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL))
TRIED = PAGE[PAGE.index("## 3. Try it") : PAGE.index("## 4. Words")]
COMMANDS = [line.split("  #")[0].strip() for line in TRIED.splitlines() if line.startswith("deben ") and " serve" not in line]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files of the page."""
    folder = tmp_path_factory.mktemp("noughts")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def environment(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a process for which the package is installed."""
    return environment_of(install(folder, tmp_path_factory.mktemp("site")))


def python(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> str:
    """Return what Python says where the package is installed."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_a_whole_package() -> None:
    assert sorted(FILES) == [
        "pyproject.toml", "src/noughts/__init__.py", "src/noughts/locale/en/noughts.ftl", "test_noughts.py",
    ]  # fmt: skip
    assert len([line for line in FILES["src/noughts/__init__.py"].splitlines() if line.strip()]) <= 125


@pytest.mark.slow
def test_it_keeps_the_contract(environment: dict[str, str], folder: Path) -> None:
    said = python(environment, folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_noughts.py")
    assert re.search(r"1\d passed", said)


@pytest.mark.slow
def test_every_command_of_the_page_plays_it(environment: dict[str, str], folder: Path) -> None:
    assert len(COMMANDS) == 8
    for command in COMMANDS:
        words = shlex.split(command.replace("scribe", "random").replace("--matches 200", "--matches 20"))
        said = python(environment, folder, "-c", "from deben.cli import main; main()", *words[1:], typed="b2\n")
        if "perft" in words:
            assert "3,024" in said
        if "play" in words:
            assert "\nBoard:\n–  –  –\n" in said
            assert "◆" in said, "pieces, not numbers, lie on the board"
        if "replay" in words:
            assert "Crosses marks" in said


WHY = """
import deben
match = deben.new("noughts")
match.play("b2")
for language in ("en", "it"):
    print(deben.Narrator("noughts", language).refusal(match.refusal("b2")))
for action in ("a1", "c2", "b1"):
    match.play(action)
print(deben.Narrator("noughts").position(match.view(0)))
print(match.play("a2").events[0], match.outcome.points, deben.load(match.save()) == match)
print(deben.Narrator("noughts").refusal(match.refusal("c3")))
"""


def test_what_cannot_be_done_is_told_without_a_text_of_its_own(environment: dict[str, str], folder: Path) -> None:
    assert python(environment, folder, "-c", WHY).splitlines() == [
        "This is not possible now.",
        "Ora non si può fare.",
        "['Board: ● ● – / – ◆ ◆ / – – –']",
        "Event(kind='marked', params={'seat': 0, 'cell': 3}) (1, 0) True",
        "The game is over.",
    ]


def test_every_name_lies_where_the_page_says() -> None:
    rows = re.findall(r"^\| `(deben\.[\w.]+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
    assert len(rows) > 10
    for module, names in rows:
        for name in re.findall(r"`(\w+)`", names):
            assert hasattr(importlib.import_module(module), name), (module, name)


def test_the_page_has_every_function_of_the_contract() -> None:
    functions = {field.name for field in fields(Rules) if "Callable" in str(field.type)}
    assert {name for name in functions if f"| `{name}(" not in PAGE} == {"kind_of"}  # for minds only
