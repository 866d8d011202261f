"""A closing under way: which piece is resolved, and how it goes home (N5.1, N5.8)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import BIDS, COLLECTOR, EMPTY, LOUQSOR, MEMPHIS, MOST_SQUARES, NONE, ORDER, SQUARES
from ..events import Event
from ..markets.places import docked_gifts
from ..state import Phase, State
from .conditions import pieces_on, stall_at

__all__ = ["begin", "bid_now", "bidder", "clear_memphis", "close", "done_with_piece", "next_square", "start_attribution"]


@rule
def bidder(state: State) -> int:
    """Return the seat behind the piece being resolved."""
    piece = state.pieces[state.closing, state.square]
    return int(piece - COLLECTOR if piece >= COLLECTOR else piece)


@rule
def bid_now(state: State) -> int:
    """Return the bid of the piece being resolved."""
    return int(BIDS[stall_at(state, state.closing), state.square])


@rule
def close(state: State, market: int, by_hand: int, log: Log) -> None:
    """Begin the closing of a market (N5); Louqsor's dice are put back (N4.6)."""
    emit(log, Event.CLOSING, state.seat, market, by_hand, stall_at(state, market), pieces_on(state, market))
    if market == LOUQSOR:
        state.holder = NONE
        state.holder_new = 0
    begin(state, market, 1)


@rule
def start_attribution(state: State, counts: int, last: int, log: Log) -> None:
    """Begin an attribution at Memphis (N12.6, N12.7, N12.9)."""
    emit(log, Event.ATTRIBUTION, last, pieces_on(state, MEMPHIS), docked_gifts(state))
    begin(state, MEMPHIS, counts)


@rule
def begin(state: State, market: int, counts: int) -> None:
    """Let the turn go on with the pieces of a stall."""
    state.closing = market
    state.square = NONE
    state.best = 1
    state.picks = 0
    state.took_upper = 0
    state.counts = counts
    state.bought = 0
    state.phase = Phase.GO_ON


@rule
def next_square(state: State) -> int:
    """Return the first square with a piece in the order of N5.1, or NONE."""
    stall = stall_at(state, state.closing)
    for i in range(SQUARES[stall]):
        if state.pieces[state.closing, ORDER[stall, i]] != EMPTY:
            return int(ORDER[stall, i])
    return NONE


@rule
def send_home(state: State, market: int, square: int) -> None:
    """Give a piece back to its owner (N5.8)."""
    piece = state.pieces[market, square]
    state.pieces[market, square] = EMPTY
    if piece >= COLLECTOR:
        state.collectors[piece - COLLECTOR] += 1
    else:
        state.servants[piece] += 1


@rule
def done_with_piece(state: State) -> None:
    """Send the resolved piece home and let the closing go on."""
    send_home(state, state.closing, state.square)
    state.best = 0
    state.picks = 0
    state.took_upper = 0
    state.square = NONE
    state.phase = Phase.GO_ON


@rule
def clear_memphis(state: State, log: Log) -> None:
    """Send home every piece at Memphis."""
    for square in range(MOST_SQUARES):
        piece = state.pieces[MEMPHIS, square]
        if piece != EMPTY:
            collector = 1 if piece >= COLLECTOR else 0
            emit(log, Event.WENT_HOME, piece - COLLECTOR * collector, square, collector)
            send_home(state, MEMPHIS, square)
