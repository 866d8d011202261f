"""The words in which Nefertiti is shown: keys of objects, names of things."""

from enum import IntEnum, auto

from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import Text, close_object, keys, keys_of, names, open_object, set_number
from ..board import CHARACTER_NAMES, KIND_NAMES, TYPE_NAMES
from ..notation import OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES
from ..state import Scorer

__all__ = [
    "ALL_CARDS", "CARDS", "CHARACTERS", "GIFTS", "KEYS", "OWNERS", "PHASES", "PLACES", "PORTS", "SCORER_NAMES", "Key",
    "show_counts",
]  # fmt: skip


class Key(IntEnum):
    """The keys of everything that is shown."""

    # a view
    PLAYERS = auto()
    PHASE = auto()
    TURN = auto()
    STEPS = auto()
    MARKETS = auto()
    MEMPHIS = auto()
    SEATS = auto()
    NEUTRAL = auto()
    COURSES = auto()
    CHARACTERS = auto()
    CLOSING = auto()
    POWER = auto()
    DICE = auto()
    HOLDER = auto()
    SUPPLY = auto()
    DECK = auto()
    UNSEEN = auto()
    BOTTOM = auto()
    ORDERED = auto()
    SUNK = auto()
    DISCARDED = auto()
    BARREN = auto()
    AKHENATON = auto()
    # a stall and its squares
    SQUARES = auto()
    PIECE = auto()
    SEAT = auto()
    COLLECTOR = auto()
    NOW = auto()
    PIECES = auto()
    MARKED = auto()
    CHANCE = auto()
    # a market
    OPEN = auto()
    TILE = auto()
    BARRED = auto()
    STALL = auto()
    OTHER = auto()
    PLACES = auto()
    CARD = auto()
    FACE_DOWN = auto()
    SEALED = auto()
    DOCKED = auto()
    RESERVE = auto()
    HALF = auto()
    # a seat, a course, a character
    DEBEN = auto()
    SEALS = auto()
    SERVANTS = auto()
    COLLECTORS = auto()
    HAND = auto()
    GIFTS = auto()
    UNITS = auto()
    BONUS = auto()
    EACH = auto()
    POINTS = auto()
    PRESTIGE = auto()
    PRIEST = auto()
    OWNERS = auto()
    FEWER = auto()
    MORE = auto()
    CARDS = auto()
    COPIES = auto()
    TOP = auto()
    # a closing, a power, an action
    MARKET = auto()
    SQUARE = auto()
    BID = auto()
    BEST = auto()
    PICKS = auto()
    TOOK_UPPER = auto()
    SPREAD = auto()
    CHARACTER = auto()
    EXCHANGES = auto()
    MUST = auto()
    PARTNER = auto()
    PLACE = auto()
    GIFT = auto()
    ASKED = auto()
    ASIDE = auto()
    KIND = auto()
    AMOUNT = auto()


KEYS = keys_of(Key)
ALL_CARDS = (*KIND_NAMES, "akhenaton", "travelling-thief")
"""The names of cards, by number."""
CARDS = names(ALL_CARDS, below=[None, "?"])
CARD_KEYS = keys(ALL_CARDS)
SCORER_NAMES = tuple(scorer.name.lower().replace("_", "-") for scorer in Scorer)
PHASES = names(PHASE_NAMES)
PORTS = names(PORT_NAMES, below=[None])
PLACES = names(PLACE_NAMES, below=[None])
OWNERS = names(OWNER_NAMES, below=[None])
CHARACTERS = names(CHARACTER_NAMES, below=[None])
GIFTS = names(TYPE_NAMES, below=[None])


@rule
def show_counts(counts: Ints, kinds: int, out: Text) -> None:
    """Write how many cards there are of each of the first kinds, where there are any."""
    open_object(out)
    for kind in range(kinds):
        if counts[kind] > 0:
            set_number(out, CARD_KEYS, kind, counts[kind])
    close_object(out)
