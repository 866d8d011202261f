"""A toy race of two to five seats for tests of bots: a sure point, a hidden card, or a blow to the leader."""

from typing import Any

from deben.kernel.chance import Chance
from deben.kernel.contract import OVER, Rules
from deben.kernel.luck import Luck
from deben.kernel.record import Ints, Record, i8, i16
from deben.kernel.rule import Log, Moves, rule

UNKNOWN = -2
SURE, HIDDEN, BLOW = range(3)
ROUNDS = 3


class Race(Record):
    """Everything there is to know of the race."""

    seats: int = i8()
    seat: int = i8()
    left: int = i8()
    card: int = i16()
    points: Ints = i16(5)


@rule
def setup(state: Race, luck: Luck) -> None:  # noqa: ARG001
    """Start with every seat at the line; the card is worth a hundred points."""
    state.left = ROUNDS * state.seats
    state.card = 100


@rule
def actor(state: Race) -> int:
    """Return who goes next."""
    return state.seat if state.left > 0 else OVER


@rule
def legal(state: Race, moves: Moves) -> int:  # noqa: ARG001
    """List the three actions."""
    for action in range(3):
        moves[action] = action
    return 3


@rule
def apply(state: Race, action: int, log: Log) -> None:  # noqa: ARG001
    """Move on, take the card, or throw the first of the leading opponents back by three."""
    if action == SURE:
        state.points[state.seat] += 1
    elif action == HIDDEN:
        state.points[state.seat] += state.card
        state.card = 0
    else:
        leader = (state.seat + 1) % state.seats
        for seat in range(state.seats):
            if seat != state.seat and state.points[seat] > state.points[leader]:
                leader = seat
        state.points[leader] -= 3
    state.seat = (state.seat + 1) % state.seats
    state.left -= 1


@rule
def conceal(state: Race, seat: int) -> None:  # noqa: ARG001
    """Hide the card from everybody."""
    state.card = UNKNOWN


@rule
def resample(state: Race, chance: Chance) -> None:  # noqa: ARG001
    """Think the worst of the card."""
    state.card = -5


@rule
def standing(state: Race, seat: int) -> int:
    """Return the points."""
    return int(state.points[seat])


@rule
def points_from(state: Race, seat: int, source: int) -> int:  # noqa: ARG001
    """Return the points of the one source."""
    return int(state.points[seat])


RACE = Rules("race", Race, 3, 3, setup, actor, legal, apply, standing, points_from, conceal, resample)


def race(points: list[int], seat: int = 0) -> Any:
    """Return a race under way, one seat for each number of points."""
    state = Race()
    state.seats, state.seat, state.left, state.card = len(points), seat, 1, 100
    for i, number in enumerate(points):
        state.points[i] = number
    return state
