"""What a table of the Duel chooses before it starts (D1.5)."""

import msgspec

from ..option_fields import OptionField, blank_with, values_in
from .choices import FAULTS, SITES, read_options, write_options
from .state import State

__all__ = ["FIELDS", "Options", "blank", "check", "options_of"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of each site, in the order obelisk, temple, pyramids, chamber: ``AAAA`` to ``BBBB``."""

    sides: str = "AAAA"


FIELDS = (OptionField("sides", "duel-sides", letters=("AB",) * SITES),)
"""The one option: a bit for each site."""


def blank(options: Options) -> State:
    """Return a state that holds the options and nothing else; raises ``OptionsError``."""
    state: State = blank_with(State(), write_options, FIELDS, FAULTS, options)
    return state


def options_of(state: State) -> Options:
    """Return the options a state was set up with."""
    return Options(**values_in(state, read_options, FIELDS))


def check(options: Options) -> Options:
    """Return the options in capitals; raises ``OptionsError`` unless they name a side for each of the four sites."""
    return options_of(blank(options))
