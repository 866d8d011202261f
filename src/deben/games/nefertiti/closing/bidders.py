"""What bidders do in a closing: the best bidder, and the others (N5.2–N5.7, N12.6)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import MEMPHIS, PLACES, SYMBOLS, TRAVELLER, UPPER, Symbol
from ..characters.thieves import send_traveller
from ..events import Event
from ..markets.courses import holds_any
from ..markets.places import discard, docked_gifts, offered, take_card, take_docked, take_seal
from ..state import Phase, State
from .conditions import stall_at
from .pieces import bid_now, bidder, done_with_piece

__all__ = [
    "begin_best",
    "decline_extra",
    "discard_unpaid",
    "go_on_taking",
    "may_stop",
    "may_take",
    "take_best",
    "take_bought",
    "take_half",
]


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
    extra = SYMBOLS[stall_at(state, state.closing), state.square] == Symbol.EXTRA
    single = SYMBOLS[stall_at(state, state.closing), state.square] == Symbol.SINGLE
    if place == UPPER:  # with one lower gift, in either order; the last lower one ends the taking, as it does on other squares
        return extra and state.picks == 1 and any_lower(state)
    if state.took_upper:
        return extra and state.picks == 1
    return (state.picks == 1 and not single) or (state.picks == 2 and extra)


@rule
def any_lower(state: State) -> bool:
    """Return whether a lower place of the closing market offers a card."""
    for place in range(UPPER + 1, PLACES):
        if offered(state, state.closing, place):
            return True
    return False


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
