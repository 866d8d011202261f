"""Observations: what a seat may know of a moment, as an array of marks that are there or not.

The marks are those a mind learns from (``games/<game>/mind/features.py``).  They are made from the view alone, so that whoever
learns from them cannot cheat.  A game that has no marks of its own shows the numbers of its view.
"""

from typing import Any

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured

from ..games import Game
from ..kernel.executor import Executor
from ..kernel.record import Ints

__all__ = ["Observer"]


class Observer:
    """Turns states of one game into observations."""

    def __init__(self, game: Game) -> None:
        self._eyes: Any = game.bring("lab", "MINDED", None)
        fields = structured_to_unstructured(game.rules.record.batch(1)).shape[1]
        self.width: int = self._eyes.width if self._eyes else fields
        """How long an observation is."""
        self.dtype = np.dtype(np.int8 if self._eyes else np.int32)
        self.low, self.high = (0, 1) if self._eyes else (-(1 << 31), (1 << 31) - 1)

    def observe(self, executor: Executor, state: Any, seat: int) -> Any:
        """Return what a seat may know of a state; the state itself may hold more."""
        view = executor.view(state, seat)
        if self._eyes is None:
            return structured_to_unstructured(view.rows)[0].astype(self.dtype)
        marks, seen = np.zeros(self._eyes.most_marks, np.int16).view(Ints), np.zeros(self.width, self.dtype)
        seen[marks[: self._eyes.features(view, seat, marks)]] = 1
        return seen
