"""Nefertiti in sentences."""

from .effects import NefertitiEffects
from .table import Table as NefertitiSentences

__all__ = ["EFFECTS", "SENTENCES", "NefertitiEffects", "NefertitiSentences"]

SENTENCES, EFFECTS = NefertitiSentences, NefertitiEffects
"""What a narrator of this game uses."""
