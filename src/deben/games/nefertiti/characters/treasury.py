"""Characters that take Deben from the Reserves: Treasurer and Beggar (N8.8, N10.2)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import MARKETS, NONE
from ..events import Event
from ..markets.places import has_gift
from ..markets.reserves import BY_BEGGAR, BY_TREASURER, earn
from ..state import Phase, State

__all__ = ["any_reserve", "beg_coin", "beg_nothing", "can_beg", "turn_down", "withdraw"]


@rule
def any_reserve(state: State) -> bool:
    """Return whether a Reserve of the four markets holds Deben; Memphis is out of every character's reach (N12.4)."""
    for market in range(MARKETS):
        if state.reserves[market] > 0:
            return True
    return False


@rule
def can_beg(state: State) -> bool:
    """Return whether there is anything for the Beggar: a Deben in a Reserve, or a gift to turn face down (N3.1, N10.2)."""
    if any_reserve(state):
        return True
    for market in range(MARKETS):
        if has_gift(state, market):
            return True
    return False


@rule
def withdraw(state: State, amount: int, log: Log) -> None:
    """Take the chosen number of Deben from the chosen Reserve (N8.8)."""
    earn(state, state.market, amount, BY_TREASURER, log)
    state.market = NONE
    state.phase = Phase.GO_ON


@rule
def beg_next(state: State) -> None:
    """Go on to the next market, or end after the fourth (N10.2)."""
    state.market += 1
    if state.market == MARKETS:
        state.market = NONE
        state.phase = Phase.GO_ON


@rule
def beg_coin(state: State, log: Log) -> None:
    """Take one Deben from this market's Reserve."""
    earn(state, state.market, 1, BY_BEGGAR, log)
    beg_next(state)


@rule
def turn_down(state: State, place: int, log: Log) -> None:
    """Turn one of this market's gifts face down (N10.2)."""
    state.face_down[state.market] |= 1 << place
    emit(log, Event.TURNED_DOWN, state.market, place)
    beg_next(state)


@rule
def beg_nothing(state: State) -> None:
    """Leave this market alone."""
    beg_next(state)
