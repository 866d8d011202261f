"""What every action of a position is worth, by enumeration to the end of the match.

Only for positions without luck: nothing that is still drawn or rolled may be unknown.  Each seat takes what is best for itself: a
win first, then the lead over the best opponent.
"""

from typing import Any

import numpy as np

from deben.games.contract import Game
from deben.games.nefertiti.board import LOUQSOR
from deben.kernel.chance import new_chance
from deben.kernel.executor import Executor

__all__ = ["Oracle", "TooBig", "Worth"]

Worth = tuple[float, int]
"""The part of the win, and the lead in points."""
MOST_POSITIONS = 400_000


class TooBig(Exception):
    """The rest of the match has more positions than can be enumerated."""


class Oracle:
    """Enumerates the rest of matches of one game."""

    def __init__(self, game: Game, executor: Executor, most: int = MOST_POSITIONS) -> None:
        self.game, self.executor, self.most = game, executor, most
        self._known: dict[bytes, tuple[Worth, ...]] = {}

    def worths(self, view: Any) -> dict[int, Worth]:
        """Return what each action is worth to whoever decides."""
        seat = self.executor.actor(view)
        return {action: self._after(view, action)[seat] for action in self.executor.legal(view)}

    def filled_in(self, view: Any) -> Any:
        """Return the one state that fits the view; None where there are several."""
        first, second = (self.executor.resample(view, new_chance(number)) for number in range(2))
        if self.game.name == "nefertiti" and view.open[LOUQSOR] == 0:  # then no die is rolled any more
            for word in range(len(view.seed)):
                first.seed[word] = second.seed[word] = view.seed[word]
        return first if first.to_bytes() == second.to_bytes() else None

    def _after(self, state: Any, action: int) -> tuple[Worth, ...]:
        after = state.copy()
        self.executor.apply(after, action)
        return self._worth(after)

    def _worth(self, state: Any) -> tuple[Worth, ...]:
        key = state.to_bytes()
        if key not in self._known:
            if len(self._known) >= self.most:
                raise TooBig
            seat = self.executor.actor(state)
            if seat < 0:
                self._known[key] = self._result(state)
            else:
                self._known[key] = max((self._after(state, a) for a in self.executor.legal(state)), key=lambda worths: worths[seat])
        return self._known[key]

    def _result(self, state: Any) -> tuple[Worth, ...]:
        count = self.game.seats(self.game.options_of(state))
        standings = np.zeros((1, count), np.int32)
        self.executor.standing_rows(state.rows, standings, 0, 1)
        best, levels = standings[0].max(), standings[0].tolist()
        points = [sum(self.game.breakdown(state, seat).values()) for seat in range(count)]
        return tuple(
            (float(levels[seat] == best) / levels.count(best), points[seat] - max(points[:seat] + points[seat + 1 :]))
            for seat in range(count)
        )
