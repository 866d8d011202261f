"""What the golden files of all games share."""

from msgspec.structs import replace

from deben.match import Match, write_record

__all__ = ["written"]


def written(match: Match) -> str:
    """Return a match as the golden files have it: they are older than the digests that a record names its rules by."""
    return write_record(replace(match.record(), ruleset="", board="", module=""))
