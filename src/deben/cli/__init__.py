"""The ``deben`` command."""

from .app import main, run

__all__ = ["main", "run"]
