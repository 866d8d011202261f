"""Every executor in one run: ``python -m bench.executors [--json FILE]``.

Decisions a second of uniformly random play, set-up included, and simulations a second of the search of the levels from the opening,
on one core; where there is a GPU, random play there, and whether its matches are those of the module byte by byte.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from deben.games import Game, game_named, game_names
from deben.kernel.default import EXECUTORS, executor_named
from deben.kernel.executor import BatchExecutor, Executor
from deben.kernel.native.cuda import CudaExecutor, CudaUnavailable
from deben.kernel.search.room import Room
from deben.lab.speed import measure_speed

ROUNDS, SECONDS = 3, 1.5
NODES = 1 << 19
COMPARED = 5_000


def decisions(game: Game, executor: BatchExecutor) -> float:
    """Return the best rate of some rounds of random play."""
    measure_speed(game, executor, 0)  # compiles where that is how it works
    return max(measure_speed(game, executor, SECONDS).decisions_per_second for _ in range(ROUNDS))


def simulations(game: Game, executor: Executor) -> float:
    """Return the best rate of some searches from the opening, as the strongest level searches."""
    options = game.options()
    state = executor.setup(game.blank(options), 3)
    view, room = executor.view(state, executor.actor(state)), Room(executor, game.seats(options), NODES)
    room.tune(game.rules.tuning)
    rates = []
    for _ in range(ROUNDS + 1):
        room.begin(view, 1, 2)
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            room.search(1000)
            done += 1000
        rates.append(done / (time.perf_counter() - begun))
    return max(rates)


def played(game: Game, executor: BatchExecutor) -> bytes:
    """Return the last states of some random matches."""
    rows, counts = executor.new(game.rules.record.dtype, COMPARED), executor.new(np.int32, COMPARED)
    executor.setup_rows(rows, game.blank(game.options()), 9, 0, COMPARED)
    executor.play_rows(rows, 1, counts, 0, COMPARED)
    return bytes(np.asarray(executor.fetch(rows)).tobytes())


def measured(game: Game) -> dict[str, dict[str, Any]]:
    """Return the rates of every executor that runs here."""
    found: dict[str, dict[str, Any]] = {}
    for name in EXECUTORS:
        executor = executor_named(name, game.rules)
        found[name] = {"decisions": decisions(game, executor)}
        if name != "python":
            found[name]["simulations"] = simulations(game, executor)
        print(game.name, name, found[name], flush=True)
    try:
        device = CudaExecutor(game.rules)
    except (CudaUnavailable, ImportError):
        return found
    module = executor_named("wasm", game.rules).own()
    found["cuda"] = {"decisions": decisions(game, device), "equal_to_wasm": played(game, device) == played(game, module)}
    print(game.name, "cuda", found["cuda"], flush=True)
    return found


def table(results: dict[str, dict[str, dict[str, Any]]]) -> str:
    """Return the results as a table, rates beside those of the CPU executor."""
    lines = ["| game, executor | decisions/s | × cpu | simulations/s | × cpu |", "| --- | ---: | ---: | ---: | ---: |"]
    for game, found in results.items():
        for name, rates in found.items():
            cells = []
            for what in ("decisions", "simulations"):
                rate, beside = rates.get(what), found["cpu"].get(what)
                cells += [f"{rate:,.0f}", f"{rate / beside:.2f}"] if rate and beside else ["–", "–"]
            lines.append(f"| {game}, {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(game_names()))
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    results = {name: measured(game_named(name)) for name in asked.games}
    if asked.json:
        asked.json.write_text(json.dumps(results, indent=1) + "\n")
    print(table(results))


if __name__ == "__main__":
    main()
