"""The Duel's parts: the port with its lanes, and the sixty cargo tokens (D1)."""

from enum import IntEnum

import numpy as np

__all__ = [
    "ACTIONS", "ALL_TOKENS", "BOATS", "EMPTY", "FACES", "FIRST_ACTION", "FIRST_CHAMBER", "FIRST_PYRAMID", "FIRST_TEMPLE", "LANES",
    "OBELISK", "PAIRS", "PAWNS", "PILE", "ROW_BOATS", "SLOTS", "SQUARES", "UNKNOWN", "WAREHOUSE", "Site", "Token",
]  # fmt: skip

SQUARES = 9  # a1 b1 c1 a2 b2 c2 a3 b3 c3: row by row from the top, D1.2
BOATS = 6  # rows 1 2 3 from the top, then columns a b c from the left, D1.2
ROW_BOATS = 3
SLOTS = 3  # slot 1 touches the port, D1.3
PAWNS = 4  # each player, D1.4
PILE = 39
WAREHOUSE = 3

EMPTY = -1
"""No token, no pawn, nobody."""
UNKNOWN = -2
"""A token that the owner of a view cannot know."""


class Site(IntEnum):
    """The four sites, each with a side A and a side B (D1.5)."""

    OBELISK = 0
    TEMPLE = 1
    PYRAMIDS = 2
    CHAMBER = 3


class Token(IntEnum):
    """The four kinds of action token (D6)."""

    TAKE = 0
    BUILD = 1
    RUSH = 2
    SWAP = 3


# A token is known by its face; equal faces are the same thing (D1.1).
OBELISK = 0
FIRST_PYRAMID = 1  # light, dark
FIRST_TEMPLE = 3  # 1 2 3 4
FIRST_CHAMBER = 7  # 1 to 12
FIRST_ACTION = 19  # take, build, rush, swap
FACES = 23
ACTIONS = 4

COPIES = np.array([12, 6, 6] + [3] * 4 + [1] * 12 + [3] * 4, np.int8)
"""How many of the sixty tokens have each face (D1.1)."""
ALL_TOKENS = np.repeat(np.arange(FACES, dtype=np.int8), COPIES)
"""The sixty tokens in order of their faces."""

# Squares of each boat's lane, the one nearest to the dock first: right in a row, low in a column (D1.2).
LANES = np.array([[2, 1, 0], [5, 4, 3], [8, 7, 6], [6, 3, 0], [7, 4, 1], [8, 5, 2]], np.int8)

PAIRS = np.array([[0, 1], [0, 2], [1, 2]], np.int8)
"""The pairs of slots that a swap can exchange, in ascending order (D6.4)."""
