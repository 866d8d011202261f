"""Where compiled rules are kept between runs.

Numba notices a change in the file of a cached function, not in the files of what it calls, and it takes the same file elsewhere
for another one.  So each entry point has a folder whose name carries a digest of every source it is made of, and nothing else
counts: a change in one game leaves the others compiled, and copies of the program share what is equal.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ..folders import own_folder

__all__ = ["Locator", "cache_root", "digest_of", "forget_unused", "sources_of"]

SUFFIXES = (".py", ".toml")
BESIDE = ("locale", "rooms")
UNUSED = 30 * 24 * 3600.0


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()  # once a process: what runs is what was imported


def digest_of(sources: Iterable[Path], *versions: str) -> str:
    """Return a short digest of some files, wherever they lie, and of the versions of what they run on."""
    digest = hashlib.sha256(" ".join(versions).encode())
    for path in sorted(set(sources)):
        digest.update(f"{path.parent.name}/{path.name}".encode() + hashlib.sha256(_content(path)).digest())
    return digest.hexdigest()[:16]


def sources_of(modules: Iterable[str], packages: Iterable[str], suffixes: tuple[str, ...] = SUFFIXES) -> set[Path]:
    """Return the files of some modules, and every source and data file in the packages that some modules belong to.

    What a game brings to other rooms, and its texts, have no say in its rules.
    """
    files = {_file(module) for module in modules}
    for module in packages:
        folder = _file(module).parent
        files |= {path for path in folder.rglob("*") if path.name.endswith(suffixes) and not _is_beside(path, folder)}
    return files


def _is_beside(path: Path, folder: Path) -> bool:
    return path.relative_to(folder).parts[0] in BESIDE


def _file(module: str) -> Path:
    return Path(str(sys.modules[module].__file__))


def _candidates() -> list[Path]:
    chosen = os.environ.get("DEBEN_CACHE_DIR")
    if chosen:
        return [Path(chosen)]
    return [own_folder("cache"), Path(tempfile.gettempdir()) / f"deben-cache-{os.getuid()}"]


def cache_root() -> Path | None:
    """Return a folder for compiled rules that can be written to, or None: then every start compiles, and nothing breaks."""
    for folder in _candidates():
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if folder.stat().st_uid != os.getuid():
                continue  # somebody else's folder could hold somebody else's machine code
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def forget_unused(folder: Path) -> None:
    """Remove what was compiled from sources that nobody has run for a month."""
    for old in _inside(folder):
        if _age(old) > UNUSED:
            shutil.rmtree(old, ignore_errors=True)


def _inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _age(path: Path) -> float:
    try:
        return time.time() - path.stat().st_mtime
    except OSError:  # another process was quicker to remove it
        return 0.0


class Locator:
    """Tells Numba to keep a function in the folder of its setting and to trust what lies there: the folder's name is the check."""

    def __init__(self, folder: str, file: str) -> None:
        self._folder, self._py_file = folder, file

    @classmethod
    def from_function(cls, _function: Any, file: str) -> "Locator":
        """Return where a function is kept: one folder for all functions handled now."""
        from numba.core import config

        return cls(str(config.CACHE_DIR), file)

    def get_cache_path(self) -> str:
        """Return the folder."""
        return self._folder

    def ensure_cache_path(self) -> None:
        """Make the folder, and room for it."""
        os.makedirs(self._folder, exist_ok=True)
        forget_unused(Path(self._folder).parent)

    def get_source_stamp(self) -> int:
        """Return the same for every state of the source."""
        return 0

    def get_disambiguator(self) -> str:
        """Return nothing more: two functions of one name are never in one folder."""
        return "rules"
