"""How bad is it: a mark for what an action costs."""

from ..analysis.doubt import NOISE
from .model import Mark

__all__ = ["COSTLY", "MARKS", "mark_of"]

MARKS: tuple[Mark, ...] = ("best", "sound", "slip", "mistake", "blunder")
"""From the best to the worst."""
COSTLY: tuple[Mark, ...] = ("slip", "mistake", "blunder")
WIN_STEPS = (0.04, 0.1, 0.2)
"""From so much lost chance to win on it is a slip, a mistake, a blunder."""
POINT_STEPS = (3.0, 8.0)
"""From so many lost points of lead on it is a slip, a mistake, even where the winner is certain; points alone are no blunder."""


def mark_of(loss: float, error: float, points_lost: float, points_error: float) -> Mark:
    """Return the mark of an action that is not the best, from what it costs and how sure that is."""
    steps = sum(loss >= step for step in WIN_STEPS) if loss > NOISE * error else 0
    if points_lost > NOISE * points_error:
        steps = max(steps, sum(points_lost >= step for step in POINT_STEPS))
    return MARKS[1 + steps]
