"""Judged decisions as the page reads them."""

from collections.abc import Callable
from typing import Any

from ...coach import Judgement
from ...games import Game
from ...kernel.default import default_executor
from ...kernel.show.presenter import Presenter
from ...wire.coach import Judged
from ...wire.encoded import encoded

__all__ = ["shown"]


def shown(view: Callable[[int, int], Any], decision: Judgement, game: Game) -> Judged:
    """Return a decision with the actions that it names; ``view`` gives what a seat saw after some number of actions."""
    choices = [*decision.choices, *([decision.played] if decision.played else [])]
    names = dict.fromkeys(choice.action for choice in choices)
    steps = dict.fromkeys(step for choice in choices for step in choice.line)
    seen, presenter = view(decision.number - 1, decision.seat), Presenter(default_executor(game.rules))
    return Judged(
        decision,
        encoded(presenter.legal_text(seen, [game.read_action(name) for name in names])),
        [encoded(presenter.plain_text(game.read_action(name))) for name in steps],
    )
