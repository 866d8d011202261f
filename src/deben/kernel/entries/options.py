"""Entry points for what a table chooses before it starts: options as small numbers, in and out of a state."""

from typing import Annotated, TypeAlias

import numpy as np

from ..contract import read_options, write_options
from ..record import Ints
from ..rule import States, rule

__all__ = ["Values", "blank_one", "options_one"]

Values: TypeAlias = Annotated[Ints, np.int16, 1]
"""A number for each option of a game, in the order of its fields."""


@rule
def blank_one(states: States, values: Values) -> int:
    """Write options to the first state, which is empty: all zero.  Return 0, or the number of what is wrong with them."""
    return write_options(states[0], values)


@rule
def options_one(states: States, values: Values) -> None:
    """Read the options off the first state."""
    read_options(states[0], values)
