"""Nefertiti, as the rest of the program sees it."""

from typing import Any, ClassVar

from ..contract import Game, TallyTable
from .aftermath import END_REASONS
from .board import MOST_PLAYERS
from .choices import FAULTS, LEAST_PLAYERS
from .events import FIELDS
from .notation import ACTION_NAMES
from .options import FIELDS as OPTION_FIELDS
from .options import Options, blank, check, options_of
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

    def check_options(self, options: Options) -> Options:
        """Return the options with nothing left open, checked."""
        return check(options)

    def seats(self, options: Options) -> int:
        """Return how many players the options say."""
        return options.players

    def blank(self, options: Options) -> State:
        """Return a state that holds the options and nothing else."""
        return blank(options)

    def options_of(self, state: State) -> Options:
        """Return options for a table like the one of this state."""
        return options_of(state)

    def tables(self, options: Options, tallies: Any, matches: int) -> list[TallyTable]:
        """Return how characters and stalls did in so many matches."""
        return tables(blank(options), tallies, matches)


GAME = Nefertiti()
