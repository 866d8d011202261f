"""The fields of a position of the Duel, in the order in which they are written and read, and the signs in them."""

from enum import IntEnum

from ....kernel.text import spelled
from ..board import EMPTY
from ..notation import PHASE_NAMES

__all__ = [
    "CAPITAL_A", "DEFAULTS", "FIELDS", "FIELD_COUNT", "FIELD_WORDS", "FIVE", "NOTHING", "PAWN_SIGNS", "PHASES", "ROW", "SEATS",
    "SITES", "SLASH", "SMALL_A", "Field",
]  # fmt: skip

Field = IntEnum("Field", "SIDES TURN PHASE PLACED PORT BOATS N A FIVE WAREHOUSE PILE REMOVED", start=0)
FIELDS = tuple(field.name if len(field.name) == 1 else field.name.lower() for field in Field)
"""The names of all fields, in the order in which they are written."""
FIELD_WORDS = spelled(FIELDS)
FIELD_COUNT = len(FIELDS)
DEFAULTS = spelled(["AAAA", "", "turn", "0", ".../.../...", "", "-", "-", "-", "?*3", "", "-"])
"""What each field means that is left out; nothing where it must be there, or where the rest decides."""
PHASES = spelled(PHASE_NAMES)
SEATS = spelled("NA")
PAWN_SIGNS = spelled(".NA", EMPTY)
SITES, ROW = 4, 3
CAPITAL_A, SMALL_A, SLASH, NOTHING = ord("A"), ord("a"), ord("/"), ord("-")
FIVE = 5  # obelisks, D8.1b
