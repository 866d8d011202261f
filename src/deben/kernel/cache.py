"""Where compiled rules are kept between runs.

Numba notices a change in the file of a cached function, not in the files of what it calls.  So the folder's name carries a
digest of every source and data file of the rules and of the compiled bots: a change anywhere starts a new folder.
"""

import hashlib
import os
import tempfile
from pathlib import Path

__all__ = ["cache_folder", "source_digest"]

PACKAGE = Path(__file__).parent.parent


def source_digest(package: Path = PACKAGE) -> str:
    """Return a short digest of the kernel's, the games' and the bots' files and of the compiler's version."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {package}".encode())
    for room in ("kernel", "games", "bots"):
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _candidates() -> list[Path]:
    chosen = os.environ.get("DEBEN_CACHE_DIR")
    if chosen:
        return [Path(chosen)]
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return [Path(home) / "deben", Path(tempfile.gettempdir()) / f"deben-cache-{os.getuid()}"]


def cache_folder() -> Path | None:
    """Return a folder for compiled rules that can be written to, or None: then every start compiles, and nothing breaks."""
    digest = source_digest()
    for root in _candidates():
        folder = root / digest
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if folder.stat().st_uid != os.getuid():
                continue  # somebody else's folder could hold somebody else's machine code
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None
