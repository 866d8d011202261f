"""What a module was made of: a digest of every source, so that one that is out of date is noticed."""

import hashlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path

__all__ = ["changed_sources", "file_of", "named_sources", "package_sources"]

BESIDE = "/"
"""Between a package and a data file in it."""


def file_of(module: str) -> Path:
    """Return the file of a module; raises ``FileNotFoundError``."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(module)
    return Path(spec.origin)


def package_sources(package: str, without: Iterable[str] = ()) -> list[str]:
    """Return the names of all modules and data files of a package; those in ``without``, and what is below them, are left out."""
    root = file_of(package).parent
    names = []
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).with_suffix("").parts
        if path.suffix == ".py":
            names.append(".".join([package, *(part for part in parts if part != "__init__")]))
        elif path.suffix == ".toml":
            names.append(package + BESIDE + path.relative_to(root).as_posix())
    left = [f"{package}.{name}" for name in without]
    return [name for name in names if not any(name == out or name.startswith(out + ".") for out in left)]


def _file(name: str) -> Path:
    package, _, inside = name.partition(BESIDE)
    return file_of(package).parent / inside if inside else file_of(package)


def named_sources(names: Iterable[str]) -> dict[str, str]:
    """Return a digest of each source by its name."""
    return {name: hashlib.sha256(_file(name).read_bytes()).hexdigest()[:16] for name in sorted(set(names))}


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
