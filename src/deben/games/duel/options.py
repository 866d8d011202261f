"""What a table of the Duel chooses before it starts (D1.5)."""

import msgspec

from ..option_fields import OptionField
from .choices import SITES

__all__ = ["FIELDS", "Options"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of each site, in the order obelisk, temple, pyramids, chamber: ``AAAA`` to ``BBBB``."""

    sides: str = "AAAA"


FIELDS = (OptionField("sides", "duel-sides", letters=("AB",) * SITES),)
"""The one option: a bit for each site."""
