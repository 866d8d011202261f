"""How bad is it: a mark for what an action costs."""

from ..analysis.doubt import NOISE
from .model import Mark

__all__ = ["COSTLY", "MARKS", "mark_by_chance", "mark_by_points"]

MARKS: tuple[Mark, ...] = ("best", "sound", "slip", "mistake", "blunder")
"""From the best to the worst."""
COSTLY: tuple[Mark, ...] = ("slip", "mistake", "blunder")
WIN_STEPS = (0.04, 0.1, 0.2)
"""From so much lost chance to win on it is a slip, a mistake, a blunder."""
POINT_STEPS = (3.0, 8.0)
"""Where the winner is certain, from so many lost points of lead on it is a slip, a mistake; points alone are no blunder."""


def mark_by_chance(loss: float, error: float) -> Mark:
    """Return the mark of an action that is not the best, from the chance to win that it costs and how sure that is."""
    return _mark(loss, error, WIN_STEPS)


def mark_by_points(lost: float, error: float) -> Mark:
    """Return the same where the winner is certain, from the points of lead that it costs."""
    return _mark(lost, error, POINT_STEPS)


def _mark(lost: float, error: float, steps: tuple[float, ...]) -> Mark:
    return MARKS[1 + sum(lost >= step for step in steps)] if lost > NOISE * error else "sound"
