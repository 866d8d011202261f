"""One position, analysed: the best lines, everybody's chances, and the doubt that is left."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..bots import Budget
from ..games.contract import Game
from ..kernel.executor import Executor
from .alike import same_things
from .consequences import consequences
from .doubt import about_equal
from .estimate import Estimate, estimate_best, estimates
from .tree_search import TreeSearch

__all__ = ["Analysis", "Line", "analyse", "analyses"]

LINE = 6
"""So many actions of a line are told."""


@dataclass(frozen=True)
class Line:
    """An action, what it is worth, and how play may go on after it."""

    action: str
    """The action in notation."""
    same: tuple[str, ...]
    """Other actions that come to the same."""
    chances: tuple[float, ...]
    """The chance of each seat to win, from 0 to 1."""
    doubt: float
    """The standard error of the chance of the seat that decides."""
    points: tuple[float, ...]
    """The final points that each seat may expect."""
    trials: int
    """How many times it was tried."""
    actions: tuple[str, ...]
    """The action and those that follow it when everybody does what looks best, as far as they are possible whatever is hidden."""
    equal: bool
    """Whether it is about as good as the best: what is between them may be nothing."""

    def __repr__(self) -> str:
        return f"<Line {' '.join(self.actions)}: {' '.join(_percent(chance) for chance in self.chances)} ±{_percent(self.doubt)}>"


@dataclass(frozen=True, repr=False)
class Analysis:
    """What was found out about a decision from the view of the seat that makes it; ``lines`` has the best first."""

    seat: int
    """Who decides."""
    lines: tuple[Line, ...]
    """What was looked at, the best first."""
    seconds: float
    """How long it took."""

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]

    @property
    def action(self) -> str:
        """The best action, in notation."""
        return self.best.action

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance of each seat to win after the best action, from 0 to 1."""
        return self.best.chances

    @property
    def doubt(self) -> float:
        """The standard error of the chance of the seat that decides."""
        return self.best.doubt

    @property
    def trials(self) -> int:
        """How often any of the lines was tried."""
        return sum(line.trials for line in self.lines)

    def __repr__(self) -> str:
        return f"<Analysis for seat {self.seat}: {self.best!r}, {len(self.lines)} lines, {self.trials:,} trials>"

    def __str__(self) -> str:
        """Return a row for each line: the chance of who decides, its doubt, the points of all, and how play may go on."""
        return "\n".join(" ".join(cell.ljust(width) for cell, width in self._cells(line)).rstrip() for line in self.lines)

    def _cells(self, line: Line) -> list[tuple[str, int]]:
        points = " : ".join(f"{each:.0f}" for each in line.points)
        sign = "=" if line.equal and line is not self.best else " "
        chance = f"{_percent(line.chances[self.seat]):>5} ±{_percent(line.doubt)}"
        return [(sign, 1), (chance, 10), (points, max(len(points), 7)), (" ".join(line.actions), 0)]

    def _repr_html_(self) -> str:
        """Return the same as a table, for notebooks."""
        rows = "".join(
            f"<tr><td><b>{line.action}</b></td><td>{_percent(line.chances[self.seat])} ±{_percent(line.doubt)}</td>"
            f"<td>{' : '.join(f'{each:.0f}' for each in line.points)}</td><td>{' '.join(line.actions[1:])}</td></tr>"
            for line in self.lines
        )
        return f"<table>{rows}</table>"


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def analyse(game: Game, executor: Executor, view: Any, budget: Budget, seed: int = 0) -> Analysis:
    """Return what is found out about a view within a budget; with simulations alone it depends on nothing but the seed."""
    analysis = _Analyst(game, executor, view, budget, seed)
    return analysis.told(estimate_best(analysis.search, view, analysis.seat, analysis.things, [], seed))


def analyses(game: Game, executor: Executor, view: Any, budget: Budget, seed: int = 0) -> Iterator[Analysis]:
    """Yield what is known of a view, and more each time: a further budget is spent on the actions that may be the best."""
    analysis = _Analyst(game, executor, view, budget, seed)
    yield from map(analysis.told, estimates(analysis.search, view, analysis.seat, analysis.things, seed))


class _Analyst:
    """Tells what a search found out about one view."""

    def __init__(self, game: Game, executor: Executor, view: Any, budget: Budget, seed: int) -> None:
        self.game, self.executor, self.view, self.seed = game, executor, view, seed
        self.begun, self.seat = time.perf_counter(), executor.actor(view)
        self.things = same_things(game, view, executor.legal(view))
        self.search = TreeSearch(game, executor, game.seats(game.options_of(view)), budget)

    def told(self, found: list[Estimate]) -> Analysis:
        """Return the estimates in notation, with how play may go on."""
        lines = tuple(self._line(estimate, found[0]) for estimate in found)
        return Analysis(self.seat, lines, time.perf_counter() - self.begun)

    def _line(self, estimate: Estimate, best: Estimate) -> Line:
        write, seat = self.game.write_action, self.seat
        followed = consequences(self.game, self.executor, self.view, estimate.action, estimate.line[: LINE - 1], self.seed)
        action = write(estimate.action)
        return Line(
            action, tuple(map(write, self.things[estimate.action])), tuple(map(float, estimate.wins)),
            float(estimate.win_errors[seat]), tuple(map(float, estimate.points.sum(axis=1))), estimate.trials,
            (action, *map(write, followed.line)), about_equal(best, estimate, seat),
        )  # fmt: skip
