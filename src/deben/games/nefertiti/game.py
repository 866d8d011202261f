"""Nefertiti, as the rest of the program sees it."""

from typing import Any, ClassVar

from ..contract import Game, TallyTable
from .board import MOST_PLAYERS
from .choices import FAULTS, LEAST_PLAYERS
from .closing.aftermath import END_REASONS
from .events import FIELDS
from .notation import ACTION_NAMES
from .options import FIELDS as OPTION_FIELDS
from .options import Options
from .rules import RULES
from .scoring import SOURCES
from .state import State
from .tally import tables

__all__ = ["GAME", "Nefertiti"]


class Nefertiti(Game[State]):
    """The rules of Nefertiti and its expansion with everything people need around them."""

    name = "nefertiti"
    version = 1
    rules = RULES
    options_type = Options
    action_names = ACTION_NAMES
    event_fields: ClassVar[dict[Any, tuple[str, ...]]] = dict(FIELDS)
    sources = SOURCES
    end_reasons = END_REASONS
    option_fields = OPTION_FIELDS
    option_faults = FAULTS
    seat_range = (LEAST_PLAYERS, MOST_PLAYERS)
    languages: ClassVar[tuple[str, ...]] = ("en", "fr", "it")

    def tables(self, options: Options, tallies: Any, matches: int) -> list[TallyTable]:
        """Return how characters and stalls did in so many matches."""
        return tables(self.blank(options), tallies, matches)


GAME = Nefertiti()
