"""Bots in processes of their own, with a budget and a hard stop."""

from .messages import Think
from .pool import BotFailed, Thinkers

__all__ = ["BotFailed", "Think", "Thinkers"]
