"""Compiling ahead: ``python -m deben.lab.warm`` fills the cache with the rules of every game, so that nothing compiles later."""

import sys
import time

from ..bots import Budget, Memory, Search
from ..coach import coach_for, opening
from ..games import GAMES, game_named
from ..kernel.cpu import CpuExecutor
from .simulation import Simulation

__all__ = ["warm"]


def warm(name: str) -> float:
    """Return the seconds it took to compile, or to load, everything of one game: entry points, arena, search, coach."""
    begin = time.perf_counter()
    game = game_named(name)
    executor, options = CpuExecutor(game.rules), game.options()
    executor.warm(game.blank(options), lambda done, total, _: _progress(f"{name}: {done} of {total} functions"))
    Simulation(game, executor, ["greedy"] * game.seats(options), options).play(1)
    view = executor.view(state := executor.setup(game.blank(options), 0), executor.actor(state))
    search = Search(executor, game.seats(options))
    search.remember(Memory(), search.think(view, Budget(simulations=1)).best)
    coach_for(game, executor, game.seats(options), None, simulations=1).decide(opening(game, executor, options))
    return time.perf_counter() - begin


def _progress(text: str) -> None:
    if sys.stderr.isatty():  # a log has no use for it
        sys.stderr.write(f"\r{text}\033[K")
        sys.stderr.flush()


if __name__ == "__main__":
    for title in GAMES:
        seconds = warm(title)
        _progress("")
        sys.stderr.write(f"{title}: compiled in {seconds:.1f} s\n")
