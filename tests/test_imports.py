"""Whatever the program imports, it asks for: plain dependencies anywhere, those of an extra where that extra is at home."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions

from .test_package import ROOT

SOURCE = ROOT / "src" / "deben"
HOMES = {
    "lab": ("kernel/native/", "kernel/wasm/lowering.py"),
    "cuda": ("kernel/native/",),
    "build": ("kernel/wasm/lowering.py", "lab/module.py"),
    "train": ("lab/train/",),
    "data": ("lab/data.py",),
    "gymnasium": ("lab/environments/",),
    "openspiel": ("lab/environments/openspiel.py",),
    "pettingzoo": ("lab/environments/pettingzoo.py",),
    "pictures": ("pictures/",),
    "plot": ("cli/reports/",),
    "ray": ("lab/cluster.py",),
}
"""Where the packages of an extra may be imported."""
UNIMPORTED = {"docs", "postgres", "test"}
"""Extras of tools, and of a driver that SQLAlchemy imports."""
ELSEWHERE = {"torch": ["torch"]}
"""What nobody installs for the tests."""


def plain(requirement: str) -> str:
    """Return the name of a distribution, as all its spellings are compared."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what there is in some code, without what only checkers of types read."""
    yield tree
    inside: Iterable[ast.AST] = ast.iter_child_nodes(tree)
    if isinstance(tree, ast.If) and isinstance(tree.test, ast.Name) and tree.test.id == "TYPE_CHECKING":
        inside = tree.orelse
    for node in inside:
        yield from running(node)


def imports() -> Iterator[tuple[str, str]]:
    """Yield each file with each package that it imports from outside."""
    for path in SOURCE.rglob("*.py"):
        for node in running(ast.parse(path.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            for top in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"deben"}:
                yield path.relative_to(SOURCE).as_posix(), top


def test_every_import_is_declared_where_it_may_be() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {extra: {*map(plain, wanted)} for extra, wanted in project["optional-dependencies"].items()}
    always, distributions = {*map(plain, project["dependencies"])}, {**ELSEWHERE, **packages_distributions()}
    used: set[str] = set()
    strange = []
    for file, package in imports():
        brought_by = {*map(plain, distributions.get(package, []))}
        homes = {extra for extra, places in HOMES.items() if file.startswith(places) and brought_by & extras[extra]}
        used |= homes
        strange += [] if brought_by & always or homes else [f"{file} imports {package}"]
    assert strange == []
    assert used == {*HOMES} == {*extras} - UNIMPORTED
