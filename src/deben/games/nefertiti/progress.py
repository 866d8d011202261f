"""How near a stall is to closing (N4), for everybody who shows it."""

from dataclasses import dataclass

from .board import (
    BIDS,
    COLOURS_TO_CLOSE,
    EXACTLY,
    GROUP_SIZE,
    LEAST,
    LEVELS,
    LINES,
    PIECES_TO_CLOSE,
    RULES_OF_CLOSING,
    SQUARES,
    ClosingRule,
)  # fmt: skip
from .closing import chain, colours_on, group, levels_held, levels_in, occupied, stall_at, sum_of_bids
from .state import State

__all__ = ["DIE", "Progress", "progress"]

DIE = 6
LINE = 3


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

    @property
    def chance(self) -> int | None:
        """In how many of 36 rolls the stall would close with the pieces there now (N4.4, N4.5); None without dice."""
        if self.rule == ClosingRule.DICE:
            return self.now * self.now
        return min(self.now, DIE) * DIE if self.rule == ClosingRule.CHAIN else None


def progress(view: State, market: int, stall: int) -> Progress:
    """Return how near one of the market's stalls is to closing; nobody stands on the covered one."""
    visible = stall == stall_at(view, market)
    squares = occupied(view, market) if visible else 0
    rule = ClosingRule(int(RULES_OF_CLOSING[stall]))
    marked = _marked(rule, squares, stall)
    now = _now(rule, squares, stall, marked)
    return Progress(
        rule=rule, now=colours_on(view, market) if visible and rule == ClosingRule.COLOURS else now, needed=_needed(rule, stall),
        exactly=tuple(total for total in EXACTLY[stall].tolist() if total > 0), pieces=squares.bit_count(),
        pieces_needed=int(PIECES_TO_CLOSE[stall]), marked=marked,
    )  # fmt: skip


def _needed(rule: ClosingRule, stall: int) -> int:
    needed = {
        ClosingRule.GROUP: int(GROUP_SIZE[stall]), ClosingRule.COLOURS: int(COLOURS_TO_CLOSE[stall]),
        ClosingRule.LEVELS: levels_in(stall), ClosingRule.LINE: LINE, ClosingRule.SUM: int(LEAST[stall]),
    }  # fmt: skip
    return needed.get(rule, DIE)


def _now(rule: ClosingRule, squares: int, stall: int, marked: tuple[int, ...]) -> int:
    if rule == ClosingRule.GROUP:
        return group(squares, stall)
    if rule == ClosingRule.LEVELS:
        return levels_held(squares, stall)
    if rule == ClosingRule.LINE:
        return max((squares & int(line)).bit_count() for line in LINES)
    if rule == ClosingRule.SUM:
        return int(sum_of_bids(squares, stall))
    return chain(squares, stall) if rule == ClosingRule.CHAIN else len(marked)


def _marked(rule: ClosingRule, squares: int, stall: int) -> tuple[int, ...]:
    if rule == ClosingRule.LEVELS:
        return tuple(level for level, bits in enumerate(LEVELS[stall].tolist()) if bits > 0 and bits & squares)
    if rule == ClosingRule.DICE:
        bids = [int(BIDS[stall, square]) for square in range(SQUARES[stall]) if (squares >> square) & 1]
        return tuple(bid for bid in sorted(bids) if 1 <= bid <= DIE)
    return ()
