"""The moments of a match as the page reads them, each from one point of view."""

from collections.abc import Collection, Sequence

from ..games.nefertiti.scoring import STANDING_STEP
from ..kernel.presenter import Presenter
from ..match import History
from .figures import figures_of
from .showing import SHOWINGS, public_action
from .wire.common import LogEntry
from .wire.form import finished
from .wire.reading import Reading
from .wire.replay import ReplayMoment
from .wire.show_scores import scores_shown

__all__ = ["log_of", "moments_of", "points_of"]

POINT_STEPS = {"duel": 2, "nefertiti": STANDING_STEP}
"""How much one point adds to a standing: the rest of the number breaks ties (D8.6, N7.2)."""


def points_of(history: History) -> list[list[int]]:
    """Return the points of every seat at every moment, if the match had ended there."""
    step = POINT_STEPS[history.game.name]
    return [[standing // step for standing in row] for row in history.standings()]


def log_of(history: History, bots: Sequence[str | None] = (), readers: Collection[int] | None = None) -> list[LogEntry]:
    """Return the log of the actions as somebody with these seats may read it; without seats, with nothing left out.

    ``bots`` says which of them a bot chose.
    """
    chosen = [*bots, *[None] * (len(history.moves) - len(bots))]
    showing = SHOWINGS[history.game.name]
    entries = []
    for move, bot in zip(history.moves, chosen, strict=True):
        known = readers is None or move.seat in readers
        action = move.action if known else public_action(history.game.name, move.action)
        events = showing.events(history.state(move.number - 1), move.events)
        entries.append(LogEntry(move.number, move.seat, action, events, bot))
    return entries


def moments_of(history: History, first: int, last: int, seat: int | None, opened: bool) -> list[ReplayMoment]:
    """Return moments ``first`` to ``last`` as a seat saw them; with everything open also what lay hidden."""
    numbers = range(max(first, 0), min(last, len(history) - 1) + 1)
    return [_moment(history, number, seat, opened) for number in numbers]


def _moment(history: History, number: int, seat: int | None, opened: bool) -> ReplayMoment:
    game = history.game
    figures = figures_of(history.executor, game, history.state(number), seat, history.seats)
    reading = Reading(game.rules.record, figures.view)
    reason = "now" if history.actors[number] is not None else game.end_reason(reading)
    shown = finished(figures.text) if figures.text else SHOWINGS[game.name].view(reading, seat, figures.cells)
    scores = finished(scores_shown(reason, game.sources, figures.places, figures.points))
    return ReplayMoment(
        number, shown, scores, finished(Presenter(history.executor).hidden_text(history.state(number))) if opened else None
    )
