"""The moments of a match as the page reads them, each from one point of view."""

from collections.abc import Collection, Sequence

import msgspec

from ...kernel.show.presenter import Presenter
from ...match import History
from ...wire.common import LogEntry
from ...wire.encoded import encoded
from ...wire.replay import ReplayMoment
from ..tables.log import events_shown, public_action

__all__ = ["ending_of", "log_of", "moments_of", "points_of"]


def points_of(history: History) -> list[list[int]]:
    """Return the points of every seat at every moment, if the match had ended there."""
    step = history.game.rules.point  # the rest of a standing breaks ties (D8.6, N7.2)
    return [[standing // step for standing in row] for row in history.standings()]


def ending_of(history: History) -> msgspec.Raw | None:
    """Return how a match ended, if it has."""
    if history.ended:
        return encoded(msgspec.json.encode(history.outcome))
    return encoded(Presenter(history.executor).scores_text(history.state(len(history) - 1), final=True)) if history.over else None


def log_of(history: History, bots: Sequence[str | None] = (), readers: Collection[int] | None = None) -> list[LogEntry]:
    """Return the log of the actions as somebody with these seats may read it; without seats, with nothing left out.

    ``bots`` says which of them a bot chose.
    """
    chosen = [*bots, *[None] * (len(history.moves) - len(bots))]
    entries = []
    for move, bot in zip(history.moves, chosen, strict=True):
        known = readers is None or move.seat in readers
        action = move.action if known else public_action(history.game, move.action)
        events = events_shown(history.executor, history.game, history.state(move.number - 1), move.events)
        entries.append(LogEntry(move.number, move.seat, action, events, bot))
    return entries


def moments_of(history: History, first: int, last: int, seat: int | None, opened: bool) -> list[ReplayMoment]:
    """Return moments ``first`` to ``last`` as a seat saw them; with everything open also what lay hidden."""
    numbers = range(max(first, 0), min(last, len(history) - 1) + 1)
    return [_moment(history, number, seat, opened) for number in numbers]


def _moment(history: History, number: int, seat: int | None, opened: bool) -> ReplayMoment:
    presenter, state = Presenter(history.executor), history.state(number)
    shown = presenter.moment(state, seat, final=history.actors[number] is None and not history.ended)
    hidden = encoded(presenter.hidden_text(state)) if opened else None
    return ReplayMoment(number, encoded(shown.text), encoded(shown.scores), hidden)
