"""Why a character may not be recruited, a piece not placed, a market not closed (N3, N8, N10, N12, N14.2)."""

import numpy as np

from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.show.reasons import because
from ..actions import PLACE, square_of, stall_of
from ..board import CHARACTERS, COLLECTOR, DRAWN_CHARACTERS, EMPTY, MEMPHIS, NONE, STACKS, Character
from ..characters.cast import RANDOM_CAST, copies_in_cast
from ..characters.recruit import in_reach, power_works
from ..closing.conditions import stall_at
from ..markets.courses import holds_any
from ..markets.squares import can_close, collector_fits, servant_may_stand
from ..state import Phase, State
from .codes import Clause, Code
from .steps import closes_any, is_stepping, not_now, recruits_any

__all__ = ["step_instead", "why_not_close", "why_not_place", "why_not_recruit"]

_NEEDS = {
    Character.FIRST_MERCHANT: Code.NO_EXCHANGE_POSSIBLE, Character.MERCHANT: Code.NO_EXCHANGE_POSSIBLE,
    Character.HIGH_PRIEST: Code.PRIEST_NEEDS_SERVANT, Character.ROYAL_MAID: Code.NOBODY_OWNS_ANYTHING,
    Character.THIEF: Code.NOTHING_TO_STEAL, Character.TREASURER: Code.RESERVES_EMPTY, Character.ORACLE: Code.DECK_EMPTY,
    Character.BEGGAR: Code.NOTHING_TO_BEG, Character.TRAVELLING_THIEF: Code.NOWHERE_TO_TRAVEL,
    Character.TRADER: Code.NO_TRADE_POSSIBLE,
}  # fmt: skip
NEEDS = np.array([_NEEDS.get(character, Code.NEEDS_OWN_GIFT) for character in Character], np.int8).view(Ints)
"""What is missing when a power could do nothing."""


@rule
def why_not_recruit(view: State, character: int) -> int:
    """Return why the character may not be recruited (N3.1, N1.8)."""
    if view.phase == Phase.SERVANT or view.phase == Phase.COLLECTOR or view.phase == Phase.REROLL:
        if view.recruited == NONE:
            return because(Code.TOO_LATE_TO_RECRUIT, Clause.N3_1)
        return because(Code.ALREADY_RECRUITED, Clause.N3_1, view.recruited)
    if view.phase != Phase.TURN:
        return not_now(view)
    if view.characters[character] == 0:
        return why_not_there(view, character)
    if not in_reach(view, character):
        return because(Code.CHARACTER_COVERED, Clause.N1_8, character, top_of_stack(view, STACKS[character]))
    if view.seals[view.seat] == 0:
        return because(Code.NO_SEAL, Clause.N3_1)
    return 0 if power_works(view, character) else why_useless(view, character)


@rule
def why_not_there(view: State, character: int) -> int:
    """Return why there is no copy of the character: gone, or never in the match, as far as the options tell (N3.1, N9.1, N14.1)."""
    if copies_in_cast(view.players, view.cast, character) > 0:
        return because(Code.CHARACTER_GONE, Clause.N3_1, character)
    if STACKS[character] != NONE:
        return because(Code.CHARACTER_NOT_IN_PLAY, Clause.N14_1, character)
    unclear = view.cast == RANDOM_CAST and drawn_left(view) < DRAWN_CHARACTERS
    return because(Code.CHARACTER_GONE_OR_NOT_DRAWN if unclear else Code.CHARACTER_NOT_IN_PLAY, Clause.N9_1, character)


@rule
def drawn_left(view: State) -> int:
    """Return how many of the characters drawn for the match can still be recruited; those in stacks are not drawn (N9.1)."""
    left = 0
    for character in range(CHARACTERS):
        if STACKS[character] == NONE:
            left += int(view.characters[character])
    return left


@rule
def top_of_stack(view: State, stack: int) -> int:
    """Return the character that lies on top of a stack."""
    top = 0
    for other in range(CHARACTERS - 1, -1, -1):
        if STACKS[other] == stack and view.characters[other] > 0:
            top = other
    return top


@rule
def why_useless(view: State, character: int) -> int:
    """Return what is missing for the power to do anything (N3.1, N10.1)."""
    code = NEEDS[character]
    if (code == Code.NO_EXCHANGE_POSSIBLE or code == Code.NO_TRADE_POSSIBLE) and not holds_any(view, view.seat):
        code = int(Code.NEEDS_OWN_GIFT)
    return because(code, Clause.N10_1 if character == Character.ORACLE else Clause.N3_1, character, view.tile)


@rule
def step_instead(view: State) -> int:
    """Return what a player without a servant in hand has to do instead of placing one (N3.3, N12.8)."""
    if view.servants[view.seat] > 0:
        return 0
    if closes_any(view):
        return because(Code.MUST_CLOSE, Clause.N3_3)
    return because(Code.RECRUIT_OR_PASS if recruits_any(view) else Code.MUST_PASS, Clause.N12_8)


@rule
def why_not_place(view: State, square: int) -> int:
    """Return why no servant, or in its moment no collector, may stand on this square (N3.2, N14.2)."""
    if is_stepping(view):
        return step_instead(view) or why_barred(view, square) or why_taken(view, square)
    if view.phase == Phase.COLLECTOR:
        return why_barred(view, square) or why_taken(view, square) or why_unfit_for_collector(view, square)
    return not_now(view)


@rule
def why_barred(view: State, square: int) -> int:
    """Return why nothing may be placed on the stall of this square."""
    stall = stall_of(PLACE + square)
    market = stall // 2
    if market == MEMPHIS:
        return why_no_memphis(view)
    if view.open[market] == 0:
        return why_closed(view, market)
    return 0 if stall == stall_at(view, market) else because(Code.STALL_HIDDEN, Clause.N1_1, market, stall % 2)


@rule
def why_no_memphis(view: State) -> int:
    """Return why nothing may be placed at Memphis (N12.3, N12.4, N12.7)."""
    if view.memphis == 0:
        return because(Code.NO_MEMPHIS, Clause.N12_3)
    if view.barred != NONE:
        return because(Code.MEMPHIS_CLOSED, Clause.N12_7)
    if is_stepping(view) and not servant_may_stand(view, MEMPHIS):
        return because(Code.PRIEST_SECOND_AT_MEMPHIS, Clause.N12_4)
    return 0


@rule
def why_closed(view: State, market: int) -> int:
    """Return that the market is closed, for now or for good (N3.2, N6.1, N6.2)."""
    if market == view.tile and view.barred == NONE:
        return because(Code.MARKET_CLOSED, Clause.N3_2, market)
    at_once = market == view.tile or market == view.barred
    return because(Code.MARKET_CLOSED_FOR_GOOD, Clause.N6_1 if at_once else Clause.N6_2, market)


@rule
def why_taken(view: State, square: int) -> int:
    """Return that a piece stands on the square, if one does (N3.4)."""
    piece = view.pieces[stall_of(PLACE + square) // 2, square_of(PLACE + square)]
    return 0 if piece == EMPTY else because(Code.SQUARE_TAKEN, Clause.N3_4, square, piece % COLLECTOR)


@rule
def why_unfit_for_collector(view: State, square: int) -> int:
    """Return why a collector may not stand on this free square (N14.2)."""
    stall = stall_of(PLACE + square)
    if (view.stalls_used >> stall) & 1:
        return because(Code.COLLECTOR_OWN_STALL, Clause.N14_2, stall // 2)
    if not collector_fits(view, stall // 2, square_of(PLACE + square)):
        return because(Code.COLLECTOR_BEST_BID, Clause.N14_2, square)
    return 0


@rule
def why_not_close(view: State, market: int) -> int:
    """Return why the player may not close the market by hand (N3.3)."""
    if not is_stepping(view):
        return not_now(view)
    if view.servants[view.seat] > 0:
        return because(Code.SERVANT_IN_HAND, Clause.N3_3, view.servants[view.seat])
    if view.open[market] == 0:
        return why_closed(view, market)
    return 0 if can_close(view, market) else because(Code.NO_SERVANT_THERE, Clause.N3_3, market)
