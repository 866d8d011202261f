"""Judged decisions as the page reads them."""

from collections.abc import Callable
from typing import Any

from ..coach import Decision
from ..games import Game
from .showing import SHOWINGS
from .wire.coach import Judged
from .wire.reading import Reading

__all__ = ["shown"]


def shown(view: Callable[[int, int], Any], decision: Decision, game: Game) -> Judged:
    """Return a decision with the actions that it names; ``view`` gives what a seat saw after some number of actions."""
    choices = [*decision.choices, *([decision.played] if decision.played else [])]
    names = dict.fromkeys(choice.action for choice in choices)
    steps = dict.fromkeys(step for choice in choices for step in choice.line)
    reading, showing = Reading.of(view(decision.number - 1, decision.seat)), SHOWINGS[game.name]
    return Judged(
        decision,
        [showing.action(reading, game.read_action(name)) for name in names],
        [showing.plain(game.read_action(name)) for name in steps],
    )
