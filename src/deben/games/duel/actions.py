"""The Duel's actions: one fixed range of integers, each an atomic decision."""

import numpy as np

from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import ACTIONS, BOATS, SLOTS, SQUARES

__all__ = [
    "ACTION_COUNT", "DONE", "MOST_LEGAL", "PASS", "PLACE", "PLAY", "SWAP", "TAKE", "UNLOAD", "boat_of_swap", "kind_of",
    "pair_of_swap",
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

KIND_STARTS = np.array([UNLOAD, PLAY, TAKE, SWAP, DONE, PASS], np.int16).view(Ints)
"""The first action of each kind but the first."""


@rule
def kind_of(action: int) -> int:
    """Return the number of an action's kind."""
    kind = 0
    while kind < len(KIND_STARTS) and action >= KIND_STARTS[kind]:
        kind += 1
    return kind


@rule
def boat_of_swap(action: int) -> int:
    """Return the boat of a swap action."""
    return (action - SWAP) // 3


@rule
def pair_of_swap(action: int) -> int:
    """Return the pair of slots of a swap action."""
    return (action - SWAP) % 3
