"""What collectors do in a closing, for the neutral owner (N14.4)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import EMPTY, MARKETS, MEMPHIS, NEUTRAL, NONE, PLACES
from ..events import Event
from ..markets.places import docked_gifts, gift_at, take_seal
from ..state import Phase, State
from .pieces import bidder, done_with_piece

__all__ = ["begin_collecting", "collect_coins", "collect_gift", "spread_coin"]


@rule
def begin_collecting(state: State, log: Log) -> None:
    """Let the owner of a collector choose, if there is anything to choose (N14.4)."""
    possible = state.reserves[state.closing] > 0
    if state.closing == MEMPHIS:
        possible = possible or docked_gifts(state) > 0
    else:
        for place in range(PLACES):
            possible = possible or gift_at(state, state.closing, place)
    if possible:
        state.phase = Phase.COLLECT
    else:
        done_with_piece(state)


@rule
def collect_gift(state: State, place: int, kind: int, log: Log) -> None:
    """Take a gift for the neutral owner; a seal on it returns to the supply, and a papyrus brings none (N14.4)."""
    seat = bidder(state)
    state.bought = 1
    if state.closing == MEMPHIS:
        place = NONE
        state.docked[kind] -= 1
    else:
        kind = state.gifts[state.closing, place]
        state.gifts[state.closing, place] = EMPTY
        take_seal(state, NEUTRAL, state.closing, place, log)
    state.hands[NEUTRAL, kind] += 1
    emit(log, Event.COLLECTED, seat, state.closing, place, kind)
    done_with_piece(state)


@rule
def collect_coins(state: State, log: Log) -> None:
    """Put one Deben of this Reserve on each other one, or begin to choose Reserves if there are too few (N14.4)."""
    others = MARKETS - 1 + state.memphis
    if state.reserves[state.closing] < others:
        state.spread = state.reserves[state.closing]
        state.phase = Phase.SPREAD
        return
    for market in range(MARKETS + state.memphis):
        if market != state.closing:
            move_coin(state, market, log)
    done_with_piece(state)


@rule
def move_coin(state: State, market: int, log: Log) -> None:
    """Move one Deben from the Reserve being resolved to another one."""
    state.reserves[state.closing] -= 1
    state.reserves[market] += 1
    emit(log, Event.COINS_SPREAD, bidder(state), state.closing, market, 1)


@rule
def spread_coin(state: State, market: int, log: Log) -> None:
    """Put one of too few Deben on the chosen Reserve (N14.4)."""
    move_coin(state, market, log)
    state.spread -= 1
    if state.spread == 0:
        done_with_piece(state)
