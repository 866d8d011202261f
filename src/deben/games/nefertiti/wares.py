"""Where all the cards of a position are: what was left out is filled in, and none is there twice (N1.5, N2.5, N10.1)."""

from collections import Counter

from .board import AKHENATON, COPIES, KIND_NAMES, KINDS, MAX_VALUES, NONE, UNKNOWN
from .faults import fault
from .state import BOTTOM, Phase, State
from .words import unseen

__all__ = ["can_lay_something", "settle_cards"]


def settle_cards(state: State, discarded_given: bool) -> None:
    """Fill in the discarded gifts where they follow; raises ``PositionError`` when the cards do not add up."""
    left = unseen(state)
    for kind in range(KINDS):
        copies = int(COPIES[state.players - 2, state.memphis, kind])
        if left[kind] < 0:
            raise fault("too-many-copies", card=KIND_NAMES[kind], count=copies - left[kind], copies=copies)
    deck = _deck(state)
    if left[AKHENATON] < 0 or (state.barred == NONE and not _akhenaton_fits(deck)):
        raise fault("akhenaton-misplaced")
    spare = left.total() - deck.count(UNKNOWN)
    if spare > 0 and not discarded_given and UNKNOWN not in deck:
        for kind in range(KINDS):
            state.discarded[kind] = left[kind]
    elif spare > 0 and not discarded_given:
        raise fault("discarded-unclear", cards=spare)
    elif spare:
        raise fault("wrong-total", deck=len(deck), total=state.cards - spare, expected=state.cards)
    if not _sunk_fits(state):
        raise fault("sunk-misplaced")


def _deck(state: State) -> list[int]:
    return list(state.deck[state.drawn : state.cards].tolist())


def _akhenaton_fits(deck: list[int]) -> bool:
    """Return whether Akhenaton lies, or can lie, among the last five cards (N2.5)."""
    return AKHENATON in deck[-BOTTOM:] or (AKHENATON not in deck and UNKNOWN in deck[-BOTTOM:])


def _sunk_fits(state: State) -> bool:
    """Return whether the gifts seen to be put at the bottom lie there, or can lie there (N10.1)."""
    sunk = Counter(card for card in state.sunk.tolist() if card >= 0)
    bottom = _deck(state)[-BOTTOM:]
    if bottom and bottom[-1] == UNKNOWN:
        left = unseen(state)
        return sunk <= left and sunk.total() <= bottom.count(UNKNOWN) - left[AKHENATON]
    return sunk <= Counter(bottom)


def can_lay_something(state: State) -> bool:
    """Return whether the unknown bottom of the deck can hold something for the gift that is offered to the Oracle (N10.1)."""
    if state.phase != Phase.ORACLE_TAKE:
        return False
    sunk = Counter(card for card in state.sunk.tolist() if card >= 0)
    bottom, left = _deck(state)[-BOTTOM:], unseen(state)
    room = bottom.count(UNKNOWN) - left[AKHENATON] - sunk.total()
    fitting = [k for k in range(KINDS) if k != state.kind and MAX_VALUES[k] <= MAX_VALUES[state.kind] and left[k] > sunk[k]]
    return bottom[-1] == UNKNOWN and room > 0 and bool(fitting)
