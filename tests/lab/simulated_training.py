"""Self-play in Numba's CUDA simulator: ``NUMBA_ENABLE_CUDASIM=1 python -m tests.lab.simulated_training OPINION STEPS``.

Prints what was kept of two threads that play on the Duel's tables as JSON; in place of a network, chance speaks.
"""

import json
import sys
from typing import Any

import numpy as np

from deben.games import game_named
from deben.kernel.mind.tuning import Thinking
from deben.kernel.record import RowsOf
from deben.kernel.search.tree import MOST_DEPTH, SUMS
from deben.lab.train import kernels
from deben.lab.train.school import Plan
from tests.kernel.simulated_cuda import SimulatedExecutor

THREADS, ROOM, NODES = 2, 220, 400
LAB: Any = game_named("duel").room("lab")
RULES = LAB.RULES


def table(*shape: int, kind: Any = np.int32) -> Any:
    return np.zeros(shape, kind)


def rows(executor: SimulatedExecutor, count: int) -> Any:
    return executor.hand(RULES.record, executor.put(RULES.record.batch(count)))


def arrays(executor: SimulatedExecutor, plan: Plan) -> dict[str, Any]:
    """Return what a step works on, in its order."""
    deals = executor.put(RULES.record.batch(6))
    executor.setup_rows(deals, LAB.tables()[9], 5, 0, 6)
    return {
        "matches": rows(executor, THREADS), "works": rows(executor, THREADS), "words": table(THREADS, 4, kind=np.int64),
        "trees": table(THREADS, NODES, SUMS + 2), "counters": table(THREADS, 3, kind=np.int64), "paths": table(THREADS, MOST_DEPTH),
        "lengths": np.full(THREADS, -1, np.int32), "ended": table(THREADS), "ends": table(THREADS, 2, kind=np.int64),
        "values": np.full((THREADS, 2), 0.5, np.float32), "logits": table(THREADS, RULES.actions, kind=np.float32),
        "sight": table(THREADS, RULES.width, kind=np.int8), "left": table(THREADS), "kept": table(THREADS), "plies": table(THREADS),
        "deals": executor.hand(RULES.record, deals), "dealt": np.array([0, 3], np.int32),
        "kept_states": rows(executor, THREADS * ROOM), "kept_visits": table(THREADS, ROOM, RULES.most_legal, kind=np.int16),
        "kept_about": table(THREADS, ROOM, 3, kind=np.int16), "kept_thought": table(THREADS, ROOM, 2, kind=np.int16),
        "kept_won": table(THREADS, ROOM, 2, kind=np.float32), "kept_points": table(THREADS, ROOM, 2, 6, kind=np.int16),
        "spans": table(THREADS, 2), "seated": np.full(THREADS, 2, np.int32), "guests": table(THREADS),
        "dials": Thinking().dials(2, RULES.tuning), "hand": RULES.tuning.dials(2), "plan": plan.numbers(),
    }  # fmt: skip


def look(executor: SimulatedExecutor, given: dict[str, Any]) -> tuple[Any, Any]:
    """Return how much is seen, and how many actions there are, in the first position that each thread kept."""
    sight, lists, counts = (
        table(THREADS, RULES.width, kind=np.int8),
        table(THREADS, RULES.most_legal, kind=np.int16),
        table(THREADS),
    )
    places = np.arange(THREADS, dtype=np.int64) * ROOM
    kernel = executor.translate(kernels.look_kernel)
    executor.launch(kernel, 0, THREADS, given["kept_states"], places, sight, lists, counts)
    return sight.sum(axis=1).tolist(), counts.tolist()


def carry(executor: SimulatedExecutor, given: dict[str, Any]) -> Any:
    """Return what is taken along of the matches that go on: how many positions, and what was thought of them."""
    names = ("kept_states", "kept_visits", "kept_about", "kept_thought")
    new = {name: np.zeros_like(given[name]) for name in names[1:]}
    states, spans = rows(executor, THREADS * ROOM), given["spans"].copy()
    old = [RowsOf(RULES.record, given["kept_states"].rows), *(given[name] for name in names[1:])]
    executor.launch(executor.translate(kernels.carry_kernel), 0, THREADS, *old, states, *new.values(), spans)
    return spans.tolist(), new["kept_thought"][0, : spans[0, 1]].tolist()


def main(opinion: str, steps: str) -> None:
    """Play so many steps and print what came of them."""
    executor, chance = SimulatedExecutor(RULES, block=2), np.random.default_rng(1)
    given = arrays(executor, Plan(full=6, fast=3, often=500, young=6, opinion=int(opinion)))
    executor.launch(executor.translate(kernels.begin_kernel), 0, THREADS, given["words"], 7)
    step = executor.translate(kernels.step_kernel)
    for _ in range(int(steps)):
        given["sight"][...] = 0
        executor.launch(step, 0, THREADS, *given.values())
        given["values"][:, 0] = chance.uniform(0.3, 0.7, THREADS)
        given["values"][:, 1] = 1.0 - given["values"][:, 0]
        given["logits"][...] = chance.normal(0, 1, given["logits"].shape)
    plain = ("lengths", "plies", "spans", "dealt", "kept_visits", "kept_about", "kept_thought", "kept_won", "kept_points")
    found = {name: given[name].tolist() for name in plain}
    print(json.dumps(found | {"look": look(executor, given), "carry": carry(executor, given)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
