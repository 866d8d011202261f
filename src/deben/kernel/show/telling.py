"""One entry point for a move at a table: what it does, and all that anybody who looks is told of it, in a single call."""

from ..contract import conceal, reveals, seats_of, show_view
from ..entries.matches import turn_one
from ..rule import Counts, Log, Moves, States, rule
from ..text import Texts, clear
from .presentation import events_one, show_legal, show_scores

__all__ = ["told_one"]

PLAIN = 5
"""Numbers of ``turn`` before those of the viewers; each of these has three."""


@rule
def told_one(
    befores: States, states: States, action: int, viewers: int, alike: int, log: Log, moves: Moves, turn: Counts, views: States,
    texts: Texts,
) -> None:  # fmt: skip
    """Write to the first state what an action makes of the first of ``befores``, and what is told of it to the texts.

    ``turn`` gets what :func:`turn_one` says, 1 if something hidden came to light, and how long the first text is, which has the
    events.  Bit 0 of ``viewers`` stands for spectators, bit 1 for seat 0 and so on: each has a text, one after the other, with the
    view, the scores and, for whoever decides, or where all see ``alike``, what may be done; ``turn`` gets where each of these ends.
    """
    states[0] = befores[0]
    turn_one(states, action, log, moves, turn)
    turn[3] = 1 if reveals(befores[0], action, log) else 0
    events_one(befores, log, texts)
    turn[4] = texts[0].size
    told = 0
    for seat in range(-1, seats_of(states[0])):
        if (viewers >> (seat + 1)) & 1:
            views[0] = states[0]
            conceal(views[0], seat)
            at = PLAIN + 3 * told
            told += 1
            clear(texts[told])
            show_view(views[0], seat, texts[told])
            turn[at] = texts[told].size
            show_scores(views[0], 0, texts[told])
            turn[at + 1] = texts[told].size
            if alike != 0 or seat == turn[0]:
                show_legal(views[0], moves, turn[1], texts[told])
            turn[at + 2] = texts[told].size
