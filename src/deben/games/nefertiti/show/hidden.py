"""What lies face down in Nefertiti: the deck of gifts, Akhenaton among its last cards."""

from ....kernel.rule import rule
from ....kernel.text import Text, close_list, close_object, keys, names, open_list, open_object, put, put_key
from ..board import KIND_NAMES
from ..state import State

__all__ = ["show_hidden"]

PLACES = keys(["deck"])
CARDS = names([*KIND_NAMES, "akhenaton"])


@rule
def show_hidden(state: State, out: Text) -> None:
    """Write the cards of the deck in the order in which they would be drawn."""
    open_object(out)
    put_key(out, PLACES, 0)
    open_list(out)
    for i in range(state.drawn, state.cards):
        put(out, CARDS, state.deck[i])
    close_list(out)
    close_object(out)
