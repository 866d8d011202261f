"""Whether a position written down by hand holds together: pieces, money, the end, and the turn."""

import numpy as np

from ....kernel.notation.faults import begin_fault, end_fault, tell, tell_number, tell_word
from ....kernel.notation.fields import Notes
from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import Text, names, spelled
from ..board import (
    CHARACTER_NAMES,
    EMPTY,
    KINDS,
    LOUQSOR,
    MARKETS,
    MEMPHIS,
    MEMPHIS_STALL,
    MOST_PLAYERS,
    MOST_SQUARES,
    NONE,
    PLACES,
    START_COLLECTORS,
    START_SERVANTS,
    TRAVELLER,
    Character,
)  # fmt: skip
from ..closing.aftermath import BARREN_CLOSINGS
from ..closing.conditions import pieces_on
from ..markets.places import open_markets
from ..state import Phase, State
from .board import refuse_square
from .faults import FAULTS, KEYS, Fault, Param, refuse, refuse_counts
from .fields import FIELD_WORDS, Field
from .owners import deben_at_first
from .phases import POWERS, in_power, in_trade, is_merchant, is_oracle
from .step import check_step
from .values import value_of
from .vocabulary import PHASES, STALL_OF

__all__ = ["check_plausible"]

PLAYERS = spelled([f"Player {seat + 1}" for seat in range(MOST_PLAYERS)])
RECRUITS = spelled(["-", *CHARACTER_NAMES], NONE)
FIRST_AT_MEMPHIS = STALL_OF.tolist().index(MEMPHIS_STALL)
ZERO_EXCHANGES = names(["0"])

_NEEDED = {
    Phase.MERCHANT_WANT: (Field.PARTNER,), Phase.MERCHANT_GIVE: (Field.PARTNER, Field.KIND),
    Phase.MAID_DISCARD: (Field.TYPE, Field.ASKED), Phase.TREASURER_AMOUNT: (Field.AT,), Phase.ORACLE_TAKE: (Field.KIND,),
    Phase.BEGGAR: (Field.AT,), Phase.TRAVELLER_MARKET: (Field.USER,), Phase.TRAVELLER_GIFT: (Field.USER, Field.AT),
    Phase.TRADER_GIFT: (Field.AT,), Phase.TRADER_GIVE: (Field.AT, Field.PLACE),
}  # fmt: skip
NEEDED = np.array([[*_NEEDED.get(phase, ()), NONE, NONE][:2] for phase in Phase], np.int8).view(Ints)
"""The fields without which the decision of a phase makes no sense."""


@rule
def check_plausible(notes: Notes, state: State, out: Text) -> int:
    """Return 0 for a position that holds together; otherwise write the first thing that contradicts the rules and return 1."""
    if check_pieces(state, out) or check_money(state, out) or check_cards(state, out):
        return 1
    if state.holder != NONE and (state.open[LOUQSOR] == 0 or pieces_on(state, LOUQSOR) == 0 or state.closing == LOUQSOR):
        return refuse(out, Fault.HOLDER_WITHOUT_PIECE)
    ended = open_markets(state) == 0 or state.barren == BARREN_CLOSINGS
    if ended != (state.phase == Phase.OVER):
        return refuse(out, Fault.IS_OVER if ended else Fault.NOT_OVER)
    if check_turn(state, out) or check_needed(state, out):
        return 1
    return check_step(notes, state, out)


@rule
def check_pieces(state: State, out: Text) -> int:
    """Check that nobody has more pieces than they own, and that none stands at Memphis after its end (N2.3, N12.7, N14.1)."""
    for seat in range(len(state.servants)):
        if state.servants[seat] < 0:
            return refuse_pieces(out, Fault.TOO_MANY_SERVANTS, seat, state.servants[seat], START_SERVANTS[state.players - 2])
    for seat in range(len(state.collectors)):
        if state.collectors[seat] < 0:
            return refuse_pieces(out, Fault.TOO_MANY_COLLECTORS, seat, state.collectors[seat], START_COLLECTORS[state.players - 2])
    if state.barred != NONE and state.closing != MEMPHIS:
        for square in range(MOST_SQUARES):
            if state.pieces[MEMPHIS, square] != EMPTY:
                return refuse_square(out, Fault.PIECE_ON_CLOSED, FIRST_AT_MEMPHIS + square)
    return 0


@rule
def refuse_pieces(out: Text, fault: int, seat: int, left: int, owned: int) -> int:
    """Write that a player has too many pieces on the board, and return 1."""
    begin_fault(out, FAULTS, fault)
    tell_number(out, KEYS, Param.SEAT, seat)
    tell_word(out, KEYS, Param.PLAYER, PLAYERS, seat)
    tell_number(out, KEYS, Param.PIECES, owned - left)
    tell_number(out, KEYS, Param.OWNED, owned)
    return end_fault(out)


@rule
def check_money(state: State, out: Text) -> int:
    """Check that no Deben is lost or won; with two players some may have left the game (N1.3, N14.6)."""
    total, expected = 0, MARKETS + state.memphis
    for seat in range(state.players):
        total += state.deben[seat]
        expected += deben_at_first(state, seat)
    for market in range(MARKETS + 1):
        total += state.reserves[market]
    if state.players == 2 and total > expected:
        return refuse_counts(out, Fault.TOO_MUCH_MONEY, Param.TOTAL, total, Param.EXPECTED, expected)
    if state.players > 2 and total != expected:
        return refuse_counts(out, Fault.WRONG_MONEY, Param.TOTAL, total, Param.EXPECTED, expected)
    return 0


@rule
def check_cards(state: State, out: Text) -> int:
    """Check that there is one Travelling Thief, and that gifts set aside are still held (N10.1, N10.5, N10.6)."""
    thieves = state.characters[Character.TRAVELLING_THIEF]
    for market in range(MARKETS):
        for place in range(PLACES):
            if state.gifts[market, place] == TRAVELLER:
                thieves += 1
    if thieves > 1:
        return refuse(out, Fault.TRAVELLER_TWICE)
    for kind in range(KINDS):
        if state.aside[kind] > state.hands[state.seat, kind]:
            return refuse(out, Fault.ASIDE_NOT_HELD)
    return 0


@rule
def check_turn(state: State, out: Text) -> int:
    """Check that the character, the steps and the exchanges left go with the phase."""
    if not right_recruit(state):
        begin_fault(out, FAULTS, Fault.WRONG_RECRUIT)
        tell_word(out, KEYS, Param.PHASE, PHASES, state.phase)
        tell_word(out, KEYS, Param.NAME, RECRUITS, state.recruited)
        return end_fault(out)
    if not right_steps(state):
        begin_fault(out, FAULTS, Fault.WRONG_STEPS)
        tell_number(out, KEYS, Param.STEPS, state.steps)
        tell_word(out, KEYS, Param.PHASE, PHASES, state.phase)
        return end_fault(out)
    if (is_merchant(state.phase) or in_trade(state.phase)) and state.exchanges == 0:
        begin_fault(out, FAULTS, Fault.BAD_NUMBER)
        tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, Field.EXCHANGES)
        tell(out, KEYS, Param.TEXT, ZERO_EXCHANGES, 0)
        tell_number(out, KEYS, Param.LOW, 1)
        tell_number(out, KEYS, Param.HIGH, 2)
        return end_fault(out)
    return 0


@rule
def right_recruit(state: State) -> bool:
    """Return whether the character recruited is one whose power is at work, and nobody at the beginning of a turn (N3.1)."""
    if in_power(state):
        return state.recruited != NONE and ((POWERS[state.phase] >> state.recruited) & 1) == 1
    return state.phase != Phase.TURN or state.recruited == NONE


@rule
def right_steps(state: State) -> bool:
    """Return whether so many servants can still be to be placed in the phase (N3.2, N8.4)."""
    if state.phase == Phase.SERVANT:
        return state.steps == 1 or (state.steps == 2 and state.recruited == Character.HIGH_PRIEST)
    if state.phase == Phase.TURN or in_power(state):
        return state.steps == 1
    return state.steps == 0 or (state.steps == 1 and state.phase not in (Phase.COLLECTOR, Phase.REROLL))


@rule
def check_needed(state: State, out: Text) -> int:
    """Check that the fields are there without which the decision makes no sense."""
    for i in range(2):
        if NEEDED[state.phase, i] != NONE and value_of(state, NEEDED[state.phase, i]) == NONE:
            return refuse_missing(out, state, NEEDED[state.phase, i])
    return refuse_missing(out, state, Field.ORACLE) if is_oracle(state.phase) and state.oracle != state.seat else 0


@rule
def refuse_missing(out: Text, state: State, field: int) -> int:
    """Write that a field is missing in this phase, and return 1."""
    begin_fault(out, FAULTS, Fault.MISSING_FOR_PHASE)
    tell_word(out, KEYS, Param.PHASE, PHASES, state.phase)
    tell_word(out, KEYS, Param.FIELD, FIELD_WORDS, field)
    return end_fault(out)
