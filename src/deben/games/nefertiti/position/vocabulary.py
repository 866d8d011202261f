"""The words of position notation, in tables that rule functions find them in."""

import numpy as np

from ....kernel.record import Ints
from ....kernel.text import names, spelled
from ..board import CHARACTER_NAMES, KIND_NAMES, KINDS, MARKETS, SQUARES, STALLS, TYPE_NAMES, UNKNOWN
from ..notation import CARD_NAMES, LETTERS, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, SQUARE_NAMES, STALL_LETTERS
from ..state import BOTTOM, Scorer

__all__ = [
    "CARDS", "CHARACTER_WORDS", "FIRST_WORD", "KNOWN_WORDS", "PHASES", "SCORERS", "SQUARE_AT", "SQUARE_COUNT",
    "SQUARE_WORDS", "STALL_OF", "WORDS", "WORD_COUNT", "Vocabulary",
]  # fmt: skip

CARDS = spelled([CARD_NAMES[card] for card in range(UNKNOWN, KINDS + 2)], UNKNOWN)
"""The names of all cards, and of none."""
PHASES = spelled(PHASE_NAMES)
CHARACTER_WORDS = spelled(CHARACTER_NAMES)
SCORERS = spelled([scorer.name.lower().replace("_", "-") for scorer in Scorer])

_SQUARES = [(stall, square) for stall in range(STALLS) for square in range(SQUARES[stall])]
SQUARE_COUNT = len(_SQUARES)
SQUARE_WORDS = spelled([f"{STALL_LETTERS[stall]}{SQUARE_NAMES[stall][square]}" for stall, square in _SQUARES])
"""The names of all squares, those of each stall together."""
STALL_OF = np.array([stall for stall, _ in _SQUARES], np.int8).view(Ints)
SQUARE_AT = np.array([square for _, square in _SQUARES], np.int8).view(Ints)

_VOCABULARIES: dict[str, tuple[str, ...]] = {
    "ports": LETTERS, "markets": LETTERS[:MARKETS], "characters": CHARACTER_NAMES, "moments": ("servant", "collector", "reroll"),
    "owners": OWNER_NAMES, "places": PLACE_NAMES, "kinds": KIND_NAMES, "types": TYPE_NAMES, "phases": PHASE_NAMES[1:],
    "flags": ("no", "yes"), "stalls": STALL_LETTERS, "bottom": tuple(str(card + 1) for card in range(BOTTOM)),
}  # fmt: skip
Vocabulary = {name: number for number, name in enumerate(_VOCABULARIES)}
"""The numbers of lists of words, by name."""
WORDS = spelled([word for words in _VOCABULARIES.values() for word in words])
FIRST_WORD = np.cumsum([0, *map(len, _VOCABULARIES.values())], dtype=np.int16).view(Ints)
WORD_COUNT = np.array([*map(len, _VOCABULARIES.values())], np.int16).view(Ints)
KNOWN_WORDS = names([" ".join(words) for words in _VOCABULARIES.values()])
