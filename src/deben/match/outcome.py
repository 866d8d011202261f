"""The end of a match as a value."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ..games.contract import Breakdown, Game
from ..kernel.executor import Executor

__all__ = ["Outcome", "outcome_of"]


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: why, who came where, and each seat's points by source."""

    reason: str
    """The code of why it ended; ``now`` where it has not."""
    ranking: tuple[tuple[int, ...], ...]
    """Seats by place, best first; seats that share a place stand together."""
    points: tuple[int, ...]
    """The points of each seat."""
    breakdown: tuple[Breakdown, ...]
    """The points of each seat by source."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat or seats in first place."""
        return self.ranking[0]

    def __hash__(self) -> int:
        """Return the same for equal outcomes: points follow from the breakdown, which has no hash itself."""
        return hash((self.reason, self.ranking, self.points))


def ranking_of(standings: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return seats grouped by equal standing, best first."""
    seats, levels = range(len(standings)), sorted(set(standings), reverse=True)
    return tuple(tuple(seat for seat in seats if standings[seat] == level) for level in levels)


def outcome_of(game: Game, executor: Executor, state: Any, reason: str) -> Outcome:
    """Return the outcome as if the match ended now for the given reason."""
    count = game.seats(game.options_of(state))
    breakdown = tuple(game.breakdown(state, seat) for seat in range(count))
    standings = np.zeros((1, count), np.int32)
    executor.standing_rows(state.rows, standings, 0, 1)
    ranking = ranking_of(standings[0].tolist())
    return Outcome(reason, ranking, tuple(sum(part.values()) for part in breakdown), breakdown)
