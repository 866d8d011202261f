"""The options of the Duel as a state keeps them: the side of each site (D1.5)."""

from enum import IntEnum

from ...kernel.entries.options import Values
from ...kernel.rule import rule
from .board import Site
from .state import State

__all__ = ["FAULTS", "SITES", "read_options", "write_options"]

SITES = len(Site)


class Fault(IntEnum):
    """What can be wrong with options, from 1."""

    SIDES = 1


FAULTS = ("", "duel-sides")


@rule
def write_options(state: State, values: Values) -> int:
    """Write the sides to an empty state and return 0, or the number of what is wrong with them."""
    if not 0 <= values[0] < 1 << SITES:
        return Fault.SIDES
    for site in range(SITES):
        state.sides[site] = (values[0] >> site) & 1
    return 0


@rule
def read_options(state: State, values: Values) -> None:
    """Read the sides off a state."""
    values[0] = 0
    for site in range(SITES):
        values[0] |= state.sides[site] << site
