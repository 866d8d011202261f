"""Computer players: named levels from a beginner to the strongest, and plain ones for programs."""

from ..kernel.search.tuning import Tuning
from .any_game import AnyGameBot
from .bot import Bot, Ended, RandomBot
from .decision import Budget, Decision
from .greedy import GreedyBot
from .levels import LEVELS, Level, LevelBot, level_named, strongest
from .memory import Memory, known_past
from .minds import fitting_mind, mind_of
from .named import BOTS, UnknownBot, bot_named
from .search import RootReport, Search, room_for

__all__ = [
    "BOTS", "LEVELS", "AnyGameBot", "Bot", "Budget", "Decision", "Ended", "GreedyBot", "Level", "LevelBot", "Memory", "RandomBot",
    "RootReport", "Search", "Tuning", "UnknownBot", "bot_named", "known_past",
    "level_named", "fitting_mind", "mind_of", "room_for", "strongest",
]  # fmt: skip
