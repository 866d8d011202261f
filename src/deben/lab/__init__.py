"""The lab: counting, comparing and measuring with many matches."""

from .batch import Batch, IllegalActions

__all__ = ["Batch", "IllegalActions"]
