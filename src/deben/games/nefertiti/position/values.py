"""Fields whose value is one number of the state: what it is, and what it is when the field is left out."""

from ....kernel.rule import rule
from ..board import LOUQSOR, MEMPHIS, NONE
from ..state import Phase, State
from .fields import Field
from .phases import (
    FIRST_POWER,
    exchanges_left,
    in_power,
    is_oracle,
    is_traveller,
    known_cards,
    must_be_used,
    owners_now,
    steps_left,
)  # fmt: skip

__all__ = ["default_of", "put_value", "value_of"]


@rule
def value_of(state: State, field: int) -> int:
    """Return what a field says about the state; phases are counted without the one between decisions."""
    if field == Field.TURN:
        return state.seat
    if field == Field.PHASE:
        return state.phase - 1
    if field == Field.AFTER:
        return state.collector_done + state.reroll_done
    if field < Field.STALLS:
        return turn_value(state, field)
    if field < Field.USER:
        return board_value(state, field)
    return power_value(state, field)


@rule
def turn_value(state: State, field: int) -> int:
    """Return what a field of the options or of the turn says."""
    if field == Field.MEMPHIS:
        return state.memphis
    if field == Field.CLOSING:
        return state.closing
    if field == Field.RECRUITED:
        return state.recruited
    if field == Field.STEPS:
        return state.steps
    return state.closed_by_hand


@rule
def board_value(state: State, field: int) -> int:
    """Return what a field of the board or of a closing says."""
    if field == Field.TILE:
        return state.tile
    if field == Field.BARRED:
        return state.barred
    if field == Field.PRIEST:
        return state.priest
    if field == Field.ROLLS:
        return state.rolls
    if field == Field.PICKS:
        return state.picks
    if field == Field.UPPER:
        return state.took_upper
    if field == Field.COUNTS:
        return state.counts
    if field == Field.BOUGHT:
        return state.bought
    return state.barren


@rule
def power_value(state: State, field: int) -> int:
    """Return what a field of a character at work, or of the Oracle's knowledge, says."""
    if field == Field.USER:
        return state.user
    if field == Field.PARTNER:
        return state.partner
    if field == Field.PAST:
        return state.past_partner
    if field == Field.EXCHANGES:
        return state.exchanges
    if field == Field.AT:
        return state.market
    if field == Field.PLACE:
        return state.place
    if field == Field.KIND:
        return state.kind
    if field == Field.TYPE:
        return state.type
    if field == Field.OWNERS:
        return state.course_owners
    if field == Field.ASKED:
        return state.asked
    if field == Field.MUST:
        return state.must
    if field == Field.ORACLE:
        return state.oracle
    return state.known if field == Field.KNOWN else state.ordered


@rule
def put_value(state: State, field: int, value: int) -> None:
    """Let the state be as a field says."""
    if field == Field.TURN:
        state.seat = value
    elif field == Field.PHASE:
        state.phase = value + 1
    elif field == Field.AFTER:
        state.collector_done = 1 if value > 0 else 0
        state.reroll_done = 1 if value > 1 else 0
    elif field == Field.CLOSING:
        state.closing = value
    elif field == Field.RECRUITED:
        state.recruited = value
    elif field == Field.STEPS:
        state.steps = value
    elif field == Field.BY_HAND:
        state.closed_by_hand = value
    elif field < Field.USER:
        put_board_value(state, field, value)
    else:
        put_power_value(state, field, value)


@rule
def put_board_value(state: State, field: int, value: int) -> None:
    """Let the board or the closing be as a field says."""
    if field == Field.TILE:
        state.tile = value
    elif field == Field.BARRED:
        state.barred = value
    elif field == Field.PRIEST:
        state.priest = value
    elif field == Field.ROLLS:
        state.rolls = value
    elif field == Field.PICKS:
        state.picks = value
    elif field == Field.UPPER:
        state.took_upper = value
    elif field == Field.COUNTS:
        state.counts = value
    elif field == Field.BOUGHT:
        state.bought = value
    else:
        state.barren = value


@rule
def put_power_value(state: State, field: int, value: int) -> None:
    """Let a character at work, or the Oracle's knowledge, be as a field says."""
    if field == Field.USER:
        state.user = value
    elif field == Field.PARTNER:
        state.partner = value
    elif field == Field.PAST:
        state.past_partner = value
    elif field == Field.EXCHANGES:
        state.exchanges = value
    elif field == Field.AT:
        state.market = value
    elif field == Field.PLACE:
        state.place = value
    elif field == Field.KIND:
        state.kind = value
    elif field == Field.TYPE:
        state.type = value
    elif field == Field.OWNERS:
        state.course_owners = value
    elif field == Field.ASKED:
        state.asked = value
    elif field == Field.MUST:
        state.must = value
    elif field == Field.ORACLE:
        state.oracle = value
    elif field == Field.KNOWN:
        state.known = value
    else:
        state.ordered = value


@rule
def default_of(state: State, field: int) -> int:
    """Return what a field left out would say, from the fields before it."""
    if field == Field.MEMPHIS:
        return 1 if state.players == 5 else 0
    if field == Field.RECRUITED:
        return FIRST_POWER[state.phase] if in_power(state) else NONE
    if field == Field.STEPS:
        return steps_left(state)
    if field == Field.AFTER:
        return 1 if state.phase == Phase.COLLECTOR else 2 if state.phase == Phase.REROLL else 0
    if field == Field.TILE:
        return LOUQSOR
    if field == Field.COUNTS:
        return 1 if NONE < state.closing < MEMPHIS else 0
    if field == Field.USER:
        return state.seat if is_traveller(state.phase) else NONE
    if field == Field.EXCHANGES:
        return exchanges_left(state)
    if field == Field.AT:
        return 0 if state.phase == Phase.BEGGAR else NONE
    if field == Field.OWNERS:
        return owners_now(state)
    if field == Field.MUST:
        return must_be_used(state)
    if field == Field.ORACLE:
        return state.seat if is_oracle(state.phase) else NONE
    if field == Field.KNOWN:
        return known_cards(state)
    return NONE if field in (Field.CLOSING, Field.BARRED, Field.PRIEST) or Field.USER < field <= Field.ASKED else 0
