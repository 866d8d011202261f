"""Imhotep: The Duel, as the rest of the program sees it."""

from typing import Any, ClassVar

from ..contract import Game, TallyTable
from .choices import FAULTS
from .events import FIELDS
from .notation import ACTION_NAMES
from .options import FIELDS as OPTION_FIELDS
from .options import Options
from .rules import RULES
from .scoring import SOURCES
from .state import State
from .tally import tables
from .turn import END_REASONS

__all__ = ["GAME", "Duel"]


class Duel(Game[State]):
    """The rules of Imhotep: The Duel with everything people need around them."""

    name = "duel"
    version = 1
    rules = RULES
    options_type = Options
    action_names = ACTION_NAMES
    event_fields: ClassVar[dict[Any, tuple[str, ...]]] = dict(FIELDS)
    sources = SOURCES
    end_reasons = END_REASONS
    option_fields = OPTION_FIELDS
    option_faults = FAULTS
    seat_range = (2, 2)
    languages: ClassVar[tuple[str, ...]] = ("en", "fr", "it")
    alike = True  # D9.1

    def tables(self, options: Options, tallies: Any, matches: int) -> list[TallyTable]:
        """Return how often action tokens were played and boats unloaded in so many matches."""
        return tables(tallies, matches)


GAME = Duel()
