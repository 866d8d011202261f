"""Which actions of the Duel bring something hidden to light (D9.1)."""

from ...kernel.log import kinds_among, logged_any
from ...kernel.rule import Log, rule
from .events import Event
from .state import State

__all__ = ["reveals"]

REVEALING = kinds_among(Event, Event.REFILLED, Event.REVEALED, Event.ENDED)


@rule
def reveals(before: State, action: int, log: Log) -> bool:
    """Return whether tokens were turned up, or the match ended: everybody sees the pile then."""
    return logged_any(log, REVEALING)
