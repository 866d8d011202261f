"""Judged decisions as the page reads them."""

from typing import Any

from ...coach import Judgement
from ...games import Game
from ...kernel.default import default_executor
from ...kernel.show.presenter import Presenter
from ...wire.coach import Judged
from ...wire.encoded import encoded

__all__ = ["present_judgement"]


def present_judgement(judgement: Judgement, view: Any, game: Game) -> Judged:
    """Return a judgement with the actions that it names; ``view`` is what the seat saw that decided."""
    choices = [*judgement.choices, *([judgement.played] if judgement.played else [])]
    names = dict.fromkeys(action for choice in choices for action in (choice.action, *choice.same))
    steps = dict.fromkeys(step for choice in choices for step in choice.line)
    presenter = Presenter(default_executor(game.rules))
    return Judged(
        judgement,
        encoded(presenter.legal_text(view, [game.read_action(name) for name in names])),
        [encoded(presenter.plain_text(game.read_action(name))) for name in steps],
    )
