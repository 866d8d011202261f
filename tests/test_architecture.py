"""``docs/architecture.md`` stays true: every file is in it once, every name in it exists, and the drawing stands as rooms do."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from .architecture import BEGIN, PAGE, written
from .test_layers import BELOW, INSIDE, SOURCE

ROOT = PAGE.parents[1]
TEXT = PAGE.read_text(encoding="utf-8")
PROSE, LIST = TEXT.split(BEGIN)
DRAWING = PROSE.split("```")[1]
NAMES = sorted(set(re.findall(r"`([^`\n]+)`", PROSE.replace(f"```{DRAWING}```", ""))))
PLACES = (SOURCE, ROOT, SOURCE.parent)
"""Where a path may begin."""


@cache
def words() -> set[str]:
    """Return every word in the sources of the program and of the page."""
    files = [*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    return set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in files)))


@cache
def methods() -> set[str]:
    """Return every method of the package as ``Class.method``."""
    return {name for path in SOURCE.rglob("*.py") for name in _methods(ast.parse(path.read_text(encoding="utf-8")))}


def _methods(tree: ast.Module) -> Iterator[str]:
    for kind in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        yield from (f"{kind.name}.{part.name}" for part in kind.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))


def _somewhere(name: str) -> bool:
    """Return whether something of this name is in any folder."""
    return "/" not in name and next(SOURCE.rglob(name), None) is not None


def exists(name: str) -> bool:
    """Return whether a path, a method, a module or a word is there; whatever else stands in the text is no name."""
    if re.fullmatch(r"[A-Z]\w*\.\w+", name):
        return name in methods()
    if re.fullmatch(r"\w+(\.[a-z_]+)+", name) and name.startswith("deben."):
        return (SOURCE.parent / name.replace(".", "/")).is_dir()
    if re.fullmatch(r"[\w./-]*(/|\.\w+)[\w./-]*", name):
        return any((place / name).exists() for place in PLACES) or _somewhere(name.rstrip("/"))
    if re.fullmatch(r"@?\w+", name):
        return name.removeprefix("@") in words()
    return True


def test_the_list_of_files_is_the_one_there_is() -> None:
    assert written(TEXT) == TEXT, "run `python -m tests.architecture`"


def test_every_file_is_named_once() -> None:
    files = [path.name for path in SOURCE.rglob("*.py") if path.name != "__init__.py"]
    assert sorted(re.findall(r"^ *- `(\w+\.py)`", LIST, re.MULTILINE)) == sorted(files)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_named_exists(name: str) -> None:
    assert exists(name)


@pytest.mark.parametrize("name", ["kernel/none.py", "nothing.py", "Match.nothing", "web/src/none.ts", "deben.none", "Nonesuch"])
def test_what_does_not_exist_is_found_out(name: str) -> None:
    assert not exists(name)


def _line_of(room: str) -> int:
    found = [number for number, line in enumerate(DRAWING.splitlines()) if re.search(rf"(?:│|  ) *{room}  ", line)]
    assert len(found) == 1, f"{room} is drawn {len(found)} times"
    return found[0]


@pytest.mark.parametrize("below", [BELOW, INSIDE["server"]], ids=["all", "server"])
def test_in_the_drawing_every_room_stands_above_what_it_uses(below: dict[str, set[str]]) -> None:
    for room, others in below.items():
        for other in others:
            assert _line_of(room) < _line_of(other), f"{room} uses {other}"


def test_one_move_is_a_short_walk() -> None:
    walk = PROSE.split("## One move")[1].split("\n## ")[0]
    assert 5 <= len(re.findall(r"^\d+\. ", walk, re.MULTILINE)) <= 9
