"""What an action does: the Duel's turn from first decision to last."""

from ...kernel.contract import OVER
from ...kernel.log import emit
from ...kernel.rule import Log, rule
from .actions import DONE, PASS, PLACE, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from .board import (
    BOATS,
    EMPTY,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_PYRAMID,
    FIRST_TEMPLE,
    LANES,
    OBELISK,
    PAIRS,
    PILE,
    SLOTS,
    Token,
)  # fmt: skip
from .events import Event
from .legal import can_unload_any, in_play
from .state import Phase, State

__all__ = ["END_REASONS", "actor", "apply", "end_reason"]

END_REASONS = ("last-boat",)
"""How a match can end, by number."""


@rule
def actor(state: State) -> int:
    """Return the seat that decides now, or ``OVER``; nobody ever decides in the other's turn."""
    return OVER if state.phase == Phase.OVER else state.seat


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Carry out one legal action and end the turn if nothing is left to decide in it (D6.5)."""
    if action < UNLOAD:
        place(state, action - PLACE, log)
    elif action < PLAY:
        unload(state, action - UNLOAD, log)
    elif action < TAKE:
        play(state, action - PLAY, log)
    elif action < SWAP:
        take(state, (action - TAKE) // SLOTS, (action - TAKE) % SLOTS, log)
    elif action < DONE:
        swap(state, boat_of_swap(action), pair_of_swap(action), log)
    else:
        if action == PASS:
            emit(log, Event.PASSED, state.seat)
        end_turn(state, log)


@rule
def end_turn(state: State, log: Log) -> None:
    """Hand the turn to the other player (D3.1)."""
    state.placed = 0
    state.phase = Phase.TURN
    state.seat = 1 - state.seat
    emit(log, Event.TURN, state.seat)


@rule
def place(state: State, square: int, log: Log) -> None:
    """Put a pawn on the port (D4.1), as a turn, in a build-up (D6.2) or to begin a rush (D6.3)."""
    state.port[square] = state.seat
    state.reserve[state.seat] -= 1
    emit(log, Event.PLACED, state.seat, square)
    if state.phase == Phase.RUSH_PLACE:
        state.phase = Phase.RUSH_UNLOAD
        return
    if state.phase == Phase.BUILD:
        state.placed += 1
        if state.placed < 3 and state.reserve[state.seat] > 0:
            return
    end_turn(state, log)


@rule
def play(state: State, token: int, log: Log) -> None:
    """Spend an action token and go on to its first decision (D6)."""
    state.tokens[state.seat, token] -= 1
    state.removed[FIRST_ACTION + token] += 1
    emit(log, Event.PLAYED, state.seat, token)
    if token == Token.TAKE:
        state.phase = Phase.TAKE
    elif token == Token.BUILD:
        state.phase = Phase.BUILD
    elif token == Token.RUSH:
        state.phase = Phase.RUSH_PLACE
    else:
        state.phase = Phase.SWAP


@rule
def unload(state: State, boat: int, log: Log) -> None:
    """Unload a boat, refill it or let it leave (D5), and see what is left of the turn."""
    emit(log, Event.UNLOADED, state.seat, boat)
    state.unloads += 1
    slot = SLOTS - 1
    for i in range(3):  # from the nearest pawn outward, the farthest slot first, D5.2
        square = LANES[boat, i]
        owner = state.port[square]
        if owner != EMPTY:
            receive(state, owner, state.boats[boat, slot], boat, slot, square, log)
            state.port[square] = EMPTY
            state.reserve[owner] += 1
            slot -= 1
    for left in range(slot, -1, -1):  # D5.3
        state.removed[state.boats[boat, left]] += 1
        emit(log, Event.REMOVED, state.boats[boat, left], boat, left)
    refill(state, boat, log)
    if boats_left(state) == 1:  # D7.1
        state.phase = Phase.OVER
        emit(log, Event.ENDED)
    elif state.phase == Phase.RUSH_UNLOAD and can_unload_any(state):
        state.phase = Phase.RUSH_AGAIN
    else:
        end_turn(state, log)


@rule
def end_reason(state: State) -> int:
    """Return the one way the Duel ends: a single boat is left (D7.1)."""
    return 0


@rule
def refill(state: State, boat: int, log: Log) -> None:
    """Load three tokens from the pile, slot 1 first; with an empty pile the boat leaves (D5.4)."""
    if state.drawn == PILE:
        for slot in range(SLOTS):
            state.boats[boat, slot] = EMPTY
        emit(log, Event.LEFT, boat)
        return
    for slot in range(SLOTS):
        face = state.pile[state.drawn]
        state.boats[boat, slot] = face
        state.pile[state.drawn] = EMPTY
        state.drawn += 1
        emit(log, Event.REFILLED, boat, slot, face)


@rule
def boats_left(state: State) -> int:
    """Return how many boats are in play."""
    boats = 0
    for boat in range(BOATS):
        boats += in_play(state, boat)
    return boats


@rule
def receive(state: State, owner: int, face: int, boat: int, slot: int, square: int, log: Log) -> None:
    """Give a token to a player: to its site, or before them if it is an action token (D5.2, D5.5)."""
    emit(log, Event.TAKEN, owner, face, boat, slot, square)
    keep(state, owner, face)
    if face == OBELISK and state.obelisks[owner] == 5 and state.first_five == EMPTY:  # D8.1b, D8.7
        state.first_five = owner
        emit(log, Event.FIFTH_OBELISK, owner)


@rule
def keep(state: State, owner: int, face: int) -> None:
    """Lay a token down for a player: on its site, or before them (D5.2, D5.5)."""
    if face == OBELISK:
        state.obelisks[owner] += 1
    elif face < FIRST_TEMPLE:
        state.pyramids[owner, face - FIRST_PYRAMID] += 1
    elif face < FIRST_CHAMBER:
        state.temples[owner, face - FIRST_TEMPLE] += 1
    elif face < FIRST_ACTION:
        state.chamber[owner] |= 1 << (face - FIRST_CHAMBER)
    else:
        state.tokens[owner, face - FIRST_ACTION] += 1


@rule
def take(state: State, boat: int, slot: int, log: Log) -> None:
    """Take a token from a boat; the top of the warehouse fills its slot (D6.1)."""
    receive(state, state.seat, state.boats[boat, slot], boat, slot, EMPTY, log)
    face = state.warehouse[state.revealed]
    state.boats[boat, slot] = face
    state.warehouse[state.revealed] = EMPTY
    state.revealed += 1
    emit(log, Event.REVEALED, boat, slot, face)
    end_turn(state, log)


@rule
def swap(state: State, boat: int, pair: int, log: Log) -> None:
    """Exchange two tokens of a boat, then a boat must be unloaded (D6.4)."""
    slot = PAIRS[pair, 0]
    other = PAIRS[pair, 1]
    face = state.boats[boat, slot]
    state.boats[boat, slot] = state.boats[boat, other]
    state.boats[boat, other] = face
    emit(log, Event.SWAPPED, state.seat, boat, slot, other)
    state.phase = Phase.SWAP_UNLOAD
