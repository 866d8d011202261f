"""How near a stall is to closing (N4), for everybody who shows it."""

from dataclasses import dataclass

import numpy as np

from ....kernel.rule import rule
from ..board import (
    BIDS,
    COLOURS_TO_CLOSE,
    EXACTLY,
    GROUP_SIZE,
    LEAST,
    LEVELS,
    LINES,
    MEMPHIS_STALL,
    NONE,
    PIECES_TO_CLOSE,
    RULES_OF_CLOSING,
    SQUARES,
    ClosingRule,
)  # fmt: skip
from ..state import State
from .conditions import chain, colours_on, count_bits, group, levels_held, levels_in, occupied, stall_at, sum_of_bids

__all__ = ["DIE", "NEEDED", "Progress", "chance_to_close", "marked_squares", "pieces_shown", "progress", "reached", "sums_of"]

DIE = 6
LINE = 3


def _needed(stall: int) -> int:
    needed = {
        ClosingRule.GROUP: GROUP_SIZE[stall], ClosingRule.COLOURS: COLOURS_TO_CLOSE[stall], ClosingRule.LEVELS: levels_in(stall),
        ClosingRule.LINE: LINE, ClosingRule.SUM: LEAST[stall],
    }  # fmt: skip
    return int(needed.get(ClosingRule(int(RULES_OF_CLOSING[stall])), DIE))


NEEDED = np.array([_needed(stall) for stall in range(MEMPHIS_STALL)], np.int8)
"""What each stall's number must reach; for dice and chain 6, which is certain."""


def sums_of(stall: int) -> tuple[int, ...]:
    """Return the exact sums that close a stall as well (N4.3)."""
    return tuple(total for total in EXACTLY[stall].tolist() if total > 0)


@rule
def pieces_shown(view: State, market: int, stall: int) -> int:
    """Return a bit for every square with a piece on it; nobody stands on the covered stall of a market."""
    return occupied(view, market) if stall == stall_at(view, market) else 0


@rule
def marked_squares(squares: int, stall: int) -> int:
    """Return a bit for each level held, from 0 (N4.2), or for each number of a die that is an occupied bid (N4.4)."""
    marked = 0
    if RULES_OF_CLOSING[stall] == ClosingRule.LEVELS:
        for level in range(LEVELS.shape[1]):
            if LEVELS[stall, level] > 0 and LEVELS[stall, level] & squares:
                marked |= 1 << level
    if RULES_OF_CLOSING[stall] == ClosingRule.DICE:
        for square in range(SQUARES[stall]):
            if (squares >> square) & 1 and 1 <= BIDS[stall, square] <= DIE:
                marked |= 1 << int(BIDS[stall, square])
    return marked


@rule
def longest_line(squares: int) -> int:
    """Return the most pieces in a row, column or diagonal of a court (N4.2)."""
    most = 0
    for line in range(len(LINES)):
        most = max(most, count_bits(squares & int(LINES[line])))
    return most


@rule
def reached(view: State, market: int, stall: int) -> int:
    """Return the number that the stall's rule looks at, as it is now."""
    squares = pieces_shown(view, market, stall)
    named = RULES_OF_CLOSING[stall]
    if named == ClosingRule.GROUP:
        return group(squares, stall)
    if named == ClosingRule.COLOURS:
        return colours_on(view, market) if squares > 0 else 0
    if named == ClosingRule.LEVELS:
        return levels_held(squares, stall)
    if named == ClosingRule.LINE:
        return longest_line(squares)
    if named == ClosingRule.SUM:
        return int(sum_of_bids(squares, stall))
    if named == ClosingRule.DICE:
        return count_bits(marked_squares(squares, stall))
    return chain(squares, stall)


@rule
def chance_to_close(now: int, stall: int) -> int:
    """Return in how many of 36 rolls a stall with that number closes (N4.4, N4.5); NONE for one without dice."""
    if RULES_OF_CLOSING[stall] == ClosingRule.DICE:
        return now * now
    return min(now, DIE) * DIE if RULES_OF_CLOSING[stall] == ClosingRule.CHAIN else NONE


@dataclass(frozen=True)
class Progress:
    """How near a stall is to closing; the rule says which of the numbers mean something."""

    rule: ClosingRule
    now: int
    """The largest group, colours, levels held, most in a line, sum of bids, occupied bids a die can show, longest chain."""
    needed: int
    """What ``now`` must reach; for dice and chain 6, which is certain."""
    exactly: tuple[int, ...]
    """Exact sums that close as well."""
    pieces: int
    pieces_needed: int
    """Pieces that close as well, or 0."""
    marked: tuple[int, ...]
    """The levels held, from 0, or the numbers of a die that are occupied bids."""
    chance: int | None
    """In how many of 36 rolls the stall would close with the pieces there now; None without dice."""


def progress(view: State, market: int, stall: int) -> Progress:
    """Return how near one of the market's stalls is to closing; nobody stands on the covered one."""
    squares = pieces_shown(view, market, stall)
    marked, now = marked_squares(squares, stall), reached(view, market, stall)
    chance = chance_to_close(now, stall)
    return Progress(
        rule=ClosingRule(int(RULES_OF_CLOSING[stall])), now=now, needed=int(NEEDED[stall]), exactly=sums_of(stall),
        pieces=count_bits(squares), pieces_needed=int(PIECES_TO_CLOSE[stall]),
        marked=tuple(bit for bit in range(marked.bit_length()) if marked >> bit & 1), chance=None if chance == NONE else chance,
    )  # fmt: skip
