"""Recruiting a character: who can be had, and how each power begins (N3.1, N8, N10)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import MARKETS, NONE, OWNERS, STACKS, Character
from ..events import Event
from ..markets.courses import holds_any
from ..markets.places import has_gift
from ..state import Phase, State
from .exchanges import can_merchant, can_trade
from .oracle import look
from .scorers import start_royal_scribe, use_vizier
from .thieves import can_travel, send_traveller
from .treasury import any_reserve, can_beg

__all__ = ["can_recruit", "in_reach", "power_works", "recruit", "servant_on_market"]


@rule
def in_reach(state: State, character: int) -> bool:
    """Return whether the card can be had: a copy is left, and in a stack nothing lies on it (N1.8)."""
    if state.characters[character] == 0:
        return False
    if STACKS[character] == NONE:
        return True
    for other in range(character):
        if STACKS[other] == STACKS[character] and state.characters[other] > 0:
            return False
    return True


@rule
def servant_on_market(state: State, seat: int) -> bool:
    """Return whether a servant of the seat stands on one of the four markets."""
    for market in range(MARKETS):
        for square in range(state.pieces.shape[1]):
            if state.pieces[market, square] == seat:
                return True
    return False


@rule
def somebody_holds(state: State) -> bool:
    """Return whether any owner holds any gift."""
    for owner in range(OWNERS):
        if holds_any(state, owner):
            return True
    return False


@rule
def power_works(state: State, character: int) -> bool:
    """Return whether the power could do anything now (N3.1)."""
    seat = state.seat
    if character == Character.HIGH_PRIEST:  # who must pass would only pass twice
        return state.servants[seat] > 0 or servant_on_market(state, seat)
    if character == Character.FIRST_MERCHANT or character == Character.MERCHANT:
        return can_merchant(state)
    if character == Character.ROYAL_MAID:
        return somebody_holds(state)
    if character == Character.THIEF:
        return has_gift(state, state.tile)
    if character == Character.TREASURER:
        return any_reserve(state)
    if character == Character.ORACLE:
        return state.drawn < state.cards
    if character == Character.TRAVELLING_THIEF:
        return can_travel(state)
    if character == Character.TRADER:
        return can_trade(state)
    if character == Character.BEGGAR:
        return can_beg(state)
    if character == Character.PRIEST_OF_AMON:
        return True
    return holds_any(state, seat)  # Vizier, Scribes, Merchant of Amon, Royal Scribe


@rule
def can_recruit(state: State, character: int) -> bool:
    """Return whether the player may recruit the character now: a seal to pay, the card in reach, a power that works (N3.1)."""
    return state.seals[state.seat] > 0 and in_reach(state, character) and power_works(state, character)


@rule
def recruit(state: State, character: int, log: Log) -> None:
    """Pay a seal to the supply, take the card off, and begin its power (N3.1)."""
    seat = state.seat
    state.seals[seat] -= 1
    state.supply += 1
    state.characters[character] -= 1
    state.recruited = character
    emit(log, Event.RECRUITED, seat, character)
    begin_power(state, character, log)


@rule
def begin_power(state: State, character: int, log: Log) -> None:
    """Apply a power that needs no decision, or go to its first decision."""
    state.phase = Phase.GO_ON
    state.must = 1
    state.past_partner = NONE
    if character == Character.VIZIER:
        use_vizier(state, log)
    elif character == Character.FIRST_MERCHANT or character == Character.MERCHANT:
        state.exchanges = 2 if character == Character.FIRST_MERCHANT else 1
        state.phase = Phase.MERCHANT_OWNER
    elif character == Character.HIGH_PRIEST:
        state.steps = 2  # N8.4
    elif character == Character.ROYAL_MAID:
        state.phase = Phase.MAID_TYPE
    elif character == Character.THIEF:
        state.phase = Phase.THIEF
    elif character == Character.TREASURER:
        state.phase = Phase.TREASURER_MARKET
    elif character == Character.ORACLE:
        look(state, log)
    elif character == Character.BEGGAR:
        state.market = 0
        state.phase = Phase.BEGGAR
    elif character == Character.MERCHANT_OF_AMON:
        state.phase = Phase.AMON_GIVE
    elif character == Character.PRIEST_OF_AMON:
        state.priest = state.seat  # N10.4
        emit(log, Event.PRIEST_KEPT, state.seat)
    elif character == Character.ROYAL_SCRIBE:
        start_royal_scribe(state)
    elif character == Character.TRAVELLING_THIEF:
        send_traveller(state, state.seat, NONE, log)
    elif character == Character.TRADER:
        state.exchanges = 2
        state.phase = Phase.TRADER_MARKET
    else:
        state.phase = Phase.SCRIBE
