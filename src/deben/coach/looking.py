"""One decision while it is being judged: weighed actions become choices with marks and reasons."""

from functools import cached_property
from typing import Any

import numpy as np

from ..games.contract import Game
from ..kernel.executor import Executor
from .comparing import Comparison, Look, reasons
from .consequences import Consequences, consequences
from .marks import mark_of
from .model import Because, Choice, Decision, Mark, Moment, Worth
from .weighing import Weighed

__all__ = ["Looking"]

SHOWN = 4
"""So many of the best actions are told."""
LINE = 6
"""So many actions of a line are told."""
NOTHING = 0.05
"""Sources that bring nobody more are left out."""


class Looking:
    """One decision while it is being judged."""

    def __init__(
        self, game: Game, executor: Executor, moment: Moment, view: Any, weighed: list[Weighed], looks: tuple[Look, Look], seed: int
    ) -> None:
        self.game, self.executor, self.moment, self.view = game, executor, moment, view
        self.weighed, self.looks, self.seed = weighed, looks, seed
        self._followed: dict[int, Consequences] = {}

    @cached_property
    def best(self) -> Weighed:
        """The best action."""
        return self.weighed[0]

    @cached_property
    def played(self) -> Weighed | None:
        """The action that was played, if one was."""
        return next((each for each in self.weighed if each.action == self.moment.played), None)

    @cached_property
    def rivals(self) -> list[Weighed]:
        """What the best action is held against: the one that was played, or else whichever next best makes a difference."""
        if self.played is not None and self.played is not self.best:
            return [self.played]
        return self.weighed[1:SHOWN]

    def decision(self) -> Decision:
        """Return the judgement."""
        shown = [self._choice(each) for each in self.weighed[:SHOWN]]
        return Decision(
            number=self.moment.number, seat=self.moment.seat, legal=len(self.moment.legal),
            worth=_worth(self.game, self.best), choices=shown, played=None if self.played is None else self._choice(self.played),
        )  # fmt: skip

    def _follow(self, weighed: Weighed) -> Consequences:
        if weighed.action not in self._followed:
            line = weighed.line[:LINE]
            self._followed[weighed.action] = consequences(self.game, self.executor, self.view, weighed.action, line, self.seed)
        return self._followed[weighed.action]

    def _choice(self, weighed: Weighed) -> Choice:
        seat, best = self.moment.seat, self.best
        loss, lost = float(best.wins[seat] - weighed.wins[seat]), best.lead(seat) - weighed.lead(seat)
        mark: Mark = "best"
        if weighed is not best:
            error = float(np.hypot(best.win_errors[seat], weighed.win_errors[seat]))
            mark = mark_of(loss, error, lost, float(np.hypot(best.lead_error(seat), weighed.lead_error(seat))))
        pro, contra, against = self._reasons(weighed)
        followed, write = self._follow(weighed), self.game.write_action
        return Choice(
            action=write(weighed.action), worth=_worth(self.game, weighed), mark=mark, loss=round(max(0.0, loss), 4),
            points_lost=round(max(0.0, lost), 2), error=round(float(weighed.win_errors[seat]), 4), trials=weighed.trials,
            line=[write(action) for action in followed.line], line_seats=list(followed.line_seats),
            line_things=list(followed.line_things), pro=pro, contra=contra,
            against=None if against is None else write(against.action),
        )  # fmt: skip

    def _reasons(self, weighed: Weighed) -> tuple[list[Because], list[Because], Weighed | None]:
        """Return what speaks for the best action, or against any other, and with which one it is compared."""
        if weighed is not self.best:
            return [], self._compared(weighed)[1], self.best
        for rival in self.rivals:
            pro, _ = self._compared(rival)
            if pro:
                return pro, [], rival
        return [], [], None

    def _compared(self, other: Weighed) -> tuple[list[Because], list[Because]]:
        comparison = Comparison(
            self.game, self.view, self.moment.seat, self.best, other, self._follow(self.best), self._follow(other)
        )
        return reasons(comparison, *self.looks)


def _worth(game: Game, weighed: Weighed) -> Worth:
    shown = [source for source in range(len(game.sources)) if np.abs(weighed.points[:, source]).max() >= NOTHING]
    return Worth(
        wins=[round(float(win), 4) for win in weighed.wins], points=[round(float(p), 2) for p in weighed.points.sum(axis=1)],
        breakdown=[{game.sources[source]: round(float(row[source]), 2) for source in shown} for row in weighed.points],
    )  # fmt: skip
