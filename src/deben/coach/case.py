"""One decision while it is being judged: estimates of actions become choices with marks and reasons."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from ..analysis.consequences import Consequences, consequences
from ..analysis.doubt import about_equal, is_settled
from ..analysis.estimate import Estimate
from ..games.contract import Game
from ..kernel.executor import Executor
from .comparison import Comparison, Observe, reasons
from .kingmaking import crowning
from .marks import mark_by_chance, mark_by_points
from .model import Because, Choice, Crowning, Judgement, Mark, Question, Worth

__all__ = ["Case"]

SHOWN = 4
"""So many of the best actions are told."""
LINE = 6
"""So many actions of a line are told."""
NOTHING = 0.05
"""Sources that bring nobody more are left out."""


class Case:
    """One decision while it is being judged."""

    def __init__(
        self,
        game: Game,
        executor: Executor,
        question: Question,
        view: Any,
        things: Mapping[int, Sequence[int]],
        estimates: list[Estimate],
        observers: tuple[Observe, Observe],
        seed: int,
    ) -> None:
        self.game, self.executor, self.question, self.view = game, executor, question, view
        self.things, self.estimates, self.observers, self.seed = things, estimates, observers, seed
        self._consequences: dict[int, Consequences] = {}

    @cached_property
    def best(self) -> Estimate:
        """The best action."""
        return self.estimates[0]

    @cached_property
    def played(self) -> Estimate | None:
        """The action that was played, if one was."""
        return next((each for each in self.estimates if each.action == self.question.played), None)

    @cached_property
    def rivals(self) -> list[Estimate]:
        """What the best action is held against: the one that was played, or else whichever next best makes a difference."""
        if self.played is not None and self.played is not self.best:
            return [self.played]
        return self.estimates[1:SHOWN]

    def judgement(self, luck: Sequence[float] = ()) -> Judgement:
        """Return the judgement, with what came up by chance after the action that was played."""
        shown = [self._choice(each) for each in self.estimates[:SHOWN]]
        return Judgement(
            number=self.question.number, seat=self.question.seat, legal=len(self.question.legal),
            worth=_worth(self.game, self.best), choices=shown, played=None if self.played is None else self._choice(self.played),
            crowning=self._crowning(), luck=list(luck),
        )  # fmt: skip

    def _crowning(self) -> Crowning | None:
        """Return whether what was played chose a winner among others."""
        played, seat = self.played, self.question.seat
        found = None if played is None else crowning(played, [each for each in self.estimates[:SHOWN] if each is not played], seat)
        if played is None or found is None:
            return None
        other, gained, lost = found
        both = [[round(float(each.wins[of]), 4) for each in (played, other)] for of in (seat, gained, lost)]
        return Crowning(
            instead=self.game.write_action(other.action), own=both[0], gained=gained, gains=both[1], lost=lost, losses=both[2]
        )

    def _follow(self, estimate: Estimate) -> Consequences:
        if estimate.action not in self._consequences:
            line = estimate.line[:LINE]
            self._consequences[estimate.action] = consequences(
                self.game, self.executor, self.view, estimate.action, line, self.seed
            )
        return self._consequences[estimate.action]

    def _choice(self, estimate: Estimate) -> Choice:
        seat, best = self.question.seat, self.best
        loss, lost = float(best.wins[seat] - estimate.wins[seat]), best.lead(seat) - estimate.lead(seat)
        settled = is_settled(best, estimate, seat)
        mark = "best" if estimate is best else self._mark(estimate, loss, lost, settled=settled)
        pro, contra, against = self._reasons(estimate)
        equal = mark == "sound" and about_equal(best, estimate, seat)
        followed, write = self._follow(estimate), self.game.write_action
        return Choice(
            action=write(estimate.action), same=[write(other) for other in self.things.get(estimate.action, ())],
            worth=_worth(self.game, estimate), mark=mark, equal=equal, settled=settled,
            loss=0.0 if equal or settled else round(max(0.0, loss), 4),
            points_lost=0.0 if equal else round(max(0.0, lost), 2), error=round(float(estimate.win_errors[seat]), 4),
            trials=estimate.trials, line=[write(action) for action in followed.line], line_seats=list(followed.line_seats),
            line_things=list(followed.line_things), pro=pro, contra=contra,
            against=None if against is None else write(against.action),
        )  # fmt: skip

    def _mark(self, estimate: Estimate, loss: float, lost: float, *, settled: bool) -> Mark:
        """Return the mark of an action that is not the best."""
        best, seat = self.best, self.question.seat
        if settled:
            return mark_by_points(lost, float(np.hypot(best.lead_error(seat), estimate.lead_error(seat))))
        return mark_by_chance(loss, float(np.hypot(best.win_errors[seat], estimate.win_errors[seat])))

    def _reasons(self, estimate: Estimate) -> tuple[list[Because], list[Because], Estimate | None]:
        """Return what speaks for the best action, or against any other, and with which one it is compared."""
        if estimate is not self.best:
            return [], self._compared(estimate)[1], self.best
        for rival in self.rivals:
            pro, _ = self._compared(rival)
            if pro:
                return pro, [], rival
        return [], [], None

    def _compared(self, other: Estimate) -> tuple[list[Because], list[Because]]:
        comparison = Comparison(
            self.game, self.view, self.question.seat, self.best, other, self._follow(self.best), self._follow(other)
        )
        return reasons(comparison, *self.observers)


def _worth(game: Game, estimate: Estimate) -> Worth:
    shown = [source for source in range(len(game.sources)) if np.abs(estimate.points[:, source]).max() >= NOTHING]
    return Worth(
        wins=[round(float(win), 4) for win in estimate.wins], points=[round(float(p), 2) for p in estimate.points.sum(axis=1)],
        breakdown=[{game.sources[source]: round(float(row[source]), 2) for source in shown} for row in estimate.points],
    )  # fmt: skip
