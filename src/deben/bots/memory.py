"""What a seat remembers of its last thought in a match: the tree below the action it took."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..games.contract import Game

__all__ = ["HIDDEN", "Memory", "known_past"]

HIDDEN = -1
"""An action of somebody else that the seat may not know."""


def known_past(game: Game, seat: int, moves: Iterable[tuple[int, int]]) -> list[int]:
    """Return the actions of a match as a seat may know them; ``moves`` has who acted, and how."""
    return [HIDDEN if actor != seat and game.secret(action) else action for actor, action in moves]


class Memory:
    """The memory of one seat in one match; whoever uses it tells it before what happened since.

    It is only used if the match went on from there: after a step was taken back, or an action that the seat may not know, it is
    empty.
    """

    def __init__(self) -> None:
        self.trees: list[Any] = []
        """A tree for each thread of the search."""
        self.since: list[int] = []
        """The actions from the roots of the trees to the present."""
        self._past: list[int] = []
        self._now: list[int] = []

    def catch_up(self, past: Sequence[int]) -> None:
        """Hear of everything that happened in the match so far, as far as the seat may know it."""
        known = len(self._past)
        self.since, self._now = list(past[known:]), list(past)
        if list(past[:known]) != self._past or HIDDEN in self.since:
            self.trees = []

    def keep(self, trees: list[Any], action: int) -> None:
        """Remember trees that begin after the action which the seat takes now."""
        self.trees, self._past = trees, [*self._now, action]
