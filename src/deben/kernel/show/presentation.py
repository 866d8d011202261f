"""Entry points that show a match: each writes JSON to a text, in every executor the same bytes.

``views`` and ``texts`` are rows that the caller lends; what was in them has no meaning.
"""

from enum import IntEnum, auto

from ..contract import (
    conceal,
    points_from,
    seats_of,
    show_action,
    show_ending,
    show_event,
    show_hidden,
    show_plain,
    show_source,
    show_view,
    sources_of,
    standing,
)
from ..log import logged
from ..record import Record
from ..rule import Log, Moves, States, rule
from ..text import (
    Text,
    Texts,
    clear,
    close_list,
    close_object,
    keys_of,
    names,
    open_list,
    open_object,
    put,
    put_key,
    put_number,
)

__all__ = ["action_one", "events_one", "hidden_one", "legal_one", "moment_one", "plain_one", "scores_one", "view_one"]


class Key(IntEnum):
    """The keys of what is shown of scores."""

    REASON = auto()
    RANKING = auto()
    POINTS = auto()
    BREAKDOWN = auto()


KEYS = keys_of(Key)
NOW = names(["now"])
"""In place of the reason for which a match ended, while it goes on."""


@rule
def view_one(states: States, seat: int, views: States, texts: Texts) -> None:
    """Write a seat's view (below zero a spectator's) of the first state to the first view, and as JSON to the first text."""
    views[0] = states[0]
    conceal(views[0], seat)
    clear(texts[0])
    show_view(views[0], seat, texts[0])


@rule
def moment_one(states: States, seat: int, final: int, views: States, texts: Texts) -> None:
    """Do what :func:`view_one` does, and write the scores as :func:`scores_one` does to the second text."""
    views[0] = states[0]
    conceal(views[0], seat)
    clear(texts[0])
    show_view(views[0], seat, texts[0])
    clear(texts[1])
    show_scores(views[0], final, texts[1])


@rule
def legal_one(views: States, moves: Moves, count: int, texts: Texts) -> None:
    """Write the first ``count`` actions of a list, as they are at the first view, as a JSON list."""
    clear(texts[0])
    show_legal(views[0], moves, count, texts[0])


@rule
def show_legal(view: Record, moves: Moves, count: int, out: Text) -> None:
    """Write the first ``count`` actions of a list as they are at a view."""
    open_list(out)
    for i in range(count):
        show_action(view, moves[i], out)
    close_list(out)


@rule
def action_one(views: States, action: int, texts: Texts) -> None:
    """Write one action as it is at the first view."""
    clear(texts[0])
    show_action(views[0], action, texts[0])


@rule
def plain_one(action: int, texts: Texts) -> None:
    """Write one action without what a view adds to it."""
    clear(texts[0])
    show_plain(action, texts[0])


@rule
def events_one(states: States, log: Log, texts: Texts) -> None:
    """Write every event of a log as a JSON list; the first state is the moment before the action that brought them."""
    clear(texts[0])
    open_list(texts[0])
    for row in range(1, logged(log) + 1):
        show_event(states[0], log, row, texts[0])
    close_list(texts[0])


@rule
def hidden_one(states: States, texts: Texts) -> None:
    """Write what lies face down in the first state, for whoever looks back at a finished match."""
    clear(texts[0])
    show_hidden(states[0], texts[0])


@rule
def scores_one(views: States, final: int, texts: Texts) -> None:
    """Write how it stands at the first view; with ``final`` 1, which is for finished matches alone, why it ended as well."""
    clear(texts[0])
    show_scores(views[0], final, texts[0])


@rule
def show_scores(view: Record, final: int, out: Text) -> None:
    """Write the reason, seats by place, points, and points by source."""
    open_object(out)
    put_key(out, KEYS, Key.REASON)
    if final:
        show_ending(view, out)
    else:
        put(out, NOW, 0)
    put_key(out, KEYS, Key.RANKING)
    show_ranking(view, out)
    show_points(view, out)
    close_object(out)


@rule
def show_ranking(view: Record, out: Text) -> None:
    """Write the seats by place, best first; seats that share a place stand together."""
    seats = seats_of(view)
    for seat in range(seats):
        out.counts[seat] = seats_ahead(view, seat, seats)
    open_list(out)
    for place in range(seats):
        shared = 0
        for seat in range(seats):
            if out.counts[seat] == place:
                if shared == 0:
                    open_list(out)
                put_number(out, seat)
                shared += 1
        if shared > 0:
            close_list(out)
    close_list(out)


@rule
def seats_ahead(view: Record, seat: int, seats: int) -> int:
    """Return how many seats stand better."""
    mine = standing(view, seat)
    ahead = 0
    for other in range(seats):
        if standing(view, other) > mine:
            ahead += 1
    return ahead


@rule
def show_points(view: Record, out: Text) -> None:
    """Write the points of every seat, and what they come from."""
    seats = seats_of(view)
    sources = sources_of(view)
    put_key(out, KEYS, Key.POINTS)
    open_list(out)
    for seat in range(seats):
        total = 0
        for source in range(sources):
            total += points_from(view, seat, source)
        put_number(out, total)
    close_list(out)
    put_key(out, KEYS, Key.BREAKDOWN)
    open_list(out)
    for seat in range(seats):
        open_object(out)
        for source in range(sources):
            show_source(source, out)
            put_number(out, points_from(view, seat, source))
        close_object(out)
    close_list(out)
