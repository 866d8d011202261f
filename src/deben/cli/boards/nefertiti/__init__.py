"""Nefertiti's table in the terminal."""

from .board import BOARD, NefertitiBoard

__all__ = ["BOARD", "NefertitiBoard"]
