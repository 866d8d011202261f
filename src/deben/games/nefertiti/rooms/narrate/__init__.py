"""Nefertiti in sentences."""

from .table import Table as NefertitiSentences

__all__ = ["SENTENCES", "NefertitiSentences"]

SENTENCES = NefertitiSentences
"""What a narrator of this game uses."""
