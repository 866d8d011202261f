"""The conformance suite: what every game must pass, for the games here and for anybody's own.

Use it with pytest, one case for each check, set of options and seed::

    @pytest.mark.parametrize("check", conformance(MY_GAME), ids=lambda check: check.name)
    def test_my_game(check):
        check(options={"players": 3}, seed=1)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..games.contract import Game
from .executors import agree, check_executors, compiled
from .knowledge import check_resample, check_views
from .play import check_legal, check_pure, check_record, check_refusals, check_setup, check_undo
from .score import check_score
from .shown import check_shown
from .text import check_events, check_explain, check_notation, check_positions, check_texts
from .walk import Nonconforming, states, walk

__all__ = [
    "CHECKS", "Check", "Nonconforming", "agree", "check_events", "check_executors", "check_explain", "check_legal",
    "check_notation", "check_positions", "check_pure", "check_record", "check_refusals", "check_resample", "check_score",
    "check_setup", "check_shown", "check_texts", "check_undo", "check_views", "compiled", "conformance", "states", "walk",
]  # fmt: skip

CHECKS: tuple[Callable[[Game, Any, int], None], ...] = (
    check_setup, check_legal, check_pure, check_refusals, check_explain, check_views, check_resample, check_notation,
    check_positions, check_events, check_texts, check_score, check_shown, check_undo, check_record, check_executors,
)  # fmt: skip
"""Every check; each takes a game, complete options and a seed, and raises ``Nonconforming``."""


@dataclass(frozen=True)
class Check:
    """One check, tied to a game."""

    game: Game
    """The game."""
    run: Callable[[Game, Any, int], None]
    """The check itself, of :data:`CHECKS`."""

    @property
    def name(self) -> str:
        """The check's name, for reports."""
        return self.run.__name__.removeprefix("check_")

    def __call__(self, options: Mapping[str, Any] | None = None, seed: int = 1) -> None:
        """Run the check on one random match with these options; raises ``Nonconforming``."""
        self.run(self.game, self.game.options(options), seed)


def conformance(game: Game) -> list[Check]:
    """Return every check for a game."""
    return [Check(game, run) for run in CHECKS]
