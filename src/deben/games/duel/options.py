"""What a table of the Duel chooses before it starts (D1.5)."""

import msgspec

from ..contract import OptionsError
from .board import Site
from .state import State

__all__ = ["Options", "blank", "check", "options_of"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of each site, in the order obelisk, temple, pyramids, chamber: ``AAAA`` to ``BBBB``."""

    sides: str = "AAAA"


def check(options: Options) -> Options:
    """Return the options in capitals; raises ``OptionsError`` unless they name a side for each of the four sites."""
    sides = options.sides.upper()
    if len(sides) != len(Site) or not set(sides) <= {"A", "B"}:
        raise OptionsError("duel-sides", f"sides are four letters A or B, not {options.sides!r}", given=options.sides)
    return Options(sides)


def blank(options: Options) -> State:
    """Return a state that holds the options and nothing else."""
    state = State()
    for site, side in zip(Site, options.sides, strict=True):
        state.sides[site] = "AB".index(side)
    return state


def options_of(state: State) -> Options:
    """Return the options a state was set up with."""
    return Options("".join("AB"[state.sides[site]] for site in Site))
