"""What a mind asks of a game beyond its rules: what is to be seen."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from ..contract import Rules
from ..record import Record
from ..rule import Moves, rule
from .tuning import USUAL, Thinking

__all__ = ["MindedRules", "features", "minded"]


@rule
def features(state: Record, seat: int, marks: Moves) -> int:
    """Fill ``marks`` with the numbers of all features that a seat sees, and return how many there are.

    Only what the seat may know counts: never the order of what is hidden.
    """
    raise NotImplementedError


@dataclass(frozen=True)
class MindedRules(Rules):
    """The rules of a game with eyes for a mind."""

    features: Callable[[Any, int, Any], int] = features
    layout: int = 0
    """Which features these are: a number that is raised when one of them changes its meaning."""
    width: int = 0
    """How many features there are."""
    most_marks: int = 0
    """How long a list of marks must be."""
    seats: int = 2
    """The most seats of a match."""
    sources: int = 0
    """From how many sources points can come."""
    thinking: Thinking = USUAL
    """The dials with which a search with a mind plays the game best."""

    def contract(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """Return which function of this game stands for each placeholder, those above included."""
        return {**super().contract(), features: self.features}


def minded(rules: Rules, **eyes: Any) -> MindedRules:
    """Return the same rules with eyes for a mind."""
    return MindedRules(**{field.name: getattr(rules, field.name) for field in fields(rules)}, **eyes)
