"""How far tests go: in CI as far as a mistake needs to be seen, at night (``make nightly``) much farther."""

import os

__all__ = ["NIGHTLY", "often"]

NIGHTLY = os.environ.get("DEBEN_NIGHTLY") == "1"
"""Whether there is time for everything, what is marked ``nightly`` included."""


def often(usual: int, nightly: int) -> int:
    """Return how often something is tried: in CI, and at night."""
    return nightly if NIGHTLY else usual
