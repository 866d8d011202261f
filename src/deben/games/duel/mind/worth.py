"""What a token would be worth to a player of the Duel, at a glance: points at once, and some of what they may grow to.

Everything here is opinion, in tenths of a point: search leans on it and checks it, no rule does.
"""

from ....kernel.rule import rule
from ..board import EMPTY, FIRST_ACTION, FIRST_CHAMBER, FIRST_PYRAMID, FIRST_TEMPLE, OBELISK, Site
from ..scoring import PYRAMID_A, PYRAMID_B
from ..state import State

__all__ = ["action_worth", "pair_prospect", "race_prospect", "worth"]

UNLOADS = 18


@rule
def race_prospect(mine: int, theirs: int, first: int) -> int:
    """Return what a number of obelisks is worth in the race to five (D8.1b); ``first`` is 1 for who won it, -1 for the other."""
    if first == 1:
        return 120 + 12 * max(0, mine - 5)
    if first == -1:
        return 60 if mine >= 5 else 12 * mine
    near, far = (5 - mine) ** 2, (5 - theirs) ** 2
    return (120 * far + near * 12 * mine) // max(1, near + far)


@rule
def obelisk_worth(state: State, seat: int) -> int:
    """Return the worth of one more obelisk: the race for the majority, or for the fifth (D8.1a, D8.1b)."""
    mine = int(state.obelisks[seat])
    theirs = int(state.obelisks[1 - seat])
    if state.sides[Site.OBELISK] == 0:
        return 22 if -2 <= mine - theirs <= 1 else 14
    if mine == 9:
        return 60
    first = 0 if state.first_five == EMPTY else 1 if state.first_five == seat else -1
    after = 1 if first == 0 and mine == 4 else first
    return race_prospect(mine + 1, theirs, after) - race_prospect(mine, theirs, first)


@rule
def temple_worth(state: State, seat: int, value: int) -> int:
    """Return the worth of a temple: its symbols, or what it adds to the sets (D8.2a, D8.2b)."""
    if state.sides[Site.TEMPLE] == 0:
        return 10 * (value + 1)
    copies = int(state.temples[seat, value])
    size = 0
    for other in range(4):
        if state.temples[seat, other] > copies:
            size += 1
    return 20 * size + 18 - 4 * copies


@rule
def pair_prospect(light: int, dark: int) -> int:
    """Return what two pyramids of side B are worth: the smaller, and part of what the larger one is waiting for (D8.3b)."""
    low = min(light, dark)
    waiting = max(light, dark) - low
    prospect = 10 * int(PYRAMID_B[low])
    if waiting >= 1:
        prospect += 4 * int(PYRAMID_B[low + 1] - PYRAMID_B[low])
    if waiting >= 2:
        prospect += 2 * int(PYRAMID_B[low + 2] - PYRAMID_B[low + 1])
    return prospect


@rule
def pyramid_worth(state: State, seat: int, colour: int) -> int:
    """Return the worth of a pyramid: what it adds now, and that the next one will add more (D8.3a, D8.3b)."""
    mine = int(state.pyramids[seat, colour])
    if mine >= 6:
        return 0
    if state.sides[Site.PYRAMIDS] == 0:
        return 10 * int(PYRAMID_A[mine + 1] - PYRAMID_A[mine]) + 8
    other = int(state.pyramids[seat, 1 - colour])
    return pair_prospect(mine + 1, other) - pair_prospect(mine, other)


@rule
def run_points(state: State, length: int) -> int:
    """Return the points of one run of numbers (D8.4a, D8.4b)."""
    if length == 0:
        return 0
    return 4 if state.sides[Site.CHAMBER] else min(25, length * length)


@rule
def chamber_worth(state: State, seat: int, number: int) -> int:
    """Return the worth of a number of the chamber: what it does to the runs beside it."""
    left = 0
    while number - left > 0 and (state.chamber[seat] >> (number - left - 1)) & 1:
        left += 1
    right = 0
    while number + right < 11 and (state.chamber[seat] >> (number + right + 1)) & 1:
        right += 1
    gain = run_points(state, left + right + 1) - run_points(state, left) - run_points(state, right)
    return 10 * gain + 6 if state.sides[Site.CHAMBER] == 0 else 10 * gain


@rule
def action_worth(state: State) -> int:
    """Return the worth of an action token: a point at the end (D8.5), more while there is time to play it."""
    return 10 + (UNLOADS - state.unloads) * 12 // UNLOADS


@rule
def worth(state: State, seat: int, face: int) -> int:
    """Return the worth of one more token to a seat, in tenths of a point."""
    if face == OBELISK:
        return obelisk_worth(state, seat)
    if face < FIRST_PYRAMID:
        return 0
    if face < FIRST_TEMPLE:
        return pyramid_worth(state, seat, face - FIRST_PYRAMID)
    if face < FIRST_CHAMBER:
        return temple_worth(state, seat, face - FIRST_TEMPLE)
    if face < FIRST_ACTION:
        return chamber_worth(state, seat, face - FIRST_CHAMBER)
    return action_worth(state)
