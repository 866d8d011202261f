"""The promise that the luck of a match was fixed before its first action.

The commitment is the SHA-256 of ``deben seed 1:`` followed by the seed as 64 lower-case hexadecimal digits.  It is shown before
the first action, the seed after the last; 256 random bits cannot be searched.
"""

import hashlib

from ..kernel.luck import seed_number

__all__ = ["commitment_of", "seed_text"]


def seed_text(seed: int | str | bytes) -> str:
    """Return the seed as 64 hexadecimal digits."""
    return f"{seed_number(seed):064x}"


def commitment_of(seed: int | str | bytes) -> str:
    """Return the commitment to a seed."""
    return hashlib.sha256(f"deben seed 1:{seed_text(seed)}".encode()).hexdigest()
