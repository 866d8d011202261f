"""What an analysis asks the Duel: which actions are the same thing, and what one takes."""

from ..actions import DONE, PLACE, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ..board import EMPTY, LANES, PAIRS, SLOTS
from ..position.tokens import FACE_CODES
from ..state import State

__all__ = ["alike", "thing_of"]


def thing_of(state: State, action: int) -> str | None:
    """Return the token that an action takes in a state; None where it takes nothing that lies open."""
    if not TAKE <= action < SWAP:
        return None
    boat, slot = divmod(action - TAKE, SLOTS)
    face = int(state.boats[boat, slot])
    return None if face == EMPTY else FACE_CODES[face]


def alike(view: State, action: int) -> str | None:
    """Return a key that actions share which come to the same: pawns where no boat is left, exchanges of equal tokens."""
    if PLACE <= action < UNLOAD and _deserted(view, action - PLACE):
        return "deserted"
    if SWAP <= action < DONE:
        one, other = (view.boats[boat_of_swap(action), slot] for slot in PAIRS[pair_of_swap(action)])
        return "unchanged" if one == other else None
    return None


def _deserted(view: State, square: int) -> bool:
    """Return whether both boats of a square have left: a pawn there waits for nothing (D4.2)."""
    return all(view.boats[boat, 0] == EMPTY for boat in range(len(LANES)) if square in LANES[boat])
