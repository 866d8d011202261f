"""Nefertiti's actions: one fixed range of integers, each an atomic decision.

What a number means depends on the phase only as far as its name says: ``PICK + 2`` is always the gift on lower place 2, whether
it is bought, stolen or turned face down.
"""

import numpy as np

from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import CHARACTERS, KINDS, MARKETS, OWNERS, PLACES, SQUARES, STALLS, TYPES
from .state import BOTTOM

__all__ = [
    "ACTION_COUNT", "AMOUNT", "CLOSE", "COIN", "COINS", "DONE", "GIVE", "HALF", "MARKET", "MOST_AMOUNT", "MOST_LEGAL", "ORDER_CARD",
    "OWNER", "PASS", "PICK", "PLACE", "RECRUIT", "ROLL", "STALL_START", "TYPE", "WANT", "kind_of", "square_of", "stall_of",
]  # fmt: skip

MOST_AMOUNT = 4  # Deben a Treasurer can take, N8.8

STALL_START = np.concatenate([[0], np.cumsum(SQUARES)]).astype(np.int16)
"""The number of each stall's first square among all squares."""

RECRUIT = 0  # + character
PLACE = RECRUIT + CHARACTERS  # + square counted through all stalls
CLOSE = PLACE + int(STALL_START[STALLS])  # + market, N3.3
PICK = CLOSE + MARKETS  # + place: the gift there
WANT = PICK + PLACES  # + kind: a gift of another owner, at Memphis, or at the bottom of the deck
GIVE = WANT + KINDS  # + kind: an own gift
OWNER = GIVE + KINDS  # + owner: with whom to exchange
TYPE = OWNER + OWNERS  # + type
MARKET = TYPE + TYPES  # + market, or Memphis
AMOUNT = MARKET + MARKETS + 1  # + Deben - 1
ORDER_CARD = AMOUNT + MOST_AMOUNT  # + place among the bottom cards
HALF = ORDER_CARD + BOTTOM  # take half of the Reserve, N5.6
COINS = HALF + 1  # a collector spreads Deben, N14.4
COIN = COINS + 1  # the Beggar takes one Deben
ROLL = COIN + 1
DONE = ROLL + 1
PASS = DONE + 1
ACTION_COUNT = PASS + 1
MOST_LEGAL = 64  # 17 characters, three stalls of at most ten squares, eight squares at Memphis

KIND_STARTS = np.array(
    [PLACE, CLOSE, PICK, WANT, GIVE, OWNER, TYPE, MARKET, AMOUNT, ORDER_CARD, HALF, COINS, COIN, ROLL, DONE, PASS], np.int16
).view(Ints)
"""The first action of each kind but the first."""


@rule
def kind_of(action: int) -> int:
    """Return the number of an action's kind."""
    kind = 0
    while kind < len(KIND_STARTS) and action >= KIND_STARTS[kind]:
        kind += 1
    return kind


@rule
def stall_of(action: int) -> int:
    """Return the stall of a place action."""
    stall = 0
    while STALL_START[stall + 1] <= action - PLACE:
        stall += 1
    return stall


@rule
def square_of(action: int) -> int:
    """Return the square of a place action on its stall."""
    return int(action - PLACE - STALL_START[stall_of(action)])
