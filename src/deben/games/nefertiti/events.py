"""What can happen in Nefertiti, for the log and the animation."""

from enum import IntEnum

__all__ = ["FIELDS", "Event"]


class Event(IntEnum):
    """The kinds of event."""

    TURN = 0
    RECRUITED = 1
    PLACED = 2
    EARNED = 3
    ROLLED = 4
    CLOSING = 5
    RESOLVED = 6
    PAID = 7
    TAKEN = 8
    SEAL_TAKEN = 9
    HALF_TAKEN = 10
    UNPAID = 11
    DISCARDED = 12
    COINS_SPREAD = 13
    COLLECTED = 14
    CLOSED = 15
    REOPENED = 16
    MOVED_UP = 17
    DRAWN = 18
    SEAL_LAID = 19
    DOCKED = 20
    AKHENATON = 21
    SHUT = 22
    ATTRIBUTION = 23
    WENT_HOME = 24
    SCORED = 25
    EXCHANGED = 26
    TRADED = 27
    ORACLE_SAW = 28
    ORACLE_EXCHANGED = 29
    ORACLE_DONE = 30
    TURNED_DOWN = 31
    TURNED_UP = 32
    TRAVELLER_MOVED = 33
    TRAVELLER_LEFT = 34
    NAMED = 35
    PRIEST_KEPT = 36
    PASSED = 37
    MEMPHIS_CLOSED = 38
    ENDED = 39


FIELDS: dict[Event, tuple[str, ...]] = {
    Event.TURN: ("seat",),
    Event.RECRUITED: ("seat", "character"),
    Event.PLACED: ("seat", "stall", "square", "collector"),
    Event.EARNED: ("seat", "market", "amount", "why"),  # why: 0 first servant, 1 coin, 2 Treasurer, 3 Beggar
    Event.ROLLED: ("seat", "first", "second", "again"),  # second is 0 when one die was rolled
    Event.CLOSING: ("seat", "market", "by_hand", "stall", "pieces"),
    Event.RESOLVED: ("seat", "market", "square", "collector"),  # the piece whose turn it is, and which goes home
    Event.PAID: ("seat", "market", "amount"),
    Event.TAKEN: ("seat", "market", "place", "kind"),  # bought, stolen or taken from the board; place NONE at Memphis
    Event.SEAL_TAKEN: ("seat", "market"),  # market NONE: from the supply, for a papyrus
    Event.HALF_TAKEN: ("seat", "market", "amount"),
    Event.UNPAID: ("seat", "market", "amount"),
    Event.DISCARDED: ("owner", "kind"),
    Event.COINS_SPREAD: ("seat", "market", "to", "amount"),
    Event.COLLECTED: ("seat", "market", "place", "kind"),
    Event.CLOSED: ("market", "tile"),  # tile: 1 if the closed tile moved there
    Event.REOPENED: ("market",),
    Event.MOVED_UP: ("market", "from_place", "to_place"),
    Event.DRAWN: ("market", "place", "kind"),
    Event.SEAL_LAID: ("market",),
    Event.DOCKED: ("kind",),
    Event.AKHENATON: ("market",),
    Event.SHUT: ("market",),
    Event.ATTRIBUTION: ("last", "pieces", "gifts"),
    Event.WENT_HOME: ("seat", "square", "collector"),
    Event.SCORED: ("seat", "scorer", "points", "kind"),  # kind NONE when not for one card
    Event.EXCHANGED: ("seat", "owner", "taken", "given", "paid"),
    Event.TRADED: ("seat", "market", "place", "given", "paid"),
    Event.ORACLE_SAW: ("seat", "cards"),
    Event.ORACLE_EXCHANGED: ("seat", "taken", "given"),
    Event.ORACLE_DONE: ("seat",),
    Event.TURNED_DOWN: ("market", "place"),
    Event.TURNED_UP: ("market", "place"),
    Event.TRAVELLER_MOVED: ("market", "place"),
    Event.TRAVELLER_LEFT: (),
    Event.NAMED: ("seat", "type"),
    Event.PRIEST_KEPT: ("seat",),
    Event.PASSED: ("seat",),
    Event.MEMPHIS_CLOSED: (),
    Event.ENDED: ("barren",),
}
"""The parameters of each kind, by name."""
