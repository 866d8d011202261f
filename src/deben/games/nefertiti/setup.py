"""Setting Nefertiti's table (N2, N12.2, N13, N14.1).

A blank state holds the options: players, Memphis, the visible stalls (2: at random), the characters in play and the supply of
seals.
"""

from ...kernel.luck import Luck, below, shuffle
from ...kernel.rule import rule
from .board import (
    AKHENATON,
    CHARACTERS,
    COPIES,
    DECK,
    DRAWN_CHARACTERS,
    EMPTY,
    KINDS,
    LOOSE_COPIES,
    LOUQSOR,
    MARKETS,
    MOST_SQUARES,
    NONE,
    PLACES,
    PLUSES,
    START_COLLECTORS,
    START_DEBEN,
    START_SERVANTS,
)  # fmt: skip
from .markets.places import draw
from .state import BOTTOM, Phase, State

__all__ = ["setup"]


@rule
def setup(state: State, luck: Luck) -> None:
    """Set the table for the options in the state; seat 0 starts (N2.7)."""
    for i in range(8):
        state.seed[i] = luck.key[i]
    clear(state)
    choose_stalls(state, luck)
    if state.draw_six:
        draw_characters(state, luck)
    shuffle_deck(state, luck)
    give_start(state)
    for market in range(MARKETS):
        if market != LOUQSOR:
            open_market(state, market)
    state.steps = 1
    state.phase = Phase.TURN


@rule
def clear(state: State) -> None:
    """Put NONE and EMPTY wherever nothing is yet."""
    for market in range(MARKETS + 1):
        for square in range(MOST_SQUARES):
            state.pieces[market, square] = EMPTY
    for market in range(MARKETS):
        for place in range(PLACES):
            state.gifts[market, place] = EMPTY
    for i in range(DECK):
        state.deck[i] = EMPTY
    for i in range(BOTTOM):
        state.sunk[i] = EMPTY
    state.recruited = NONE
    state.barred = NONE
    state.priest = NONE
    state.holder = NONE
    state.closing = NONE
    state.square = NONE
    state.user = NONE
    state.partner = NONE
    state.past_partner = NONE
    state.market = NONE
    state.place = NONE
    state.kind = NONE
    state.type = NONE
    state.asked = NONE
    state.oracle = NONE


@rule
def choose_stalls(state: State, luck: Luck) -> None:
    """Choose at random the visible stalls that the options leave open (N2.1)."""
    for market in range(MARKETS):
        if state.visible[market] == 2:
            state.visible[market] = below(luck, 2)


@rule
def draw_characters(state: State, luck: Luck) -> None:
    """Draw six of the characters outside the stacks (N9.1)."""
    count = 0
    for character in range(CHARACTERS):
        for _ in range(LOOSE_COPIES[character]):
            luck.cards[count] = character
            count += 1
    shuffle(luck, luck.cards, count)
    for i in range(DRAWN_CHARACTERS):
        state.characters[luck.cards[i]] += 1
    state.draw_six = 0


@rule
def shuffle_deck(state: State, luck: Luck) -> None:
    """Shuffle the gifts, and put Akhenaton at random among the last five cards (N2.5)."""
    count = 0
    for kind in range(KINDS):
        for _ in range(COPIES[state.players - 2, state.memphis, kind]):
            luck.cards[count] = kind
            count += 1
    shuffle(luck, luck.cards, count)
    akhenaton = count - below(luck, BOTTOM)
    for i in range(akhenaton):
        state.deck[i] = luck.cards[i]
    state.deck[akhenaton] = AKHENATON
    for i in range(akhenaton, count):
        state.deck[i + 1] = luck.cards[i]
    state.cards = count + 1


@rule
def give_start(state: State) -> None:
    """Give everybody Deben and pieces, and each Reserve one Deben (N2.2, N2.3, N12.3, N13.1, N14.1)."""
    for seat in range(state.players):
        state.deben[seat] = START_DEBEN[state.players - 2, seat]
        state.servants[seat] = START_SERVANTS[state.players - 2]
    for seat in range(2):
        state.collectors[seat] = START_COLLECTORS[state.players - 2]
    for market in range(MARKETS + state.memphis):
        state.reserves[market] = 1
    state.tile = LOUQSOR  # closed and empty of gifts


@rule
def open_market(state: State, market: int) -> None:
    """Give an open market its four gifts and a seal on the upper one; foreign gifts go to Memphis (N2.6, N12.5)."""
    state.open[market] = 1
    for place in range(PLACES):
        while state.gifts[market, place] == EMPTY:
            card = draw(state)
            if PLUSES[card] > 0:
                state.docked[card] += 1
            else:
                state.gifts[market, place] = card
    state.sealed[market] = 1
    state.supply -= 1
