"""What a seat may know (N15), and what fits that knowledge."""

from ...kernel.chance import Chance, choose
from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import AKHENATON, COPIES, EMPTY, KINDS, MARKETS, MAX_VALUES, OWNERS, PLACES, TRAVELLER, UNKNOWN
from .state import BOTTOM, Phase, State

__all__ = ["conceal", "count_unseen", "resample"]


@rule
def conceal(state: State, seat: int) -> None:
    """Hide the seed and the order of the deck; the Oracle's player goes on knowing the bottom cards (N15.1, N10.1)."""
    for i in range(8):
        state.seed[i] = 0
    last = state.cards - state.known if seat == state.oracle else state.cards
    for i in range(state.drawn, last):
        state.deck[i] = UNKNOWN
    if seat != state.oracle:
        state.settled = 0


@rule
def count_unseen(state: State, counts: Ints) -> None:
    """Fill ``counts`` with how many cards of each kind, and Akhenaton, lie in the unknown places of the deck."""
    for kind in range(KINDS):
        counts[kind] = COPIES[state.players - 2, state.memphis, kind] - state.discarded[kind] - state.docked[kind]
        for owner in range(OWNERS):
            counts[kind] -= state.hands[owner, kind]
    counts[AKHENATON] = 1 if state.barred < 0 else 0
    for market in range(MARKETS):
        for place in range(PLACES):
            if EMPTY < state.gifts[market, place] < TRAVELLER:
                counts[state.gifts[market, place]] -= 1
    for i in range(state.drawn, state.cards):
        if state.deck[i] >= 0:
            counts[state.deck[i]] -= 1


@rule
def lay_at_bottom(state: State, chance: Chance, card: int) -> None:
    """Put a card into a random unknown place among the last five of the deck."""
    start = max(state.drawn, state.cards - BOTTOM)
    free = 0
    for i in range(start, state.cards):
        if state.deck[i] == UNKNOWN:
            free += 1
    skip = choose(chance, free)
    for i in range(start, state.cards):
        if state.deck[i] == UNKNOWN:
            if skip == 0:
                state.deck[i] = card
            skip -= 1


@rule
def rekey_dice(state: State, chance: Chance) -> None:
    """Key the dice anew if the key is unknown: in a view it is all zeros."""
    for i in range(8):
        if state.seed[i] != 0:
            return
    for i in range(8):
        state.seed[i] = choose(chance, 1 << 30)


@rule
def lay_something_to_take(state: State, chance: Chance) -> None:
    """Put at the bottom one of the unseen gifts that the Oracle's player may have for the gift they are seen to offer (N10.1)."""
    fitting = 0
    for kind in range(KINDS):
        if kind != state.kind and MAX_VALUES[kind] <= MAX_VALUES[state.kind]:
            fitting += chance.counts[kind]
    skip = choose(chance, fitting)
    for kind in range(KINDS):
        if kind != state.kind and MAX_VALUES[kind] <= MAX_VALUES[state.kind]:
            if 0 <= skip < chance.counts[kind]:
                chance.counts[kind] -= 1
                lay_at_bottom(state, chance, kind)
                return
            skip -= chance.counts[kind]


@rule
def resample(state: State, chance: Chance) -> None:
    """Lay the unseen cards into the unknown places of the deck at random, and key the dice anew.

    Akhenaton lies among the last five (N2.5), and so do the gifts that the Oracle's player was seen to put there (N10.1).  If a
    card of such a kind has been drawn from the bottom since, it is taken to be the one that was put there.
    """
    rekey_dice(state, chance)
    bottom_hidden = state.deck[state.cards - 1] == UNKNOWN  # the Oracle's player knows where these cards lie
    count_unseen(state, chance.counts)
    if chance.counts[AKHENATON] > 0:
        lay_at_bottom(state, chance, AKHENATON)
    for i in range(BOTTOM):
        card = state.sunk[i]
        if card != EMPTY and bottom_hidden:
            chance.counts[card] -= 1
            lay_at_bottom(state, chance, card)
    if bottom_hidden and state.phase == Phase.ORACLE_TAKE:
        lay_something_to_take(state, chance)
    left = 0
    for kind in range(KINDS):
        for _ in range(chance.counts[kind]):
            chance.cards[left] = kind
            left += 1
    for i in range(state.drawn, state.cards):
        if state.deck[i] == UNKNOWN:
            at = choose(chance, left)
            left -= 1
            state.deck[i] = chance.cards[at]
            chance.cards[at] = chance.cards[left]
