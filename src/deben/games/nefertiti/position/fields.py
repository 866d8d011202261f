"""The fields of a position, in the order in which they are written and read.

The meaning of a field left out may rest on the fields before it.
"""

from enum import IntEnum

import numpy as np

from ....kernel.record import Ints
from ....kernel.text import names, spelled
from ..board import MARKETS, OWNERS
from ..state import BOTTOM
from .vocabulary import Vocabulary

__all__ = ["FIELDS", "FIELD_COUNT", "FIELD_WORDS", "HIGH", "KIND", "KNOWN_FIELDS", "LOW", "VOCABULARY", "Field", "Kind"]

Field = IntEnum(
    "Field",
    "PLAYERS MEMPHIS BEGAN CAST TURN PHASE CLOSING RECRUITED STEPS USED BY_HAND AFTER STALLS TILE BARRED SHUT G A S L PORT "
    "RESERVES PIECES DEBEN SEALS SEAT1 SEAT2 SEAT3 SEAT4 SEAT5 NEUTRAL PRESTIGE PRIEST CHARACTERS DISCARDED DECK HOLDER ROLL ROLLS "
    "LUCK PICKS UPPER COUNTS BOUGHT BARREN USER PARTNER PAST EXCHANGES AT PLACE KIND TYPE OWNERS ASKED ASIDE MUST ORACLE KNOWN "
    "SUNK SETTLED ORDERED",
    start=0,
)
FIELDS = tuple(field.name.lower().replace("_", "-") for field in Field)
"""The names of all fields."""
FIELD_COUNT = len(FIELDS)
FIELD_WORDS = spelled(FIELDS)
KNOWN_FIELDS = names([" ".join(FIELDS)])
assert Field.L - Field.G == MARKETS - 1
assert Field.NEUTRAL - Field.SEAT1 == OWNERS - 1


class Kind(IntEnum):
    """How the value of a field is written."""

    OWN = 0  # each such field has functions of its own
    NUMBER = 1
    WORD = 2
    WORD_OR_NONE = 3  # or a dash
    SEAT = 4  # counted from 1
    SEAT_OR_NONE = 5


_NUMBERS = {
    Field.STEPS: (0, 2), Field.ROLLS: (0, 30000), Field.PICKS: (0, 3), Field.BARREN: (0, 10), Field.EXCHANGES: (0, 2),
    Field.OWNERS: (0, 6), Field.KNOWN: (0, BOTTOM), Field.ORDERED: (0, BOTTOM),
}  # fmt: skip
_FLAGS = (Field.MEMPHIS, Field.BY_HAND, Field.UPPER, Field.COUNTS, Field.BOUGHT, Field.MUST)
_WORDS = {
    Field.CLOSING: "ports", Field.RECRUITED: "characters", Field.AFTER: "moments", Field.TILE: "markets", Field.BARRED: "markets",
    Field.PARTNER: "owners", Field.PAST: "owners", Field.AT: "markets", Field.PLACE: "places", Field.KIND: "kinds",
    Field.TYPE: "types", Field.ASKED: "owners",
}  # fmt: skip
_LISTS = {Field.USED: "stalls", Field.SHUT: "markets", Field.CHARACTERS: "characters", Field.SETTLED: "bottom"}
_KINDS = (
    dict.fromkeys(_NUMBERS, Kind.NUMBER)
    | dict.fromkeys((*_FLAGS, Field.PHASE), Kind.WORD)
    | dict.fromkeys(_WORDS, Kind.WORD_OR_NONE)
    | {Field.TURN: Kind.SEAT}
    | dict.fromkeys((Field.PRIEST, Field.USER, Field.ORACLE), Kind.SEAT_OR_NONE)
)
_VOCABULARIES = _WORDS | _LISTS | dict.fromkeys(_FLAGS, "flags") | {Field.PHASE: "phases"}

KIND = np.array([_KINDS.get(field, Kind.OWN) for field in Field], np.int8).view(Ints)
VOCABULARY = np.array([Vocabulary[_VOCABULARIES.get(field, "flags")] for field in Field], np.int8).view(Ints)
LOW = np.array([_NUMBERS.get(field, (0, 0))[0] for field in Field], np.int16).view(Ints)
HIGH = np.array([_NUMBERS.get(field, (0, 0))[1] for field in Field], np.int16).view(Ints)
"""The range of a number."""
