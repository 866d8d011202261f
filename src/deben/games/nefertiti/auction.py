"""A closing: the pieces on a stall are resolved one by one (N5.1–N5.8, N12.6, N14.4), then the board moves on (N5.9–N6.3)."""

from ...kernel.log import emit
from ...kernel.rule import Log, rule
from .board import (
    BIDS,
    COLLECTOR,
    EMPTY,
    LOUQSOR,
    MARKETS,
    MEMPHIS,
    MOST_SQUARES,
    NEUTRAL,
    NONE,
    ORDER,
    PLACES,
    SQUARES,
    SYMBOLS,
    TRAVELLER,
    UPPER,
    Symbol,
)  # fmt: skip
from .characters.thieves import send_traveller
from .closing import pieces_on, stall_at
from .courses import holds_any
from .events import Event
from .markets import discard, docked_gifts, gift_at, offered, open_markets, reopen, take_card, take_docked, take_seal
from .state import Phase, State

__all__ = [
    "bid_now", "bidder", "clear_memphis", "close", "collect_coins", "collect_gift", "decline_extra", "discard_unpaid", "may_stop", "may_take", "resolve",
    "spread_coin", "start_attribution", "take_best", "take_bought", "take_half", "will_get",
]  # fmt: skip

BARREN_CLOSINGS = 10  # N6.3
ATTRIBUTION_GIFTS = 4  # N12.6


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
    emit(log, Event.ATTRIBUTION, last, pieces_on(state, MEMPHIS))
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
def resolve(state: State, log: Log) -> None:
    """Find the next decision of the closing, or end it (N5.1)."""
    if state.best and state.picks > 0:  # the best bidder is still taking
        go_on_taking(state, log)
        return
    state.square = next_square(state)
    if state.square == NONE:
        finish(state, log)
        return
    collector = 1 if state.pieces[state.closing, state.square] >= COLLECTOR else 0
    emit(log, Event.RESOLVED, bidder(state), state.closing, state.square, collector)
    if collector:
        begin_collecting(state, log)
    elif state.best:
        begin_best(state, log)
    else:
        state.phase = Phase.BUY


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
def pay(state: State, seat: int, log: Log) -> None:
    """Pay the bid into the Reserve."""
    bid = bid_now(state)
    state.deben[seat] -= bid
    state.reserves[state.closing] += bid
    emit(log, Event.PAID, seat, state.closing, bid)


@rule
def begin_best(state: State, log: Log) -> None:
    """Let the best bidder pay and take (N5.2); who cannot pay discards a gift (N5.5)."""
    seat = bidder(state)
    if state.deben[seat] >= bid_now(state):
        pay(state, seat, log)
        if will_get(state):
            state.phase = Phase.BEST
        else:
            done_with_piece(state)
        return
    emit(log, Event.UNPAID, seat, state.closing, bid_now(state))
    if holds_any(state, seat):
        state.phase = Phase.DISCARD
    else:
        done_with_piece(state)


@rule
def discard_unpaid(state: State, kind: int, log: Log) -> None:
    """Discard the gift chosen by a best bidder who cannot pay (N5.5)."""
    discard(state, bidder(state), kind, log)
    done_with_piece(state)


@rule
def may_take(state: State, place: int) -> bool:
    """Return whether the best bidder may take the card on a place now (N5.2, N5.3, N5.4)."""
    if not offered(state, state.closing, place):
        return False
    if state.picks == 0:
        return True
    if place == UPPER:  # the upper gift is chosen first or not at all
        return False
    extra = SYMBOLS[stall_at(state, state.closing), state.square] == Symbol.EXTRA
    single = SYMBOLS[stall_at(state, state.closing), state.square] == Symbol.SINGLE
    if state.took_upper:
        return extra and state.picks == 1
    return (state.picks == 1 and not single) or (state.picks == 2 and extra)


@rule
def may_stop(state: State) -> bool:
    """Return whether what the best bidder may still take is the optional extra card (N5.4)."""
    return state.closing != MEMPHIS and (state.picks == 2 or (state.picks == 1 and state.took_upper == 1))


@rule
def will_get(state: State) -> bool:
    """Return whether there is anything the best bidder may take now."""
    if state.closing == MEMPHIS:
        return state.picks < 2 and docked_gifts(state) > 0
    for place in range(PLACES):
        if may_take(state, place):
            return True
    return False


@rule
def take_best(state: State, place: int, kind: int, log: Log) -> None:
    """Give the best bidder a card: from a place, or of a kind at Memphis (N5.2, N12.6)."""
    seat = bidder(state)
    state.picks += 1
    state.bought = 1
    state.phase = Phase.GO_ON
    if state.closing == MEMPHIS:
        take_docked(state, seat, kind, log)
        return
    if place == UPPER:
        state.took_upper = 1
    buy_card(state, seat, place, log)


@rule
def buy_card(state: State, seat: int, place: int, log: Log) -> None:
    """Move a bought card with its seal; the Travelling Thief must be used at once on another market (N10.6)."""
    market = state.closing
    take_seal(state, seat, market, place, log)
    if take_card(state, seat, market, place, log) == TRAVELLER:
        send_traveller(state, seat, market, log)


@rule
def go_on_taking(state: State, log: Log) -> None:
    """Let the best bidder take more, if there is more for them."""
    if will_get(state):
        state.phase = Phase.BEST
    else:
        done_with_piece(state)


@rule
def decline_extra(state: State, log: Log) -> None:
    """End the best bidder's taking without the extra card (N5.4)."""
    done_with_piece(state)


@rule
def take_bought(state: State, place: int, kind: int, log: Log) -> None:
    """Let a bidder who is not the best buy one card (N5.6)."""
    seat = bidder(state)
    pay(state, seat, log)
    state.bought = 1
    done_with_piece(state)
    if state.closing == MEMPHIS:
        take_docked(state, seat, kind, log)
    else:
        buy_card(state, seat, place, log)


@rule
def take_half(state: State, log: Log) -> None:
    """Give a bidder half of the Reserve, rounded up (N5.6)."""
    seat = bidder(state)
    half = (state.reserves[state.closing] + 1) // 2
    state.reserves[state.closing] -= half
    state.deben[seat] += half
    emit(log, Event.HALF_TAKEN, seat, state.closing, half)
    done_with_piece(state)


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


@rule
def finish(state: State, log: Log) -> None:
    """End the closing: count it (N6.3), then move the Reserve and the tile and reopen a market (N5.9, N5.10, N6.2)."""
    market, bought, counts = state.closing, state.bought, state.counts
    state.closing = NONE
    state.best = 0
    state.bought = 0
    state.counts = 0
    if bought:
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
    emit(log, Event.ENDED, 1 if state.barren == BARREN_CLOSINGS else 0)


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
def clear_memphis(state: State, log: Log) -> None:
    """Send home every piece at Memphis."""
    for square in range(MOST_SQUARES):
        piece = state.pieces[MEMPHIS, square]
        if piece != EMPTY:
            collector = 1 if piece >= COLLECTOR else 0
            emit(log, Event.WENT_HOME, piece - COLLECTOR * collector, square, collector)
            send_home(state, MEMPHIS, square)


@rule
def leave_memphis(state: State, log: Log) -> None:
    """Close Memphis after Akhenaton: whoever still stands there goes home, and nobody may place there any more (N12.7)."""
    if state.memphis == 1:
        clear_memphis(state, log)
        emit(log, Event.MEMPHIS_CLOSED)
