"""How Nefertiti looks at a glance to somebody who has played it: which action tempts, and what a position promises."""

from ....kernel.rule import rule
from ..actions import AMOUNT, CLOSE, COIN, COINS, GIVE, HALF, MARKET, OWNER, PICK, PLACE, ROLL, TYPE, WANT, square_of, stall_of
from ..board import (
    BIDS,
    EMPTY,
    MARKETS,
    MEMPHIS,
    MOST_SQUARES,
    NONE,
    ORDER,
    PLACES,
    SQUARES,
    SYMBOLS,
    TYPE_OF,
    TYPES,
    UNITS,
    UPPER,
    Character,
    Symbol,
)
from ..closing.pieces import bid_now, bidder
from ..markets.courses import course, foreign_bonus, holds_type, owners_of, units_of
from ..markets.places import offered
from ..scoring import STANDING_STEP, standing
from ..state import Phase, State
from .worth import card_worth, deben_worth, expected_course, gift_worth, seal_worth

__all__ = ["promise", "urge"]


@rule
def best_offer(state: State, seat: int, market: int) -> int:
    """Return the worth of the best card that lies face up on a market, its seal counted."""
    best = 0
    for place in range(PLACES):
        if offered(state, market, place):
            found = card_worth(state, seat, state.gifts[market, place])
            if place == UPPER and state.sealed[market]:
                found += seal_worth(state)
            best = max(best, found)
    return best


@rule
def standing_ahead(state: State, market: int, stall: int, square: int) -> int:
    """Return how many pieces on a stall are resolved before one on the given square would be (N5.1)."""
    ahead = 0
    for i in range(SQUARES[stall]):
        if ORDER[stall, i] == square:
            return ahead
        if state.pieces[market, ORDER[stall, i]] != EMPTY:
            ahead += 1
    return ahead


@rule
def place_urge(state: State, stall: int, square: int) -> int:
    """Return how tempting it is to stand on a square: what it may bring there, less the bid, and coins at once."""
    seat = state.seat
    market = stall // 2
    bid = int(BIDS[stall, square])
    coins = 0
    if SYMBOLS[stall, square] == Symbol.COIN and state.reserves[market] > 0:
        coins += deben_worth(state)
    if bid > state.deben[seat]:
        return coins - 30
    ahead = standing_ahead(state, market, stall, square)
    if market == MEMPHIS:
        return 30 - 4 * bid - 5 * ahead
    gain = best_offer(state, seat, market)
    if ahead == 0:
        gain = gain * 3 // 2
    elif ahead >= 3:
        gain = gain // 2
    return coins + (gain - deben_worth(state) * bid) // 2


@rule
def scribe_gain(state: State, seat: int, gift: int, bonus: int) -> int:
    """Return what scoring a type now brings more than keeping it: the bonus, and a course that would fall (N8.7)."""
    owners = owners_of(state, gift)
    return units_of(state, seat, gift) * (10 * (course(gift, owners) + bonus) - expected_course(state, gift, owners))


@rule
def best_scribe(state: State, seat: int, bonus: int) -> int:
    """Return the most that a Scribe of a bonus can bring."""
    best = 0
    for gift in range(TYPES):
        best = max(best, scribe_gain(state, seat, gift, bonus))
    return best


@rule
def recruit_urge(state: State, character: int) -> int:
    """Return how tempting a character looks: what the power brings at once, less the seal."""
    seat = state.seat
    cost = seal_worth(state)
    if character == Character.VIZIER:
        types = 0
        for gift in range(TYPES):
            if holds_type(state, seat, gift):
                types += 1
        return 20 * types - cost
    if character == Character.SCRIBE_3:
        return best_scribe(state, seat, 3) - cost
    if character == Character.SCRIBE_2:
        return best_scribe(state, seat, 2) - cost
    if character == Character.SCRIBE_1 or character == Character.ROYAL_SCRIBE:
        return best_scribe(state, seat, 1) - cost
    if character == Character.THIEF:
        return best_offer(state, seat, state.tile) - cost
    if character == Character.TRAVELLING_THIEF:
        return 60 - cost
    if character == Character.PRIEST_OF_AMON:
        return 70 - cost
    return 20 - cost


@rule
def pick_urge(state: State, place: int) -> int:
    """Return how tempting the card on a place is to whoever chooses it now."""
    phase = state.phase
    if phase == Phase.BEST or phase == Phase.BUY:
        seat = bidder(state)
        found = card_worth(state, seat, state.gifts[state.closing, place])
        if place == UPPER:
            found += seal_worth(state) if state.sealed[state.closing] else 0
            if phase == Phase.BEST:
                found -= 50  # it costs the second card, N5.2
        return found - (deben_worth(state) * bid_now(state) if phase == Phase.BUY else 0)
    if phase == Phase.COLLECT:
        return 10 - (20 if holds_type(state, bidder(state), TYPE_OF[max(0, state.gifts[state.closing, place])]) else 0)
    market = state.tile if phase == Phase.THIEF else state.market
    found = card_worth(state, state.seat, state.gifts[market, place])
    return 40 - found if phase == Phase.BEGGAR else found


@rule
def give_urge(state: State, kind: int) -> int:
    """Return how little a gift is missed by whoever gives it away, scores it or discards it."""
    phase = state.phase
    gift = int(TYPE_OF[kind])
    if phase == Phase.AMON_GIVE:
        return 80 * int(UNITS[kind]) - int(UNITS[kind]) * expected_course(state, gift, owners_of(state, gift))
    if phase == Phase.ROYAL_SCRIBE:
        return scribe_gain(state, state.seat, gift, 1) - 5
    return -int(UNITS[kind]) * (expected_course(state, gift, owners_of(state, gift)) + 10 * foreign_bonus(state, state.seat, gift))


@rule
def urge(state: State, action: int) -> int:
    """Return how tempting a legal action looks, in tenths of a point."""
    if action < PLACE:
        return recruit_urge(state, action)
    if action < CLOSE:
        return place_urge(state, stall_of(action), square_of(action)) if state.phase != Phase.COLLECTOR else 0
    if action < PICK:
        return best_offer(state, state.seat, action - CLOSE) // 2
    if action < WANT:
        return int(pick_urge(state, action - PICK))
    if action < GIVE:
        return gift_worth(state, bidder(state) if state.phase <= Phase.SPREAD else state.seat, action - WANT)
    if action < OWNER:
        return int(give_urge(state, action - GIVE))
    if action < TYPE:
        return 0
    if action < MARKET:
        gift = action - TYPE
        return scribe_gain(state, state.seat, gift, 2)
    if action < AMOUNT:
        return int(state.reserves[action - MARKET])
    if action == HALF:
        return deben_worth(state) * int((state.reserves[state.closing] + 1) // 2)
    if AMOUNT <= action < HALF:
        return action
    return 5 if action in (COINS, COIN, ROLL) else 0


@rule
def standing_out(state: State, seat: int) -> int:
    """Return how many servants of a seat stand on a stall that may yet close."""
    out = 0
    for market in range(MARKETS + 1):
        for square in range(MOST_SQUARES):
            if state.pieces[market, square] == seat:
                out += 1
    return out


@rule
def promise(state: State, seat: int) -> int:
    """Return an estimate of the final standing: what the seat has, what its money, seals and servants may bring, falling courses.

    The weights were measured on matches of search against itself: ``docs/bots.md``.
    """
    ending = state.barred != NONE
    extra = (deben_worth(state) - 5) * int(state.deben[seat]) + (30 if ending else 45) * standing_out(state, seat)
    if not ending:
        extra += (seal_worth(state) - 30) * int(state.seals[seat])
        for gift in range(TYPES):
            units = units_of(state, seat, gift)
            if units > 0:
                owners = owners_of(state, gift)
                extra += units * (expected_course(state, gift, owners) - 10 * course(gift, owners)) // 3
    return standing(state, seat) + STANDING_STEP * extra // 10
