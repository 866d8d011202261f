"""What a seat may know (N15), and what fits that knowledge."""

from ...kernel.chance import Chance, choose
from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import AKHENATON, COPIES, EMPTY, KINDS, MARKETS, NONE, OWNERS, PLACES, TRAVELLER, UNKNOWN
from .characters.oracle import can_take_for
from .state import BOTTOM, Phase, State

__all__ = ["conceal", "count_unseen", "resample"]

MOST_TRIES = 400
"""Cards that fit are found long before; where none do, as in a position nobody could have come to, any will do."""


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
def settle_last(state: State) -> None:
    """Mark the cards that were put at the bottom in this power: as many as were taken, the last of those known to lie there."""
    swaps = 0
    for kind in range(KINDS):
        swaps += state.aside[kind]
    given = 0
    while given < BOTTOM and state.sunk[given] != EMPTY:
        given += 1
    start = state.cards - state.known
    for i in range(max(0, given - swaps), given):
        for j in range(state.known):
            if state.deck[start + j] == state.sunk[i] and (state.settled >> j) & 1 == 0:
                state.settled |= 1 << j
                break


@rule
def takers(state: State, given: int, besides: int) -> int:
    """Return how many kinds may be had for a gift at the bottom, a kind that was just taken from there being one of them."""
    found = 0
    for kind in range(KINDS):
        if kind == besides or can_take_for(state, given, kind):
            found += 1
    return found


@rule
def surprise(state: State) -> int:
    """Return how unlikely it is that the Oracle's player took what they took from cards that lie like this: one time in so many.

    Whatever they wished, they named a kind: of those that may be had each is as likely, however many cards there are of it, and
    each card of a kind as likely as its like.  Which gift was given for which is not told, so with several they count in order.
    """
    odds = 1
    last = 0
    while last < BOTTOM and state.sunk[last] != EMPTY:
        last += 1
    for kind in range(KINDS):
        for _ in range(state.aside[kind]):
            last -= 1
            alike = 1
            for j in range(state.known):
                if state.deck[state.cards - state.known + j] == kind and (state.settled >> j) & 1 == 0:
                    alike += 1
            odds *= alike * max(1, takers(state, state.sunk[max(0, last)], kind))
    return odds


@rule
def lay_unseen(state: State, chance: Chance, left: int, start: int) -> int:
    """Lay random ones of the first ``left`` unseen cards into the unknown places from one on, and return how many are left."""
    for i in range(start, state.cards):
        if state.deck[i] == UNKNOWN:
            at = choose(chance, left)
            left -= 1
            card = chance.cards[at]
            chance.cards[at] = chance.cards[left]
            chance.cards[left] = card
            state.deck[i] = card
    return left


@rule
def lay_oracle_cards(state: State, chance: Chance, left: int) -> int:
    """Lay unseen cards at the bottom while the Oracle's player is at work, and return how many are left.

    They are laid again until they fit what was seen: something lies there for the gift offered now (N10.1), and each way to have
    taken what was taken comes as often as it leads there.
    """
    start = state.cards - state.known
    unknown = 0
    for i in range(start, state.cards):
        if state.deck[i] == UNKNOWN:
            unknown |= 1 << (i - start)
    for _ in range(MOST_TRIES):
        remaining = lay_unseen(state, chance, left, start)
        state.settled = 0
        settle_last(state)
        offered = state.phase == Phase.ORACLE_TAKE
        if (not offered or takers(state, state.kind, NONE) > 0) and choose(chance, surprise(state)) == 0:
            return remaining
        for i in range(state.known):
            if (unknown >> i) & 1:
                state.deck[start + i] = UNKNOWN
    return lay_unseen(state, chance, left, start)


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
    left = 0
    for kind in range(KINDS):
        for _ in range(chance.counts[kind]):
            chance.cards[left] = kind
            left += 1
    if bottom_hidden and (state.phase == Phase.ORACLE_TAKE or state.phase == Phase.ORACLE_GIVE):
        left = lay_oracle_cards(state, chance, left)
    lay_unseen(state, chance, left, state.drawn)
