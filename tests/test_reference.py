"""The reference has everything public: each name has a docstring, and so has every field of a class."""

import ast
import inspect
import pkgutil
import re
import textwrap
from doctest import DocTestParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import deben

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
ENTRY = re.compile(r"^::: (\S+)\n((?: {4}.*\n)*)", re.MULTILINE)
MEMBERS = re.compile(r"members: \[([^\]]*)\]")
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def entries() -> dict[str, set[str] | None]:
    """Return what the pages of the reference name, with the members that they show; None for all that are public."""
    shown: dict[str, set[str] | None] = {}
    for page in PAGES:
        for path, options in ENTRY.findall(page.read_text(encoding="utf-8")):
            members = MEMBERS.search(options)
            shown[path] = {name for name in re.split(r",\s*", members[1]) if name} if members else None
    return shown


ENTRIES = entries()


def is_text(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def names_set(statement: ast.stmt, of_self: bool) -> list[str]:
    """Return the public names that a statement of a class, or of its ``__init__``, gives a value."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
    single = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    names = [getattr(each, "attr" if of_self else "id", "_") for each in single]
    return [name for name in names if not name.startswith("_")]


def fields(body: list[ast.stmt], of_self: bool = False) -> dict[str, bool]:
    """Return the public names that are set in a body, or there of ``self``, and whether a docstring follows."""
    after = [*body[1:], None]
    told: dict[str, bool] = {}
    for statement, following in zip(body, after, strict=True):
        for name in names_set(statement, of_self):
            told[name] = told.get(name, False) or is_text(following)
    return told


def members_of(owner: type) -> dict[str, bool]:
    """Return the public members of a class, its bases of ours included, and whether each has a docstring."""
    told: dict[str, bool] = {}
    for each in reversed([base for base in owner.__mro__ if base.__module__.split(".")[0] == "deben"]):
        (definition,) = ast.parse(textwrap.dedent(inspect.getsource(each))).body
        assert isinstance(definition, ast.ClassDef)
        told |= fields(definition.body)
        for node in definition.body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                told |= {name: documented or told.get(name, False) for name, documented in fields(node.body, of_self=True).items()}
            elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                told[node.name] = told.get(node.name, False) or ast.get_docstring(node) is not None
    return told


def shown_members(path: str) -> dict[str, bool]:
    """Return the members that the reference shows of a name, and whether each has a docstring."""
    thing, chosen = pkgutil.resolve_name(path), ENTRIES[path]
    if isinstance(thing, ModuleType):
        return {name: bool(inspect.getdoc(getattr(thing, name))) for name in chosen or ()}
    found = members_of(thing) if inspect.isclass(thing) else {}
    return found if chosen is None else {name: found[name] for name in chosen}


@pytest.mark.parametrize("path", ENTRIES)
def test_everything_in_the_reference_says_what_it_is(path: str) -> None:
    if path.startswith("deben.lab.environments."):
        pytest.importorskip(path.split(".")[3].replace("openspiel", "pyspiel").replace("learners", "gymnasium"))
    assert inspect.getdoc(pkgutil.resolve_name(path)), path
    assert [name for name, documented in shown_members(path).items() if not documented] == []


def test_a_field_without_a_docstring_is_found() -> None:
    body = ast.parse('class A:\n    seat: int\n    actor: int\n    """Who decides."""\n    _own: int = 1').body[0]
    assert isinstance(body, ast.ClassDef)
    assert fields(body.body) == {"seat": False, "actor": True}


def test_every_public_name_stands_in_the_reference() -> None:
    """What a room lists as its own is in the reference, if it is a class or a function that the front page offers."""
    things = {pkgutil.resolve_name(path) for path in ENTRIES if not inspect.ismodule(pkgutil.resolve_name(path))}
    front = {name for path, members in ENTRIES.items() if path == "deben" for name in members or ()}
    missing = [name for name in deben.__all__ if name not in front and not _is_told(getattr(deben, name), things)]
    assert missing == []


def _is_told(thing: Any, things: set[Any]) -> bool:
    return isinstance(thing, ModuleType | str) or thing in things


def test_every_name_in_the_readme_stands_in_the_reference() -> None:
    blocks = PROGRAM.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    tree = ast.parse("".join(example.source for block in blocks for example in DocTestParser().get_examples(block)))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    used |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    shown = {path.rpartition(".")[2] for path in ENTRIES} | {name for path in ENTRIES for name in shown_members(path)}
    outside = {"startswith", "shape", "mean"}
    assert sorted(used - shown - outside) == []


@pytest.mark.parametrize("program", PROGRAM.findall((ROOT / "docs" / "reference" / "lab.md").read_text(encoding="utf-8")))
def test_the_programs_of_the_lab_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "lab.md", "exec"), {"__name__": "lab"})
    assert capsys.readouterr().out
