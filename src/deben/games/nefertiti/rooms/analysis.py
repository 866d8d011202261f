"""What an analysis asks Nefertiti: which actions are the same thing, and what one takes."""

from ..actions import CLOSE, PICK, PLACE, WANT, square_of, stall_of
from ..board import BIDS, KIND_NAMES, KINDS, SYMBOLS, UPPER
from ..closing.conditions import pieces_on
from ..show.turn import Kind, card_of, market_of
from ..state import State

__all__ = ["alike", "thing_of"]


def thing_of(state: State, action: int) -> str | None:
    """Return the gift that an action takes in a state; None where it takes nothing that lies open."""
    if not PICK <= action < WANT:
        return None
    card = card_of(state, action, Kind.PICK, market_of(state, Kind.PICK))
    return KIND_NAMES[card] if 0 <= card < KINDS else None


def alike(view: State, action: int) -> tuple[str | int, ...] | None:
    """Return a key that actions share which come to the same: equal bids on an empty stall, equal cards in lower places.

    All that is left between them is the order of equal bids, should another come (N5.1), and of cards that move up (N5.10).
    """
    if PLACE <= action < CLOSE:
        stall, square = stall_of(action), square_of(action)
        if pieces_on(view, stall // 2) == 0:
            return "bid", stall, int(BIDS[stall, square]), int(SYMBOLS[stall, square])
    if PICK + UPPER < action < WANT and (card := thing_of(view, action)) is not None:
        return "card", card
    return None
