"""The Duel's actions in text.

A square is its column and row: ``b2``.  A boat is its lane: ``2`` or ``b``.

=========  =====================================================
``b2``     place a pawn
``xb``     unload the boat of column b
``take``   play an action token (``take``, ``build``, ``rush``, ``swap``)
``2:3``    take the token in slot 3 of the boat of row 2
``b:12``   exchange slots 1 and 2 of the boat of column b
``done``   decline the optional step
``pass``   the forced pass
=========  =====================================================
"""

from .board import BOATS, PAIRS, SLOTS, Token
from .state import Phase

__all__ = ["ACTION_NAMES", "BOAT_NAMES", "PHASE_NAMES", "SEAT_NAMES", "SQUARE_NAMES", "TOKEN_NAMES"]

SQUARE_NAMES = tuple(f"{column}{row}" for row in "123" for column in "abc")
BOAT_NAMES = tuple("123abc")
SEAT_NAMES = ("Nefertiti", "Akhenaton")
TOKEN_NAMES = tuple(token.name.lower() for token in Token)
PHASE_NAMES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)

ACTION_NAMES: tuple[str, ...] = (
    *SQUARE_NAMES,
    *(f"x{boat}" for boat in BOAT_NAMES),
    *TOKEN_NAMES,
    *(f"{BOAT_NAMES[boat]}:{slot + 1}" for boat in range(BOATS) for slot in range(SLOTS)),
    *(f"{boat}:{pair[0] + 1}{pair[1] + 1}" for boat in BOAT_NAMES for pair in PAIRS),
    "done",
    "pass",
)
"""The notation of every action, by number."""
