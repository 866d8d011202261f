"""The ``deben`` command."""

from .process import main

__all__ = ["main"]
