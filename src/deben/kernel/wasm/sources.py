"""What a module was made of: a digest of every source, so that one that is out of date is noticed."""

import ast
import hashlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

__all__ = ["BESIDE", "ON", "board_digest", "changed_sources", "file_of", "imported_sources", "named_sources", "plain_name"]

BESIDE = "/"
"""Between a package and a data file in it."""
ON = "__on_"
"""Between the name of a game's package and the digest of another board, for which it was imported once more."""
_OTHER = re.compile(f"{ON}[0-9a-f]{{16}}")


def plain_name(name: str) -> str:
    """Return the name of a module, function or file without the board that it was made for: the sources are the same."""
    return _OTHER.sub("", name)


def file_of(module: str) -> Path:
    """Return the file of a module; raises ``FileNotFoundError``."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(module)
    return Path(spec.origin)


def imported_sources(modules: Iterable[str], packages: Iterable[str], without: Iterable[str] = ()) -> set[str]:
    """Return the modules, whatever they import of some packages, and the data files beside those.

    Modules in ``without``, and those below them, are left out with what only they import.
    """
    inside, outside = tuple(packages), tuple(without)
    seen: set[str] = set()
    todo = list(modules)
    while todo:
        module = todo.pop()
        if module not in seen and not _below(module, outside):
            seen.add(module)
            todo += [name for name in _imports(module) if _below(name, inside)]
    return seen | {name for module in seen if _below(module, inside) for name in _data(module)}


def _below(module: str, packages: Iterable[str]) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def _imports(module: str) -> list[str]:
    """Return what a module imports by name, at whatever depth of its code."""
    path = file_of(module)
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    found = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) + 1 - node.level], *filter(None, [node.module])] if node.level else [node.module or ""]
            found += [".".join(base), *(".".join([*base, name.name]) for name in node.names)]
    return [name for name in found if name and _exists(name)]


def _exists(module: str) -> bool:
    try:
        return file_of(module).suffix == ".py"
    except (FileNotFoundError, ModuleNotFoundError):
        return False


def _data(module: str) -> list[str]:
    """Return the data files beside the code of a package, named by it."""
    path = file_of(module)
    if path.name != "__init__.py":
        package = module.rpartition(".")[0]
        return [f"{package}{BESIDE}{data.name}" for data in path.parent.glob("*.toml")]
    return []


def _file(name: str) -> Path:
    package, _, inside = name.partition(BESIDE)
    return file_of(package).parent / inside if inside else file_of(package)


def named_sources(names: Iterable[str]) -> dict[str, str]:
    """Return a digest of each source by its name."""
    return {name: hashlib.sha256(_file(name).read_bytes()).hexdigest()[:16] for name in sorted(set(names))}


def board_digest(names: Iterable[str], texts: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return the digest of what the data files among some sources say, however they are laid out; nothing without any.

    ``texts`` are of data files that are to be read in place of those that are there.  Raises ``ValueError``.
    """
    files = [name for name in sorted(set(names)) if BESIDE in name]
    data = {name: tomllib.loads(texts[name] if name in texts else _file(name).read_text(encoding="utf-8")) for name in files}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest() if data else ""


def changed_sources(code: Path) -> list[str]:
    """Return which of the sources of a module are not what they were when it was built."""
    from .module import read_info

    changed = []
    for name, digest in read_info(code.with_suffix(".json")).sources.items():
        try:
            now = named_sources([name])[name]
        except (FileNotFoundError, ModuleNotFoundError):
            now = ""
        changed += [name] if now != digest else []
    return changed
