"""The options of Nefertiti as a state keeps them: small numbers (N2.1, N9, N12, N13, N14)."""

from enum import IntEnum

import numpy as np

from ...kernel.entries.options import Values
from ...kernel.record import Ints
from ...kernel.rule import rule
from .board import CHARACTERS, DATA, DRAWN_CHARACTERS, MARKETS, MOST_PLAYERS
from .characters.cast import BASE_CAST, CAST_NAMES, RANDOM_CAST, copies_in_cast, picked_in_cast
from .state import State

__all__ = ["FAULTS", "LEAST_PLAYERS", "STALL_CHOICES", "read_options", "side_at_first", "write_options"]

PLAYERS, STALLS, CAST, MEMPHIS = range(4)
LEAST_PLAYERS = 2
RANDOM_STALL = 2
"""In place of a side: chance decides (N2.1)."""
STALL_CHOICES = ("discovery", "advanced")
"""The known choices of stalls; after them come a bit for each right stall."""
KNOWN_STALLS = np.array([[int(side == "right") for side in DATA.discovery.values()], [RANDOM_STALL] * MARKETS], np.int8).view(Ints)
SEALS = np.array([DATA.seals["base"], DATA.seals["expansion"]], np.int8).view(Ints)


class Fault(IntEnum):
    """What can be wrong with options, from 1."""

    PLAYERS = 1
    STALLS = 2
    CHARACTERS = 3
    FIVE_NEED_MEMPHIS = 4


FAULTS = ("", "nefertiti-players", "nefertiti-stalls", "nefertiti-character", "nefertiti-five-need-memphis")


@rule
def what_is_wrong(values: Values) -> int:
    """Return the number of what is wrong with options, or 0 (N2.1, N9.1, N9.2)."""
    if not LEAST_PLAYERS <= values[PLAYERS] <= MOST_PLAYERS:
        return Fault.PLAYERS
    if not 0 <= values[STALLS] < len(KNOWN_STALLS) + (1 << MARKETS):
        return Fault.STALLS
    known = 0 <= values[CAST] < len(CAST_NAMES)
    if not known and picked_in_cast(values[CAST]) != DRAWN_CHARACTERS:
        return Fault.CHARACTERS
    return Fault.FIVE_NEED_MEMPHIS if values[PLAYERS] == MOST_PLAYERS and values[MEMPHIS] == 0 else 0


@rule
def write_options(state: State, values: Values) -> int:
    """Write options to an empty state and return 0, or the number of what is wrong with them."""
    fault = what_is_wrong(values)
    if fault:
        return fault
    state.players = values[PLAYERS]
    state.began = values[STALLS]
    state.cast = values[CAST]
    state.memphis = 1 if values[MEMPHIS] > 0 or state.players == MOST_PLAYERS else 0
    state.draw_six = 1 if state.cast == RANDOM_CAST else 0
    for market in range(MARKETS):
        state.visible[market] = side_at_first(state.began, market)
    for character in range(CHARACTERS):
        state.characters[character] = copies_in_cast(state.players, state.cast, character)
    state.supply = seals_in_play(state)
    return 0


@rule
def side_at_first(stalls: int, market: int) -> int:
    """Return the side that a market shows for a choice of stalls, 2 where chance decides (N2.1)."""
    if stalls < len(KNOWN_STALLS):
        return int(KNOWN_STALLS[stalls, market])
    return ((stalls - len(KNOWN_STALLS)) >> market) & 1


@rule
def seals_in_play(state: State) -> int:
    """Return how many royal seals there are: more when any part of the expansion is in use (N1.4)."""
    expansion = state.cast != BASE_CAST or state.memphis == 1 or state.players == 2 or state.players == MOST_PLAYERS
    return int(SEALS[1 if expansion else 0])


@rule
def read_options(state: State, values: Values) -> None:
    """Read the options off a state."""
    values[PLAYERS] = state.players
    values[STALLS] = state.began
    values[CAST] = state.cast
    values[MEMPHIS] = state.memphis
