"""Building the rules of a board of one's own: a module of some hundred kilobytes, kept by the digest of its rules.

It takes some minutes and gigabytes, once for every board and version of the program, in a process of its own.
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
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


def build_board(game: Game, data: str, tell: Callable[[int, int], None] = lambda *_: None) -> Game:
    """Return a game on a board, whose module is built and kept for this person; raises ``BoardError`` or ``CannotBuild``.

    ``tell`` hears how many of how many steps are done: one for each entry point, and one to make the whole fast.
    """
    game_on(game, data)  # whatever is wrong with the board is said before minutes go by
    with tempfile.TemporaryDirectory(prefix="deben-board-") as folder:
        file = Path(folder, "board.toml")
        file.write_text(data, encoding="utf-8")
        asked = [sys.executable, "-m", "deben.lab.module", game.name, "--board", str(file), "--out", folder]
        _follow([*asked, "--progress"], Path(folder, "errors"), tell)
        code = Path(folder, f"{game.name}.wasm")
        keep_module(own_folder("data") / "modules", code.read_bytes(), read_info(code.with_suffix(".json")))
    return game_with_board(game.name, data)


def _follow(asked: list[str], errors: Path, tell: Callable[[int, int], None]) -> None:
    """Run a process that tells its steps to its end; raises ``CannotBuild`` with its last words."""
    with (
        errors.open("w+") as said,
        subprocess.Popen(asked, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            for done, entries, _ in (line.split(maxsplit=2) for line in process.stdout if line[0].isdecimal()):
                tell(int(done), int(entries) + 1)
        except BaseException:
            process.kill()
            raise
        if process.wait():
            said.seek(0)
            raise CannotBuild((said.read().strip().splitlines() or [str(process.returncode)])[-1])
