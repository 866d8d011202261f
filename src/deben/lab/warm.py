"""Compiling ahead: ``python -m deben.lab.warm`` fills the cache with the rules of every game, so that nothing compiles later."""

import sys
import time

from ..bots import Arena
from ..games import GAMES, game_named
from ..kernel.cpu import CpuExecutor

__all__ = ["warm"]


def warm(name: str) -> float:
    """Return the seconds it took to compile, or to load, everything of one game: its entry points and the bots' arena."""
    begin = time.perf_counter()
    game = game_named(name)
    executor, options = CpuExecutor(game.rules), game.options()
    executor.warm(game.blank(options), lambda done, total, _: _tell(f"\r{name}: {done} of {total} functions"))
    Arena(game, executor, ["greedy"] * game.seats(options), options).play(1)
    return time.perf_counter() - begin


def _tell(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


if __name__ == "__main__":
    for title in GAMES:
        _tell(f"\r{title}: compiled in {warm(title):.1f} s             \n")
