"""Nefertiti in sentences."""

from .events import Events
from .table import Table

__all__ = ["SENTENCES", "NefertitiSentences"]


class NefertitiSentences(Events, Table):
    """The sentences of Nefertiti in one language."""


SENTENCES = NefertitiSentences
"""What a narrator of this game uses."""
