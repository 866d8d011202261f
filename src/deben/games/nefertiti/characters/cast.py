"""Which characters a match has, as the option ``characters`` says (N9.1): a number in the state.

It is the place of a known choice (the base game's, six at random, a scenario), or a bit for each of six chosen copies: those are
always more than the known choices.
"""

import numpy as np

from ....kernel.record import Ints
from ....kernel.rule import rule
from ..board import CHARACTERS, DATA, LOOSE_COPIES, NONE, STACKS

__all__ = ["BASE_CAST", "CAST_NAMES", "LOOSE_CARDS", "RANDOM_CAST", "copies_in_cast", "picked_in_cast"]

CAST_NAMES = ("base", "random", *DATA.scenarios)
"""The known choices."""
BASE_CAST, RANDOM_CAST = CAST_NAMES.index("base"), CAST_NAMES.index("random")
LOOSE_CARDS = np.repeat(np.arange(CHARACTERS), LOOSE_COPIES).astype(np.int8).view(Ints)
"""The character of every copy outside the stacks, the bits of a chosen cast."""


def _copies(cast: str) -> list[int]:
    """Return how many copies of each character outside the stacks a known choice has; none if they are still to be drawn."""
    if cast == "base":
        return [character.copies if character.set == "base" and not character.stack else 0 for character in DATA.character]
    return [DATA.scenarios.get(cast, []).count(character.name) for character in DATA.character]


KNOWN_CASTS = np.array([_copies(cast) for cast in CAST_NAMES], np.int8)
# By players - 2: with two and three players the stacks lose Scribes (N2.4, N14.1).
STACK_COPIES = np.array(
    [[c.copies - (players in c.without) if c.stack else 0 for c in DATA.character] for players in range(2, 6)], np.int8
)


@rule
def copies_in_cast(players: int, cast: int, character: int) -> int:
    """Return how many copies of a character such a match starts with, before any are drawn."""
    if STACKS[character] != NONE:
        return int(STACK_COPIES[players - 2, character])
    if cast < len(KNOWN_CASTS):
        return int(KNOWN_CASTS[cast, character])
    copies = 0
    for card in range(len(LOOSE_CARDS)):
        if LOOSE_CARDS[card] == character:
            copies += (cast >> card) & 1
    return copies


@rule
def picked_in_cast(cast: int) -> int:
    """Return how many copies a number chooses by its bits; none if it has others."""
    if cast >> len(LOOSE_CARDS):
        return 0
    picked = 0
    for card in range(len(LOOSE_CARDS)):
        picked += (cast >> card) & 1
    return picked
