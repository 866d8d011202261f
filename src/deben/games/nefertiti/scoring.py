"""Nefertiti's final scoring (N7), for any moment: what each seat would have if it ended now."""

from ...kernel.rule import rule
from .board import TYPE_NAMES, TYPES
from .markets.courses import course, foreign_bonus, owners_of, units_of
from .state import SCORING, Scorer, State

__all__ = ["SOURCES", "points", "points_from", "standing"]

SOURCES = (*(scorer.name.lower().replace("_", "-") for scorer in Scorer), *TYPE_NAMES, "deben", "seals", "priest-of-amon")
"""Where points come from, in the order of the breakdown (N7.3)."""
FIRST_TYPE = SCORING
DEBEN = FIRST_TYPE + TYPES
SEALS = DEBEN + 1

DEBEN_FOR_A_POINT = 2
SEAL_POINTS = 3
STANDING_STEP = 128  # more than all the Deben of the box


@rule
def gift_points(state: State, seat: int, gift: int) -> int:
    """Return the prestige of a seat's gifts of one type at the present course (N7.1, N12.1)."""
    units = units_of(state, seat, gift)
    if units == 0:
        return 0
    return units * (course(gift, owners_of(state, gift)) + foreign_bonus(state, seat, gift))


@rule
def points_before_priest(state: State, seat: int) -> int:
    """Return the prestige of a seat before the Priest of Amon looks at the ranks."""
    total = state.deben[seat] // DEBEN_FOR_A_POINT + SEAL_POINTS * state.seals[seat]
    for scorer in range(SCORING):
        total += state.prestige[seat, scorer]
    for gift in range(TYPES):
        total += gift_points(state, seat, gift)
    return int(total)


@rule
def priest_points(state: State, seat: int) -> int:
    """Return the bonus of the Priest of Amon: 0, 6, 9, 12, 15 for the rank before it (N10.4)."""
    if state.priest != seat:
        return 0
    ahead = 0
    mine = points_before_priest(state, seat)
    for other in range(state.players):
        if points_before_priest(state, other) > mine:
            ahead += 1
    return 0 if ahead == 0 else 3 + 3 * ahead


@rule
def points_from(state: State, seat: int, source: int) -> int:
    """Return the points a seat would have from one of ``SOURCES`` if the match ended now (N7.1, N7.3)."""
    if source < FIRST_TYPE:
        return int(state.prestige[seat, source])
    if source < DEBEN:
        return gift_points(state, seat, source - FIRST_TYPE)
    if source == DEBEN:
        return int(state.deben[seat] // DEBEN_FOR_A_POINT)
    if source == SEALS:
        return int(SEAL_POINTS * state.seals[seat])
    return priest_points(state, seat)


@rule
def points(state: State, seat: int) -> int:
    """Return all the prestige of a seat if the match ended now."""
    return points_before_priest(state, seat) + priest_points(state, seat)


@rule
def standing(state: State, seat: int) -> int:
    """Return the rank number of a seat: prestige, then Deben; equal numbers share the place (N7.2)."""
    return points(state, seat) * STANDING_STEP + int(state.deben[seat])
