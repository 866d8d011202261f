"""The memory of a search with a mind: that of the plain search, the mind's weights, and room for its thoughts."""

from typing import Any

from ..executor import Executor
from ..search.room import Part, Room
from ..search.tuning import Tuning
from .contract import MindedRules
from .look import consider_many
from .search import think_many
from .tuning import COUNT, Thinking
from .weights import Mind

__all__ = ["MindedRoom"]

SHARED = ("states", "tree", "counters", "path", "fits", "moves", "chances", "thinking", "estimates", "results", "log")
"""What ``think_many`` takes before the mind."""
OWN = ("marks", "acts", "sums", "beliefs")
"""What it takes after the mind."""


class MindedRoom(Room):
    """Where one search with a mind grows its tree."""

    minded = True

    def __init__(self, executor: Executor, seats: int, nodes: int, mind: Mind) -> None:
        super().__init__(executor, seats, nodes)
        rules = executor.rules
        assert isinstance(rules, MindedRules)
        mind.check(rules)
        cells = mind.first.shape[1] + mind.second.shape[1]
        self.add(Part("thinking", "float64", (COUNT,)))
        for name, layer in mind.layers().items():
            self.add(Part(name, "int16", layer.shape))[...] = layer
        self.add(Part("marks", "int16", (rules.most_marks,)))
        self.add(Part("acts", "int16", (cells,)))
        self.add(Part("sums", "int32", (mind.second.shape[1],)))
        self.add(Part("beliefs", "float64", (3, max(rules.most_legal, seats))))
        self.add(Part("ends", "float64", (seats, 1 + rules.sources)))
        self._names = (*SHARED, *mind.searched(), *OWN)

    def tune(self, tuning: Tuning | Thinking) -> None:
        """Turn the dials of the mind's search; those of the plain search are left alone."""
        if isinstance(tuning, Thinking):
            rules = self.executor.rules
            self.arrays["thinking"][:] = tuning.dials(rules.point, rules.tuning)
        else:
            super().tune(tuning)

    def begin(self, view: Any, low: int, high: int) -> None:
        """Start a new tree for a view, with a chance started from two 32-bit numbers."""
        super().begin(view, low, high)
        self.arrays["ends"][...] = 0

    def search(self, simulations: int) -> None:
        """Do some more simulations; the very first look is at the position itself, and one more than was asked for."""
        self.run(think_many, *self._names, simulations + (self.visits == 0))

    def look(self, action: int, simulations: int) -> None:
        """Do some more simulations of what follows an action, which is the same until the tree is begun anew."""
        self.run(consider_many, *self._names, "sources", "ends", action, simulations)
