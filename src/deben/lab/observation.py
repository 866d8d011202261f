"""Observations: what a seat may know of a moment, as an array of marks that are there or not.

The marks are those a mind learns from (``games/<game>/mind/features.py``): rule code, so that they exist wherever rules run.  They
are made from the view alone, so that whoever learns from them cannot cheat.  A game that has no marks of its own shows the numbers
of its view, which only executors with NumPy's memory can do.
"""

from typing import Any

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from ..games import Game
from ..kernel.executor import BatchExecutor
from ..kernel.mind.contract import MindedRules

__all__ = ["Observer"]


class Observer:
    """Turns states of one game into observations."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.marked = isinstance(rules, MindedRules)
        """Whether observations are marks, of zeros and ones."""
        self.width: int = rules.width if isinstance(rules, MindedRules) else self._numbers(rules.record.batch(1)).shape[1]
        """How long an observation is."""
        self.dtype = np.dtype(np.int8 if self.marked else np.int32)
        self.low, self.high = (0, 1) if self.marked else (-(1 << 31), (1 << 31) - 1)

    @staticmethod
    def _numbers(views: Any) -> Any:
        return structured_to_unstructured(views)

    def fill(self, executor: BatchExecutor, rows: Any, seats: Any, seen: Any, start: int, stop: int) -> None:
        """Write what a seat for each row may know of rows start to stop to the rows of ``seen``; a seat below zero sees nothing."""
        if self.marked:
            executor.run("observe", start, stop, rows, seats, seen)
            return
        if executor.name == "cuda":
            raise ValueError(f"{executor.rules.name} has no marks, so nothing of it can be seen on a GPU")
        views = np.empty_like(np.asarray(rows))
        executor.run("view", start, stop, rows, seats, views)
        seen[start:stop] = np.where(np.asarray(seats)[start:stop, None] < 0, 0, self._numbers(views[start:stop]))

    def observe(self, executor: BatchExecutor, state: Any, seat: int) -> Any:
        """Return what a seat may know of one state; the state itself may hold more."""
        seen = np.zeros((1, self.width), self.dtype)
        self.fill(executor, state.rows, np.array([seat], np.int32), seen, 0, 1)
        return seen[0]
