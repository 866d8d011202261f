"""Whether a position written down by hand can be played to its end."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_number, tell_word
from ....kernel.rule import rule
from ....kernel.text import Text
from ..board import BOATS, COPIES, EMPTY, FIRST_ACTION, PAWNS, PILE, WAREHOUSE, Token
from ..legal import can_rush, can_take, can_unload_any, in_play
from ..reasons.explain import TOKEN_OF_PHASE
from ..state import Phase, State
from ..turn import boats_left
from .cargo import BOAT_WORDS
from .faults import FAULTS, KEYS, Fault, Param, refuse, refuse_count, tell_phase, tell_player
from .tokens import TOKENS

__all__ = ["check_plausible"]


@rule
def check_plausible(state: State, out: Text) -> int:
    """Return 0 for a position that can be played to its end; otherwise write the first thing against it and return 1."""
    for seat in range(2):
        if state.reserve[seat] < 0:
            return refuse_pawns(out, Fault.TOO_MANY_PAWNS, state, seat)
    if check_boats(state, out) or check_step(state, out):
        return 1
    return check_warehouse(state, out)


@rule
def refuse_pawns(out: Text, fault: int, state: State, seat: int) -> int:
    """Write a fault about the pawns that a player has on the port, and return 1."""
    begin_fault(out, FAULTS, fault)
    if fault == Fault.PAWNS_NOT_PLACED:
        tell_phase(out, state.phase)
    tell_player(out, seat)
    tell_number(out, KEYS, Param.PAWNS, PAWNS - state.reserve[seat])
    return end_fault(out)


@rule
def check_boats(state: State, out: Text) -> int:
    """Check that boats left only after the pile was drawn, and that the match is over exactly with the last one (D5.4, D7.1)."""
    for boat in range(BOATS):
        if state.drawn < PILE and not in_play(state, boat):
            begin_fault(out, FAULTS, Fault.BOAT_LEFT_TOO_EARLY)
            tell_word(out, KEYS, Param.BOAT, BOAT_WORDS, boat)
            tell_number(out, KEYS, Param.TOKENS, PILE - state.drawn)
            return end_fault(out)
    boats = boats_left(state)
    if boats == 0:
        return refuse(out, Fault.NO_BOAT)
    if boats > 1 and state.phase == Phase.OVER:
        return refuse_count(out, Fault.NOT_OVER, Param.BOATS, boats)
    if boats == 1 and state.phase != Phase.OVER:
        return refuse(out, Fault.IS_OVER)
    return 0


@rule
def check_step(state: State, out: Text) -> int:
    """Check that the token in play was played, that its pawns stand on the port, and that its step can be done (D6)."""
    if state.placed > 0 and state.phase != Phase.BUILD:
        return refuse_phase(out, Fault.PLACED_WITHOUT_BUILD, state)
    token = TOKEN_OF_PHASE[state.phase]
    if token == EMPTY:
        return 0
    if state.removed[FIRST_ACTION + token] == 0:
        begin_fault(out, FAULTS, Fault.TOKEN_NOT_PLAYED)
        tell_phase(out, state.phase)
        tell_word(out, KEYS, Param.TOKEN, TOKENS, FIRST_ACTION + token)
        return end_fault(out)
    if PAWNS - state.reserve[state.seat] < (1 if state.phase == Phase.RUSH_UNLOAD else state.placed):
        return refuse_pawns(out, Fault.PAWNS_NOT_PLACED, state, state.seat)
    return 0 if step_possible(state) else refuse_phase(out, Fault.STEP_IMPOSSIBLE, state)


@rule
def refuse_phase(out: Text, fault: int, state: State) -> int:
    """Write a fault about the phase, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_phase(out, state.phase)
    return end_fault(out)


@rule
def step_possible(state: State) -> bool:
    """Return whether the step of the token in play can be done."""
    if state.phase == Phase.TAKE:
        return can_take(state)
    if state.phase == Phase.BUILD:
        return bool(state.reserve[state.seat] >= max(1, 2 - state.placed))
    if state.phase == Phase.RUSH_PLACE:
        return can_rush(state)
    return can_unload_any(state)


@rule
def check_warehouse(state: State, out: Text) -> int:
    """Check that every take of the future will find a token in the warehouse (D6.1)."""
    played = state.removed[FIRST_ACTION + Token.TAKE]
    takes = COPIES[FIRST_ACTION + Token.TAKE] - played + (1 if state.phase == Phase.TAKE else 0)
    if takes > WAREHOUSE - state.revealed:
        begin_fault(out, FAULTS, Fault.WAREHOUSE_TOO_EMPTY)
        tell_number(out, KEYS, Param.TAKES, takes)
        tell_number(out, KEYS, Param.TOKENS, WAREHOUSE - state.revealed)
        return end_fault(out)
    return 0
