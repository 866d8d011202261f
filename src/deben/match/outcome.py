"""The end of a match as a value."""

from typing import Any

import msgspec
import numpy as np

from ..games.contract import Breakdown, Game
from ..kernel.executor import Executor

__all__ = ["Outcome", "outcome_of"]


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: why, who came where, and each seat's points by source."""

    reason: str
    ranking: list[list[int]]
    """Seats by place, best first; seats that share a place stand together."""
    points: list[int]
    breakdown: list[Breakdown]

    @property
    def winners(self) -> list[int]:
        """The seat or seats in first place."""
        return self.ranking[0]


def ranking_of(standings: list[int]) -> list[list[int]]:
    """Return seats grouped by equal standing, best first."""
    seats = range(len(standings))
    return [[s for s in seats if standings[s] == level] for level in sorted(set(standings), reverse=True)]


def outcome_of(game: Game, executor: Executor, state: Any, reason: str) -> Outcome:
    """Return the outcome as if the match ended now for the given reason."""
    count = game.seats(game.options_of(state))
    breakdown = [game.breakdown(state, seat) for seat in range(count)]
    standings = np.zeros((1, count), np.int32)
    executor.standing_rows(state.rows, standings, 0, 1)
    ranking = ranking_of(standings[0].tolist())
    return Outcome(reason, ranking, [sum(part.values()) for part in breakdown], breakdown)
