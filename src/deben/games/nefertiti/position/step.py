"""Whether the step that is due in a position can be done."""

from ....kernel.notation.fields import Notes
from ....kernel.rule import rule
from ....kernel.text import Text
from ..board import MARKETS
from ..characters.exchanges import can_want, exchange_with, tradeable
from ..legal import legal
from ..markets.squares import can_place_collector
from ..state import Phase, State
from .faults import Fault, refuse_phase
from .phases import is_oracle
from .wares import can_lay_something

__all__ = ["check_step"]


@rule
def check_step(notes: Notes, state: State, out: Text) -> int:
    """Check that there is something to decide."""
    if state.phase == Phase.OVER or step_possible(notes, state):
        return 0
    return refuse_phase(out, Fault.STEP_IMPOSSIBLE, state.phase)


@rule
def step_possible(notes: Notes, state: State) -> bool:
    """Return whether there is something to decide, and its consequences can be carried out."""
    phase = state.phase
    if phase == Phase.COLLECTOR:
        return can_place_collector(state)
    if phase == Phase.REROLL:
        return bool(state.holder == state.seat and state.holder_new == 0)
    if phase == Phase.SPREAD:
        return bool(0 < state.spread < MARKETS - 1 + state.memphis)
    if phase == Phase.MERCHANT_WANT:
        return exchange_with(state, state.partner)
    if phase == Phase.MERCHANT_GIVE:
        return exchange_with(state, state.partner) and can_want(state, state.partner, state.kind)
    if phase == Phase.TRADER_GIVE:
        return tradeable(state, state.market, state.place)
    if is_oracle(phase):
        return oracle_possible(notes, state)
    return something_legal(notes, state)


@rule
def oracle_possible(notes: Notes, state: State) -> bool:
    """Return whether the Oracle's player can go on (N10.1)."""
    if not 0 < state.known <= state.cards - state.drawn:
        return False
    if state.phase == Phase.ORACLE_ORDER:
        return bool(state.ordered < state.known - 1)
    return something_legal(notes, state) or can_lay_something(notes, state)


@rule
def something_legal(notes: Notes, state: State) -> bool:
    """Return whether any action is legal."""
    return legal(state, notes.moves[:]) > 0  # compilers take only a slice of a record's field for an array
