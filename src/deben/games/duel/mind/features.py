"""What a mind sees of the Duel: marks that are there or not, from the side of one seat.

Everybody knows the same in the Duel (D9.1), so all of it is public: the board, what each player has, how many tokens of each face
nobody has seen, and what follows from these at a glance (``worth``, ``policy``).  Numbers are told apart by steps, a mark for each.
"""

import numpy as np

from ....kernel.rule import Moves, rule
from ..board import (
    ACTIONS,
    BOATS,
    COPIES,
    EMPTY,
    FACES,
    FIRST_ACTION,
    LANES,
    SLOTS,
    SQUARES,
    Site,
)  # fmt: skip
from ..legal import in_play
from ..scoring import points_from, pyramid_points
from ..state import Phase, State
from .policy import obelisk_promise, owned
from .worth import pair_prospect, worth

__all__ = ["LAYOUT", "MOST_MARKS", "WIDTH", "features"]

LAYOUT = 1
"""Raised when a mark changes its meaning: minds that learnt the old ones are of no use then."""

MOST = 256
"""Where the room behind the marks begins, in which worths, tokens that nobody has yet and the lead are kept."""
LEFT_AT = MOST + 2 * FACES
LEAD_AT = LEFT_AT + FACES
MOST_MARKS = LEAD_AT + 1

WORTHS = 20  # obelisk, pyramids, temples, numbers, any action token
WORTH_STEPS = 16
LEADS = 51
HAULS = 17
POINT_STEPS = 20
UNSEEN_AT = np.concatenate([[0], np.cumsum(COPIES + 1)]).astype(np.int16)

SIDES = 0
SECOND = SIDES + 4
PHASE = SECOND + 1
PLACED = PHASE + len(Phase)
TIME = PLACED + 4
PORT = TIME + 19
LANE = PORT + 2 * SQUARES
RESERVE = LANE + BOATS * 28
SLOT = RESERVE + 2 * 5
CATCH = SLOT + BOATS * SLOTS * FACES
OBELISKS = CATCH + 2 * FACES * 4
FIVE = OBELISKS + 2 * 2 * 13
TEMPLES = FIVE + 2
PYRAMIDS = TEMPLES + 2 * 2 * 4 * 4
CHAMBER = PYRAMIDS + 2 * 2 * 2 * 7
TOKENS = CHAMBER + 2 * 2 * 12
UNSEEN = TOKENS + 2 * ACTIONS * 4
LEAD = UNSEEN + int(UNSEEN_AT[FACES])
PROMISE = LEAD + LEADS
POINTS = PROMISE + LEADS
WORTH = POINTS + 2 * 6 * POINT_STEPS
HAUL = WORTH + 2 * WORTHS * WORTH_STEPS
BEST = HAUL + BOATS * HAULS
WIDTH = BEST + 2 * HAULS
"""How many marks there are."""


@rule
def step_of(value: int, size: int, steps: int) -> int:
    """Return which of an odd number of steps a number falls into, the middle one being around 0."""
    half = steps // 2
    return min(max((value + half * size + size // 2) // size, 0), steps - 1)


@rule
def see_turn(state: State, seat: int, marks: Moves) -> int:
    """Mark the sides, who sits where, the moment of the turn and of the match, and pawns in hand."""
    count = 0
    for site in range(4):
        marks[count] = SIDES + site
        count += state.sides[site] == 1
    marks[count] = SECOND
    count += seat == 1
    marks[count] = PHASE + state.phase
    marks[count + 1] = PLACED + (state.placed if state.seat == seat else 3)
    marks[count + 2] = TIME + min(state.unloads, 18)
    marks[count + 3] = RESERVE + state.reserve[seat]
    marks[count + 4] = RESERVE + 5 + state.reserve[1 - seat]
    return count + 5


@rule
def see_port(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark the pawns, the pattern of each lane, the cargo, and what each pawn would be given by its boats."""
    for square in range(SQUARES):
        owner = state.port[square]
        marks[count] = PORT + square + (0 if owner == seat else SQUARES)
        count += owner != EMPTY
    for boat in range(BOATS):
        if not in_play(state, boat):
            marks[count] = LANE + boat * 28 + 27
            count += 1
            continue
        pawns, pattern = 0, 0
        for i in range(3):
            owner = state.port[LANES[boat, i]]
            pattern = 3 * pattern + (0 if owner == EMPTY else 1 if owner == seat else 2)
            pawns += owner != EMPTY
        marks[count] = LANE + boat * 28 + pattern
        count += 1
        slot = SLOTS - 1
        for i in range(3):
            owner = state.port[LANES[boat, i]]
            if owner != EMPTY:
                marks[count] = CATCH + ((0 if owner == seat else 4) + pawns) * FACES + state.boats[boat, slot]
                count += 1
                slot -= 1
        for place in range(SLOTS):
            marks[count] = SLOT + (boat * SLOTS + place) * FACES + state.boats[boat, place]
            count += 1
    return count


@rule
def see_holdings(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark what both players have, each site by its side; the lead in points is kept behind the marks."""
    marks[LEAD_AT] = 0
    for other in range(2):
        owner = seat if other == 0 else 1 - seat
        marks[count] = OBELISKS + (2 * other + state.sides[Site.OBELISK]) * 13 + state.obelisks[owner]
        count += 1
        marks[count] = FIVE + other
        count += state.first_five == owner
        for value in range(4):
            marks[count] = TEMPLES + ((2 * other + state.sides[Site.TEMPLE]) * 4 + value) * 4 + state.temples[owner, value]
            count += state.temples[owner, value] > 0
        for colour in range(2):
            marks[count] = PYRAMIDS + ((2 * other + state.sides[Site.PYRAMIDS]) * 2 + colour) * 7 + state.pyramids[owner, colour]
            count += 1
        for number in range(12):
            marks[count] = CHAMBER + (2 * other + state.sides[Site.CHAMBER]) * 12 + number
            count += (state.chamber[owner] >> number) & 1
        for token in range(ACTIONS):
            marks[count] = TOKENS + (other * ACTIONS + token) * 4 + state.tokens[owner, token]
            count += state.tokens[owner, token] > 0
        for source in range(6):
            points = points_from(state, owner, source)
            marks[count] = POINTS + (other * 6 + source) * POINT_STEPS + min(max(points // 2 + 3, 0), POINT_STEPS - 1)
            count += points != 0
            marks[LEAD_AT] += points if other == 0 else -points
    return count


@rule
def see_worths(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark how many tokens of each face are unseen and what one more is worth to each; worths are kept behind the marks."""
    for face in range(FACES):
        left = int(COPIES[face]) - state.removed[face] - owned(state, 0, face) - owned(state, 1, face)
        marks[LEFT_AT + face] = left
        marks[MOST + face] = worth(state, seat, face) if left > 0 else 0
        marks[MOST + FACES + face] = worth(state, 1 - seat, face) if left > 0 else 0
        if left > 0 and face <= FIRST_ACTION:
            for other in range(2):
                found = min(max(marks[MOST + other * FACES + face] // 8 + 1, 0), WORTH_STEPS - 1)
                marks[count] = WORTH + (other * WORTHS + face) * WORTH_STEPS + found
                count += 1
    return see_unseen(state, marks, count)


@rule
def see_unseen(state: State, marks: Moves, count: int) -> int:
    """Mark how many tokens of each face are neither on a boat nor with anybody."""
    for boat in range(BOATS):
        for place in range(SLOTS):
            face = state.boats[boat, place]
            if face != EMPTY:
                marks[LEFT_AT + face] -= 1
    for face in range(FACES):
        marks[count] = UNSEEN + UNSEEN_AT[face] + marks[LEFT_AT + face]
        count += marks[LEFT_AT + face] > 0
    for boat in range(BOATS):
        for place in range(SLOTS):
            face = state.boats[boat, place]
            if face != EMPTY:
                marks[LEFT_AT + face] += 1
    return count


@rule
def hope(state: State, seat: int, worths: int, marks: Moves) -> int:
    """Return what a seat may hope for beyond its points, in tenths, as ``promise`` does, by the worths kept behind the marks."""
    total = 0
    for face in range(FACES):
        total += marks[LEFT_AT + face] * marks[MOST + worths * FACES + face]
    extra = total * 24 // 100 + obelisk_promise(state, seat)
    if state.sides[Site.PYRAMIDS] == 1:
        light, dark = int(state.pyramids[seat, 0]), int(state.pyramids[seat, 1])
        extra += pair_prospect(light, dark) - 10 * pyramid_points(state, seat)
    return extra


@rule
def see_leads(state: State, seat: int, marks: Moves, count: int) -> int:
    """Mark the lead in points, with what both may hope for, and what each boat would bring."""
    lead, claimed = marks[LEAD_AT], 0
    best, worst = 0, 0
    for boat in range(BOATS):
        if in_play(state, boat):
            slot, gain = SLOTS - 1, 0
            for i in range(3):
                owner = state.port[LANES[boat, i]]
                if owner != EMPTY:
                    face = state.boats[boat, slot]
                    gain += marks[MOST + face] if owner == seat else -marks[MOST + FACES + face]
                    slot -= 1
            claimed += gain
            if slot <= 0:
                marks[count] = HAUL + boat * HAULS + step_of(gain, 10, HAULS)
                count += 1
                best, worst = max(best, gain), min(worst, gain)
    marks[count] = BEST + step_of(best, 10, HAULS)
    marks[count + 1] = BEST + HAULS + step_of(worst, 10, HAULS)
    marks[count + 2] = LEAD + min(max(lead + LEADS // 2, 0), LEADS - 1)
    ahead = 10 * lead + claimed // 6 + hope(state, seat, 0, marks) - hope(state, 1 - seat, 1, marks)
    marks[count + 3] = PROMISE + step_of(ahead, 10, LEADS)
    return count + 4


@rule
def features(state: State, seat: int, marks: Moves) -> int:
    """Fill in everything that a seat sees, and return how many marks there are."""
    count = see_turn(state, seat, marks)
    count = see_port(state, seat, marks, count)
    count = see_holdings(state, seat, marks, count)
    count = see_worths(state, seat, marks, count)
    return see_leads(state, seat, marks, count)
