"""Whether a position written down by hand can be played to its end."""

from .board import COPIES, FIRST_ACTION, PAWNS, PILE, WAREHOUSE, Token
from .cargo import FACE_CODES
from .explain import TOKEN_OF_PHASE
from .faults import fault
from .legal import can_rush, can_take, can_unload_any, in_play
from .notation import BOAT_NAMES, PHASE_NAMES, SEAT_NAMES
from .state import Phase, State
from .turn import boats_left

__all__ = ["check_plausible"]


def check_plausible(state: State) -> None:
    """Raise ``PositionError`` for the first thing that contradicts the rules."""
    for check in (_check_pawns, _check_boats, _check_step, _check_warehouse):
        check(state)


def _check_pawns(state: State) -> None:
    for seat, reserve in enumerate(state.reserve):
        if reserve < 0:
            raise fault("too-many-pawns", seat=seat, player=SEAT_NAMES[seat], pawns=PAWNS - int(reserve))


def _check_boats(state: State) -> None:
    left = [name for boat, name in enumerate(BOAT_NAMES) if not in_play(state, boat)]
    if left and state.drawn < PILE:
        raise fault("boat-left-too-early", boat=left[0], tokens=PILE - state.drawn)
    boats = boats_left(state)
    if boats == 0:
        raise fault("no-boat")
    if boats > 1 and state.phase == Phase.OVER:
        raise fault("not-over", boats=boats)
    if boats == 1 and state.phase != Phase.OVER:
        raise fault("is-over")


def _check_warehouse(state: State) -> None:
    """Check that every take of the future will find a token in the warehouse (D6.1)."""
    takes = int(COPIES[FIRST_ACTION + Token.TAKE]) - state.removed[FIRST_ACTION + Token.TAKE] + (state.phase == Phase.TAKE)
    if takes > WAREHOUSE - state.revealed:
        raise fault("warehouse-too-empty", takes=takes, tokens=WAREHOUSE - state.revealed)


def _check_step(state: State) -> None:
    """Check that the token in play was played, that its pawns stand on the port, and that its step can be done (D6)."""
    phase = Phase(state.phase)
    name = PHASE_NAMES[phase]
    if state.placed and phase != Phase.BUILD:
        raise fault("placed-without-build", phase=name)
    if phase in (Phase.TURN, Phase.OVER):
        return
    token = TOKEN_OF_PHASE[phase]
    if state.removed[FIRST_ACTION + token] == 0:
        raise fault("token-not-played", phase=name, token=FACE_CODES[FIRST_ACTION + token])
    pawns = PAWNS - state.reserve[state.seat]
    if pawns < (1 if phase == Phase.RUSH_UNLOAD else state.placed):
        raise fault("pawns-not-placed", phase=name, seat=state.seat, player=SEAT_NAMES[state.seat], pawns=pawns)
    if not _step_possible(state):
        raise fault("step-impossible", phase=name)


def _step_possible(state: State) -> bool:
    phase = state.phase
    if phase == Phase.TAKE:
        return can_take(state)
    if phase == Phase.BUILD:
        return bool(state.reserve[state.seat] >= max(1, 2 - state.placed))
    if phase == Phase.RUSH_PLACE:
        return can_rush(state)
    return can_unload_any(state)
