"""What the Duel's reasons are made of: their codes, clauses, parameters and words.

The sentences are the messages ``reason-duel-<code>`` of the locale files.  Parameters are what people read: squares, boats and
tokens in notation, slots from 1, seats and counts as numbers.
"""

from enum import IntEnum

from ....kernel.show.reasons import code_names, wording
from ..notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES

__all__ = ["BUILD_AGAIN", "CODES", "WORDING", "Clause", "Code"]


class Code(IntEnum):
    """Why something may not be done."""

    OVER = 0
    PASS_IS_FORCED = 1
    NOTHING_TO_DECLINE = 2
    STEP_IS_DUE = 3
    FINISH_THE_TOKEN_FIRST = 4
    ONE_TOKEN_A_TURN = 5
    PLAY_TOKEN_FIRST = 6
    NO_PAWN = 7
    SQUARE_TAKEN = 8
    RUSH_SQUARE_MAKES_NO_UNLOAD = 9
    BOAT_GONE = 10
    LANE_TOO_EMPTY = 11
    NO_SUCH_TOKEN = 12
    NOTHING_TO_TAKE = 13
    NEEDS_TWO_PAWNS = 14
    RUSH_NEEDS_PAWN = 15
    RUSH_NEEDS_UNLOAD = 16
    NOTHING_TO_UNLOAD = 17
    ACTION_TOKEN_NOT_TAKEABLE = 18


class Clause(IntEnum):
    """The clauses that forbid something."""

    D3_2 = 0
    D4_1 = 1
    D5_1 = 2
    D5_4 = 3
    D6 = 4
    D6_1 = 5
    D6_2 = 6
    D6_3 = 7
    D6_4 = 8
    D6_5 = 9
    D7_1 = 10


CODES = code_names(Code)
"""Every code that ``explain`` can give."""

BUILD_AGAIN = len(PHASE_NAMES)
"""The step of a build-up whose third pawn is optional; all other steps are phases."""
PARAMS: dict[Code, tuple[str, ...]] = {
    Code.STEP_IS_DUE: ("token", "step"),
    Code.FINISH_THE_TOKEN_FIRST: ("token", "step"),
    Code.ONE_TOKEN_A_TURN: ("token",),
    Code.PLAY_TOKEN_FIRST: ("token",),
    Code.SQUARE_TAKEN: ("square", "seat"),
    Code.RUSH_SQUARE_MAKES_NO_UNLOAD: ("square",),
    Code.BOAT_GONE: ("boat",),
    Code.LANE_TOO_EMPTY: ("boat", "pawns"),
    Code.NO_SUCH_TOKEN: ("token",),
    Code.NEEDS_TWO_PAWNS: ("pawns",),
    Code.ACTION_TOKEN_NOT_TAKEABLE: ("boat", "slot", "token"),
}
WORDS = {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "token": TOKEN_NAMES, "step": (*PHASE_NAMES, "build-again")}
WORDING = wording(Code, Clause, PARAMS, WORDS)
