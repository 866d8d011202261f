"""The numbers a moment is shown with: who stands where, the points of every seat by source, what nobody has seen yet.

They come from the rules of the game, run by whichever executor the match has; compiled it is one call for all of them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from ..games import Game
from ..games.duel.board import FACES
from ..games.duel.view import count_unseen as count_unseen_tokens
from ..games.nefertiti.board import KINDS
from ..games.nefertiti.view import count_unseen as count_unseen_cards
from ..kernel.contract import points_from, standing
from ..kernel.executor import Executor
from ..kernel.record import Record
from ..kernel.rule import rule

__all__ = ["Figures", "figures_of", "warm_figures"]


@rule
def score_one(states: Any, standings: Any, points: Any) -> None:
    """Write the standing of every seat in the first row, and its points by source."""
    for seat in range(points.shape[0]):
        standings[seat] = standing(states[0], seat)
        for source in range(points.shape[1]):
            points[seat, source] = points_from(states[0], seat, source)


@rule
def duel_unseen_one(states: Any, counts: Any) -> None:
    """Count the tokens of each face that nobody has seen."""
    count_unseen_tokens(states[0], counts)


@rule
def nefertiti_unseen_one(states: Any, counts: Any) -> None:
    """Count the cards of each kind, and Akhenaton, that nobody has seen."""
    count_unseen_cards(states[0], counts)


UNSEEN: dict[str, tuple[Callable[..., None], int]] = {
    "duel": (duel_unseen_one, FACES),
    "nefertiti": (nefertiti_unseen_one, KINDS + 1),
}
_translated: "WeakKeyDictionary[Executor, tuple[Callable[..., None], Callable[..., None]]]" = WeakKeyDictionary()


class Figures(NamedTuple):
    """The numbers of one view."""

    standings: list[int]
    points: list[list[int]]
    """By seat and source."""
    unseen: list[int]


def _entries(executor: Executor, game: Game) -> tuple[Callable[..., None], Callable[..., None]]:
    found = _translated.get(executor)
    if found is None:
        found = _translated[executor] = executor.translate(score_one), executor.translate(UNSEEN[game.name][0])
    return found


def figures_of(executor: Executor, game: Game, view: Record, seats: int) -> Figures:
    """Return the numbers of a view."""
    score, unseen = _entries(executor, game)
    states = executor.hand(game.rules.record, view.rows)
    standings, points = np.zeros(seats, np.int32), np.zeros((seats, len(game.sources)), np.int32)
    counts = np.zeros(UNSEEN[game.name][1], np.int16)
    score(states, standings, points)
    unseen(states, executor.hand_cells(counts))
    return Figures(standings.tolist(), points.tolist(), counts.tolist())


def warm_figures(executor: Executor, game: Game) -> None:
    """Compile, or load from the cache, what the figures of a game need."""
    state = executor.setup(game.blank(game.options({})), 0)
    figures_of(executor, game, executor.view(state, 0), game.seats(game.options_of(state)))
