"""What can happen in the Duel, for the log and the animation."""

from enum import IntEnum

__all__ = ["FIELDS", "Event"]


class Event(IntEnum):
    """The kinds of event, in the order a match tends to bring them."""

    PLACED = 0
    UNLOADED = 1
    TAKEN = 2
    REMOVED = 3
    REFILLED = 4
    LEFT = 5
    PLAYED = 6
    REVEALED = 7
    SWAPPED = 8
    FIFTH_OBELISK = 9
    PASSED = 10
    TURN = 11
    ENDED = 12


FIELDS: dict[Event, tuple[str, ...]] = {
    Event.PLACED: ("seat", "square"),
    Event.UNLOADED: ("seat", "boat"),
    Event.TAKEN: ("seat", "face", "boat", "slot", "square"),  # square is EMPTY when a take token brought it
    Event.REMOVED: ("face", "boat", "slot"),
    Event.REFILLED: ("boat", "slot", "face"),
    Event.LEFT: ("boat",),
    Event.PLAYED: ("seat", "token"),
    Event.REVEALED: ("boat", "slot", "face"),
    Event.SWAPPED: ("seat", "boat", "slot", "other"),
    Event.FIFTH_OBELISK: ("seat",),
    Event.PASSED: ("seat",),
    Event.TURN: ("seat",),
    Event.ENDED: (),
}
"""The parameters of each kind, by name."""
