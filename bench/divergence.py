"""What divergence and memory cost on a GPU: ``python3 bench/divergence.py --game nefertiti`` on a machine that has one.

Random play to the end in ways that the executor does not go: fewer lanes of a warp at work (one of 32 is one warp a match), fewer
blocks a processor, the state in the thread's own memory, and matches regrouped by phase every few decisions, so that the threads of
a warp have the same to do.  Every way must play the same matches as the executor; prints a line a way, then JSON.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import numpy as np

from deben.games import game_named
from deben.kernel.native.cuda import CudaExecutor, load_cuda

cuda = load_cuda()
from deben.kernel.chance import choose, seed_chance  # noqa: E402
from deben.kernel.contract import actor, apply, legal  # noqa: E402
from deben.kernel.entries.matches import play_out  # noqa: E402
from deben.kernel.log import EVENT_WIDTH  # noqa: E402
from deben.kernel.native.grid import CELL, CHANCE, MOST_LEGAL, STATE, THREADS, as_cells, as_chances, as_states  # noqa: E402

ROOM = 0
"""Stand-in: for how many states a block takes shared memory."""
WARP = 32
OVER = 127
PROFILED = 1 << 16
"""How many matches a profiler watches (``ncu --profile-from-start off``)."""


def lanes_kernel(states: Any, chance_seed: int, counts: Any, lanes: int, start: int, stop: int) -> None:
    """Play one match to the end in each of the first lanes of a warp."""
    thread = cuda.grid(1)
    lane = thread % WARP
    i = thread // WARP * lanes + lane
    mine = cuda.threadIdx.x
    work = as_states(cuda.shared.array(ROOM, STATE))
    if lane < lanes and start + i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        work[mine] = states[i]
        seed_chance(chances[0], i, chance_seed)
        counts[i] = play_out(work[mine], chances[0], moves, log[:0])
        states[i] = work[mine]


def local_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play one match to the end in the thread's own memory."""
    i = start + cuda.grid(1)
    if i < stop:
        work = as_states(cuda.local.array(1, STATE))
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        work[0] = states[i]
        seed_chance(chances[0], i, chance_seed)
        counts[i] = play_out(work[0], chances[0], moves, log[:0])
        states[i] = work[0]


def some_kernel(states: Any, words: Any, counts: Any, keys: Any, order: Any, decisions: int, start: int, stop: int) -> None:
    """Play some decisions of the match that stands at this place of an order, and write by what to order it next time."""
    thread = start + cuda.grid(1)
    mine = cuda.threadIdx.x
    work = as_states(cuda.shared.array(THREADS, STATE))
    if thread < stop:
        i = order[thread]
        if keys[i] < OVER:
            chances = as_chances(cuda.local.array(1, CHANCE))
            moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
            log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
            for k in range(4):
                chances[0].word[k] = words[k, i]
            work[mine] = states[i]
            done = 0
            while done < decisions and actor(work[mine]) >= 0:
                count = legal(work[mine], moves)
                apply(work[mine], moves[choose(chances[0], count)], log[:0])
                done += 1
            states[i] = work[mine]
            for k in range(4):
                words[k, i] = chances[0].word[k]
            counts[i] += done
            keys[i] = work[mine].phase if actor(work[mine]) >= 0 else OVER


def begin_kernel(words: Any, chance_seed: int, keys: Any, order: Any, start: int, stop: int) -> None:
    """Start the chance of one match, as playing it out does."""
    i = start + cuda.grid(1)
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        seed_chance(chances[0], i, chance_seed)
        for k in range(4):
            words[k, i] = chances[0].word[k]
        keys[i] = 0
        order[i] = i


class Table:
    """The matches that every way plays, and what the executor makes of them."""

    def __init__(self, game: str, size: int) -> None:
        self.game, self.size = game_named(game), size
        self.executor = CudaExecutor(self.game.rules)
        self.rows, self.counts = self.executor.new(self.game.rules.record.dtype, size), self.executor.new(np.int32, size)
        self.blank = self.game.blank(self.game.options())
        self.found: list[dict[str, Any]] = []
        self.truth: Any = None

    def translate(self, kernel: Callable[..., None], **names: Any) -> Any:
        """Return a kernel with some names bound."""
        executor = self.executor
        usual = executor.stand_ins
        executor.stand_ins = lambda: {**usual(), **names}  # type: ignore[method-assign]
        try:
            return executor.translate(kernel)
        finally:
            executor.stand_ins = usual  # type: ignore[method-assign]

    def time(self, name: str, work: Callable[[], None], repeats: int = 2) -> None:
        """Set up and play, the first time to compile; keep and print the best of the others, without the set-up."""
        best = 0.0
        for repeat in range(repeats + 1):
            self.executor.setup_rows(self.rows, self.blank, 2**100, 0, self.size)
            self.executor.wait()
            begun = time.perf_counter()
            work()
            self.executor.wait()
            took = time.perf_counter() - begun
            best = took if repeat == 1 else min(best, took)
            if repeat == 0:
                first = took
        counts = self.executor.fetch(self.counts)
        decisions = int(counts.astype(np.int64).sum())
        self.truth = counts if self.truth is None else self.truth
        self.found.append(
            {"way": name, "decisions_per_s": decisions / best, "first": first, "same": bool((counts == self.truth).all())}
        )
        print(
            f"{name:34} {decisions / best / 1e6:9.1f} M decisions/s, first {first:.1f} s, same {self.found[-1]['same']}", flush=True
        )

    def regrouped(self, kernel: Any, begin: Any, argsort: Any, each: int, sort: bool) -> None:
        """Play so many decisions at a time, and put matches of one phase together in between."""
        size, launch = self.size, self.executor.launch
        words, keys, order = (self.executor.new(kind, *shape) for kind, shape in room_of(size))
        self.counts.copy_to_device(np.zeros(size, np.int32))
        launch(begin, 0, size, words, 1, keys, order)
        live = size
        while live:
            launch(kernel, 0, live, self.rows, words, self.counts, keys, order, each)
            order, live = argsort(keys, order, sort)


def room_of(size: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Return the types and shapes of what regrouping needs."""
    return [(np.uint32, (4, size)), (np.int8, (size,)), (np.int32, (size,))]


def sorter() -> Callable[[Any, Any, bool], tuple[Any, int]]:
    """Return what puts matches in order of their keys, on the GPU, and counts those that go on: with CuPy."""
    import cupy

    def sort(keys: Any, order: Any, wanted: bool) -> tuple[Any, int]:
        known = cupy.asarray(keys)
        live = int((known < OVER).sum())
        if not wanted:
            return order, (len(known) if live else 0)
        return cuda.as_cuda_array(cupy.argsort(known).astype(cupy.int32)), live

    return sort


def plain_sorter() -> Callable[[Any, Any, bool], tuple[Any, int]]:
    """Return the same with NumPy, for the simulator."""

    def sort(keys: Any, order: Any, wanted: bool) -> tuple[Any, int]:
        known = keys.copy_to_host()
        live = int((known < OVER).sum())
        return (cuda.to_device(np.argsort(known).astype(np.int32)), live) if wanted else (order, len(known) if live else 0)

    return sort


def main() -> None:
    """Measure every way that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nefertiti")
    parser.add_argument("--size", type=int, default=1 << 19)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    table = Table(asked.game, asked.size)
    executor, size = table.executor, asked.size
    table.time("shared, as the executor", lambda: executor.play_rows(table.rows, 1, table.counts, 0, size))
    if hasattr(cuda, "profile_start"):
        with cuda.profiling():
            executor.setup_rows(table.rows, table.blank, 2**100, 0, size)
            executor.play_rows(table.rows, 1, table.counts, 0, min(size, PROFILED))
            executor.wait()
    argsort = sorter() if sys.modules.get("numba.cuda.simulator") is None else plain_sorter()
    some, begin = table.translate(some_kernel), table.translate(begin_kernel)
    for each, sort in ((1, False), (1, True), (2, True), (4, True), (8, True), (16, True)):
        name = f"{each} decisions a launch, {'regrouped' if sort else 'as they lie'}"
        table.time(name, lambda each=each, sort=sort: table.regrouped(some, begin, argsort, each, sort))  # type: ignore[misc]
    for room in (executor.block, executor.block + executor.block // 2):
        kernel = table.translate(lanes_kernel, ROOM=room)
        for lanes in (32, 16, 8, 4, 1) if room == executor.block else (32,):
            threads = -(-size // lanes) * WARP
            work = lambda k=kernel, n=lanes, t=threads: _spread(executor, k, table, n, t)  # noqa: E731
            table.time(f"{lanes} lanes a warp, shared room {room}", work, 1)
    local = table.translate(local_kernel)
    table.time("local", lambda: executor.launch(local, 0, size, table.rows, 1, table.counts))
    if asked.json:
        asked.json.write_text(json.dumps(table.found, indent=1) + "\n")


def _spread(executor: CudaExecutor, kernel: Any, table: Table, lanes: int, threads: int) -> None:
    """Launch a kernel with more threads than there are matches."""
    kernel[-(-threads // executor.block), executor.block](table.rows, 1, table.counts, lanes, 0, table.size)


if __name__ == "__main__":
    main()
