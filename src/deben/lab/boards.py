"""Building the rules of a board of one's own: a module of some hundred kilobytes, kept by the digest of its rules.

It takes some minutes and gigabytes, once for every board and version of the program, in a process of its own.
"""

import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from ..games import Game, game_on, game_with_board
from ..games.kept import keep_module
from ..kernel.folders import own_folder
from ..kernel.wasm.module import read_info

__all__ = ["CannotBuild", "build_board", "can_build"]


class CannotBuild(RuntimeError):
    """The compiler failed; the text is the last thing it said."""


def can_build() -> bool:
    """Return whether the compilers of the extra ``build`` are installed."""
    return find_spec("numba") is not None and find_spec("ziglang") is not None


def build_board(game: Game, data: str) -> Game:
    """Return a game on a board, whose module is built and kept for this person; raises ``BoardError`` or ``CannotBuild``."""
    game_on(game, data)  # whatever is wrong with the board is said before minutes go by
    with tempfile.TemporaryDirectory(prefix="deben-board-") as folder:
        file = Path(folder, "board.toml")
        file.write_text(data, encoding="utf-8")
        asked = [sys.executable, "-m", "deben.lab.module", game.name, "--board", str(file), "--out", folder]
        done = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotBuild((done.stderr.strip().splitlines() or [str(done.returncode)])[-1])
        code = Path(folder, f"{game.name}.wasm")
        keep_module(own_folder("data") / "modules", code.read_bytes(), read_info(code.with_suffix(".json")))
    return game_with_board(game.name, data)
