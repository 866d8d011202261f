"""What a table of Kalah chooses before it starts: how many pits, and how many seeds in each."""

import msgspec

from deben.games.option_fields import OptionField
from deben.kernel.entries.options import Values
from deben.kernel.rule import rule

from .state import MOST_PITS, State

__all__ = ["FAULTS", "FIELDS", "Options", "read_options", "write_options"]

LEAST_PITS, LEAST_SEEDS, MOST_SEEDS = 3, 1, 6
PITS, SEEDS = 1, 2
FAULTS = ("", "kalah-pits", "kalah-seeds")
"""What can be wrong, by number."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pits of each player, and the seeds in each of them at the start."""

    pits: int = 6
    seeds: int = 4


FIELDS = (
    OptionField("pits", FAULTS[PITS], choices=tuple(range(LEAST_PITS, MOST_PITS + 1)), first=LEAST_PITS),
    OptionField("seeds", FAULTS[SEEDS], choices=tuple(range(LEAST_SEEDS, MOST_SEEDS + 1)), first=LEAST_SEEDS),
)


@rule
def write_options(state: State, values: Values) -> int:
    """Write the options to an empty state and return 0, or the number of what is wrong with them."""
    if not LEAST_PITS <= values[0] <= MOST_PITS:
        return PITS
    if not LEAST_SEEDS <= values[1] <= MOST_SEEDS:
        return SEEDS
    state.size = values[0]
    state.seeds = values[1]
    return 0


@rule
def read_options(state: State, values: Values) -> None:
    """Read the options off a state."""
    values[0] = state.size
    values[1] = state.seeds
