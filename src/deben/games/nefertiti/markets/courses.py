"""What gifts are worth: owners, courses and the foreign bonus (N1.5–N1.7, N12.1)."""

from ....kernel.rule import rule
from ..board import COURSES, FIRST_KIND, KINDS, OWNERS, PLUSES, UNITS
from ..state import State

__all__ = ["course", "foreign_bonus", "gifts_of", "holds_any", "holds_type", "owners_of", "units_of"]


@rule
def holds_type(state: State, owner: int, gift: int) -> bool:
    """Return whether the owner holds a gift of the type."""
    for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
        if state.hands[owner, kind] > 0:
            return True
    return False


@rule
def owners_of(state: State, gift: int) -> int:
    """Return how many owners hold the type, the neutral one among them (N14.5)."""
    owners = 0
    for owner in range(OWNERS):
        if holds_type(state, owner, gift):
            owners += 1
    return owners


@rule
def course(gift: int, owners: int) -> int:
    """Return the prestige of one gift of the type for a number of owners (N1.5, N1.7)."""
    return int(COURSES[gift, min(owners, 3)])


@rule
def foreign_bonus(state: State, owner: int, gift: int) -> int:
    """Return what the owner's foreign gifts add to each scored gift of the type (N12.1)."""
    bonus = 0
    for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
        bonus += PLUSES[kind] * state.hands[owner, kind]
    return int(bonus)


@rule
def units_of(state: State, owner: int, gift: int) -> int:
    """Return how many gifts of the type the owner has, a double senet being two (N1.6)."""
    units = 0
    for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
        units += UNITS[kind] * state.hands[owner, kind]
    return int(units)


@rule
def gifts_of(state: State, owner: int) -> int:
    """Return how many gift cards the owner holds."""
    cards = 0
    for kind in range(KINDS):
        cards += state.hands[owner, kind]
    return cards


@rule
def holds_any(state: State, owner: int) -> bool:
    """Return whether the owner holds any gift."""
    for kind in range(KINDS):
        if state.hands[owner, kind] > 0:
            return True
    return False
