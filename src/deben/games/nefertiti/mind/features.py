"""What a mind sees of Nefertiti: marks that are there or not, from the side of one seat.

Hands, money and boards are public; of the deck only how many cards of each type are unseen is told (N15), and what the Oracle's
player alone knows is left out.  Owners are counted from the seat on.  Numbers are told apart by steps, a mark for each.
"""

from ....kernel.rule import Moves, rule
from ..actions import STALL_START
from ..board import (
    CHARACTERS,
    COLLECTOR,
    COPIES,
    EMPTY,
    FIRST_KIND,
    KINDS,
    MARKETS,
    MEMPHIS,
    MEMPHIS_STALL,
    MOST_PLAYERS,
    NONE,
    OWNERS,
    PLACES,
    STALLS,
    TRAVELLER,
    TYPE_OF,
    TYPES,
    UPPER,
)  # fmt: skip
from ..markets.courses import course, foreign_bonus, units_of
from ..state import SCORING, Phase, State
from .worth import TRAVELLER_WORTH, deben_worth, expected_course, seal_worth, worth_to

__all__ = ["LAYOUT", "MOST_MARKS", "WIDTH", "features"]

LAYOUT = 1
"""Raised when a mark changes its meaning: minds that learnt the old ones are of no use then."""

MOST = 336
"""Where the room behind the marks begins, in which owners, units and hopes are kept."""
POINTS_AT = MOST + TYPES
HOPES_AT = POINTS_AT + MOST_PLAYERS
OUT_AT = HOPES_AT + MOST_PLAYERS
UNITS_AT = OUT_AT + MOST_PLAYERS
LYING_AT = UNITS_AT + OWNERS * TYPES
MOST_MARKS = LYING_AT + TYPES

SQUARES_IN_ALL = int(STALL_START[STALLS])
LEADS = 41
POINT_STEPS = 32
WORTHS = 12
PURSES = 24

TABLE = 0
PHASE = TABLE + 5
TURN = PHASE + len(Phase)
RECRUITED = TURN + MOST_PLAYERS
STEPS = RECRUITED + CHARACTERS + 1
FLAGS = STEPS + 6
PICKS = FLAGS + 8
SPREAD = PICKS + 5
EXCHANGES = SPREAD + 8
CLOSING = EXCHANGES + 5
RESOLVED = CLOSING + MARKETS + 2
MARKET = RESOLVED + SQUARES_IN_ALL
KIND = MARKET + MARKETS + 2
PARTNER = KIND + KINDS + 1
DECK = PARTNER + OWNERS + 1
BARRED = DECK + 32
TILE = BARRED + MARKETS + 1
OPEN = TILE + MARKETS
SEALED = OPEN + MARKETS
SHOWN = SEALED + MARKETS
PIECES = SHOWN + STALLS
MINE = PIECES + 7 * SQUARES_IN_ALL
THEIRS = MINE + 5 * (MARKETS + 1)
GIFTS = THEIRS + 8 * (MARKETS + 1)
RESERVES = GIFTS + MARKETS * PLACES * (KINDS + 2)
DOCKED = RESERVES + 10 * (MARKETS + 1)
DEBEN = DOCKED + 2 * KINDS
SEALS = DEBEN + PURSES * MOST_PLAYERS
SERVANTS = SEALS + 8 * MOST_PLAYERS
COLLECTORS = SERVANTS + 8 * MOST_PLAYERS
UNITS = COLLECTORS + 6
PLUS = UNITS + 6 * OWNERS * TYPES
OWNED = PLUS + 3 * MOST_PLAYERS * TYPES
UNSEEN = OWNED + 4 * TYPES
CAST = UNSEEN + 10 * TYPES
PRIEST = CAST + 2 * CHARACTERS
HOLDER = PRIEST + MOST_PLAYERS
POINTS = HOLDER + MOST_PLAYERS
LEAD = POINTS + POINT_STEPS * MOST_PLAYERS
HOPE = LEAD + LEADS * (MOST_PLAYERS - 1)
WORTH = HOPE + LEADS * (MOST_PLAYERS - 1)
BEST = WORTH + WORTHS * MARKETS * PLACES
WIDTH = BEST + WORTHS * MARKETS
"""How many marks there are."""


@rule
def turned(state: State, seat: int, other: int) -> int:
    """Return how many places after a seat another one sits."""
    return (other - seat + state.players) % state.players


@rule
def capped(value: int, most: int) -> int:
    """Return a number, from 0 to ``most``."""
    return min(max(value, 0), most)


@rule
def see_turn(state: State, seat: int, marks: Moves) -> int:
    """Mark the table, whose turn it is and what has happened in it."""
    marks[0] = TABLE + state.players - 2
    marks[1] = PHASE + state.phase
    marks[2] = TURN + turned(state, seat, state.seat)
    marks[3] = RECRUITED + state.recruited + 1
    marks[4] = STEPS + capped(state.steps, 5)
    marks[5] = PICKS + capped(state.picks, 4)
    marks[6] = SPREAD + capped(state.spread, 7)
    marks[7] = EXCHANGES + capped(state.exchanges, 4)
    marks[8] = CLOSING + capped(state.closing + 1, MARKETS + 1)
    marks[9] = MARKET + capped(state.market + 1, MARKETS + 1)
    marks[10] = KIND + capped(state.kind + 1, KINDS)
    marks[11] = DECK + capped(state.cards - state.drawn, 31)
    marks[12] = BARRED + state.barred + 1
    marks[13] = TILE + capped(state.tile, MARKETS - 1)
    count = 14
    marks[count] = TABLE + 4
    count += state.memphis
    flags = state.closed_by_hand + 2 * state.collector_done + 4 * state.reroll_done + 8 * state.best + 16 * state.took_upper
    flags += 32 * state.must + 64 * state.bought + 128 * (1 if state.barren > 0 else 0)
    for flag in range(8):
        marks[count] = FLAGS + flag
        count += (flags >> flag) & 1
    if Phase.MERCHANT_OWNER <= state.phase < Phase.MAID_TYPE:
        marks[count] = PARTNER + (OWNERS if state.partner == NONE else state.partner)
        if 0 <= state.partner < state.players:
            marks[count] = PARTNER + turned(state, seat, state.partner)
        count += 1
    if state.priest != NONE:
        marks[count] = PRIEST + turned(state, seat, state.priest)
        count += 1
    if state.holder != NONE:
        marks[count] = HOLDER + turned(state, seat, state.holder)
        count += 1
    for character in range(CHARACTERS):
        marks[count] = CAST + 2 * character + (1 if state.characters[character] > 1 else 0)
        count += state.characters[character] > 0
    return count


@rule
def piece_mark(state: State, seat: int, piece: int) -> int:
    """Return whose piece it is: a servant by its owner, a collector by whether it is the seat's."""
    if piece >= COLLECTOR:
        return 5 if piece - COLLECTOR == seat else 6
    return turned(state, seat, piece)


@rule
def see_stalls(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark the stalls in use with all pieces on them; how many of them belong to whom is kept behind the marks."""
    for other in range(MOST_PLAYERS):
        marks[OUT_AT + other] = 0
    for market in range(MARKETS + state.memphis):
        stall = MEMPHIS_STALL if market == MEMPHIS else 2 * market + state.visible[market]
        marks[count] = SHOWN + stall
        count += 1
        mine, theirs = 0, 0
        for square in range(STALL_START[stall + 1] - STALL_START[stall]):
            piece = state.pieces[market, square]
            if piece != EMPTY:
                marks[count] = PIECES + 7 * (STALL_START[stall] + square) + piece_mark(state, seat, piece)
                count += 1
                if piece < COLLECTOR:
                    marks[OUT_AT + piece] += 1
                mine += piece == seat
                theirs += piece != seat
        marks[count] = MINE + 5 * market + min(mine, 4)
        marks[count + 1] = THEIRS + 8 * market + min(theirs, 7)
        marks[count + 2] = RESERVES + 10 * market + capped(state.reserves[market], 9)
        count += 3
        if state.closing == market and state.square >= 0:
            marks[count] = RESOLVED + STALL_START[stall] + state.square
            count += 1
    return count


@rule
def offer_worth(state: State, seat: int, card: int, marks: Moves) -> int:
    """Return what a card on a market is worth to a seat, as ``card_worth`` does, by what is kept behind the marks."""
    if card == TRAVELLER:
        return TRAVELLER_WORTH
    gift = int(TYPE_OF[card])
    return worth_to(state, card, marks[MOST + gift], marks[UNITS_AT + seat * TYPES + gift], foreign_bonus(state, seat, gift))


@rule
def see_markets(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark what the markets offer and what it is worth to the seat."""
    for market in range(MARKETS):
        marks[count] = OPEN + market
        count += state.open[market]
        marks[count] = SEALED + market
        count += state.sealed[market]
        best = 0
        for place in range(PLACES):
            card = state.gifts[market, place]
            if card >= 0:
                at = market * PLACES + place
                hidden = (state.face_down[market] >> place) & 1
                marks[count] = GIFTS + at * (KINDS + 2) + (KINDS + 1 if hidden else KINDS if card == TRAVELLER else card)
                count += 1
                if not hidden:
                    found = offer_worth(state, seat, card, marks)
                    if place == UPPER and state.sealed[market]:
                        found += seal_worth(state)
                    best = max(best, found)
                    marks[count] = WORTH + at * WORTHS + capped(found // 16, WORTHS - 1)
                    count += 1
        marks[count] = BEST + market * WORTHS + capped(best // 16, WORTHS - 1)
        count += 1
    for kind in range(KINDS):
        marks[count] = DOCKED + 2 * kind + (1 if state.docked[kind] > 1 else 0)
        count += state.docked[kind] > 0
    return count


@rule
def count_lying(state: State, marks: Moves) -> None:
    """Keep behind the marks how many gifts of each type lie on the markets."""
    for gift in range(TYPES):
        marks[LYING_AT + gift] = 0
    for market in range(MARKETS):
        for place in range(PLACES):
            card = state.gifts[market, place]
            if 0 <= card < KINDS:
                marks[LYING_AT + int(TYPE_OF[card])] += 1


@rule
def see_types(state: State, marks: Moves, count: int) -> int:
    """Mark who has which gifts and how many of them nobody has seen; units and owners of each type are kept behind the marks."""
    count_lying(state, marks)
    for gift in range(TYPES):
        owners = 0
        for owner in range(OWNERS):
            held = units_of(state, owner, gift)
            marks[UNITS_AT + owner * TYPES + gift] = held
            owners += held > 0
        marks[MOST + gift] = owners
        marks[count] = OWNED + 4 * gift + min(owners, 3)
        count += owners > 0
        unseen = -marks[LYING_AT + gift]
        for kind in range(FIRST_KIND[gift], FIRST_KIND[gift + 1]):
            unseen += int(COPIES[state.players - 2, state.memphis, kind]) - state.discarded[kind] - state.docked[kind]
            for owner in range(OWNERS):
                unseen -= state.hands[owner, kind]
        marks[count] = UNSEEN + 10 * gift + capped(unseen, 9)
        count += unseen > 0
        units = marks[UNITS_AT + (OWNERS - 1) * TYPES + gift]
        marks[count] = UNITS + 6 * ((OWNERS - 1) * TYPES + gift) + min(units, 6) - 1
        count += units > 0
    return count


@rule
def see_owner(state: State, other: int, at: int, marks: Moves, count: int) -> int:
    """Mark what one player has; points and hopes in tenths are kept behind the marks."""
    ending = state.barred != NONE
    marks[count] = (
        DEBEN + PURSES * at + capped(state.deben[other] if state.deben[other] < 14 else 7 + state.deben[other] // 2, PURSES - 1)
    )
    marks[count + 1] = SEALS + 8 * at + capped(state.seals[other], 7)
    marks[count + 2] = SERVANTS + 8 * at + capped(state.servants[other], 7)
    count += 3
    points = state.deben[other] // 2 + 3 * state.seals[other]
    for scorer in range(SCORING):
        points += state.prestige[other, scorer]
    hope = (deben_worth(state) - 5) * state.deben[other] + (30 if ending else 45) * marks[OUT_AT + other]
    if not ending:
        hope += (seal_worth(state) - 30) * state.seals[other]
    for gift in range(TYPES):
        units = marks[UNITS_AT + other * TYPES + gift]
        if units > 0:
            owners = marks[MOST + gift]
            plus = foreign_bonus(state, other, gift)
            points += units * (course(gift, owners) + plus)
            if not ending:
                hope += units * (expected_course(state, gift, owners) - 10 * course(gift, owners)) // 3
            marks[count] = UNITS + 6 * (at * TYPES + gift) + min(units, 6) - 1
            marks[count + 1] = PLUS + 3 * (at * TYPES + gift) + min(plus, 3) - 1
            count += 2 if plus > 0 else 1
    marks[count] = POINTS + POINT_STEPS * at + capped(points // 4, POINT_STEPS - 1)
    marks[POINTS_AT + at] = points
    marks[HOPES_AT + at] = 10 * points + hope
    return count + 1


@rule
def see_players(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark what all players have, and by how much the seat leads over each of the others now and perhaps later."""
    for at in range(state.players):
        count = see_owner(state, (seat + at) % state.players, at, marks, count)
    for at in range(1, state.players):
        lead = marks[POINTS_AT] - marks[POINTS_AT + at]
        hope = marks[HOPES_AT] - marks[HOPES_AT + at]
        marks[count] = LEAD + LEADS * (at - 1) + capped((lead + LEADS + 1) // 2, LEADS - 1)
        marks[count + 1] = HOPE + LEADS * (at - 1) + capped((hope + 10 * (LEADS + 1)) // 20, LEADS - 1)
        count += 2
    for side in range(2):
        marks[count] = COLLECTORS + 3 * (side if seat == 0 else 1 - side) + capped(state.collectors[side], 2)
        count += state.collectors[side] > 0
    return count


@rule
def features(state: State, seat: int, marks: Moves) -> int:
    """Fill in everything that a seat sees, and return how many marks there are."""
    count = see_turn(state, seat, marks)
    count = see_stalls(state, seat, marks, count)
    count = see_types(state, marks, count)
    count = see_markets(state, seat, marks, count)
    return see_players(state, seat, marks, count)
