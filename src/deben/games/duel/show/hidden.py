"""What lies face down in the Duel: the pile and the warehouse."""

from ....kernel.rule import rule
from ....kernel.text import Text, close_list, close_object, keys, names, open_list, open_object, put, put_key
from ..board import PILE, WAREHOUSE
from ..position.tokens import FACE_CODES
from ..state import State

__all__ = ["show_hidden"]

IN_PILE, IN_WAREHOUSE = range(2)
PLACES = keys(["pile", "warehouse"])
FACES = names(FACE_CODES)


@rule
def show_hidden(state: State, out: Text) -> None:
    """Write the tokens of both in the order in which they would come."""
    open_object(out)
    put_key(out, PLACES, IN_PILE)
    open_list(out)
    for i in range(state.drawn, PILE):
        put(out, FACES, state.pile[i])
    close_list(out)
    put_key(out, PLACES, IN_WAREHOUSE)
    open_list(out)
    for i in range(state.revealed, WAREHOUSE):
        put(out, FACES, state.warehouse[i])
    close_list(out)
    close_object(out)
