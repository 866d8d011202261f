"""Every file of the package in a line, in dependency order: ``python -m tests.architecture`` writes it into the page.

A line is the first one of a file's own docstring, so that nothing is said twice; order comes from what files import.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .test_layers import BELOW, FILES, INSIDE, SOURCE, imported

PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
BEGIN = "<!-- files: written by `python -m tests.architecture` -->\n"
LONGEST = 120
SHORTER = re.compile(r"(?:\.  .*| \([^()]*\)|[,;:][^,;:()]*)$")
MARKED = re.compile(r"``([^`]+)``|:\w+:`~?\.?([^`]+)`")


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def said(path: Path) -> str:
    """Return what a file, or the package in a folder, says of itself in a line."""
    file = path / "__init__.py" if path.is_dir() else path
    told = ast.get_docstring(_tree(file)) if file.is_file() else None
    line = (told or "").partition("\n")[0].rstrip(".")
    return MARKED.sub(lambda found: f"`{found[1] or found[2]}`", line)


def children(folder: Path) -> list[Path]:
    """Return the modules and folders of modules in a folder, its own front page left out."""
    return sorted(path for path in folder.iterdir() if path.suffix == ".py" or next(path.rglob("*.py"), None))


def _uses(path: Path, folder: Path) -> set[str]:
    """Return the names in a folder that something in it imports."""
    here = folder.relative_to(SOURCE).parts
    found: set[str] = set()
    for file in path.rglob("*.py") if path.is_dir() else [path]:
        for _, target in imported(file, _tree(file)):
            if target[: len(here)] == here and len(target) > len(here):
                found.add(target[len(here)])
    return found - {path.stem}


def _given(path: Path, folder: Path) -> int:
    """Return the place that the layer test gives to a room, or to a file of one; elsewhere all are equal."""
    if folder == SOURCE:
        return list(BELOW).index(path.name)
    rooms = list(INSIDE.get(folder.name, {})) if folder.parent == SOURCE else []
    return rooms.index(FILES[folder.name].get(path.stem, path.stem)) if rooms else 0


def in_order(folder: Path) -> list[Path]:
    """Return what is in a folder so that everything comes after what it imports; where that is a circle, by name."""
    left = [path for path in children(folder) if path.name != "__init__.py"]
    uses = {path: _uses(path, folder) for path in left}
    ordered: list[Path] = []
    while left:
        names = {path.stem for path in left}
        ordered.append(min(left, key=lambda path: (_given(path, folder), len(uses[path] & names), path.name)))
        left.remove(ordered[-1])
    return ordered


def line(path: Path, depth: int) -> str:
    """Return the line about a file or folder; one that is too long ends at the last mark that fits."""
    start = f"{'  ' * depth}- `{path.name}{'/' if path.is_dir() else ''}` "
    told = said(path)
    while len(start + told) > LONGEST:
        told, longer = SHORTER.sub("", told), told
        assert told != longer, f"{path.name} says more of itself than fits on a line"
    return (start + told).rstrip()


def lines(folder: Path, depth: int = 0) -> Iterator[str]:
    """Yield the lines about everything in a folder."""
    for path in in_order(folder):
        yield line(path, depth)
        if path.is_dir():
            yield from lines(path, depth + 1)


def written(text: str) -> str:
    """Return the page with its list of files made anew."""
    return text.partition(BEGIN)[0] + BEGIN + "\n".join(lines(SOURCE)) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
