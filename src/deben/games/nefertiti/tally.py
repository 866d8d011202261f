"""What players ask about many matches: which characters are recruited and what they earn, and how the stalls close.

:func:`tally` counts, action by action; the cells of a seat are numbered by the constants below.  :func:`tables` turns the counts
into averages.
"""

from typing import Any

from ...kernel.log import logged
from ...kernel.rule import Log, Tallies, rule
from ..contract import TallyTable
from .board import CHARACTER_NAMES, CHARACTERS, LOOSE_COPIES, MEMPHIS_STALL, MOST_SQUARES, STALLS, Character
from .events import Event
from .markets.reserves import BY_TREASURER
from .notation import STALL_LETTERS
from .scoring import priest_points
from .state import State

__all__ = ["TALLIES", "tables", "tally"]

PIECES = MOST_SQUARES + 1

RECRUITS = 0  # + character
PRESTIGE = RECRUITS + CHARACTERS  # + character: what it scored for who recruited it
OTHERS = PRESTIGE + CHARACTERS  # + character: what it scored for other players
DEBEN = OTHERS + CHARACTERS  # + character: what it brought from the Reserves, less what was paid for exchanges
CLOSINGS = DEBEN + CHARACTERS  # + stall * PIECES + pieces: by the stall's own condition, at Memphis attributions
BY_HAND = CLOSINGS + STALLS * PIECES  # + stall * PIECES + pieces
TALLIES = BY_HAND + STALLS * PIECES
"""How many things are counted for each seat."""


@rule
def tally(state: State, log: Log, tallies: Tallies) -> None:
    """Count what an action did; while a power is at work the turn is its recruiter's (N3.1), so the state says whose it is."""
    for i in range(1, logged(log) + 1):
        kind, seat = log[i, 0], log[i, 1]
        if kind == Event.RECRUITED:
            tallies[seat, RECRUITS + log[i, 2]] += 1
        elif kind == Event.SCORED:
            tallies[state.seat, (PRESTIGE if seat == state.seat else OTHERS) + state.recruited] += log[i, 3]
        elif kind == Event.EARNED and log[i, 4] >= BY_TREASURER:
            tallies[seat, DEBEN + state.recruited] += log[i, 3]
        elif kind == Event.EXCHANGED or kind == Event.TRADED:
            tallies[seat, DEBEN + state.recruited] -= log[i, 5]
        elif kind == Event.CLOSING:
            tallies[seat, (BY_HAND if log[i, 3] else CLOSINGS) + log[i, 4] * PIECES + log[i, 5]] += 1
        elif kind == Event.ATTRIBUTION:
            tallies[state.seat, CLOSINGS + MEMPHIS_STALL * PIECES + log[i, 2]] += 1
        elif kind == Event.ENDED and state.priest >= 0:  # N10.4
            tallies[state.priest, PRESTIGE + Character.PRIEST_OF_AMON] += priest_points(state, state.priest)


def tables(state: State, tallies: Any, matches: int) -> list[TallyTable]:
    """Return the averages of so many matches that began from a blank state like this one."""
    return [_characters(state, tallies, matches), _stalls(state, tallies, matches), _pieces(state, tallies)]


def _mean(total: Any, count: Any) -> float | None:
    return float(total) / float(count) if count else None


def _characters(state: State, tallies: Any, matches: int) -> TallyTable:
    """Return how often each character in play is recruited in a match, by all and by each seat, and what one recruiting brings."""
    values = {}
    for character, name in enumerate(CHARACTER_NAMES):
        recruits = tallies[:, RECRUITS + character]
        if state.characters[character] or (state.draw_six and LOOSE_COPIES[character]):
            earned = (_mean(tallies[:, first + character].sum(), recruits.sum()) for first in (PRESTIGE, OTHERS, DEBEN))
            values[name] = [_mean(count, matches) for count in (recruits.sum(), *recruits)] + list(earned)
    by_seat = tuple(f"seat{seat + 1}" for seat in range(state.players))
    columns = ("recruits", *by_seat, "prestige", "others", "deben")
    panels = {"recruited": by_seat, "prestige": ("prestige", "others"), "deben": ("deben",)}
    return TallyTable("characters", columns, values, panels)


def _closings(tallies: Any, stall: int) -> tuple[Any, Any]:
    """Return how often a stall closed with each number of pieces, by its own condition and by hand."""
    first = CLOSINGS + stall * PIECES, BY_HAND + stall * PIECES
    own, by_hand = (tallies[:, start : start + PIECES].sum(axis=0) for start in first)
    return own, by_hand


def _stalls(state: State, tallies: Any, matches: int) -> TallyTable:
    """Return how often each stall closes in a match, by its own condition and by hand, and with how many pieces."""
    values = {}
    for stall, name in enumerate(STALL_LETTERS[: MEMPHIS_STALL + state.memphis]):
        own, by_hand = _closings(tallies, stall)
        pieces = sum(count * pieces for pieces, count in enumerate(own + by_hand))
        both = own.sum() + by_hand.sum()
        values[name] = [_mean(both, matches), _mean(own.sum(), matches), _mean(by_hand.sum(), matches), _mean(pieces, both)]
    panels = {"closings": ("condition", "hand"), "pieces": ("pieces",)}
    return TallyTable("stalls", ("closings", "condition", "hand", "pieces"), values, panels)


def _pieces(state: State, tallies: Any) -> TallyTable:
    """Return of all closings of a stall the share with each number of pieces."""
    values = {}
    for stall, name in enumerate(STALL_LETTERS[: MEMPHIS_STALL + state.memphis]):
        own, by_hand = _closings(tallies, stall)
        values[name] = [_mean(count, (own + by_hand).sum()) for count in (own + by_hand)[1:]]
    return TallyTable("pieces", tuple(map(str, range(1, PIECES))), values, shares=True)
