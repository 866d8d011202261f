"""Pieces of a generation: some matches of minds and others, played by any process of a cluster.  Needs no PyTorch, and no GPU."""

from typing import Any

import numpy as np

from ...games import game_named
from ...kernel.default import default_executor
from ...kernel.mind.weights import Mind
from .school import School
from .tables import MATCHES, Columns, Foreign, columns_of

__all__ = ["Player"]


class Player:
    """Plays pieces in one process, given as generation and number.  What comes of one depends on nothing that was played before."""

    def __init__(self, game: str, mind: Mind | None, seed: int, school: School) -> None:
        known = game_named(game)
        lab: Any = known.room("lab")
        self.least, most = known.seat_range
        self.tables = [lab.tables(seats) for seats in range(self.least, most + 1)]
        self.mind, self.seed, self.mixed = mind, seed, school.plan.mixed
        self.foreign = Foreign(lab.RULES, default_executor(known.rules), school, seed)

    def __call__(self, piece: tuple[int, int]) -> Columns:
        """Return the positions of a piece's matches."""
        chance = self.foreign.chance = np.random.default_rng([self.seed, *piece])
        found = []
        for _ in range(MATCHES):
            alone = self.mind is not None and int(chance.integers(1000)) >= self.mixed
            found += self.foreign.play_somewhere(self.tables, self.least, self.mind, alone)
        return columns_of(found)
