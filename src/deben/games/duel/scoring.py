"""The Duel's scoring (D8), for any moment: what each seat would have if it ended now."""

import numpy as np

from ...kernel.rule import rule
from .board import ACTIONS, SQUARES, Site
from .state import State

__all__ = ["SOURCES", "points", "points_from", "standing"]

SOURCES = ("obelisk", "temple", "pyramids", "chamber", "tokens", "pawns")
"""Where points come from, in the order of the breakdown."""
TOKENS = 4

SQUARED_SETS = np.array([0, 1, 4, 9, 16], np.int8)  # D8.2b
SQUARED_RUNS = np.array([0, 1, 4, 9, 16, 25], np.int8)  # D8.4a
PYRAMID_A = np.array([0, 1, 3, 6, 10, 15, 21], np.int8)  # D8.3a
PYRAMID_B = np.array([-6, 0, 4, 10, 18, 30, 45], np.int8)  # D8.3b


@rule
def obelisk_points(state: State, seat: int) -> int:
    """Return the points of the obelisk site (D8.1a, D8.1b)."""
    mine = state.obelisks[seat]
    if state.sides[Site.OBELISK] == 0:
        return int(mine + (6 if mine > state.obelisks[1 - seat] else 0))
    if mine >= 10:
        return 18
    if state.first_five == seat:
        return 12
    return 6 if mine >= 5 else 0


@rule
def temple_points(state: State, seat: int) -> int:
    """Return the points of the temple site (D8.2a, D8.2b)."""
    points = 0
    if state.sides[Site.TEMPLE] == 0:
        for value in range(4):
            points += (value + 1) * state.temples[seat, value]
        return points
    for copy in range(3):  # the k-th set holds each value held k times or more
        size = 0
        for value in range(4):
            if state.temples[seat, value] > copy:
                size += 1
        points += int(SQUARED_SETS[size])
    return points


@rule
def pyramid_points(state: State, seat: int) -> int:
    """Return the points of the two pyramids (D8.3a, D8.3b)."""
    light = state.pyramids[seat, 0]
    dark = state.pyramids[seat, 1]
    if state.sides[Site.PYRAMIDS] == 0:
        return int(PYRAMID_A[light]) + int(PYRAMID_A[dark])
    return int(PYRAMID_B[min(light, dark)])


@rule
def chamber_points(state: State, seat: int) -> int:
    """Return the points of the burial chamber: runs of consecutive numbers (D8.4a, D8.4b)."""
    points = 0
    run = 0
    for number in range(13):  # the thirteenth is never held and closes the last run
        if (state.chamber[seat] >> number) & 1:
            run += 1
        elif run > 0:
            points += 4 if state.sides[Site.CHAMBER] else int(SQUARED_RUNS[min(run, 5)])
            run = 0
    return points


@rule
def points_from(state: State, seat: int, source: int) -> int:
    """Return the points a seat would have from one of ``SOURCES`` if the match ended now (D8.1 to D8.5)."""
    if source == Site.OBELISK:
        return obelisk_points(state, seat)
    if source == Site.TEMPLE:
        return temple_points(state, seat)
    if source == Site.PYRAMIDS:
        return pyramid_points(state, seat)
    if source == Site.CHAMBER:
        return chamber_points(state, seat)
    count = 0
    if source == TOKENS:
        for token in range(ACTIONS):
            count += state.tokens[seat, token]
    else:
        for square in range(SQUARES):
            if state.port[square] == seat:
                count += 1
    return count


@rule
def points(state: State, seat: int) -> int:
    """Return all the points of a seat if the match ended now."""
    total = 0
    for source in range(6):
        total += points_from(state, seat, source)
    return total


@rule
def standing(state: State, seat: int) -> int:
    """Return the rank number of a seat: its points, and in a tie the seat that did not start is ahead (D8.6)."""
    return 2 * points(state, seat) + seat
