"""What a table of Nefertiti chooses before it starts (N2.1, N9, N12, N13, N14)."""

import msgspec

from ..option_fields import OptionField, blank_with, values_in
from .board import CHARACTER_NAMES, DRAWN_CHARACTERS, MARKETS, MOST_PLAYERS
from .characters.cast import CAST_NAMES, LOOSE_CARDS
from .choices import FAULTS, LEAST_PLAYERS, STALL_CHOICES, read_options, write_options
from .state import State

__all__ = ["FIELDS", "Options", "blank", "check", "default_options", "options_of"]


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


def blank(options: Options) -> State:
    """Return a state that holds the options and nothing else; raises ``OptionsError``."""
    state: State = blank_with(State(), write_options, FIELDS, FAULTS, options)
    return state


def options_of(state: State) -> Options:
    """Return the options a state was set up with."""
    return Options(**values_in(state, read_options, FIELDS))


def check(options: Options) -> Options:
    """Return the options with nothing left open; raises ``OptionsError`` for an impossible combination."""
    return options_of(blank(options))


def default_options(players: int) -> Options:
    """Return what suits a first match with this number of players."""
    return check(Options(players=players))
