"""Compares settings of the search in thousands of matches at once on a GPU: ``python3 bench/strength.py GAME FILE``.

Needs what ``bench/device.py`` needs.  FILE holds JSON lines, each a comparison: ``{"name", "options", "matches", "a", "b"}``, where
``a`` and ``b`` are dials of the search with ``simulations``.  One ``a`` sits against a table of ``b``, in every seat in turn of the
same deal.  A line of results for each goes to stdout and to ``strength.jsonl`` in ``$OUT`` or beside this file.
"""

import dataclasses
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from deben.kernel.native.cuda import CudaExecutor, load_cuda  # noqa: E402

cuda = load_cuda()
from deben.games import game_named  # noqa: E402
from deben.kernel.chance import seed_chance  # noqa: E402
from deben.kernel.contract import standing  # noqa: E402
from deben.kernel.log import EVENT_WIDTH  # noqa: E402
from deben.kernel.native.grid import CELL, CHANCE, MOST_LEGAL, STATE, as_cells, as_chances, as_states  # noqa: E402
from deben.kernel.search.match import search_match  # noqa: E402
from deben.kernel.search.tree import MOST_DEPTH, SUMS  # noqa: E402
from deben.kernel.search.tuning import Tuning  # noqa: E402

SEATS = 5
BRANCHES = {"duel": 9, "nefertiti": 26}
MEMORY = 100 << 30


def match_kernel(
    states: Any, seats: int, tunings: Any, simulations: Any, trees: Any, standings: Any, chance_seed: int, start: int, stop: int
) -> None:  # fmt: skip
    """Play one match: a deal for every ``seats`` of them, the first tuning in each seat in turn."""
    i = start + cuda.grid(1)
    if i < stop:
        rows = as_states(cuda.local.array(3, STATE))
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array((2, MOST_LEGAL), CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        path, fits = cuda.local.array(MOST_DEPTH, np.int32), cuda.local.array(MOST_LEGAL, np.int32)
        players, counters = cuda.local.array(SEATS, np.int32), cuda.local.array(3, np.int64)
        estimates, results = cuda.local.array(SEATS, np.int64), cuda.local.array(SEATS, np.int64)
        points = cuda.local.array((1, 1, 1), np.int64)
        for seat in range(seats):
            players[seat] = 0 if seat == i % seats else 1
        rows[2] = states[i // seats]
        seed_chance(chances[0], i, chance_seed)
        search_match(
            rows, players, tunings, simulations, trees[i], counters, path, fits, moves, chances, estimates[:seats], results[:seats],
            points[:0], log[:0],
        )  # fmt: skip
        for seat in range(seats):
            standings[i, seat] = standing(rows[2], seat)


def dials(asked: dict[str, Any], point: int) -> Any:
    """Return the numbers of a tuning given by name."""
    fields = {field.name for field in dataclasses.fields(Tuning)}
    return Tuning(**{name: value for name, value in asked.items() if name in fields}).dials(point)


def compare(game: str, executor: CudaExecutor, kernel: Any, asked: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return how one side did against a table of the other."""
    rules = executor.rules
    title = game_named(game)
    chosen = title.options(asked["options"])
    seats = title.seats(chosen)
    simulations = [asked[side]["simulations"] for side in "ab"]
    nodes = max(2000, BRANCHES[game] * max(simulations) + 200)
    deals = min(asked["matches"] // seats, MEMORY // (nodes * (SUMS + seats) * 4) // seats)
    states, standings = executor.new(rules.record.dtype, deals), executor.new(np.int32, deals * seats, seats)
    executor.setup_rows(states, title.blank(chosen), seed, 0, deals)
    trees = executor.new(np.int32, deals * seats, nodes, SUMS + seats)
    tunings = executor.put(np.stack([dials(asked[side], rules.point) for side in "ab"]))
    begun = time.perf_counter()
    executor.launch(
        kernel, 0, deals * seats, states, seats, tunings, executor.put(np.array(simulations, np.int32)), trees, standings, seed
    )
    executor.wait()
    found = executor.fetch(standings)
    mine = found[np.arange(len(found)), np.arange(len(found)) % seats]
    best, ahead = found.max(axis=1), (found > mine[:, None]).sum(axis=1)
    wins = np.where(mine == best, 1 / (found == best[:, None]).sum(axis=1), 0).reshape(deals, seats).mean(axis=1)
    return {
        "name": asked["name"], "seats": seats, "matches": len(found), "win": round(float(wins.mean()), 4),
        "interval": round(1.96 * float(wins.std()) / deals**0.5, 4), "rank": round(float(1 + ahead.mean()), 3),
        "margin": round(float((mine * seats - found.sum(axis=1)).mean()) / rules.point / (seats - 1), 2),
        "seconds": round(time.perf_counter() - begun, 1),
    }  # fmt: skip


def main() -> None:
    """Make every comparison of the file named on the command line."""
    game, lines = sys.argv[1], Path(sys.argv[2]).read_text().splitlines()
    executor = CudaExecutor(game_named(game).rules, 32)
    kernel = executor.translate(match_kernel)
    with (Path(os.environ.get("OUT", HERE)) / f"strength-{game}.jsonl").open("a") as log:
        for number, line in enumerate(filter(None, lines)):
            result = compare(game, executor, kernel, json.loads(line), 7_000_000 + 100_000 * number)
            print(json.dumps(result), flush=True)
            log.write(json.dumps(result) + "\n")
            log.flush()


if __name__ == "__main__":
    main()
