"""Characters that steal from the markets: the Thief and the Travelling Thief (N8.6, N10.6)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import MARKETS, MAX_VALUES, NONE, PLACES, TRAVELLER
from ..events import Event
from ..markets.places import gift_at, has_gift, take_card, take_seal
from ..state import Phase, State

__all__ = ["can_travel", "can_travel_to", "cheapest", "is_cheapest", "send_traveller", "steal", "travel", "travel_take"]


@rule
def steal(state: State, place: int, log: Log) -> None:
    """Take a gift with its seal from the market with the closed tile (N8.6)."""
    take_seal(state, state.seat, state.tile, place, log)
    take_card(state, state.seat, state.tile, place, log)
    state.phase = Phase.GO_ON


@rule
def can_travel_to(state: State, market: int) -> bool:
    """Return whether the Travelling Thief can go there: a face-up gift, not Akhenaton's market, not where the card was (N10.6)."""
    return market != state.barred and market != state.market and has_gift(state, market)


@rule
def can_travel(state: State) -> bool:
    """Return whether the Travelling Thief can go anywhere."""
    for market in range(MARKETS):
        if can_travel_to(state, market):
            return True
    return False


@rule
def send_traveller(state: State, seat: int, origin: int, log: Log) -> None:
    """Let a player use the Travelling Thief away from the market ``origin``; with nowhere to go the card leaves the game."""
    state.user = seat
    state.market = origin
    if can_travel(state):
        state.phase = Phase.TRAVELLER_MARKET
    else:
        state.user = NONE
        state.market = NONE
        emit(log, Event.TRAVELLER_LEFT)


@rule
def cheapest(state: State, market: int) -> int:
    """Return the lowest max value among the market's face-up gifts."""
    lowest = 127
    for place in range(PLACES):
        if gift_at(state, market, place):
            lowest = min(lowest, MAX_VALUES[state.gifts[market, place]])
    return int(lowest)


@rule
def is_cheapest(state: State, market: int, place: int) -> bool:
    """Return whether the gift on a place has the market's lowest max value."""
    return gift_at(state, market, place) and MAX_VALUES[state.gifts[market, place]] == cheapest(state, market)


@rule
def travel(state: State, market: int, log: Log) -> None:
    """Go to a market and take its cheapest gift; of several the player chooses (N10.6)."""
    state.market = market
    choices = 0
    found = 0
    for place in range(PLACES):
        if is_cheapest(state, market, place):
            choices += 1
            found = place
    if choices == 1:
        travel_take(state, found, log)
    else:
        state.phase = Phase.TRAVELLER_GIFT


@rule
def travel_take(state: State, place: int, log: Log) -> None:
    """Take the gift without a seal and lay the Travelling Thief in its place (N10.6)."""
    take_card(state, state.user, state.market, place, log)
    state.gifts[state.market, place] = TRAVELLER
    emit(log, Event.TRAVELLER_MOVED, state.market, place)
    state.market = NONE
    state.user = NONE
    state.phase = Phase.GO_ON
