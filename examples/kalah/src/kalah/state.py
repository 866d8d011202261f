"""The full record of a moment of Kalah."""

from deben.kernel.record import Ints, Record, i8

__all__ = ["MOST_PITS", "SEATS", "State"]

SEATS = 2
MOST_PITS = 6


class State(Record):
    """Everything there is to know, which everybody knows."""

    size: int = i8()  # pits of each player
    seeds: int = i8()  # in each pit at the start
    seat: int = i8()  # whose turn it is
    over: int = i8()
    pits: Ints = i8(SEATS, MOST_PITS)  # each player's own from left to right, the last one beside their store
    stores: Ints = i8(SEATS)
