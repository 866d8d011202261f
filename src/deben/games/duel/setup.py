"""Setting the Duel's table (D2)."""

from ...kernel.luck import Luck, shuffle
from ...kernel.rule import rule
from .board import ALL_TOKENS, BOATS, EMPTY, PAWNS, PILE, SLOTS, SQUARES, WAREHOUSE
from .state import Phase, State

__all__ = ["setup"]


@rule
def setup(state: State, luck: Luck) -> None:
    """Shuffle the sixty tokens, load the boats, fill the warehouse (D2.1); seat 0 starts (D2.2)."""
    shuffle_tokens(state, luck)
    for square in range(SQUARES):
        state.port[square] = EMPTY
    for seat in range(2):
        state.reserve[seat] = PAWNS
    state.first_five = EMPTY
    state.phase = Phase.TURN


@rule
def shuffle_tokens(state: State, luck: Luck) -> None:
    """Deal a shuffle of all tokens: the boats' slots 1, then 2, then 3, then the warehouse from the top, then the pile."""
    order = luck.cards
    for i in range(len(ALL_TOKENS)):
        order[i] = ALL_TOKENS[i]
    shuffle(luck, order, len(ALL_TOKENS))
    for i in range(BOATS * SLOTS):
        state.boats[i % BOATS, i // BOATS] = order[i]
    for i in range(WAREHOUSE):
        state.warehouse[i] = order[BOATS * SLOTS + i]
    for i in range(PILE):
        state.pile[i] = order[BOATS * SLOTS + WAREHOUSE + i]
