"""The places of the markets: taking gifts from them, and filling them again (N1.1, N5.8–N5.10, N6.1)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import (
    AKHENATON,
    BONUS_SEAL,
    EMPTY,
    KINDS,
    MARKETS,
    NEUTRAL,
    NONE,
    PLACES,
    PLUSES,
    TRAVELLER,
    UPPER,
)  # fmt: skip
from ..events import Event
from ..state import BOTTOM, State

__all__ = [
    "discard", "docked_gifts", "draw", "fill", "gift_at", "has_gift", "offered", "open_markets", "receive", "reopen",
    "take_card", "take_docked", "take_seal",
]  # fmt: skip


@rule
def offered(state: State, market: int, place: int) -> bool:
    """Return whether a card lies face up there that can be bought: a gift, or the Travelling Thief (N10.2, N10.6)."""
    return bool(state.gifts[market, place] != EMPTY and (state.face_down[market] >> place) & 1 == 0)


@rule
def gift_at(state: State, market: int, place: int) -> bool:
    """Return whether a gift lies face up there."""
    return offered(state, market, place) and state.gifts[market, place] != TRAVELLER


@rule
def has_gift(state: State, market: int) -> bool:
    """Return whether any gift lies face up on the market."""
    for place in range(PLACES):
        if gift_at(state, market, place):
            return True
    return False


@rule
def open_markets(state: State) -> int:
    """Return how many markets are open."""
    count = 0
    for market in range(MARKETS):
        count += state.open[market]
    return count


@rule
def docked_gifts(state: State) -> int:
    """Return how many gifts lie at Memphis."""
    gifts = 0
    for kind in range(KINDS):
        gifts += state.docked[kind]
    return gifts


@rule
def receive(state: State, seat: int, kind: int, log: Log) -> None:
    """Give a gift from the board to a player; a papyrus brings a seal, if there is one (N11.1)."""
    state.hands[seat, kind] += 1
    if BONUS_SEAL[kind] and state.supply > 0:
        state.supply -= 1
        state.seals[seat] += 1
        emit(log, Event.SEAL_TAKEN, seat, NONE)


@rule
def discard(state: State, owner: int, kind: int, log: Log) -> None:
    """Take a gift of an owner out of the game (N5.8)."""
    state.hands[owner, kind] -= 1
    state.discarded[kind] += 1
    emit(log, Event.DISCARDED, owner, kind)


@rule
def take_seal(state: State, seat: int, market: int, place: int, log: Log) -> None:
    """Give the seal on the upper place to whoever gets the card there; for the neutral owner it returns to the supply (N14.4)."""
    if place == UPPER and state.sealed[market]:
        state.sealed[market] = 0
        if seat == NEUTRAL:
            state.supply += 1
        else:
            state.seals[seat] += 1
            emit(log, Event.SEAL_TAKEN, seat, market)


@rule
def take_card(state: State, seat: int, market: int, place: int, log: Log) -> int:
    """Return the card taken from a place, after giving it to the player unless it is the Travelling Thief; the seal stays."""
    card = state.gifts[market, place]
    state.gifts[market, place] = EMPTY
    emit(log, Event.TAKEN, seat, market, place, card)
    if card != TRAVELLER:
        receive(state, seat, card, log)
    return int(card)


@rule
def take_docked(state: State, owner: int, kind: int, log: Log) -> None:
    """Give a gift that lies at Memphis to an owner; foreign gifts never bring a seal."""
    state.docked[kind] -= 1
    state.hands[owner, kind] += 1
    emit(log, Event.TAKEN, owner, MARKETS, NONE, kind)


@rule
def draw(state: State) -> int:
    """Return the next card of the deck; a card known to have been put at the bottom is there no longer."""
    card = state.deck[state.drawn]
    state.deck[state.drawn] = EMPTY
    state.drawn += 1
    if state.drawn > state.cards - BOTTOM:
        for i in range(BOTTOM):
            if state.sunk[i] == card:
                state.sunk[i] = EMPTY
                break
    return int(card)


@rule
def slide(state: State, market: int, log: Log) -> None:
    """Turn gifts up, move the leftmost lower one to an empty upper place, and the others to the left (N5.10)."""
    for place in range(PLACES):
        if (state.face_down[market] >> place) & 1:
            emit(log, Event.TURNED_UP, market, place)
    state.face_down[market] = 0
    free = 0
    for place in range(PLACES):
        if state.gifts[market, place] != EMPTY:
            if free < place:
                state.gifts[market, free] = state.gifts[market, place]
                state.gifts[market, place] = EMPTY
                emit(log, Event.MOVED_UP, market, place, free)
            free += 1


@rule
def fill(state: State, market: int, log: Log) -> int:
    """Return how many foreign gifts came to Memphis while the empty places were filled, or NONE if Akhenaton was drawn."""
    docked = 0
    for place in range(PLACES):
        while state.gifts[market, place] == EMPTY:
            card = draw(state)
            if card == AKHENATON:
                return NONE
            if PLUSES[card] > 0:  # N12.5
                state.docked[card] += 1
                docked += 1
                emit(log, Event.DOCKED, card)
            else:
                state.gifts[market, place] = card
                emit(log, Event.DRAWN, market, place, card)
    return docked


@rule
def reopen(state: State, market: int, log: Log) -> int:
    """Reopen the market that had the closed tile, and return what :func:`fill` says (N5.10, N6.1)."""
    emit(log, Event.REOPENED, market)
    slide(state, market, log)
    docked = fill(state, market, log)
    if docked == NONE:
        state.barred = market
        emit(log, Event.AKHENATON, market)
        return NONE
    state.open[market] = 1
    if state.sealed[market] == 0 and state.supply > 0:
        state.sealed[market] = 1
        state.supply -= 1
        emit(log, Event.SEAL_LAID, market)
    return docked
