"""Where pieces may be placed, and which markets may be closed by hand (N3.2–N3.4, N12.4, N12.7, N14.2)."""

from ....kernel.rule import rule
from ..board import COLLECTOR, EMPTY, MARKETS, MEMPHIS, NONE, ORDER, SQUARES, Character
from ..closing.conditions import stall_at
from ..state import State

__all__ = ["can_close", "can_place_collector", "collector_fits", "servant_may_stand", "stall_in_use"]


@rule
def stall_in_use(state: State, market: int) -> bool:
    """Return whether pieces may be placed there at all: an open market, or Memphis until Akhenaton (N3.2, N12.7)."""
    if market == MEMPHIS:
        return state.memphis == 1 and state.barred == NONE
    return bool(state.open[market] == 1)


@rule
def servant_may_stand(state: State, market: int) -> bool:
    """Return whether the step at hand may be on this market: the High Priest's second one not at Memphis (N12.4)."""
    if market == MEMPHIS and state.recruited == Character.HIGH_PRIEST and state.steps == 1:
        return False
    return stall_in_use(state, market)


@rule
def can_close(state: State, market: int) -> bool:
    """Return whether the player may close this market by hand: no servant in hand, one standing there (N3.3, N12.8)."""
    if state.servants[state.seat] > 0 or state.open[market] == 0:
        return False
    for square in range(state.pieces.shape[1]):
        if state.pieces[market, square] == state.seat:
            return True
    return False


@rule
def collector_fits(state: State, market: int, square: int) -> bool:
    """Return whether a collector may stand on this square: free, on a stall not used this turn, behind a servant (N14.2)."""
    stall = stall_at(state, market)
    if not stall_in_use(state, market) or (state.stalls_used >> stall) & 1 or state.pieces[market, square] != EMPTY:
        return False
    for i in range(SQUARES[stall]):
        if ORDER[stall, i] == square:
            return False
        if EMPTY < state.pieces[market, ORDER[stall, i]] < COLLECTOR:
            return True
    return False


@rule
def can_place_collector(state: State) -> bool:
    """Return whether the player may place a collector now: two players, one in hand, a servant placed this turn, none of N3.3."""
    if state.players != 2 or state.collectors[state.seat] == 0 or state.closed_by_hand == 1 or state.stalls_used == 0:
        return False
    for market in range(MARKETS + 1):
        for square in range(SQUARES[stall_at(state, market)]):
            if collector_fits(state, market, square):
                return True
    return False
