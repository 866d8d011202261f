"""Nefertiti's actions in text.

===============  =====================================================================
``vizier``       recruit a character: ``scribe+3``, ``royal-maid``…
``gl4``          place on Gizeh's left stall, on the square with bid 4; ``m5`` at Memphis.
                 Equal bids of a stall are told apart from left to right: ``sl2a``, ``sl2b``
``close g``      close a market by hand
``upper``        the card on the upper place; ``lower1`` to ``lower3``
``want harp+1``  a card of another owner, at Memphis, or at the bottom of the deck
``give senet``   an own gift
``seat1``        an owner, ``seat1`` to ``seat5`` or ``neutral``
``type harp``    a type of gift
``at g``         a market, or ``at m`` for Memphis
``4 deben``      an amount
``card1``        the card to lie next, counted in the order in which the cards lie now
``half``         take half of the Reserve
``coins``        a collector spreads Deben
``coin``         the Beggar takes one Deben
``roll`` ``done`` ``pass``
===============  =====================================================================
"""

from collections import Counter

from .actions import MOST_AMOUNT
from .board import (
    AKHENATON,
    BIDS,
    CHARACTER_NAMES,
    DATA,
    EMPTY,
    KIND_NAMES,
    MARKET_NAMES,
    MOST_PLAYERS,
    PLACES,
    SQUARES,
    STALLS,
    TRAVELLER,
    TYPE_NAMES,
    UNKNOWN,
)  # fmt: skip
from .state import BOTTOM, Phase

__all__ = [
    "ACTION_NAMES", "CARD_NAMES", "LETTERS", "OWNER_NAMES", "PHASE_NAMES", "PLACE_NAMES", "PORT_NAMES", "SIDE_NAMES",
    "SQUARE_NAMES", "STALL_LETTERS",
]  # fmt: skip

LETTERS = (*(market.letter for market in DATA.market), DATA.memphis.letter)
"""The letters of the four markets and of Memphis."""
PORT_NAMES = (*MARKET_NAMES, "memphis")
"""The names of the four markets and of Memphis."""
SIDE_NAMES = ("left", "right")
STALL_LETTERS = (*(letter + side for letter in LETTERS[:-1] for side in "lr"), LETTERS[-1])
"""The letters of every stall: ``gl`` to ``lr``, and ``m``."""
PLACE_NAMES = ("upper", *(f"lower{place}" for place in range(1, PLACES)))
OWNER_NAMES = (*(f"seat{seat + 1}" for seat in range(MOST_PLAYERS)), "neutral")
CARD_NAMES = dict(enumerate(KIND_NAMES)) | {AKHENATON: "akhenaton", TRAVELLER: "travelling-thief", UNKNOWN: "?", EMPTY: "-"}
"""The names of cards wherever they lie, of one that is not known, and of none."""
PHASE_NAMES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)


def _square_names(stall: int) -> tuple[str, ...]:
    """Return the names of a stall's squares: the bid, with a letter where a bid is there more than once."""
    bids = BIDS[stall, : SQUARES[stall]].tolist()
    copies, seen = Counter(bids), Counter[int]()
    names = []
    for bid in bids:
        names.append(f"{bid}{'abcdefghij'[seen[bid]] if copies[bid] > 1 else ''}")
        seen[bid] += 1
    return tuple(names)


SQUARE_NAMES = tuple(_square_names(stall) for stall in range(STALLS))
"""The names of the squares of every stall, by number: ``4``, ``2a``."""

ACTION_NAMES: tuple[str, ...] = (
    *CHARACTER_NAMES,
    *(f"{STALL_LETTERS[stall]}{square}" for stall in range(STALLS) for square in SQUARE_NAMES[stall]),
    *(f"close {letter}" for letter in LETTERS[:-1]),
    *PLACE_NAMES,
    *(f"want {kind}" for kind in KIND_NAMES),
    *(f"give {kind}" for kind in KIND_NAMES),
    *OWNER_NAMES,
    *(f"type {gift}" for gift in TYPE_NAMES),
    *(f"at {letter}" for letter in LETTERS),
    *(f"{amount} deben" for amount in range(1, MOST_AMOUNT + 1)),
    *(f"card{card + 1}" for card in range(BOTTOM)),
    "half", "coins", "coin", "roll", "done", "pass",
)  # fmt: skip
"""The notation of every action, by number."""
