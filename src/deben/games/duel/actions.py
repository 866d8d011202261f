"""The Duel's actions: one fixed range of integers, each an atomic decision."""

from ...kernel.rule import rule
from .board import ACTIONS, BOATS, SLOTS, SQUARES

__all__ = [
    "ACTION_COUNT", "DONE", "MOST_LEGAL", "PASS", "PLACE", "PLAY", "SWAP", "TAKE", "UNLOAD", "boat_of_swap", "pair_of_swap",
]  # fmt: skip

PLACE = 0  # + square
UNLOAD = PLACE + SQUARES  # + boat
PLAY = UNLOAD + BOATS  # + action token
TAKE = PLAY + ACTIONS  # + boat * 3 + slot
SWAP = TAKE + BOATS * SLOTS  # + boat * 3 + pair of slots
DONE = SWAP + BOATS * 3
PASS = DONE + 1
ACTION_COUNT = PASS + 1
MOST_LEGAL = 19  # nine squares, six boats and four tokens can never all be open at once, but none of these lists is longer


@rule
def boat_of_swap(action: int) -> int:
    """Return the boat of a swap action."""
    return (action - SWAP) // 3


@rule
def pair_of_swap(action: int) -> int:
    """Return the pair of slots of a swap action."""
    return (action - SWAP) % 3
