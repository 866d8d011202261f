"""The arena: round robins between bots, each deal mirrored, spread over processes or a cluster, and resumable.

It plays any :class:`deben.bots.Bot`, one decision at a time.  For many matches between the plainest bots in one
compiled loop there is :class:`deben.lab.simulation.Simulation`.
"""

from .contestants import Contestant, ContestantError, read_contestant
from .deals import Deal, Maker, MatchResult, Tell
from .ledger import ArenaSettings, Ledger, LedgerError
from .ratings import Rating
from .results import Contest, ContestantResult, Tally, contestant_results, tallies
from .schedule import MIRRORS, PAIRINGS, TABLES, Pairing, ScheduleError, pairings, seatings
from .workers import Job, play_all, play_on

__all__ = [
    "MIRRORS", "PAIRINGS", "TABLES", "ArenaSettings", "Contest", "Contestant", "ContestantError", "ContestantResult", "Deal", "Job",
    "Ledger", "LedgerError", "Maker", "MatchResult", "Pairing", "Rating", "ScheduleError", "Tally", "Tell", "contestant_results",
    "pairings", "play_all", "play_on", "read_contestant", "seatings", "tallies",
]  # fmt: skip
