"""What gifts, seals and Deben are worth to a player of Nefertiti at a glance, in tenths of a point.

Everything here is opinion: search leans on it and checks it, no rule does.
"""

from ....kernel.rule import rule
from ..board import BONUS_SEAL, COURSES, KINDS, NONE, PLUSES, TRAVELLER, TYPE_OF, UNITS
from ..markets.courses import course, foreign_bonus, owners_of, units_of
from ..state import State

__all__ = ["card_worth", "deben_worth", "expected_course", "gift_worth", "seal_worth", "worth_to"]

TRAVELLER_WORTH = 50


@rule
def deben_worth(state: State) -> int:
    """Return what a Deben is worth: half a point at the end (N7.1), three times that while there is much to buy."""
    return 10 if state.barred != NONE else 16


@rule
def seal_worth(state: State) -> int:
    """Return what a seal is worth: three points at the end (N7.1), more while there are characters to recruit."""
    return 30 if state.barred != NONE else 40 + 50 * (state.cards - state.drawn) // (state.cards + 1)


@rule
def expected_course(state: State, gift: int, owners: int) -> int:
    """Return the course of a type in tenths, somewhere between what it is and what it falls to while the match lasts (N1.7)."""
    now = 10 * course(gift, owners)
    if state.barred != NONE:
        return now
    return now - (now - 10 * int(COURSES[gift, min(owners + 1, 3)])) * (state.cards - state.drawn) // (state.cards + 1)


@rule
def worth_to(state: State, kind: int, owners: int, units: int, bonus: int) -> int:
    """Return what one more gift of a kind is worth to somebody who has some units of the type, and a foreign bonus for it."""
    if units == 0:
        owners += 1
    gift = int(TYPE_OF[kind])
    worth = int(UNITS[kind]) * (expected_course(state, gift, owners) + 10 * (bonus + int(PLUSES[kind])))
    if int(PLUSES[kind]) > 0:
        worth += 10 * int(PLUSES[kind]) * units
    if BONUS_SEAL[kind] and state.supply > 0:
        worth += seal_worth(state)
    return worth


@rule
def gift_worth(state: State, seat: int, kind: int) -> int:
    """Return what one more gift of a kind is worth to a seat: its course, its foreign bonus, a seal with a papyrus."""
    gift = int(TYPE_OF[kind])
    return worth_to(state, kind, owners_of(state, gift), units_of(state, seat, gift), foreign_bonus(state, seat, gift))


@rule
def card_worth(state: State, seat: int, card: int) -> int:
    """Return what a card on a market is worth to a seat; the Travelling Thief brings some cheap gift."""
    if card == TRAVELLER:
        return TRAVELLER_WORTH
    return gift_worth(state, seat, card) if 0 <= card < KINDS else 0
