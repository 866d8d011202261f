"""Steps a second of batches, observations and masks included: ``python -m bench.batches [--device cuda] [--pgx PYTHON]``.

A step of a batch is what a learner does: see, look at the masks, choose (here by chance), act; the next match begins.  pgx does
the same with its own games in the same rounds, by a Python that has it (``bench/pgx/requirements.txt``).  On a machine that others
use too, rates are those of the seconds of a core that each really got.
"""

import argparse
import json
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from deben.games import game_named
from deben.kernel.executor import BatchExecutor
from deben.lab import Batch
from deben.lab.devices import executor_named, executor_on

LOOP = Path(__file__).parent / "pgx" / "loop.py"
SIZES = {"cpu": (256, 1024, 4096), "cuda": (1 << 14, 1 << 17, 1 << 20)}
PGX_GAMES = ("connect_four", "backgammon")
PGX_SIZES = (64, 256, 1024, 4096)
PGX_STEPS = {"connect_four": 1 << 20, "backgammon": 1 << 17}


def walk(batch: Batch, steps: int, first: int = 0) -> None:
    """Take so many steps."""
    for step in range(first, first + steps):
        batch.observations()
        batch.masks()
        batch.step(batch.sample(step))
    batch.executor.wait()


@cache
def executor_of(game: str, device: str) -> BatchExecutor:
    """Return what runs the batches of a game, whatever their size: a GPU's compiles once."""
    return executor_named(executor_on(device), game_named(game).rules)


def ours(game: str, size: int, device: str, seconds: float) -> dict[str, Any]:
    """Return the rates of a batch, by the clock and by a core's, once it is in the middle of its matches."""
    batch = Batch(game, size, seed=1, executor=executor_of(game, device))
    begun = time.perf_counter()
    walk(batch, 2)
    first, done = time.perf_counter() - begun, 2
    walk(batch, 100 if device == "cpu" else 200, done)
    steps, used, begun = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - begun < seconds:
        walk(batch, 10, 1000 + steps)
        steps += 10
    took, used = time.perf_counter() - begun, time.process_time() - used
    return _rates(f"deben {game}", size, steps * size, took, used) | {"first": first, "workers": batch.workers, "device": device}


def theirs(python: str, game: str, size: int) -> dict[str, Any]:
    """Return the rates of pgx."""
    asked = [python, str(LOOP), game, str(size), str(max(1, PGX_STEPS[game] // size))]
    found: dict[str, Any] = json.loads(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    versions: dict[str, Any] = found["versions"]
    return _rates(f"pgx {game}", size, found["steps"], found["seconds"], found["core_seconds"]) | versions


def _rates(name: str, size: int, steps: int, seconds: float, used: float) -> dict[str, Any]:
    found = {"name": name, "size": size, "per_s": steps / seconds, "per_core_s": steps / used}
    print(f"{name:22} {size:8} rows {found['per_s']:14,.0f} steps/s {found['per_core_s']:14,.0f} a second of a core", flush=True)
    return found


def main() -> None:
    """Measure round by round, and print the best of each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu", choices=sorted(SIZES))
    parser.add_argument("--games", nargs="+", default=["duel", "nefertiti"])
    parser.add_argument("--sizes", nargs="+", type=int)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--pgx", metavar="PYTHON", help="a Python that has pgx")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    found = []
    for _ in range(asked.rounds):
        for size in asked.sizes or SIZES[asked.device]:
            found += [ours(game, size, asked.device, asked.seconds) for game in asked.games]
        if asked.pgx:
            found += [theirs(asked.pgx, game, size) for size in PGX_SIZES for game in PGX_GAMES]
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n")
    for name in sorted({each["name"] for each in found}):
        best = max((each for each in found if each["name"] == name), key=lambda each: float(each["per_core_s"]))
        print(f"best: {name}, {best['size']} rows: {best['per_core_s']:,.0f} a second of a core, {best['per_s']:,.0f} by the clock")


if __name__ == "__main__":
    main()
