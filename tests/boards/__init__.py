"""A board of one's own for tests: its file, and the module that was built from it (``make rules`` builds it anew)."""

from pathlib import Path

from deben.games.kept import keep_module
from deben.kernel.wasm.module import read_info

__all__ = ["CLUB", "MODULE", "keep_club"]

HERE = Path(__file__).parent
CLUB = HERE / "club.toml"
MODULE = HERE / "nefertiti.wasm"


def keep_club(data: Path) -> None:
    """Lay the module of the board where a person's own modules lie, below their folder for data."""
    keep_module(data / "deben" / "modules", MODULE.read_bytes(), read_info(MODULE.with_suffix(".json")))
