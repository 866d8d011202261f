"""Thinking in slices, each short enough that the end of a budget is never missed by much."""

import math
import time
from collections.abc import Callable

from ..kernel.search.result import UNIT

__all__ = ["MOST_VISITS", "in_slices"]

SLICE_SECONDS = 0.02
MOST_SLICE = 1 << 16
MOST_VISITS = (2**31 - 1) // UNIT
"""Simulations of one tree: after that many, the 32 bits of its sums could overflow."""


def in_slices(run: Callable[[int], None], limit: int, stop: float | None, go_on: Callable[[int, float], bool]) -> int:
    """Return how many simulations were done: at most ``limit``, none begun after ``stop`` but the very first.

    ``go_on`` hears after each slice how many there were and how many more there could be in the time that is left.
    """
    size, done = 1, 0  # the first one says how long it takes
    while done < limit:
        begun = time.perf_counter()
        run(size)
        done += size
        now = time.perf_counter()
        pace = size / max(now - begun, 1e-6)
        left = math.inf if stop is None else stop - now
        if left <= 0 or not go_on(done, left * pace):
            break
        size = max(1, min(MOST_SLICE, int(pace * min(SLICE_SECONDS, left)), limit - done))
    return done
