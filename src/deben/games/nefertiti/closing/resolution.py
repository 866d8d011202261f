"""A closing: the pieces on a stall are resolved one by one (N5), then the board moves on."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import COLLECTOR, NONE
from ..events import Event
from ..state import Phase, State
from .aftermath import finish
from .bidders import begin_best, go_on_taking
from .collectors import begin_collecting
from .pieces import bidder, next_square

__all__ = ["resolve"]


@rule
def resolve(state: State, log: Log) -> None:
    """Find the next decision of the closing, or end it (N5.1)."""
    if state.best and state.picks > 0:  # the best bidder is still taking
        go_on_taking(state, log)
        return
    state.square = next_square(state)
    if state.square == NONE:
        finish(state, log)
        return
    collector = 1 if state.pieces[state.closing, state.square] >= COLLECTOR else 0
    emit(log, Event.RESOLVED, bidder(state), state.closing, state.square, collector)
    if collector:
        begin_collecting(state, log)
    elif state.best:
        begin_best(state, log)
    else:
        state.phase = Phase.BUY
