"""What may be done now: the only judge of the Duel's actions.

Random play asks this at every step, and no branch predictor foresees the answers.  So the commonest lists are written without
branches: an action is put down first and kept by counting it; one that is not counted is overwritten by the next.
"""

from ...kernel.rule import Moves, rule
from .actions import DONE, PASS, PLACE, PLAY, SWAP, TAKE, UNLOAD
from .board import BOATS, EMPTY, FIRST_ACTION, LANES, SLOTS, SQUARES, Token
from .state import Phase, State

__all__ = ["can_build", "can_rush", "can_take", "can_unload", "can_unload_any", "in_play", "lane_pawns", "legal", "makes_unload"]


@rule
def in_play(state: State, boat: int) -> bool:
    """Return whether the boat has not left the game: a boat in play is always full (D5.4)."""
    return bool(state.boats[boat, 0] != EMPTY)


@rule
def lane_pawns(state: State, boat: int) -> int:
    """Return how many pawns stand in the boat's lane."""
    pawns = 0
    for i in range(3):
        pawns += state.port[LANES[boat, i]] != EMPTY
    return pawns


@rule
def can_unload(state: State, boat: int) -> bool:
    """Return whether the boat may be unloaded: in play, two pawns or more in its lane (D5.1)."""
    return in_play(state, boat) & (lane_pawns(state, boat) >= 2)


@rule
def can_unload_any(state: State) -> bool:
    """Return whether some boat may be unloaded."""
    for boat in range(BOATS):
        if can_unload(state, boat):
            return True
    return False


@rule
def makes_unload(state: State, square: int) -> bool:
    """Return whether a pawn on this free square would bring a boat of its row or column to two pawns."""
    row = square // 3
    column = BOATS // 2 + square % 3
    return (in_play(state, row) and lane_pawns(state, row) >= 1) or (in_play(state, column) and lane_pawns(state, column) >= 1)


@rule
def can_take(state: State) -> bool:
    """Return whether a take can be carried out: some token on the boats is no action token (D6.1)."""
    for boat in range(BOATS):
        for slot in range(SLOTS):
            if EMPTY < state.boats[boat, slot] < FIRST_ACTION:
                return True
    return False


@rule
def can_build(state: State) -> bool:
    """Return whether a build-up can be carried out: two pawns in reserve (D6.2)."""
    return bool(state.reserve[state.seat] >= 2)


@rule
def can_rush(state: State) -> bool:
    """Return whether a rush can be carried out: a pawn, and a free square that makes some unload possible (D6.3)."""
    if state.reserve[state.seat] == 0:
        return False
    for boat in range(BOATS):  # a first pawn is there: a second stands beside it, or finds a free square there
        if in_play(state, boat) and lane_pawns(state, boat) >= 1:
            return True
    return False


@rule
def can_play(state: State, token: int) -> bool:
    """Return whether the seat holds the token and can carry its action out in full (D6)."""
    if state.tokens[state.seat, token] == 0:
        return False
    if token == Token.TAKE:
        return can_take(state)
    if token == Token.BUILD:
        return can_build(state)
    if token == Token.RUSH:
        return can_rush(state)
    return can_unload_any(state)  # D6.4


@rule
def list_places(state: State, moves: Moves, count: int) -> int:
    """Append every free square, if a pawn is in reserve (D4.1, D4.2)."""
    if state.reserve[state.seat] > 0:
        for square in range(SQUARES):
            moves[count] = PLACE + square
            count += state.port[square] == EMPTY
    return count


@rule
def list_unloads(state: State, moves: Moves, count: int) -> int:
    """Append every boat that may be unloaded."""
    for boat in range(BOATS):
        moves[count] = UNLOAD + boat
        count += can_unload(state, boat)
    return count


@rule
def list_turn(state: State, moves: Moves) -> int:
    """List the choices of D3.1, or the forced pass of D3.2."""
    count = list_places(state, moves, 0)
    count = list_unloads(state, moves, count)
    for token in range(4):
        if can_play(state, token):
            moves[count] = PLAY + token
            count += 1
    if count == 0:
        moves[0] = PASS
        return 1
    return count


@rule
def list_rush_places(state: State, moves: Moves) -> int:
    """List the free squares after which some boat may be unloaded (D6.3)."""
    count = 0
    anywhere = can_unload_any(state)
    for square in range(SQUARES):
        if state.port[square] == EMPTY and (anywhere or makes_unload(state, square)):
            moves[count] = PLACE + square
            count += 1
    return count


@rule
def list_takes(state: State, moves: Moves) -> int:
    """List the slots whose token may be taken (D6.1)."""
    count = 0
    for boat in range(BOATS):
        for slot in range(SLOTS):
            if EMPTY < state.boats[boat, slot] < FIRST_ACTION:
                moves[count] = TAKE + boat * SLOTS + slot
                count += 1
    return count


@rule
def list_swaps(state: State, moves: Moves) -> int:
    """List the pairs of slots that may be exchanged: any pair of any boat in play (D6.4)."""
    count = 0
    for boat in range(BOATS):
        if in_play(state, boat):
            for pair in range(3):
                moves[count] = SWAP + boat * 3 + pair
                count += 1
    return count


@rule
def legal(state: State, moves: Moves) -> int:
    """Fill ``moves`` with every legal action in ascending order and return how many there are; none once it is over."""
    phase = state.phase
    if phase == Phase.TURN:
        return list_turn(state, moves)
    if phase == Phase.TAKE:
        return list_takes(state, moves)
    if phase == Phase.RUSH_PLACE:
        return list_rush_places(state, moves)
    if phase == Phase.SWAP:
        return list_swaps(state, moves)
    if phase == Phase.OVER:
        return 0
    if phase == Phase.BUILD:
        count = list_places(state, moves, 0)
        optional = state.placed == 2
    else:
        count = list_unloads(state, moves, 0)
        optional = phase == Phase.RUSH_AGAIN
    if optional:  # D6.5
        moves[count] = DONE
        count += 1
    return count
