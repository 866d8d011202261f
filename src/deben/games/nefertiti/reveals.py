"""Which actions of Nefertiti bring something hidden to light, and which are nobody else's business (N10.1, N15.1)."""

from ...kernel.log import kinds_among, logged_any
from ...kernel.rule import Log, rule
from .actions import GIVE, HALF, ORDER_CARD, OWNER
from .events import Event
from .state import Phase, State

__all__ = ["reveals", "secret"]

REVEALING = kinds_among(
    Event, Event.DRAWN, Event.DOCKED, Event.AKHENATON, Event.ROLLED, Event.ORACLE_SAW, Event.ORACLE_EXCHANGED, Event.ENDED
)


@rule
def reveals(before: State, action: int, log: Log) -> bool:
    """Return whether cards were turned up or seen, dice rolled, or the match ended: everybody sees the deck then.

    What the Oracle's player offers does so too, without any event: that it may be offered says what lies at the bottom (N10.1).
    """
    return logged_any(log, REVEALING) or (before.phase == Phase.ORACLE_GIVE and GIVE <= action < OWNER)


@rule
def secret(action: int) -> bool:
    """Return whether an action says which card the Oracle puts where (N10.1)."""
    return ORDER_CARD <= action < HALF
