"""The closed sets of the Duel, from the rule code that writes them."""

from .notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from .options import FIELDS
from .position.faults import CODES as FAULT_CODES
from .position.tokens import FACE_CODES
from .reasons.codes import CODES, Clause
from .turn import END_REASONS

__all__ = ["NAMES"]

NAMES = {
    "BoatName": BOAT_NAMES,
    "Clause": tuple(clause.name.replace("_", ".") for clause in Clause),
    "Ending": ("now", *END_REASONS),
    "Face": FACE_CODES,
    "Fault": FAULT_CODES,
    "OptionName": tuple(field.name for field in FIELDS),
    "Phase": PHASE_NAMES,
    "ReasonCode": CODES,
    "Side": tuple("AB"),
    "SquareName": SQUARE_NAMES,
    "TokenName": TOKEN_NAMES,
}
"""The words of each set by the name of its type."""
