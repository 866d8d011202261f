"""Measures the CUDA executor on a machine that has a GPU and little else: ``python3 bench/device.py``.

Needs Python, NumPy, numba, numba-cuda and msgspec, and imports only the kernel and the games.  It compiles, checks
thousands of matches byte by byte against the CPU executor, then times set-up and random play to the end over sizes of batch and
block and over ways to hold the state.  A short table goes to stdout, everything to ``device.json`` in ``$OUT`` or beside this file.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from deben.games import game_named  # noqa: E402
from deben.kernel.contract import Rules  # noqa: E402
from deben.kernel.executor import BatchExecutor  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.native.cuda import CudaExecutor, load_cuda  # noqa: E402

cuda = load_cuda()
from deben.kernel.chance import seed_chance  # noqa: E402
from deben.kernel.entries.matches import play_many, play_out  # noqa: E402
from deben.kernel.log import EVENT_WIDTH  # noqa: E402
from deben.kernel.native.grid import (  # noqa: E402
    CELL,
    CHANCE,
    MOST_LEGAL,
    STATE,
    as_cells,
    as_chances,
    as_states,
)
from deben.kernel.record import Record  # noqa: E402

SIZES = (1 << 17, 1 << 20, 1 << 22)
BLOCKS = (64, 32)
REPEATS = 5
LINE = "{variant:9} block {block:4} matches {matches:8} {decisions_per_s:16,.0f} decisions/s"


def play_global_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play one match to the end on its row in common memory: what the executor does not do."""
    i = start + cuda.grid(1)
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        play_many(states, chances, chance_seed, counts, moves, log[:0], i, i + 1)


def play_local_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play one match to the end in the thread's own memory: what the executor does not do either."""
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


def rules_of(game: str) -> Rules:
    """Return the rules of a game, without anything that people need around them."""
    return game_named(game).rules


def blank_of(game: str) -> Record:
    """Return a state that holds the game's default options."""
    asked = game_named(game)
    blank: Record = asked.blank(asked.options())
    return blank


def walk(executor: BatchExecutor, blank: Record, count: int, steps: int) -> list[bytes]:
    """Return the bytes of a batch after set-up, after each of some steps together, and after playing out."""
    rules = executor.rules
    rows, seen = executor.new(rules.record.dtype, count), []
    moves, counts = executor.put(np.zeros((count, rules.most_legal), np.int16)), executor.new(np.int32, count)
    standings = executor.new(np.int32, count, 2)
    executor.setup_rows(rows, blank, 2**200 + 11, 0, count)
    seen.append(executor.fetch(rows).tobytes())
    for step in range(steps):
        executor.legal_rows(rows, moves, counts, 0, count)
        lists, many = executor.fetch(moves), executor.fetch(counts)
        seen.append(many.tobytes() + b"".join(row[:length].tobytes() for row, length in zip(lists, many, strict=True)))
        chosen = lists[np.arange(count), (np.arange(count) * 7919 + step) % np.maximum(many, 1)]
        executor.step_rows(rows, executor.put(chosen.astype(np.int16)), 0, count)
        seen.append(executor.fetch(rows).tobytes())
    executor.play_rows(rows, 5, counts, 0, count)
    executor.standing_rows(rows, standings, 0, count)
    return [*seen, executor.fetch(rows).tobytes(), executor.fetch(counts).tobytes(), executor.fetch(standings).tobytes()]


def median_seconds(executor: CudaExecutor, work: Callable[[int], None]) -> float:
    """Return the median time of ``work``, which is told the number of its repetition, after one to warm up."""
    times = []
    for repeat in range(REPEATS + 1):
        executor.wait()
        begin = time.perf_counter()
        work(repeat)
        executor.wait()
        times.append(time.perf_counter() - begin)
    return statistics.median(times[1:])


def time_batches(executor: CudaExecutor, blank: Record, size: int, variant: str, kernel: Any) -> dict[str, Any]:
    """Return how fast batches of one size are set up and played out in one of the variants."""
    rules = executor.rules
    rows, counts = executor.new(rules.record.dtype, size), executor.new(np.int32, size)
    seed = 2**100

    def work(repeat: int) -> None:
        executor.setup_rows(rows, blank, seed + repeat * size, 0, size)
        if kernel is None:
            executor.play_rows(rows, repeat, counts, 0, size)
        else:
            executor.launch(kernel, 0, size, rows, repeat, counts)

    seconds = median_seconds(executor, work)
    decisions = int(executor.fetch(counts).astype(np.int64).sum())
    return {
        "variant": variant, "block": executor.block, "matches": size, "seconds": seconds,
        "decisions_per_s": decisions / seconds, "matches_per_s": size / seconds,
    }  # fmt: skip


def resources(kernel: Any) -> dict[str, int]:
    """Return what a compiled kernel takes of the device for each thread."""
    registers, local = kernel.get_regs_per_thread(), kernel.get_local_mem_per_thread()
    return {"registers": max(registers.values()), "local_bytes": max(local.values())}


def variants(executor: CudaExecutor, brief: bool) -> dict[str, Any]:
    """Return the ways to play that are compared, each a kernel; the first is the executor's own, and in brief the only one."""
    if brief:
        return {"shared": None}
    return {"shared": None, "local": executor.translate(play_local_kernel), "global": executor.translate(play_global_kernel)}


def measure(game: str, count: int, brief: bool) -> dict[str, Any]:
    """Return everything about one game: compile time, the check, the timings."""
    rules, blank = rules_of(game), blank_of(game)
    begin = time.perf_counter()
    on_gpu = walk(CudaExecutor(rules), blank, count, 40)
    compiled = time.perf_counter() - begin
    on_cpu = walk(CpuExecutor(rules), blank, count, 40)
    equal = [bool(a == b) for a, b in zip(on_gpu, on_cpu, strict=True)]
    print(f"{game}: {count} matches, {len(equal)} comparisons, all equal: {all(equal)}; first use {compiled:.1f} s", flush=True)
    runs, taken = [], {}
    for block in BLOCKS[:1] if brief else BLOCKS:
        executor = CudaExecutor(rules, block)
        for variant, kernel in variants(executor, brief).items():
            for size in SIZES if variant == "shared" else SIZES[-1:]:
                runs.append(time_batches(executor, blank, size, variant, kernel))
                print(LINE.format(**runs[-1]), flush=True)
            taken[variant] = resources(kernel or executor.kernel("play"))
        taken["setup"] = resources(executor.kernel("setup"))
    best = max(runs, key=lambda run: run["decisions_per_s"])
    print(f"{game}: resources {taken}\n{game}: best {best['decisions_per_s']:,.0f} decisions/s, {best}", flush=True)
    return {
        "state_bytes": rules.record.dtype.itemsize, "compared_matches": count, "comparisons": len(equal), "equal": all(equal),
        "first_use_seconds": compiled, "resources": taken, "runs": runs, "best": best,
    }  # fmt: skip


def main() -> int:
    """Return 0 when every comparison held, else 1."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", nargs="+", default=["duel", "nefertiti"])
    parser.add_argument("--brief", action="store_true", help="only the executor's own way to hold the state")
    parser.add_argument("--check", type=int, default=5000, help="matches to compare with the CPU executor")
    asked = parser.parse_args()
    gpu = cuda.get_current_device().name
    report: dict[str, Any] = {
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d"),
        "command": " ".join(["python3", "bench/device.py", *sys.argv[1:]]),
        "gpu": gpu.decode() if isinstance(gpu, bytes) else str(gpu),
        "versions": {"python": platform.python_version()} | {name: version(name) for name in ("numpy", "numba", "numba-cuda")},
        "games": {game: measure(game, asked.check, asked.brief) for game in asked.games},
    }
    target = Path(os.environ.get("OUT", HERE)) / "device.json"
    target.write_text(json.dumps(report, indent=1) + "\n")
    return 0 if all(game["equal"] for game in report["games"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
