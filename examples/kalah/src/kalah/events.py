"""What can happen in Kalah."""

from enum import IntEnum

__all__ = ["FIELDS", "Event"]


class Event(IntEnum):
    """The kinds of event."""

    SOWED = 0
    CAPTURED = 1
    AGAIN = 2
    TURN = 3
    SWEPT = 4
    ENDED = 5


FIELDS: dict[Event, tuple[str, ...]] = {
    Event.SOWED: ("seat", "pit", "seeds"),
    Event.CAPTURED: ("seat", "pit", "seeds"),
    Event.AGAIN: ("seat",),
    Event.TURN: ("seat",),
    Event.SWEPT: ("seat", "seeds"),
    Event.ENDED: (),
}
"""The parameters of each kind, by name."""
