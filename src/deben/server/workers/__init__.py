"""Bots in processes of their own, with a budget and a hard stop."""

from .messages import Think
from .pool import BotFailed, Thinkers
from .queue import Claim

__all__ = ["BotFailed", "Claim", "Think", "Thinkers"]
