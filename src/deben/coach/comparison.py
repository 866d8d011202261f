"""Reasons: the difference between two actions, seat by seat and source by source, told by what certainly happens.

A reason is given only where the numbers carry it.  A *cell* is the expected points of one seat from one source; a cell in which two
actions differ by more than noise can be explained once on each side, first by what the game itself (its ``rooms.coach``) sees in
what happens, then by its plain name.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ..analysis.consequences import Consequences
from ..analysis.doubt import NOISE
from ..analysis.estimate import Estimate
from ..games.contract import Event, Game
from .model import Because

__all__ = ["Cell", "Comparison", "Observation", "Observe", "only_in", "reasons"]

Cell = tuple[int, int]
"""A seat and the number of a source."""
LEAST = 0.5
"""Smaller differences are no reason."""
MOST = 3
"""So many reasons are given on each side."""


@dataclass(frozen=True)
class Observation:
    """What a game sees in a comparison: the code of a reason, its words, and the cells it would explain."""

    code: str
    cells: tuple[Cell, ...]
    params: dict[str, int | str] = field(default_factory=dict)
    common: bool = False
    least: float = LEAST
    """The points that must be behind it."""


@dataclass(frozen=True)
class Comparison:
    """Two actions of the same decision; the first is the better one."""

    game: Game
    view: Any
    seat: int
    better: Estimate
    worse: Estimate
    good: Consequences
    """What the better one brings about."""
    bad: Consequences

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.better.points)) if seat != self.seat]

    @cached_property
    def impacts(self) -> "np.ndarray[Any, Any]":
        """What the better action is ahead in every cell, as it matters to the seat that decides; 0 where it may be noise."""
        difference = self.better.points - self.worse.points
        noise = np.sqrt(self.better.point_errors**2 + self.worse.point_errors**2)
        certain = np.where(np.abs(difference) > np.maximum(NOISE * noise, LEAST), difference, 0.0)
        certain[self.others] *= -1
        return certain

    def mine(self, source: int) -> Cell:
        """Return the deciding seat's own cell of a source."""
        return self.seat, source


Observe = Callable[[Comparison], Iterable[Observation]]
"""Sees what speaks for the better action, or against the worse one."""


def reasons(comparison: Comparison, pro: Observe, contra: Observe) -> tuple[list[Because], list[Because]]:
    """Return what speaks for the better action, and what speaks against the worse one, the weightiest first."""
    speaks_for = _settled(comparison, [*pro(comparison), *_plain(comparison, "more", "holds-back")], 1)
    speaks_against = _settled(comparison, [*contra(comparison), *_plain(comparison, "less", "feeds")], -1)
    return speaks_for, speaks_against


def _plain(comparison: Comparison, own: str, other: str) -> Iterator[Observation]:
    """Yield every cell that differs, by the name of its source."""
    for seat, source in np.argwhere(comparison.impacts > 0).tolist():
        name = comparison.game.sources[source]
        if seat == comparison.seat:
            yield Observation(own, ((seat, source),), {"source": name}, common=True)
        else:
            yield Observation(other, ((seat, source),), {"source": name, "seat": seat}, common=True)


def _settled(comparison: Comparison, observations: Iterable[Observation], sign: int) -> list[Because]:
    """Return the reasons whose cells nobody has explained before them and in which there is enough."""
    left = comparison.impacts.copy()
    kept: list[Because] = []
    for seen in observations:
        points = float(sum(left[cell] for cell in set(seen.cells)))
        if points >= seen.least:
            for cell in seen.cells:
                left[cell] = 0.0
            kept.append(Because(seen.code, round(sign * points, 2), seen.params, seen.common))
    return sorted(kept, key=lambda because: -abs(because.points))[:MOST]


def only_in(events: Iterable[Event], others: Iterable[Event]) -> list[Event]:
    """Return the events that do not happen in the other course of play as well."""
    rest = list(others)
    return [event for event in events if event not in rest]
