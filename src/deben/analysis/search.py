"""What an analysis needs of a search, whichever it is: promising actions, and a look at one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

__all__ = ["Searcher", "Look"]


@dataclass(frozen=True)
class Look:
    """What one search begun after an action found out; an analysis takes several, each independent of the others."""

    action: int
    trials: int
    wins: "np.ndarray[Any, Any]"
    """The mean part of the win, by seat."""
    points: "np.ndarray[Any, Any]"
    """The mean points, by seat and source."""
    line: tuple[int, ...] = ()
    """The actions that followed most often."""


class Searcher(Protocol):
    """What an analysis searches with; it gets a view and nothing else (law 3).

    Shares are parts of its budget for one decision, seeds its own chance.
    """

    @property
    def seats(self) -> int:
        """How many seats there are."""

    def promising(self, view: Any, legal: Sequence[int], most: int, share: float, seed: int) -> list[int]:
        """Return the best few actions after a look at all of them."""

    def look(self, view: Any, action: int, share: float, seed: int) -> Look:
        """Return what an action leads to when everybody goes on as well as the search can."""

    def weigh(self, view: Any, share: float, seed: int) -> "np.ndarray[Any, Any]":
        """Return what a view is worth before anything is chosen: the part of the win, by seat."""
