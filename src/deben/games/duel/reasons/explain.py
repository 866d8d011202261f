"""Why something may not be done: the reason for every action of the Duel that ``legal`` does not list.

Every function here returns a reason as a number (:func:`deben.kernel.show.reasons.because`), or 0 when nothing forbids the action.
"""

import numpy as np

from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.show.reasons import because, put_reason
from ....kernel.text import Text
from ..actions import DONE, PASS, PLACE, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap
from ..board import ACTIONS, EMPTY, FIRST_ACTION, SLOTS, Token
from ..legal import can_build, can_play, can_rush, can_take, can_unload_any, in_play, lane_pawns, makes_unload
from ..state import Phase, State
from .codes import BUILD_AGAIN, WORDING, Clause, Code

__all__ = ["TOKEN_OF_PHASE", "explain", "why_not"]

_TOKENS = {
    Phase.TAKE: Token.TAKE,
    Phase.BUILD: Token.BUILD,
    Phase.RUSH_PLACE: Token.RUSH,
    Phase.RUSH_UNLOAD: Token.RUSH,
    Phase.RUSH_AGAIN: Token.RUSH,
    Phase.SWAP: Token.SWAP,
    Phase.SWAP_UNLOAD: Token.SWAP,
}
TOKEN_OF_PHASE = np.array([_TOKENS.get(phase, EMPTY) for phase in Phase], np.int8).view(Ints)
"""The action token in play in each phase, or EMPTY."""


@rule
def explain(view: State, action: int, out: Text) -> int:
    """Write why the seat that decides may not do this now and return 1; return 0 exactly when it is legal."""
    return put_reason(out, WORDING, why_not(view, action))


@rule
def why_not(view: State, action: int) -> int:
    """Return why the seat that decides may not do this now."""
    phase = view.phase
    if phase == Phase.OVER:
        return because(Code.OVER, Clause.D7_1)
    if action == PASS:
        return why_no_pass(view)
    if action == DONE:
        return why_not_done(view)
    if action < UNLOAD:
        if phase == Phase.TURN or phase == Phase.BUILD or phase == Phase.RUSH_PLACE:
            return why_not_place(view, action - PLACE)
        return unfinished(view)
    if action < PLAY:
        if phase == Phase.TURN or phase == Phase.RUSH_UNLOAD or phase == Phase.RUSH_AGAIN or phase == Phase.SWAP_UNLOAD:
            return why_not_unload(view, action - UNLOAD)
        return unfinished(view)
    if action < TAKE:
        return why_not_play(view, action - PLAY)
    return why_no_take_or_swap(view, action)


@rule
def unfinished(view: State) -> int:
    """Return that a step of the token in play comes first (D6.5)."""
    return because(Code.FINISH_THE_TOKEN_FIRST, Clause.D6_5, TOKEN_OF_PHASE[view.phase], step_now(view))


@rule
def step_now(view: State) -> int:
    """Return the step of the token in play that is due, or may be declined."""
    return BUILD_AGAIN if view.phase == Phase.BUILD and view.placed == 2 else view.phase


@rule
def why_no_pass(view: State) -> int:
    """Return why a pass is not forced now (D3.2): something else can be done."""
    if view.phase != Phase.TURN:
        return unfinished(view)
    stuck = view.reserve[view.seat] == 0 and not can_unload_any(view)
    for token in range(ACTIONS):
        stuck = stuck and not can_play(view, token)
    return 0 if stuck else because(Code.PASS_IS_FORCED, Clause.D3_2)


@rule
def why_not_done(view: State) -> int:
    """Return why there is no optional step to decline now (D6.5)."""
    phase = view.phase
    if phase == Phase.TURN:
        return because(Code.NOTHING_TO_DECLINE, Clause.D6_5)
    if phase == Phase.RUSH_AGAIN or step_now(view) == BUILD_AGAIN:
        return 0
    return because(Code.STEP_IS_DUE, Clause.D6_5, TOKEN_OF_PHASE[phase], phase)


@rule
def why_not_place(view: State, square: int) -> int:
    """Return why no pawn can go to this square (D4.1, D6.3)."""
    if view.phase != Phase.RUSH_PLACE and view.reserve[view.seat] == 0:
        return because(Code.NO_PAWN, Clause.D4_1)
    if view.port[square] != EMPTY:
        return because(Code.SQUARE_TAKEN, Clause.D4_1, square, view.port[square])
    if view.phase == Phase.RUSH_PLACE and not can_unload_any(view) and not makes_unload(view, square):
        return because(Code.RUSH_SQUARE_MAKES_NO_UNLOAD, Clause.D6_3, square)
    return 0


@rule
def why_gone(view: State, boat: int) -> int:
    """Return that the boat has left, if it has (D5.4)."""
    return 0 if in_play(view, boat) else because(Code.BOAT_GONE, Clause.D5_4, boat)


@rule
def why_not_unload(view: State, boat: int) -> int:
    """Return why this boat cannot be unloaded (D5.1)."""
    pawns = lane_pawns(view, boat)
    if in_play(view, boat) and pawns < 2:
        return because(Code.LANE_TOO_EMPTY, Clause.D5_1, boat, pawns)
    return why_gone(view, boat)


@rule
def why_not_play(view: State, token: int) -> int:
    """Return why this action token cannot be played (D6): not the first of the turn, not held, or not to be carried out in full."""
    if view.phase != Phase.TURN:
        return because(Code.ONE_TOKEN_A_TURN, Clause.D6, TOKEN_OF_PHASE[view.phase])
    if view.tokens[view.seat, token] == 0:
        return because(Code.NO_SUCH_TOKEN, Clause.D6, token)
    if token == Token.TAKE:
        return 0 if can_take(view) else because(Code.NOTHING_TO_TAKE, Clause.D6_1)
    pawns = view.reserve[view.seat]
    if token == Token.BUILD:
        return 0 if can_build(view) else because(Code.NEEDS_TWO_PAWNS, Clause.D6_2, pawns)
    if token == Token.RUSH:
        if can_rush(view):
            return 0
        return because(Code.RUSH_NEEDS_UNLOAD if pawns > 0 else Code.RUSH_NEEDS_PAWN, Clause.D6_3)
    return 0 if can_unload_any(view) else because(Code.NOTHING_TO_UNLOAD, Clause.D6_4)


@rule
def why_no_take_or_swap(view: State, action: int) -> int:
    """Return why tokens on the boats cannot be taken or exchanged (D6.1, D6.4): it takes its own action token, played before.

    A boat that has left comes first: no token brings it back.
    """
    token = Token.TAKE if action < SWAP else Token.SWAP
    phase = Phase.TAKE if action < SWAP else Phase.SWAP
    if view.phase != phase:
        if TOKEN_OF_PHASE[view.phase] == token:
            return unfinished(view)
        gone = why_gone(view, boat_of_swap(action) if action >= SWAP else (action - TAKE) // SLOTS)
        if gone and view.phase == Phase.TURN:
            return gone
        unplayable = why_not_play(view, token)
        if unplayable:
            return unplayable
    if action >= SWAP:
        barred = why_gone(view, boat_of_swap(action))
    else:
        barred = why_not_take(view, (action - TAKE) // SLOTS, (action - TAKE) % SLOTS)
    if barred or view.phase == phase:
        return barred
    return because(Code.PLAY_TOKEN_FIRST, Clause.D6_1 if action < SWAP else Clause.D6_4, token)


@rule
def why_not_take(view: State, boat: int, slot: int) -> int:
    """Return why this token cannot be taken (D6.1)."""
    face = view.boats[boat, slot]
    if face < FIRST_ACTION:
        return why_gone(view, boat)
    return because(Code.ACTION_TOKEN_NOT_TAKEABLE, Clause.D6_1, boat, slot + 1, face - FIRST_ACTION)
