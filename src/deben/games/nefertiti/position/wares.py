"""Where all the cards of a position are: what was left out is filled in, and none is there twice (N1.5, N2.5, N10.1)."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_number
from ....kernel.notation.fields import Notes, given
from ....kernel.rule import rule
from ....kernel.text import Text
from ..board import AKHENATON, KINDS, MAX_VALUES, NONE, UNKNOWN
from ..state import BOTTOM, Phase, State
from ..view import count_unseen
from .cards import copies_of, refuse_copies
from .faults import FAULTS, KEYS, Fault, Param, refuse
from .fields import Field
from .owners import refuse_total

__all__ = ["can_lay_something", "settle_cards"]


@rule
def settle_cards(notes: Notes, state: State, out: Text) -> int:
    """Fill in the discarded gifts where they follow; return 1 when the cards do not add up."""
    left = notes.counts
    count_unseen(state, left)
    for kind in range(KINDS):
        if left[kind] < 0:
            return refuse_copies(out, state, kind, copies_of(state, kind) - left[kind])
    if left[AKHENATON] < 0 or (state.barred == NONE and not akhenaton_fits(state)):
        return refuse(out, Fault.AKHENATON_MISPLACED)
    unknown = in_deck(state, UNKNOWN, state.drawn)
    spare = left[AKHENATON] - unknown
    for kind in range(KINDS):
        spare += left[kind]
    if spare > 0 and not given(notes, Field.DISCARDED):
        if unknown > 0:
            begin_fault(out, FAULTS, Fault.DISCARDED_UNCLEAR)
            tell_number(out, KEYS, Param.CARDS, spare)
            return end_fault(out)
        for kind in range(KINDS):
            state.discarded[kind] = left[kind]
    elif spare != 0:
        return refuse_total(out, state, state.cards - state.drawn, state.cards - spare)
    return 0 if sunk_fits(notes, state) else refuse(out, Fault.SUNK_MISPLACED)


@rule
def in_deck(state: State, card: int, start: int) -> int:
    """Return how often a card lies in the deck, from a place on."""
    found = 0
    for i in range(max(start, state.drawn), state.cards):
        if state.deck[i] == card:
            found += 1
    return found


@rule
def at_bottom(state: State, card: int) -> int:
    """Return how often a card lies among the last five of the deck."""
    return in_deck(state, card, state.cards - BOTTOM)


@rule
def akhenaton_fits(state: State) -> bool:
    """Return whether Akhenaton lies, or can lie, among the last five cards (N2.5)."""
    if at_bottom(state, AKHENATON) > 0:
        return True
    return in_deck(state, AKHENATON, state.drawn) == 0 and at_bottom(state, UNKNOWN) > 0


@rule
def bottom_hidden(state: State) -> bool:
    """Return whether the last card of the deck is not known."""
    return state.drawn < state.cards and state.deck[state.cards - 1] == UNKNOWN


@rule
def sunk_copies(state: State, card: int) -> int:
    """Return how many of a kind were seen to be put at the bottom."""
    copies = 0
    for i in range(BOTTOM):
        if state.sunk[i] == card:
            copies += 1
    return copies


@rule
def sunk_fits(notes: Notes, state: State) -> bool:
    """Return whether the gifts seen to be put at the bottom lie there, or can lie there (N10.1)."""
    left, hidden, total = notes.counts, bottom_hidden(state), 0
    count_unseen(state, left)
    for kind in range(KINDS):
        copies = sunk_copies(state, kind)
        total += copies
        if copies > (left[kind] if hidden else at_bottom(state, kind)):
            return False
    return not hidden or total <= at_bottom(state, UNKNOWN) - left[AKHENATON]


@rule
def can_lay_something(notes: Notes, state: State) -> bool:
    """Return whether the unknown bottom of the deck can hold something for the gift that is offered to the Oracle (N10.1)."""
    if state.phase != Phase.ORACLE_TAKE or not bottom_hidden(state):
        return False
    left, fitting = notes.counts, False
    count_unseen(state, left)
    room = at_bottom(state, UNKNOWN) - left[AKHENATON]
    for kind in range(KINDS):
        sunk = sunk_copies(state, kind)
        room -= sunk
        if kind != state.kind and MAX_VALUES[kind] <= MAX_VALUES[state.kind] and left[kind] > sunk:
            fitting = True
    return room > 0 and fitting
