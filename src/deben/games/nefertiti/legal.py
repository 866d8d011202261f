"""What may be done now: the only judge of Nefertiti's actions."""

import numpy as np

from ...kernel.rule import Moves, rule
from .actions import (
    AMOUNT,
    CLOSE,
    COIN,
    COINS,
    DONE,
    GIVE,
    HALF,
    MARKET,
    MOST_AMOUNT,
    ORDER_CARD,
    OWNER,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    STALL_START,
    TYPE,
    WANT,
)  # fmt: skip
from .board import CHARACTERS, EMPTY, KINDS, MARKETS, MEMPHIS, OWNERS, PLACES, SQUARES, TYPE_OF, TYPES
from .characters.exchanges import can_give, can_trade_with, can_want, exchange_with, tradeable
from .characters.oracle import can_offer, can_take_for
from .characters.recruit import can_recruit
from .characters.thieves import can_travel_to, is_cheapest
from .closing.bidders import may_stop, may_take
from .closing.conditions import stall_at
from .closing.pieces import bid_now, bidder
from .markets.courses import holds_type, owners_of
from .markets.places import gift_at, offered
from .markets.squares import can_close, collector_fits, servant_may_stand
from .state import BOTTOM, Phase, State

__all__ = ["fits_power", "legal"]

# The actions that each phase of a power asks for, besides the Beggar's coin and stopping; no power works at Memphis (N12.4).
_PLACES, _WANTED, _GIVEN = (PICK, PICK + PLACES), (WANT, WANT + KINDS), (GIVE, GIVE + KINDS)
_TYPES, _MARKETS = (TYPE, TYPE + TYPES), (MARKET, MARKET + MARKETS)
_ASKED = {
    Phase.MERCHANT_OWNER: (OWNER, OWNER + OWNERS), Phase.MERCHANT_WANT: _WANTED, Phase.MERCHANT_GIVE: _GIVEN,
    Phase.MAID_TYPE: _TYPES, Phase.MAID_DISCARD: _GIVEN, Phase.THIEF: _PLACES, Phase.SCRIBE: _TYPES,
    Phase.TREASURER_MARKET: _MARKETS, Phase.TREASURER_AMOUNT: (AMOUNT, AMOUNT + MOST_AMOUNT),
    Phase.ORACLE_GIVE: _GIVEN, Phase.ORACLE_TAKE: _WANTED, Phase.ORACLE_ORDER: (ORDER_CARD, ORDER_CARD + BOTTOM),
    Phase.BEGGAR: _PLACES, Phase.AMON_GIVE: _GIVEN, Phase.ROYAL_SCRIBE: _GIVEN,
    Phase.TRAVELLER_MARKET: _MARKETS, Phase.TRAVELLER_GIFT: _PLACES,
    Phase.TRADER_MARKET: _MARKETS, Phase.TRADER_GIFT: _PLACES, Phase.TRADER_GIVE: _GIVEN,
}  # fmt: skip
ASKED = np.array([_ASKED.get(phase, (0, 0)) for phase in Phase], np.int16)


@rule
def legal(state: State, moves: Moves) -> int:
    """Fill ``moves`` with every legal action in ascending order and return how many there are; none once it is over."""
    phase = state.phase
    if phase == Phase.TURN:
        return list_steps(state, moves, list_recruits(state, moves))
    if phase == Phase.SERVANT:
        return list_steps(state, moves, 0)
    if phase == Phase.COLLECTOR:
        return list_collectors(state, moves)
    if phase == Phase.REROLL:
        moves[0] = ROLL
        moves[1] = DONE
        return 2
    if phase <= Phase.SPREAD:
        return list_closing(state, moves)
    if phase == Phase.OVER:
        return 0
    return list_power(state, moves)


@rule
def list_recruits(state: State, moves: Moves) -> int:
    """List the characters that may be recruited (N3.1)."""
    count = 0
    if state.seals[state.seat] > 0:
        for character in range(CHARACTERS):
            if can_recruit(state, character):
                moves[count] = RECRUIT + character
                count += 1
    return count


@rule
def list_steps(state: State, moves: Moves, count: int) -> int:
    """Append the free squares for a servant; without one the markets to close; without those the pass (N3.2, N3.3, N12.8)."""
    if state.servants[state.seat] > 0:
        for market in range(MARKETS + 1):
            if servant_may_stand(state, market):
                stall = stall_at(state, market)
                for square in range(SQUARES[stall]):
                    if state.pieces[market, square] == EMPTY:
                        moves[count] = PLACE + STALL_START[stall] + square
                        count += 1
        return count
    passes = True
    for market in range(MARKETS):
        if can_close(state, market):
            moves[count] = CLOSE + market
            count += 1
            passes = False
    if passes:
        moves[count] = PASS
        count += 1
    return count


@rule
def list_collectors(state: State, moves: Moves) -> int:
    """List the squares for a collector, and doing without (N14.2)."""
    count = 0
    for market in range(MARKETS + 1):
        stall = stall_at(state, market)
        for square in range(SQUARES[stall]):
            if collector_fits(state, market, square):
                moves[count] = PLACE + STALL_START[stall] + square
                count += 1
    moves[count] = DONE
    return count + 1


@rule
def list_closing(state: State, moves: Moves) -> int:
    """List the decisions of a bidder or of a collector's owner (N5, N14.4)."""
    count = 0
    phase = state.phase
    if phase == Phase.DISCARD:
        return list_kinds_held(state, bidder(state), moves)
    if phase == Phase.SPREAD:
        for market in range(MARKETS + state.memphis):
            if market != state.closing:
                moves[count] = MARKET + market
                count += 1
        return count
    if phase == Phase.BEST or phase == Phase.COLLECT or state.deben[bidder(state)] >= bid_now(state):
        count = list_offers(state, moves)
    if phase == Phase.BUY:
        moves[count] = HALF
        count += 1
    elif phase == Phase.COLLECT:
        if state.reserves[state.closing] > 0:
            moves[count] = COINS
            count += 1
    elif may_stop(state):
        moves[count] = DONE
        count += 1
    return count


@rule
def list_offers(state: State, moves: Moves) -> int:
    """List the cards of the closing market, or the gifts at Memphis, that the bidder or collector may take."""
    count = 0
    if state.closing == MEMPHIS:
        for kind in range(KINDS):
            if state.docked[kind] > 0:
                moves[count] = WANT + kind
                count += 1
        return count
    for place in range(PLACES):
        if state.phase == Phase.BEST:
            takeable = may_take(state, place)
        elif state.phase == Phase.BUY:
            takeable = offered(state, state.closing, place)
        else:
            takeable = gift_at(state, state.closing, place)
        if takeable:
            moves[count] = PICK + place
            count += 1
    return count


@rule
def list_kinds_held(state: State, owner: int, moves: Moves) -> int:
    """List every kind of gift an owner holds."""
    count = 0
    for kind in range(KINDS):
        if state.hands[owner, kind] > 0:
            moves[count] = GIVE + kind
            count += 1
    return count


@rule
def list_power(state: State, moves: Moves) -> int:
    """List the decisions of a character's power: what it asks for in this phase, the Beggar's coin, and stopping."""
    count = 0
    for action in range(ASKED[state.phase, 0], ASKED[state.phase, 1]):
        if fits_power(state, action):
            moves[count] = action
            count += 1
    if state.phase == Phase.BEGGAR and state.reserves[state.market] > 0:
        moves[count] = COIN
        count += 1
    if may_end_power(state):
        moves[count] = DONE
        count += 1
    return count


@rule
def fits_power(state: State, action: int) -> bool:
    """Return whether an action of the sort that the power asks for in this phase is possible (N8, N10)."""
    if action < WANT:
        return fits_place(state, action - PICK)
    if action < GIVE:
        return fits_wanted(state, action - WANT)
    if action < OWNER:
        return fits_given(state, action - GIVE)
    if action < TYPE:
        return exchange_with(state, action - OWNER)
    if action < MARKET:
        return fits_type(state, action - TYPE)
    if action < AMOUNT:
        return fits_market(state, action - MARKET)
    if action < ORDER_CARD:
        return bool(action - AMOUNT < state.reserves[state.market])
    return state.ordered <= action - ORDER_CARD < state.known


@rule
def fits_place(state: State, place: int) -> bool:
    """Return whether the power may work on the gift on this place."""
    phase = state.phase
    if phase == Phase.THIEF:
        return gift_at(state, state.tile, place)
    if phase == Phase.BEGGAR:
        return gift_at(state, state.market, place)
    if phase == Phase.TRAVELLER_GIFT:
        return is_cheapest(state, state.market, place)
    return tradeable(state, state.market, place)


@rule
def fits_wanted(state: State, kind: int) -> bool:
    """Return whether the power may take this kind from its partner or from the bottom of the deck."""
    if state.phase == Phase.MERCHANT_WANT:
        return can_want(state, state.partner, kind)
    return can_take_for(state, state.kind, kind)


@rule
def fits_given(state: State, kind: int) -> bool:
    """Return whether the power may have this own gift of the player it asks."""
    phase = state.phase
    if phase == Phase.MERCHANT_GIVE:
        return can_give(state, state.kind, kind)
    if phase == Phase.TRADER_GIVE:
        return can_give(state, state.gifts[state.market, state.place], kind)
    if phase == Phase.ORACLE_GIVE:
        return can_offer(state, kind)
    if phase == Phase.MAID_DISCARD:
        return bool(TYPE_OF[kind] == state.type and state.hands[state.asked, kind] > 0)
    if phase == Phase.AMON_GIVE:
        return bool(state.hands[state.seat, kind] > 0)
    return bool(state.hands[state.seat, kind] > state.aside[kind])


@rule
def fits_type(state: State, gift: int) -> bool:
    """Return whether the type may be named to the Royal Maid or scored by a Scribe."""
    if state.phase == Phase.MAID_TYPE:
        return owners_of(state, gift) > 0
    return holds_type(state, state.seat, gift)


@rule
def fits_market(state: State, market: int) -> bool:
    """Return whether the power may go to this market."""
    if state.phase == Phase.TREASURER_MARKET:
        return bool(state.reserves[market] > 0)
    if state.phase == Phase.TRAVELLER_MARKET:
        return can_travel_to(state, market)
    return can_trade_with(state, market)


@rule
def may_end_power(state: State) -> bool:
    """Return whether the player may stop here: the Oracle and the Beggar always, the others once they did something (N3.1)."""
    phase = state.phase
    if phase == Phase.ORACLE_GIVE or phase == Phase.BEGGAR:
        return True
    repeats = (
        phase == Phase.MERCHANT_OWNER or phase == Phase.TRADER_MARKET or phase == Phase.AMON_GIVE or phase == Phase.ROYAL_SCRIBE
    )
    return repeats and state.must == 0
