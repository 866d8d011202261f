"""What players ask about many matches of the Duel: which action tokens are played, and which boats are unloaded."""

from typing import Any

from ...kernel.log import logged
from ...kernel.rule import Log, Tallies, rule
from ..contract import TallyTable
from .board import ACTIONS, BOATS
from .events import Event
from .notation import BOAT_NAMES, TOKEN_NAMES
from .state import State

__all__ = ["TALLIES", "tables", "tally"]

PLAYED = 0  # + token
UNLOADED = PLAYED + ACTIONS  # + boat
TALLIES = UNLOADED + BOATS
"""How many things are counted for each seat."""
COLUMNS = ("all", "seat1", "seat2")


@rule
def tally(state: State, log: Log, tallies: Tallies) -> None:
    """Count the tokens played and the boats unloaded."""
    for i in range(1, logged(log) + 1):
        if log[i, 0] == Event.PLAYED:
            tallies[log[i, 1], PLAYED + log[i, 2]] += 1
        elif log[i, 0] == Event.UNLOADED:
            tallies[log[i, 1], UNLOADED + log[i, 2]] += 1


def tables(tallies: Any, matches: int) -> list[TallyTable]:
    """Return how often each action token is played and each boat unloaded in a match, by both players and by each."""
    played, unloaded = tallies[:, :UNLOADED], tallies[:, UNLOADED:]
    return [
        TallyTable("tokens", COLUMNS, _rows(TOKEN_NAMES, played, matches), {"played": COLUMNS[1:]}),
        TallyTable("boats", COLUMNS, _rows(BOAT_NAMES, unloaded, matches), {"unloaded": COLUMNS[1:]}),
    ]


def _rows(names: tuple[str, ...], counts: Any, matches: int) -> dict[str, list[float]]:
    return {name: [float(n) / matches for n in (column.sum(), *column)] for name, column in zip(names, counts.T, strict=True)}
