"""When a market closes: the closing rules that the board's data names (N4)."""

from ....kernel.log import emit
from ....kernel.luck import keyed_below
from ....kernel.rule import Log, rule
from ..board import (
    BIDS,
    COLLECTOR,
    COLOURS_TO_CLOSE,
    EMPTY,
    EXACTLY,
    GROUP_SIZE,
    LEAST,
    LEVELS,
    LINES,
    NEIGHBOURS,
    PIECES_TO_CLOSE,
    RULES_OF_CLOSING,
    SQUARES,
    ClosingRule,
)  # fmt: skip
from ..events import Event
from ..state import State

__all__ = ["chain", "colours_on", "condition_met", "group", "levels_held", "occupied", "pieces_on", "stall_at", "sum_of_bids"]


@rule
def stall_at(state: State, market: int) -> int:
    """Return the visible stall of a market; Memphis has only one."""
    return 2 * market if market >= len(state.visible) else 2 * market + state.visible[market]


@rule
def occupied(state: State, market: int) -> int:
    """Return a bit for every square of the market's visible stall with a piece on it."""
    squares = 0
    for square in range(SQUARES[stall_at(state, market)]):
        if state.pieces[market, square] != EMPTY:
            squares |= 1 << square
    return squares


@rule
def pieces_on(state: State, market: int) -> int:
    """Return how many pieces stand on the market's visible stall."""
    return count_bits(occupied(state, market))


@rule
def group(squares: int, stall: int) -> int:
    """Return the size of the largest orthogonally connected group among the given squares (N4.1)."""
    largest = 0
    rest = squares
    while rest > 0:
        members = 0
        grown = rest & -rest  # begin with the lowest square left
        while grown != members:
            members = grown
            for square in range(SQUARES[stall]):
                if (members >> square) & 1:
                    grown |= NEIGHBOURS[stall, square] & squares
        largest = max(largest, count_bits(members))
        rest &= ~members
    return largest


@rule
def count_bits(squares: int) -> int:
    """Return how many squares a set of bits holds."""
    count = 0
    while squares > 0:
        squares &= squares - 1
        count += 1
    return count


@rule
def chain(squares: int, stall: int) -> int:
    """Return the length of the longest chain of neighbouring squares in a row (N4.5)."""
    longest = 0
    length = 0
    for square in range(SQUARES[stall]):
        length = length + 1 if (squares >> square) & 1 else 0
        longest = max(longest, length)
    return longest


@rule
def colours_on(state: State, market: int) -> int:
    """Return the colours that count at Gizeh: two kinds of piece and a piece of another sort count as three (N4.1, N14.3).

    With more than two players these are the players with a servant there.  With two, servants of both colours and a collector, or
    collectors of both colours and a servant, close the stall: each such trio counts as three.
    """
    servants = 0
    collectors = 0
    for seat in range(state.players):
        has_servant = False
        has_collector = False
        for square in range(SQUARES[stall_at(state, market)]):
            if state.pieces[market, square] == seat:
                has_servant = True
            elif state.pieces[market, square] == COLLECTOR + seat:
                has_collector = True
        if has_servant:
            servants += 1
        if has_collector:
            collectors += 1
    if servants == 2 and collectors > 0:
        return 3
    if collectors == 2 and servants > 0:
        return 3
    return servants


@rule
def levels_held(squares: int, stall: int) -> int:
    """Return how many levels of the stall hold a piece (N4.2)."""
    held = 0
    for level in range(LEVELS.shape[1]):
        if LEVELS[stall, level] > 0 and LEVELS[stall, level] & squares:
            held += 1
    return held


@rule
def levels_in(stall: int) -> int:
    """Return how many levels the stall has."""
    levels = 0
    for level in range(LEVELS.shape[1]):
        if LEVELS[stall, level] > 0:
            levels += 1
    return levels


@rule
def has_line(squares: int) -> bool:
    """Return whether three squares of a court are a full row, column or diagonal (N4.2)."""
    for line in range(len(LINES)):
        if squares & LINES[line] == LINES[line]:
            return True
    return False


@rule
def sum_of_bids(squares: int, stall: int) -> int:
    """Return the sum of the bids on the given squares (N4.3)."""
    total = 0
    for square in range(SQUARES[stall]):
        if (squares >> square) & 1:
            total += BIDS[stall, square]
    return total


@rule
def sum_reached(total: int, stall: int) -> bool:
    """Return whether a sum closes the stall: one of its exact sums, or its least sum and more (N4.3)."""
    for i in range(EXACTLY.shape[1]):
        if total == EXACTLY[stall, i]:
            return True
    return bool(total >= LEAST[stall])


@rule
def shows_bid(squares: int, stall: int, die: int) -> bool:
    """Return whether a die shows an occupied bid (N4.4)."""
    for square in range(SQUARES[stall]):
        if BIDS[stall, square] == die and (squares >> square) & 1:
            return True
    return False


@rule
def roll(state: State, sides: int) -> int:
    """Return a number from 0 to sides - 1 from the next block of the match's dice."""
    result = keyed_below(state.seed, state.rolls, sides)
    state.rolls += 1
    return result


@rule
def dice_close(state: State, seat: int, market: int, again: int, log: Log) -> bool:
    """Return whether a roll of two dice closes the stall: each shows an occupied bid (N4.4)."""
    both = roll(state, 36)
    state.dice[0] = both // 6 + 1
    state.dice[1] = both % 6 + 1
    emit(log, Event.ROLLED, seat, state.dice[0], state.dice[1], again)
    stall = stall_at(state, market)
    squares = occupied(state, market)
    return shows_bid(squares, stall, state.dice[0]) and shows_bid(squares, stall, state.dice[1])


@rule
def chain_closes(state: State, seat: int, market: int, again: int, log: Log) -> bool:
    """Return whether a roll of one die closes the stall: at most the length of the longest chain (N4.5)."""
    state.dice[0] = roll(state, 6) + 1
    state.dice[1] = 0
    emit(log, Event.ROLLED, seat, state.dice[0], 0, again)
    return bool(state.dice[0] <= chain(occupied(state, market), stall_at(state, market)))


@rule
def condition_met(state: State, seat: int, market: int, again: int, log: Log) -> bool:
    """Return whether the market closes after a placement or a re-roll by ``seat``, rolling dice where its stall asks for it."""
    stall = stall_at(state, market)
    named = RULES_OF_CLOSING[stall]
    squares = occupied(state, market)
    if named == ClosingRule.GROUP:
        return bool(group(squares, stall) >= GROUP_SIZE[stall])
    if named == ClosingRule.COLOURS:
        return bool(colours_on(state, market) >= COLOURS_TO_CLOSE[stall] or pieces_on(state, market) >= PIECES_TO_CLOSE[stall])
    if named == ClosingRule.LEVELS:
        return levels_held(squares, stall) == levels_in(stall)
    if named == ClosingRule.LINE:
        return has_line(squares)
    if named == ClosingRule.SUM:
        return sum_reached(sum_of_bids(squares, stall), stall)
    if named == ClosingRule.DICE:
        return dice_close(state, seat, market, again, log)
    return chain_closes(state, seat, market, again, log)
