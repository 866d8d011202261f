"""How fast an executor plays: uniformly random matches, set-up included, counted by the clock."""

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from ..games.contract import Game
from ..kernel.executor import BatchExecutor

__all__ = ["Speed", "measure_speed"]

CHUNKS = {"python": 4, "wasm": 2048, "cpu": 2048, "cuda": 1 << 20}
"""How many matches each executor gets at once: enough to keep it busy, few enough to look at the clock often."""


class Speed(msgspec.Struct, frozen=True):
    """What one measurement found."""

    executor: str
    cores: int
    matches: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """How many decisions a second of random play."""
        return self.decisions / self.seconds

    @property
    def matches_per_second(self) -> float:
        """How many whole matches a second."""
        return self.matches / self.seconds


def measure_speed(game: Game, executor: BatchExecutor, seconds: float, cores: int = 1) -> Speed:
    """Return how many decisions the executor makes in about so many seconds on so many cores; warm it up first."""
    chunk = CHUNKS[executor.name]
    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        parts = list(pool.map(lambda core: _play(game, executor, chunk, core << 40, start + seconds), range(cores)))
    took = time.perf_counter() - start
    return Speed(executor.name, cores, sum(m for m, _ in parts), sum(d for _, d in parts), took)


def _play(game: Game, executor: BatchExecutor, chunk: int, seed: int, until: float) -> tuple[int, int]:
    """Return how many matches and decisions were played before the clock ran out, one chunk at least."""
    executor = executor.own()
    rows, blank = executor.new(game.rules.record.dtype, chunk), game.blank(game.options())
    counts, matches, decisions = executor.new(np.int32, chunk), 0, 0
    while matches == 0 or time.perf_counter() < until:
        executor.setup_rows(rows, blank, seed + matches, 0, chunk)
        executor.play_rows(rows, matches, counts, 0, chunk)
        matches, decisions = matches + chunk, decisions + int(executor.fetch(counts).sum())
    return matches, decisions
