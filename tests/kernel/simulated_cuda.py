"""A small batch in Numba's CUDA simulator, which really runs the kernels, thread by thread, in plain Python.

It must be switched on before Numba is imported, hence a program of its own: ``NUMBA_ENABLE_CUDASIM=1 python -m
tests.kernel.simulated_cuda GAME SEED CHANCE_SEED COUNT`` prints what :func:`batch_report` returns as JSON.
"""

import json
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from deben.games.duel.rules import RULES
from deben.kernel.chance import Chance
from deben.kernel.contract import Rules
from deben.kernel.executor import BatchExecutor
from deben.kernel.luck import Luck
from deben.kernel.native.cuda import CudaExecutor
from deben.kernel.record import Ints, Record, RowsOf

from .toy import TOY

GAMES = {rules.name: rules for rules in (TOY, RULES)}


class SimulatedExecutor(CudaExecutor):
    """The CUDA executor in the simulator, where records have their Python manners."""

    def device_function(self, function: FunctionType) -> Callable[..., Any]:
        return function

    def stand_ins(self) -> dict[str, Any]:
        records = {"as_states": self.rules.record, "as_lucks": Luck, "as_chances": Chance}
        ways = {name: lambda rows, record=record: RowsOf(record, rows) for name, record in records.items()}
        return {**super().stand_ins(), **ways, "as_cells": lambda cells: cells.view(Ints)}

    def hand(self, record: type[Record], rows: Any) -> Any:
        return RowsOf(record, rows._ary)  # the NumPy array behind a simulated one

    def hand_cells(self, cells: Any) -> Any:
        return cells._ary.view(Ints)


def batch_report(executor: BatchExecutor, seed: int, chance_seed: int, count: int) -> dict[str, Any]:
    """Return everything that a batch of ``count`` matches gives, step by step: one row more is left alone at either end."""
    rules = executor.rules
    size = count + 2
    rows, moves = executor.put(rules.record.batch(size)), executor.new(np.int16, size, rules.most_legal)
    counts = executor.put(np.zeros(size, np.int32))
    actors, standings = executor.put(np.zeros(size, np.int32)), executor.put(np.zeros((size, 2), np.int32))
    span = (1, count + 1)
    executor.setup_rows(rows, rules.record(), seed, *span)
    executor.wait()
    report: dict[str, Any] = {"set up": executor.fetch(rows).tobytes().hex()}
    executor.actor_rows(rows, actors, *span)
    executor.legal_rows(rows, moves, counts, *span)
    lists = [found[:many].tolist() for found, many in zip(executor.fetch(moves), executor.fetch(counts), strict=True)]
    report |= {"actors": executor.fetch(actors).tolist(), "legal": lists}
    executor.step_rows(rows, executor.put(np.array([found[-1] if found else 0 for found in lists], np.int16)), *span)
    report["stepped"] = executor.fetch(rows).tobytes().hex()
    executor.play_rows(rows, chance_seed, counts, *span)
    executor.standing_rows(rows, standings, *span)
    report |= {"played": executor.fetch(rows).tobytes().hex(), "decisions": executor.fetch(counts).tolist()}
    return report | {"standings": executor.fetch(standings).tolist(), "works": works_report(executor, seed, count)}


def works_report(executor: BatchExecutor, seed: int, count: int) -> dict[str, Any]:
    """Return what the works over rows do to matches that follow one another; observations only where a game has eyes."""
    rules, size, span = executor.rules, count + 1, (0, count)
    put, fetch = executor.put, executor.fetch
    keys = np.zeros((size, 8), np.uint32)
    keys[:, 0] = seed + np.arange(size)
    rows, views, lasts = (put(rules.record.batch(size)) for _ in range(3))
    blanks, seeds, moves = put(rules.record.batch(1)), put(keys), put(np.zeros((size, rules.most_legal), np.int16))
    counts, actors, wrong = put(np.zeros(size, np.int32)), put(np.zeros(size, np.int32)), put(np.zeros(1, np.int32))
    masks, picked = put(np.ones((size, rules.actions), np.int8)), put(np.zeros(size, np.int16))
    rewards, ends = put(np.zeros((size, 2))), put(np.zeros(size, np.int8))
    seen = put(np.ones((size, getattr(rules, "width", 1)), np.int8))
    executor.run("begin", *span, rows, blanks, seeds)
    found: list[Any] = []
    for step in range(24):
        executor.actor_rows(rows, actors, *span)
        executor.legal_rows(rows, moves, counts, *span)
        executor.run("mask", *span, moves, counts, masks)
        executor.run("pick", *span, moves, counts, step, picked)
        executor.run("view", *span, rows, actors, views)
        if seen.shape[1] > 1:
            executor.run("observe", *span, rows, actors, seen)
        executor.run("wrong", *span, moves, counts, picked, wrong)
        executor.step_rows(rows, picked, *span)
        executor.run("finish", *span, rows, blanks, seeds, size, 0, rewards, ends, lasts)
        arrays = (masks, picked, wrong, rewards, ends, seeds)
        found.append(
            [fetch(array).tolist() for array in arrays] + [fetch(each).tobytes().hex() for each in (rows, views, lasts, seen)]
        )
    executor.run("reward", *span, rows, 1, rewards)
    return {"steps": found, "standing": fetch(rewards).tolist()}


def main(game: str, *numbers: str) -> None:
    """Print the report of one game's batch, in blocks of two threads so that the last one is half empty."""
    rules: Rules = GAMES[game]
    print(json.dumps(batch_report(SimulatedExecutor(rules, block=2), *map(int, numbers))))


if __name__ == "__main__":
    main(*sys.argv[1:])
