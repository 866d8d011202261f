"""What a player gets from the Reserves in their own turn (N3.5, N8.8, N10.2)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..events import Event
from ..state import State

__all__ = ["BY_BEGGAR", "BY_COIN", "BY_FIRST_SERVANT", "BY_TREASURER", "earn"]

BY_FIRST_SERVANT = 0
BY_COIN = 1
BY_TREASURER = 2
BY_BEGGAR = 3


@rule
def earn(state: State, market: int, amount: int, why: int, log: Log) -> None:
    """Move Deben from a Reserve to the player, if it has so many."""
    if state.reserves[market] >= amount:
        state.reserves[market] -= amount
        state.deben[state.seat] += amount
        emit(log, Event.EARNED, state.seat, market, amount, why)
