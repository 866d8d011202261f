"""How the Duel looks at a glance to somebody who has played it: which action tempts, and what a position promises."""

from ....kernel.rule import rule
from ..actions import DONE, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ..board import (
    BOATS,
    COPIES,
    EMPTY,
    FACES,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_PYRAMID,
    FIRST_TEMPLE,
    LANES,
    OBELISK,
    PAIRS,
    SLOTS,
    SQUARES,
    Site,
)  # fmt: skip
from ..legal import can_unload, in_play
from ..scoring import obelisk_points, pyramid_points, standing
from ..state import State
from .worth import action_worth, pair_prospect, race_prospect, worth

__all__ = ["promise", "urge"]

STEP = 2  # a point in a standing
SHARE = 24  # of a hundred tokens to come, how many count for a player: measured on matches of search against itself
TO_MOVE = 10
TOKEN_URGES = (35, 20, 30, 25)


@rule
def haul(state: State, boat: int, seat: int, one: int = 0, other: int = 0) -> int:
    """Return what unloading a boat brings the seat, less what it brings the other, if two slots were swapped (D5.2, D6.4)."""
    total = 0
    slot = SLOTS - 1
    for i in range(3):
        owner = state.port[LANES[boat, i]]
        if owner != EMPTY:
            at = other if slot == one else one if slot == other else slot
            found = worth(state, owner, state.boats[boat, at])
            total += found if owner == seat else -found
            slot -= 1
    return total


@rule
def claim(state: State, boat: int, square: int, seat: int) -> int:
    """Return what the pawn of a seat on a square would take from a boat if it were unloaded now (D5.2)."""
    if not in_play(state, boat):
        return 0
    slot = SLOTS - 1
    for i in range(3):
        if LANES[boat, i] == square:
            return worth(state, seat, state.boats[boat, slot])
        if state.port[LANES[boat, i]] != EMPTY:
            slot -= 1
    return 0


@rule
def claims(state: State, square: int, seat: int) -> int:
    """Return what a pawn on a square has in sight: the better of its two claims, and a little of the other."""
    row = claim(state, square // 3, square, seat)
    column = claim(state, BOATS // 2 + square % 3, square, seat)
    return max(row, column) + min(row, column) // 4


@rule
def urge(state: State, action: int) -> int:
    """Return how tempting a legal action looks, in tenths of a point."""
    seat = state.seat
    if action < UNLOAD:
        return claims(state, action, seat) // 2
    if action < PLAY:
        return haul(state, action - UNLOAD, seat)
    if action < TAKE:
        return TOKEN_URGES[action - PLAY]
    if action < SWAP:
        face = state.boats[(action - TAKE) // SLOTS, (action - TAKE) % SLOTS]
        return 2 * worth(state, seat, face) + worth(state, 1 - seat, face)
    if action < DONE and can_unload(state, boat_of_swap(action)):  # one may be unloaded at once, D6.4
        pair = pair_of_swap(action)
        return haul(state, boat_of_swap(action), seat, int(PAIRS[pair, 0]), int(PAIRS[pair, 1]))
    return 0


@rule
def hopes(state: State, seat: int) -> int:
    """Return what the tokens still to come should bring a seat, in tenths: so much of the worth of each to it."""
    total = 0
    for face in range(FACES):
        left = int(COPIES[face]) - state.removed[face] - owned(state, 0, face) - owned(state, 1, face)
        if left > 0:
            total += left * worth(state, seat, face)
    return total * SHARE // 100


@rule
def owned(state: State, seat: int, face: int) -> int:
    """Return how many tokens of a face a seat has."""
    if face == OBELISK:
        return int(state.obelisks[seat])
    if face < FIRST_TEMPLE:
        return int(state.pyramids[seat, face - FIRST_PYRAMID])
    if face < FIRST_CHAMBER:
        return int(state.temples[seat, face - FIRST_TEMPLE])
    if face < FIRST_ACTION:
        return int((state.chamber[seat] >> (face - FIRST_CHAMBER)) & 1)
    return int(state.tokens[seat, face - FIRST_ACTION])


@rule
def obelisk_promise(state: State, seat: int) -> int:
    """Return how much the race for the most obelisks, or for five, should count beyond what it does now, in tenths (D8.1)."""
    mine = int(state.obelisks[seat])
    theirs = int(state.obelisks[1 - seat])
    if state.sides[Site.OBELISK] == 1:
        first = 0 if state.first_five == EMPTY else 1 if state.first_five == seat else -1
        return 0 if mine >= 10 else race_prospect(mine, theirs, first) - 10 * obelisk_points(state, seat)
    left = 12 - mine - theirs - int(state.removed[OBELISK])
    share = min(60, max(0, 30 + 60 * (mine - theirs) // (left + 2)))
    return (share - (60 if mine > theirs else 0)) * 2 // 3


@rule
def promise(state: State, seat: int) -> int:
    """Return an estimate of the seat's final standing: what it has, and part of what its pawns and tokens have in sight."""
    extra = hopes(state, seat)
    if state.seat == seat:
        extra += TO_MOVE
    for square in range(SQUARES):
        if state.port[square] == seat:
            extra += claims(state, square, seat) // 5
    tokens = 0
    for token in range(4):
        tokens += state.tokens[seat, token]
    extra += tokens * (action_worth(state) - 10)
    extra += obelisk_promise(state, seat)
    if state.sides[Site.PYRAMIDS] == 1:
        light, dark = int(state.pyramids[seat, 0]), int(state.pyramids[seat, 1])
        extra += pair_prospect(light, dark) - 10 * pyramid_points(state, seat)
    return standing(state, seat) + STEP * extra // 10
