"""The greedy bot: it looks one turn ahead and takes what is best at once."""

import numpy as np

from ..kernel.chance import Chance
from ..kernel.entries.greedy import SCRATCH, greedy_one
from ..kernel.executor import Executor
from ..kernel.log import new_log
from .bot import Bot
from .decision import Decision

__all__ = ["GreedyBot"]


class GreedyBot(Bot):
    """Takes the action after which its lead is largest at the end of its turn; equals are drawn."""

    name = "greedy"

    def __init__(self, executor: Executor, seats: int) -> None:
        self.executor, self.seats = executor, seats
        self._choose = executor.translated(greedy_one)
        rules = executor.rules
        self._scratch = executor.hand(rules.record, rules.record.batch(SCRATCH))
        self._moves = executor.hand_cells(np.zeros((2, rules.most_legal), np.int16))
        self._log = executor.hand_cells(new_log(0))

    def choose(self, decision: Decision, /) -> int:
        """Return the greedy choice among the legal actions."""
        count, hand = len(decision.legal), self.executor.hand
        self._moves[0, :count] = decision.legal
        views, chances = hand(self.executor.rules.record, decision.view.rows), hand(Chance, decision.chance.rows)
        return int(self._choose(views, self._scratch, chances, self.seats, self._moves, count, self._log))
