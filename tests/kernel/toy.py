"""A toy game for kernel tests: take one to three of the stones, whoever takes the last one wins; a card is hidden."""

from deben.kernel.chance import Chance, choose
from deben.kernel.contract import OVER, Rules
from deben.kernel.log import emit
from deben.kernel.luck import Luck, below
from deben.kernel.record import Record, i8
from deben.kernel.rule import Log, Moves, rule

UNKNOWN = -2
MOST = 3


class Stones(Record):
    """Everything there is to know of the toy."""

    stones: int = i8()
    seat: int = i8()
    card: int = i8()
    owner: int = i8()


@rule
def setup(state: Stones, luck: Luck) -> None:
    """Lay out ten to nineteen stones and one of four cards."""
    state.stones = 10 + below(luck, 10)
    state.card = below(luck, 4)
    state.owner = below(luck, 2)


@rule
def actor(state: Stones) -> int:
    """Return who takes next."""
    return state.seat if state.stones > 0 else OVER


@rule
def legal(state: Stones, moves: Moves) -> int:
    """List how many stones may be taken, less one."""
    count = min(MOST, state.stones)
    for i in range(count):
        moves[i] = i
    return count


@rule
def apply(state: Stones, action: int, log: Log) -> None:
    """Take the stones."""
    state.stones -= action + 1
    emit(log, 0, state.seat, action + 1)
    state.seat = 1 - state.seat


@rule
def conceal(state: Stones, seat: int) -> None:
    """Hide the card from everybody but its owner."""
    if seat != state.owner:
        state.card = UNKNOWN


@rule
def resample(state: Stones, chance: Chance) -> None:
    """Draw a card where none is known."""
    if state.card == UNKNOWN:
        state.card = choose(chance, 4)


@rule
def standing(state: Stones, seat: int) -> int:
    """Return the rank number."""
    return 1 if seat != state.seat else 0


@rule
def points_from(state: Stones, seat: int, source: int) -> int:
    """Return the points of the one source there is."""
    return standing(state, seat) + source


TOY = Rules("toy", Stones, MOST, MOST, setup, actor, legal, apply, standing, points_from, conceal, resample)
"""The toy as the kernel sees it."""
