"""What a table of Nefertiti chooses before it starts (N2.1, N9, N12, N13, N14)."""

import msgspec

from ..option_fields import OptionField
from .board import CHARACTER_NAMES, DRAWN_CHARACTERS, MARKETS, MOST_PLAYERS
from .characters.cast import CAST_NAMES, LOOSE_CARDS
from .choices import LEAST_PLAYERS, STALL_CHOICES

__all__ = ["FIELDS", "Options"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices.

    ``stalls`` is ``discovery``, ``advanced`` (at random) or a letter L or R for each market.  ``characters`` is ``base``,
    ``random`` (six are drawn), the name of a scenario, or six names with commas: ``vizier,oracle,…``, the Royal Maid at most twice.
    ``memphis`` left open means on with five players and off with fewer.
    """

    players: int = 4
    stalls: str = "discovery"
    characters: str = "base"
    memphis: bool | None = None


FIELDS = (
    OptionField(
        "players", "nefertiti-players", tuple(range(LEAST_PLAYERS, MOST_PLAYERS + 1)), first=LEAST_PLAYERS, param="players"
    ),
    OptionField("stalls", "nefertiti-stalls", STALL_CHOICES, letters=("LR",) * MARKETS),
    OptionField(
        "characters", "nefertiti-character", CAST_NAMES, cards=tuple(CHARACTER_NAMES[card] for card in LOOSE_CARDS),
        picks=DRAWN_CHARACTERS,
    ),
    OptionField("memphis", "malformed-options", (None, False, True), first=-1, param="detail"),
)  # fmt: skip
"""The options in the order of their numbers."""
