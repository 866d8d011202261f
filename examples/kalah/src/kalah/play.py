"""The rules of Kalah: setting up, what may be done, and what it does.

Each player has a row of pits and, to the right of it, a store.  A turn takes all seeds of one of your pits and sows them one by one
to the right: along your pits, into your store, along the other player's pits, and round again, never into the other's store.
"""

from deben.kernel.contract import OVER
from deben.kernel.log import emit
from deben.kernel.luck import Luck
from deben.kernel.rule import Log, Moves, rule

from .events import Event
from .state import SEATS, State

__all__ = ["actor", "apply", "legal", "points_from", "seats_of", "setup", "sources_of", "standing"]

STORE, PITS = range(2)


@rule
def setup(state: State, luck: Luck) -> None:
    """Fill every pit; seat 0 starts.  Nothing is left to luck."""
    for seat in range(SEATS):
        for pit in range(state.size):
            state.pits[seat, pit] = state.seeds


@rule
def seats_of(state: State) -> int:
    """Return how many seats there are."""
    return SEATS


@rule
def actor(state: State) -> int:
    """Return the seat that decides now, or ``OVER``."""
    return OVER if state.over else state.seat


@rule
def legal(state: State, moves: Moves) -> int:
    """List the pits from which the player may sow: those with seeds."""
    count = 0
    for pit in range(state.size):
        if state.pits[state.seat, pit] > 0:
            moves[count] = pit
            count += 1
    return count


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Sow from a pit; a last seed in the own store gives another turn; the match ends when a row is empty."""
    last = sow(state, action, log)
    if last < state.size:
        capture(state, last, log)
    if seeds_in_row(state, 0) == 0 or seeds_in_row(state, 1) == 0:
        end(state, log)
    elif last == state.size:
        emit(log, Event.AGAIN, state.seat)
    else:
        state.seat = 1 - state.seat
        emit(log, Event.TURN, state.seat)


@rule
def sow(state: State, pit: int, log: Log) -> int:
    """Sow the seeds of a pit and return where the last one fell, counted from the player's first pit on."""
    seeds = state.pits[state.seat, pit]
    emit(log, Event.SOWED, state.seat, pit, seeds)
    state.pits[state.seat, pit] = 0
    at = pit
    for _ in range(seeds):
        at = (at + 1) % (2 * state.size + 1)
        if at < state.size:
            state.pits[state.seat, at] += 1
        elif at == state.size:
            state.stores[state.seat] += 1
        else:
            state.pits[1 - state.seat, at - state.size - 1] += 1
    return int(at)


@rule
def capture(state: State, pit: int, log: Log) -> None:
    """Take the last seed and those in the pit opposite, if it fell into an empty pit and there are any."""
    opposite = state.size - 1 - pit
    taken = state.pits[1 - state.seat, opposite]
    if state.pits[state.seat, pit] == 1 and taken > 0:
        state.pits[state.seat, pit] = 0
        state.pits[1 - state.seat, opposite] = 0
        state.stores[state.seat] += taken + 1
        emit(log, Event.CAPTURED, state.seat, pit, taken)


@rule
def end(state: State, log: Log) -> None:
    """End the match: who has seeds left in their row takes them into their store."""
    for seat in range(SEATS):
        left = seeds_in_row(state, seat)
        if left > 0:
            for pit in range(state.size):
                state.pits[seat, pit] = 0
            state.stores[seat] += left
            emit(log, Event.SWEPT, seat, left)
    state.over = 1
    emit(log, Event.ENDED)


@rule
def seeds_in_row(state: State, seat: int) -> int:
    """Return how many seeds lie in the pits of a player."""
    seeds = 0
    for pit in range(state.size):
        seeds += state.pits[seat, pit]
    return seeds


@rule
def sources_of(state: State) -> int:
    """Return two: the store and the row."""
    return 2


@rule
def points_from(state: State, seat: int, source: int) -> int:
    """Return the seeds in a player's store, or those in the row, which are the player's if the match ends now."""
    return int(state.stores[seat]) if source == STORE else seeds_in_row(state, seat)


@rule
def standing(state: State, seat: int) -> int:
    """Return the seeds of a player; with equally many the win is shared."""
    return points_from(state, seat, STORE) + points_from(state, seat, PITS)
