"""The greedy bot: it looks one turn ahead and takes what is best at once."""

from typing import Any

import numpy as np

from ..kernel.chance import Chance
from ..kernel.executor import Executor
from ..kernel.greedy import SCRATCH, greedy_one
from ..kernel.log import new_log
from .bot import Budget, own_chance
from .memory import Memory

__all__ = ["GreedyBot"]


class GreedyBot:
    """Takes the action after which its lead is largest at the end of its turn; equals are drawn."""

    name = "greedy"
    level = -1

    def __init__(self, executor: Executor, seats: int) -> None:
        self.executor, self.seats, self._chance = executor, seats, own_chance()
        self._choose = executor.translated(greedy_one)
        rules = executor.rules
        self._scratch = executor.hand(rules.record, rules.record.batch(SCRATCH))
        self._moves = executor.hand_cells(np.zeros((2, rules.most_legal), np.int16))
        self._log = executor.hand_cells(new_log(0))

    def choose(
        self, view: Any, budget: Budget, chance: Chance | None = None, memory: Memory | None = None  # noqa: ARG002
    ) -> int:  # fmt: skip
        """Return the greedy choice among the legal actions."""
        legal = self.executor.legal(view)
        self._moves[0, : len(legal)] = legal
        hand = self.executor.hand
        views, chances = hand(self.executor.rules.record, view.rows), hand(Chance, (chance or self._chance).rows)
        return int(self._choose(views, self._scratch, chances, self.seats, self._moves, len(legal), self._log))
