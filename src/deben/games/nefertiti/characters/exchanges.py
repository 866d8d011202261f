"""Characters that exchange gifts: the Merchants with another owner, the Trader with a market (N8.2, N8.3, N10.7, N14.6)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import KINDS, MARKETS, MAX_VALUES, NEUTRAL, NONE, PLACES, TYPE_OF
from ..events import Event
from ..markets.courses import holds_type
from ..markets.places import gift_at, receive
from ..state import Phase, State

__all__ = [
    "can_give", "can_merchant", "can_trade", "can_trade_with", "can_want", "exchange_with", "merchant_give", "surcharge",
    "trade_give", "tradeable",
]  # fmt: skip


@rule
def surcharge(wanted: int, given: int) -> int:
    """Return the Deben to pay when the given gift's max value is lower (N8.2, N10.7)."""
    return int(max(0, MAX_VALUES[wanted] - MAX_VALUES[given]))


@rule
def can_give(state: State, wanted: int, given: int) -> bool:
    """Return whether the player can give this card for that one: they hold it, the two differ, the difference is payable."""
    seat = state.seat
    return state.hands[seat, given] > 0 and given != wanted and surcharge(wanted, given) <= state.deben[seat]


@rule
def can_afford(state: State, wanted: int) -> bool:
    """Return whether some card of the player can be given for the wanted one."""
    for given in range(KINDS):
        if can_give(state, wanted, given):
            return True
    return False


@rule
def can_want(state: State, owner: int, wanted: int) -> bool:
    """Return whether the Merchant can get this card from that owner; the player must hold a gift of its type (N8.2)."""
    if state.hands[owner, wanted] == 0 or not holds_type(state, state.seat, TYPE_OF[wanted]):
        return False
    return can_afford(state, wanted)


@rule
def exchange_with(state: State, owner: int) -> bool:
    """Return whether some exchange with the owner is possible; not twice with the same one (N8.3, N14.6)."""
    if owner == state.seat or owner == state.past_partner or (owner >= state.players and owner != NEUTRAL):
        return False
    for wanted in range(KINDS):
        if can_want(state, owner, wanted):
            return True
    return False


@rule
def can_merchant(state: State) -> bool:
    """Return whether some exchange with somebody is possible."""
    for owner in range(NEUTRAL + 1):
        if exchange_with(state, owner):
            return True
    return False


@rule
def merchant_give(state: State, given: int, log: Log) -> None:
    """Exchange the two cards; the difference goes to the other player, to the neutral owner it leaves the game (N8.2, N14.6)."""
    seat, owner, wanted = state.seat, state.partner, state.kind
    paid = surcharge(wanted, given)
    state.hands[seat, given] -= 1
    state.hands[owner, given] += 1
    state.hands[owner, wanted] -= 1
    state.hands[seat, wanted] += 1
    state.deben[seat] -= paid
    if owner != NEUTRAL:
        state.deben[owner] += paid
    emit(log, Event.EXCHANGED, seat, owner, wanted, given, paid)
    state.past_partner = owner
    state.partner = NONE
    state.kind = NONE
    state.must = 0
    state.exchanges -= 1
    state.phase = Phase.MERCHANT_OWNER if state.exchanges > 0 and can_merchant(state) else Phase.GO_ON


@rule
def tradeable(state: State, market: int, place: int) -> bool:
    """Return whether the Trader can get the gift on this place: face up, and some other card can be given for it (N10.7)."""
    return gift_at(state, market, place) and can_afford(state, state.gifts[market, place])


@rule
def can_trade_with(state: State, market: int) -> bool:
    """Return whether the Trader can exchange something with the market."""
    for place in range(PLACES):
        if tradeable(state, market, place):
            return True
    return False


@rule
def can_trade(state: State) -> bool:
    """Return whether the Trader can exchange something with any of the four markets, open or not (N10.7)."""
    for market in range(MARKETS):
        if can_trade_with(state, market):
            return True
    return False


@rule
def trade_give(state: State, given: int, log: Log) -> None:
    """Exchange an own gift for the one on the chosen place; the difference goes to that Reserve, the seal stays (N10.7)."""
    seat, market, place = state.seat, state.market, state.place
    wanted = state.gifts[market, place]
    paid = surcharge(wanted, given)
    state.hands[seat, given] -= 1
    state.gifts[market, place] = given
    state.deben[seat] -= paid
    state.reserves[market] += paid
    emit(log, Event.TRADED, seat, market, place, given, paid)
    emit(log, Event.TAKEN, seat, market, place, wanted)
    receive(state, seat, wanted, log)
    state.market = NONE
    state.place = NONE
    state.must = 0
    state.exchanges -= 1
    state.phase = Phase.TRADER_MARKET if state.exchanges > 0 and can_trade(state) else Phase.GO_ON
