"""The Oracle: a look at the bottom of the deck, exchanges with it, and a new order for it (N10.1)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import EMPTY, KINDS, MAX_VALUES, NONE
from ..events import Event
from ..state import BOTTOM, Phase, State

__all__ = ["can_offer", "can_take_for", "end_exchanges", "look", "order_card", "take_from_bottom"]


@rule
def bottom_start(state: State) -> int:
    """Return the index in the deck of the first card the Oracle sees."""
    return state.cards - state.known


@rule
def look(state: State, log: Log) -> None:
    """Show the player the last five cards, fewer if fewer remain; from now on they know them (N10.1)."""
    state.oracle = state.seat
    state.known = min(BOTTOM, state.cards - state.drawn)
    state.settled = 0
    for kind in range(KINDS):
        state.aside[kind] = 0
    emit(log, Event.ORACLE_SAW, state.seat, state.known)
    state.phase = Phase.ORACLE_GIVE


@rule
def can_take_for(state: State, given: int, wanted: int) -> bool:
    """Return whether a card of the wanted kind lies at the bottom, not yet exchanged, and may be had for the given one."""
    if wanted == given or MAX_VALUES[wanted] > MAX_VALUES[given]:
        return False
    for i in range(state.known):
        if state.deck[bottom_start(state) + i] == wanted and (state.settled >> i) & 1 == 0:
            return True
    return False


@rule
def can_offer(state: State, given: int) -> bool:
    """Return whether the player may give this gift: one they held before looking, for something that lies there (N10.1)."""
    if state.hands[state.seat, given] - state.aside[given] <= 0:
        return False
    for wanted in range(KINDS):
        if can_take_for(state, given, wanted):
            return True
    return False


@rule
def take_from_bottom(state: State, wanted: int, log: Log) -> None:
    """Exchange the given gift for one at the bottom; both are public, where they lie is not (N10.1)."""
    given = state.kind
    for i in range(state.known):
        if state.deck[bottom_start(state) + i] == wanted and (state.settled >> i) & 1 == 0:
            state.deck[bottom_start(state) + i] = given
            state.settled |= 1 << i
            break
    for i in range(BOTTOM):
        if state.sunk[i] == EMPTY:
            state.sunk[i] = given
            break
    state.hands[state.seat, given] -= 1
    state.hands[state.seat, wanted] += 1
    state.aside[wanted] += 1
    emit(log, Event.ORACLE_EXCHANGED, state.seat, wanted, given)
    state.kind = NONE
    state.phase = Phase.ORACLE_GIVE


@rule
def end_exchanges(state: State, log: Log) -> None:
    """Go on to putting the cards back in order."""
    state.settled = 0
    state.ordered = 0
    for kind in range(KINDS):
        state.aside[kind] = 0
    state.phase = Phase.ORACLE_ORDER
    if state.known == 1:
        end_order(state, log)


@rule
def order_card(state: State, chosen: int, log: Log) -> None:
    """Put the chosen card next in the order, the others after it as they were."""
    start = bottom_start(state)
    card = state.deck[start + chosen]
    for i in range(chosen, state.ordered, -1):
        state.deck[start + i] = state.deck[start + i - 1]
    state.deck[start + state.ordered] = card
    state.ordered += 1
    if state.ordered == state.known - 1:  # the last card has only one place left
        end_order(state, log)


@rule
def end_order(state: State, log: Log) -> None:
    """End the Oracle's power."""
    state.ordered = 0
    emit(log, Event.ORACLE_DONE, state.seat)
    state.phase = Phase.GO_ON
