"""Luck and play: what came up by chance after an action, and what a whole match was made of.

What an action reveals is held against what it might have revealed.  The unknown is drawn again a few times from what the seat that
acts could know, the same action is carried out, and every outcome is weighed as a spectator sees it.  What the real one is worth
more than their mean is its luck.  The real outcome is one draw like the others and weighed as they are, so that luck is nothing on
average, however well or badly the search weighs.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from ..analysis.search import Searcher
from ..games.contract import Game
from ..kernel.chance import new_chance
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from .model import Judgement, Question, Worth

__all__ = ["SPECTATOR", "Balance", "balance", "luck_of"]

SAMPLES = 8
"""So often is the unknown drawn again."""
SHARE = 1.0
"""What weighing all outcomes may cost together, in budgets of a decision."""
SPECTATOR = -1


class Balance(msgspec.Struct, frozen=True):
    """What became of each seat's fair part of the win: the four add up to how the match ended."""

    fair: float
    """The same for everybody."""
    start: list[float]
    """What the seat and the set-up were worth beyond that."""
    luck: list[float]
    """What came up by chance."""
    play: list[float]
    """How everybody decided: oneself well, or the others badly."""

    def deserved(self, seat: int) -> float:
        """Return which part of such matches the seat wins with usual luck and from a usual start."""
        return min(1.0, max(0.0, self.fair + self.play[seat]))


def balance(decisions: Iterable[Judgement], final: Worth) -> Balance | None:
    """Return what a match was made of, every decision of it judged; None where there was none."""
    judged = list(decisions)
    if not judged:
        return None
    fair, ended = 1 / len(final.wins), np.array(final.wins)
    start, luck = np.array(judged[0].worth.wins) - fair, np.zeros(len(final.wins))
    for decision in judged:
        luck += np.array(decision.luck or 0.0)
    rounded = [[round(float(part), 4) for part in parts] for parts in (start, luck, ended - fair - start - luck)]
    return Balance(fair, *rounded)


def luck_of(game: Game, executor: Executor, search: Searcher, question: Question, seed: int) -> list[float]:
    """Return what came up by chance right after the action that was played, by seat; nothing where nothing could."""
    if not game.luck or question.played is None or not question.after:
        return []
    outcomes = [_outcome(game, executor, question, seed + number) for number in range(SAMPLES)]
    kinds = {question.after, *outcomes}
    if len(kinds) == 1:
        return []
    worths = {outcome: _weighed(game, executor, search, outcome, SHARE / len(kinds), seed) for outcome in kinds}
    luck = worths[question.after] - np.mean([worths[outcome] for outcome in outcomes], axis=0)
    return [round(float(part), 4) for part in luck]


def _outcome(game: Game, executor: Executor, question: Question, seed: int) -> bytes:
    """Return what a spectator might have seen after the action."""
    assert question.played is not None
    state = executor.resample(game.rules.record.from_bytes(question.view), new_chance(seed))
    executor.apply(state, question.played)
    seen: bytes = executor.view(state, SPECTATOR).to_bytes()
    return seen


def _weighed(game: Game, executor: Executor, search: Searcher, outcome: bytes, share: float, seed: int) -> Any:
    view = game.rules.record.from_bytes(outcome)
    return search.weigh(view, share, seed) if executor.actor(view) != OVER else _ended(executor, view, search.seats)


def _ended(executor: Executor, view: Any, seats: int) -> Any:
    """Return the part of the win that everybody has at the end."""
    standings = np.array([executor.standing(view, seat) for seat in range(seats)])
    winners = standings == standings.max()
    return winners / winners.sum()
