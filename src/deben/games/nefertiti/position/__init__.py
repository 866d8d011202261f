"""Positions of Nefertiti in text: one line of fields in any order, each described in ``docs/positions.md``."""

from .fields import FIELDS
from .reading import read_position
from .writing import write_position

__all__ = ["FIELDS", "read_position", "write_position"]
