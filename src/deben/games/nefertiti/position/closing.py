"""The closing of a position: which piece is resolved, and whether its owner decides this (N5)."""

from ....kernel.notation.faults import begin_fault, end_fault, tell_word
from ....kernel.rule import rule
from ....kernel.text import Text, spelled
from ..board import COLLECTOR, MARKETS, MEMPHIS, NONE
from ..closing.pieces import next_square
from ..notation import PORT_NAMES
from ..state import Phase, State
from .faults import FAULTS, KEYS, Fault, Param, refuse_field, refuse_phase
from .fields import Field
from .phases import in_closing, is_traveller
from .vocabulary import PHASES

__all__ = ["settle_closing"]

PORTS = spelled(PORT_NAMES)


@rule
def settle_closing(state: State, out: Text) -> int:
    """Set what follows from the market being resolved: the piece whose turn it is, and whether it is the best bidder's (N5.1)."""
    phase, market = state.phase, state.closing
    if market == NONE:
        return refuse_phase(out, Fault.CLOSING_MISSING, phase) if in_closing(phase) else 0
    if not in_closing(phase) and (not is_traveller(phase) or market == MEMPHIS):
        return refuse_phase(out, Fault.CLOSING_OUT_OF_PLACE, phase)
    if market == MEMPHIS and state.memphis == 0:
        return refuse_field(out, Fault.NO_MEMPHIS, Field.CLOSING)
    if market < MARKETS and state.open[market] == 0:
        begin_fault(out, FAULTS, Fault.CLOSING_NOT_OPEN)
        tell_word(out, KEYS, Param.NAME, PORTS, market)
        return end_fault(out)
    state.best = 1 if phase in (Phase.BEST, Phase.DISCARD) or (is_traveller(phase) and state.picks > 0) else 0
    state.square = next_square(state) if in_closing(phase) or state.best else NONE
    state.spread = state.reserves[market] if phase == Phase.SPREAD else 0
    if not right_piece(state):
        begin_fault(out, FAULTS, Fault.WRONG_PIECE)
        tell_word(out, KEYS, Param.PHASE, PHASES, phase)
        tell_word(out, KEYS, Param.NAME, PORTS, market)
        return end_fault(out)
    return 0


@rule
def right_piece(state: State) -> bool:
    """Return whether the piece being resolved is one whose owner decides this: a servant, or for some phases a collector."""
    if is_traveller(state.phase) and state.best == 0:
        return True
    if state.square == NONE:
        return False
    piece = state.pieces[state.closing, state.square]
    if is_traveller(state.phase):
        return bool(piece == state.user)
    return bool((piece >= COLLECTOR) == (state.phase in (Phase.COLLECT, Phase.SPREAD)))
