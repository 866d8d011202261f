"""What a seat may know (D9), and what fits that knowledge."""

from ...kernel.chance import Chance, choose
from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import (
    ACTIONS,
    BOATS,
    COPIES,
    FACES,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_PYRAMID,
    FIRST_TEMPLE,
    OBELISK,
    PILE,
    SLOTS,
    UNKNOWN,
    WAREHOUSE,
)  # fmt: skip
from .state import State

__all__ = ["conceal", "count_unseen", "resample"]


@rule
def conceal(state: State, seat: int) -> None:
    """Hide the pile and the warehouse; both players and every spectator know the same (D9.1)."""
    for i in range(state.drawn, PILE):
        state.pile[i] = UNKNOWN
    for i in range(state.revealed, WAREHOUSE):
        state.warehouse[i] = UNKNOWN


@rule
def count_unseen(state: State, counts: Ints) -> None:
    """Fill ``counts`` with how many tokens of each face nobody has seen yet; known places of the pile count as seen."""
    for face in range(FACES):
        counts[face] = COPIES[face] - state.removed[face]
    for boat in range(BOATS):
        for slot in range(SLOTS):
            if state.boats[boat, slot] >= 0:
                counts[state.boats[boat, slot]] -= 1
    for i in range(state.drawn, PILE):
        if state.pile[i] >= 0:
            counts[state.pile[i]] -= 1
    for i in range(state.revealed, WAREHOUSE):
        if state.warehouse[i] >= 0:
            counts[state.warehouse[i]] -= 1
    for seat in range(2):
        count_owned(state, seat, counts)


@rule
def count_owned(state: State, seat: int, counts: Ints) -> None:
    """Take the tokens of one player off ``counts``."""
    counts[OBELISK] -= state.obelisks[seat]
    for colour in range(2):
        counts[FIRST_PYRAMID + colour] -= state.pyramids[seat, colour]
    for value in range(4):
        counts[FIRST_TEMPLE + value] -= state.temples[seat, value]
    for number in range(12):
        counts[FIRST_CHAMBER + number] -= (state.chamber[seat] >> number) & 1
    for token in range(ACTIONS):
        counts[FIRST_ACTION + token] -= state.tokens[seat, token]


@rule
def draw_unseen(chance: Chance, left: int) -> int:
    """Return a random one of the first ``left`` cards of the scratch table and close its gap."""
    at = choose(chance, left)
    face = chance.cards[at]
    chance.cards[at] = chance.cards[left - 1]
    return int(face)


@rule
def resample(state: State, chance: Chance) -> None:
    """Lay the unseen tokens into the unknown places in random order; what is known stays (D9.1)."""
    count_unseen(state, chance.counts)
    left = 0
    for face in range(FACES):
        for _ in range(chance.counts[face]):
            chance.cards[left] = face
            left += 1
    for i in range(state.drawn, PILE):
        if state.pile[i] == UNKNOWN:
            state.pile[i] = draw_unseen(chance, left)
            left -= 1
    for i in range(state.revealed, WAREHOUSE):
        if state.warehouse[i] == UNKNOWN:
            state.warehouse[i] = draw_unseen(chance, left)
            left -= 1
