"""The legend of observations: what each mark means, as a game tells it in ``rooms/lab/legend.py``."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from ..games import Game

__all__ = ["Axis", "Marks", "axis", "legend_of", "meanings"]


@dataclass(frozen=True)
class Axis:
    """What marks of one kind are counted by, and its values in order."""

    name: str
    values: tuple[str, ...]


def axis(name: str, values: Sequence[str | int]) -> Axis:
    """Return an axis of words or numbers."""
    return Axis(name, tuple(map(str, values)))


@dataclass(frozen=True)
class Marks:
    """Marks of one kind, in the order of their axes, the last one counting fastest; without axes there is one."""

    name: str
    text: str
    axes: tuple[Axis, ...] = ()

    @property
    def count(self) -> int:
        """How many marks there are."""
        return prod(len(each.values) for each in self.axes)

    def meanings(self) -> list[str]:
        """Return a text for each mark."""
        named = [[f"{each.name} {value}" for value in each.values] for each in self.axes]
        return [", ".join([self.name, *values]) for values in product(*named)]


def legend_of(game: Game) -> tuple[Marks, ...]:
    """Return all marks of a game in their order; none for a game that has no marks."""
    return game.bring("lab", "LEGEND", ())


def meanings(game: Game) -> list[str]:
    """Return what each place of an observation means."""
    return [text for marks in legend_of(game) for text in marks.meanings()]
