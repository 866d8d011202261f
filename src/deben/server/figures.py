"""A view and the numbers it is shown with: who stands where, the points of every seat by source, and what only its game knows of.

They come from the rules of the game, run by whichever executor the match has: compiled it is one call for all of them, and for a
game with a form the view's text as well.
"""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np

from ..games import Game
from ..games.nefertiti.board import KINDS
from ..games.nefertiti.view import count_unseen
from ..kernel.contract import conceal, points_from, standing
from ..kernel.executor import Executor
from ..kernel.record import Ints, Record
from ..kernel.rule import rule
from .wire.form_duel import VIEW_FORM, duel_text

__all__ = ["Figures", "figures_of", "warm_figures"]

Scores: TypeAlias = Annotated[Ints, np.int32, 1]


@rule
def score(view: Record, seats: int, scores: Scores) -> None:
    """Write every seat's standing, then its place, then its points, and then these by source, seat by seat."""
    sources = scores.shape[0] // seats - 3
    for seat in range(seats):
        scores[seat] = standing(view, seat)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            if scores[other] > scores[seat]:
                ahead += 1
        scores[seats + seat] = ahead
        scores[2 * seats + seat] = 0
        for source in range(sources):
            points = points_from(view, seat, source)
            scores[3 * seats + seat * sources + source] = points
            scores[2 * seats + seat] += points


@rule
def duel_one(states: Any, seat: int, views: Any, seats: int, scores: Any, cells: Any, out: Any) -> int:
    """Write a seat's view of the first state, its scores, and the whole of it as JSON; return how long that is."""
    views[0] = states[0]
    conceal(views[0], seat)
    score(views[0], seats, scores)
    return duel_text(views[0], cells, out)


@rule
def nefertiti_one(states: Any, seat: int, views: Any, seats: int, scores: Any, cells: Any, out: Any) -> int:  # noqa: ARG001
    """Write a seat's view of the first state, its scores, and in its cells how many cards of each kind nobody has seen."""
    views[0] = states[0]
    conceal(views[0], seat)
    score(views[0], seats, scores)
    count_unseen(views[0], cells)
    return 0


WRITTEN: dict[str, tuple[Callable[..., int], int, int]] = {
    "duel": (duel_one, VIEW_FORM.blanks, VIEW_FORM.longest),
    "nefertiti": (nefertiti_one, KINDS + 1, 0),
}
"""For each game what writes its figures, how many cells there are, and how long the text may be."""


class Figures(NamedTuple):
    """A view and the numbers it is shown with."""

    view: bytes
    """The record's memory."""
    places: tuple[int, ...]
    """By seat, from 0."""
    points: list[int]
    """Of each seat, then by source, seat by seat."""
    cells: list[int]
    """What else the view is shown with, where there is no text."""
    text: bytes
    """The view as JSON, if its game has a form."""


class _Desk:
    """What figures are written on; used again and again, by one at a time."""

    def __init__(self, executor: Executor, game: Game, seats: int) -> None:
        entry, cells, longest = WRITTEN[game.name]
        self.write = executor.translated(entry)
        self.views = np.zeros(1, game.rules.record.dtype)
        self.scores = np.zeros(seats * (len(game.sources) + 3), np.int32)
        self.cells, self.out = np.zeros(cells, np.int16), np.zeros(longest, np.uint8)
        handed = executor.hand_cells(self.scores), executor.hand_cells(self.cells), executor.hand_cells(self.out)
        self.given = executor.hand(game.rules.record, self.views), seats, *handed


def figures_of(executor: Executor, game: Game, state: Record, seat: int | None, seats: int) -> Figures:
    """Return the view of a seat, or without one a spectator's, and its numbers."""
    spare = executor.spare[_Desk, seats]
    try:
        desk: _Desk = spare.pop()
    except IndexError:
        desk = _Desk(executor, game, seats)
    length = desk.write(executor.hand(game.rules.record, state.rows), -1 if seat is None else seat, *desk.given)
    found: list[int] = desk.scores.tolist()
    rest = [] if length else desk.cells.tolist()
    figures = Figures(desk.views.tobytes(), tuple(found[seats : 2 * seats]), found[2 * seats :], rest, desk.out[:length].tobytes())
    spare.append(desk)
    return figures


def warm_figures(executor: Executor, game: Game) -> None:
    """Compile, or load from the cache, what the figures of a game need."""
    state = executor.setup(game.blank(game.options({})), 0)
    figures_of(executor, game, state, 0, game.seats(game.options_of(state)))
