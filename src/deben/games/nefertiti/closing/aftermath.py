"""What follows a closing: the tile moves on and a market reopens, or the end comes nearer (N5.9, N5.10, N6, N12.6, N12.7)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import MEMPHIS, NONE
from ..events import Event
from ..markets.places import docked_gifts, open_markets, reopen
from ..state import Phase, State
from .conditions import pieces_on
from .pieces import clear_memphis, start_attribution

__all__ = ["BARREN_CLOSINGS", "END_REASONS", "end_reason", "finish"]

BARREN_CLOSINGS = 10  # N6.3
ATTRIBUTION_GIFTS = 4  # N12.6
END_REASONS = ("akhenaton", "barren")
"""How a match can end, by number."""


@rule
def finish(state: State, log: Log) -> None:
    """End the closing: count it (N6.3), then move the Reserve and the tile and reopen a market (N5.9, N5.10, N6.2)."""
    market, bought, counts = state.closing, state.bought, state.counts
    state.closing = NONE
    state.best = 0
    state.bought = 0
    state.counts = 0
    if bought:  # in an attribution that counts as no closing too: our ruling on N6.3
        state.barren = 0
    elif counts:
        state.barren += 1
        if state.barren == BARREN_CLOSINGS:
            end_match(state, log)
            return
    if market == MEMPHIS:
        if state.barred != NONE:
            leave_memphis(state, log)
        return
    state.open[market] = 0
    if state.barred != NONE:
        emit(log, Event.SHUT, market)
        if open_markets(state) == 0:  # N6.2
            end_match(state, log)
        return
    move_tile(state, market, log)


@rule
def end_match(state: State, log: Log) -> None:
    """End the match at once (N6.2, N6.3)."""
    state.phase = Phase.OVER
    emit(log, Event.ENDED, end_reason(state))


@rule
def end_reason(state: State) -> int:
    """Return how a finished match ended: the last market closed (N6.2), or ten barren closings (N6.3)."""
    return 1 if state.barren == BARREN_CLOSINGS else 0


@rule
def move_tile(state: State, market: int, log: Log) -> None:
    """Show the market's other stall under the closed tile, and reopen the market that had it (N5.9, N5.10)."""
    state.visible[market] = 1 - state.visible[market]
    last = state.tile
    state.tile = market
    emit(log, Event.CLOSED, market, 1)
    docked = reopen(state, last, log)
    standing = state.memphis == 1 and pieces_on(state, MEMPHIS) > 0
    if docked == NONE:
        if standing and docked_gifts(state) > 0:  # N12.7
            start_attribution(state, 0, 1, log)
        else:
            leave_memphis(state, log)
    elif docked > 0 and docked_gifts(state) >= ATTRIBUTION_GIFTS and standing:  # N12.6
        start_attribution(state, 0, 0, log)


@rule
def leave_memphis(state: State, log: Log) -> None:
    """Close Memphis after Akhenaton: whoever still stands there goes home, and nobody may place there any more (N12.7)."""
    if state.memphis == 1:
        clear_memphis(state, log)
        emit(log, Event.MEMPHIS_CLOSED)
