"""The options of a game that leaves nothing to choose."""

import msgspec

__all__ = ["NoOptions"]


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""
