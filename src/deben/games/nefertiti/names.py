"""The closed sets of Nefertiti, from the rule code that writes them."""

from typing import get_args

from .actions import CLOSE, PLACE
from .board import CHARACTER_NAMES, DATA, KIND_NAMES, TYPE_NAMES, ClosingRule, Symbol
from .closing.aftermath import END_REASONS
from .notation import ACTION_NAMES, LETTERS, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES, SIDE_NAMES, STALL_LETTERS
from .options import FIELDS
from .position.faults import CODES as FAULT_CODES
from .reasons.codes import CODES, Clause
from .schema import Sure
from .show.turn import WHYS
from .show.words import ALL_CARDS, SCORER_NAMES

__all__ = ["NAMES"]

NAMES = {
    "AnyCard": (*ALL_CARDS, "?"),
    "Card": ALL_CARDS,
    "CharacterName": CHARACTER_NAMES,
    "Clause": tuple(clause.name.replace("_", ".") for clause in Clause),
    "Ending": ("now", *END_REASONS),
    "Fault": FAULT_CODES,
    "GiftName": TYPE_NAMES,
    "GiftCard": KIND_NAMES,
    "Letter": LETTERS,
    "OptionName": tuple(field.name for field in FIELDS),
    "OwnerName": OWNER_NAMES,
    "Phase": PHASE_NAMES,
    "PlaceName": PLACE_NAMES,
    "PortName": PORT_NAMES,
    "ReasonCode": CODES,
    "Rule": tuple(rule.name.lower() for rule in ClosingRule),
    "Scorer": SCORER_NAMES,
    "Side": (*SIDE_NAMES, "port"),
    "SquareName": ACTION_NAMES[PLACE:CLOSE],
    "Stack": tuple(sorted({character.stack for character in DATA.character if character.stack})),
    "StallName": STALL_LETTERS,
    "Sure": get_args(Sure),
    "Symbol": tuple(symbol.name.lower() for symbol in Symbol if symbol),
    "Why": WHYS,
}
"""The words of each set by the name of its type."""
