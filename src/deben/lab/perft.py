"""Perft: how many sequences of actions a position allows, counted move by move.

The numbers are a fingerprint of the rules: two programs that agree on them to some depth agree on what is legal there.
The search goes in breadth, many states in one array, so that a compiled executor does nearly all of the work; states wait in
chunks, so that memory stays small at any depth.
"""

from typing import Any

import numpy as np

from ..kernel.executor import Executor
from ..kernel.record import Record, Rows

__all__ = ["perft", "perft_split"]

CHUNK = 1 << 14


def perft(executor: Executor, state: Record, depth: int) -> int:
    """Return the number of sequences of exactly ``depth`` actions from the state; 1 for depth 0, none past the end of a match."""
    if depth < 0:
        raise ValueError(f"a depth is not negative: {depth}")
    return _count(executor, state.rows, depth) if depth else 1


def perft_split(executor: Executor, state: Record, depth: int) -> dict[int, int]:
    """Return for each legal action how many of the sequences of ``depth`` actions begin with it, in the order of legal actions."""
    if depth < 1:
        raise ValueError(f"a split needs a depth of 1 or more: {depth}")
    counts = {}
    for action in _actions(executor, state):
        after = state.copy()
        executor.apply(after, action)
        counts[action] = perft(executor, after, depth - 1)
    return counts


def _actions(executor: Executor, state: Record) -> list[int]:
    return executor.legal(state) if executor.actor(state) >= 0 else []


def _count(executor: Executor, rows: Rows, depth: int) -> int:
    """Return the sequences from all the rows together, depth first over chunks."""
    total = 0
    todo: list[tuple[Rows, int]] = [(rows, depth)]
    while todo:
        rows, depth = todo.pop()
        moves, counts = _legal(executor, rows)
        if depth == 1:
            total += int(counts.sum())
            continue
        after = _stepped(executor, rows, moves, counts)
        todo += [(after[i : i + CHUNK], depth - 1) for i in range(0, len(after), CHUNK)]
    return total


def _legal(executor: Executor, rows: Rows) -> tuple[Any, Any]:
    moves = np.zeros((len(rows), executor.rules.most_legal), np.int16)
    counts = np.zeros(len(rows), np.int32)
    executor.legal_rows(rows, moves, counts, 0, len(rows))
    return moves, counts


def _stepped(executor: Executor, rows: Rows, moves: Any, counts: Any) -> Rows:
    """Return one row for each legal action of each row, after that action."""
    listed = np.arange(moves.shape[1]) < counts[:, None]
    after = np.repeat(rows, counts)
    executor.step_rows(after, moves[listed], 0, len(after))
    return after
