"""Nefertiti's table in the terminal."""

from .board import BOARD, NefertitiBoard
from .stalls import CLAUSE_NOTES

__all__ = ["BOARD", "CLAUSE_NOTES", "NefertitiBoard"]
