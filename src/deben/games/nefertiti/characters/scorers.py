"""Characters that score gifts: Vizier, Scribes, Royal Scribe, Merchant of Amon, Royal Maid (N8.1, N8.5, N8.7, N10.3, N10.5)."""

from ....kernel.log import emit
from ....kernel.rule import Log, rule
from ..board import KINDS, NEUTRAL, NONE, TYPE_OF, TYPES, UNITS, Character
from ..events import Event
from ..markets.courses import course, foreign_bonus, gifts_of, holds_type, owners_of, units_of
from ..markets.places import discard
from ..state import Phase, Scorer, State

__all__ = [
    "choose_for_royal_scribe", "discard_for_maid", "end_royal_scribe", "give_to_amon", "name_type", "score_type",
    "start_royal_scribe", "use_vizier",
]  # fmt: skip

VIZIER_POINTS = 2
AMON_POINTS = 8
ROYAL_SCRIBE_BONUS = 1


@rule
def score(state: State, seat: int, scorer: int, points: int, kind: int, log: Log) -> None:
    """Add prestige scored in play."""
    state.prestige[seat, scorer] += points
    emit(log, Event.SCORED, seat, scorer, points, kind)


@rule
def use_vizier(state: State, log: Log) -> None:
    """Score two points for each different type held (N8.1)."""
    types = 0
    for gift in range(TYPES):
        if holds_type(state, state.seat, gift):
            types += 1
    score(state, state.seat, Scorer.VIZIER, VIZIER_POINTS * types, NONE, log)


@rule
def scribe_bonus(state: State) -> int:
    """Return the n of the Scribe +n that was recruited."""
    return Character.SCRIBE_1 - state.recruited + 1


@rule
def score_type(state: State, gift: int, log: Log) -> None:
    """Score every gift of a type at its course plus the Scribe's bonus, then discard them all (N8.7, N12.1)."""
    seat = state.seat
    each = course(gift, owners_of(state, gift)) + foreign_bonus(state, seat, gift) + scribe_bonus(state)
    score(state, seat, Scorer.SCRIBE, each * units_of(state, seat, gift), NONE, log)
    for kind in range(KINDS):
        if TYPE_OF[kind] == gift:
            for _ in range(state.hands[seat, kind]):
                discard(state, seat, kind, log)
    state.phase = Phase.GO_ON


@rule
def start_royal_scribe(state: State) -> None:
    """Begin to choose gifts; they stay in hand until all are chosen, so that every course is the one before any discard."""
    for kind in range(KINDS):
        state.aside[kind] = 0
    state.must = 1
    state.phase = Phase.ROYAL_SCRIBE


@rule
def choose_for_royal_scribe(state: State, kind: int, log: Log) -> None:
    """Choose one more gift to be scored (N10.5)."""
    state.aside[kind] += 1
    state.must = 0
    chosen = 0
    for other in range(KINDS):
        chosen += state.aside[other]
    if chosen == gifts_of(state, state.seat):
        end_royal_scribe(state, log)


@rule
def end_royal_scribe(state: State, log: Log) -> None:
    """Score the chosen gifts at the course plus one each, then discard them (N10.5, N12.1)."""
    seat = state.seat
    for kind in range(KINDS):
        if state.aside[kind] > 0:
            gift = TYPE_OF[kind]
            each = course(gift, owners_of(state, gift)) + foreign_bonus(state, seat, gift) + ROYAL_SCRIBE_BONUS
            score(state, seat, Scorer.ROYAL_SCRIBE, each * int(UNITS[kind]) * state.aside[kind], kind, log)
    for kind in range(KINDS):
        for _ in range(state.aside[kind]):
            discard(state, seat, kind, log)
        state.aside[kind] = 0
    state.phase = Phase.GO_ON


@rule
def give_to_amon(state: State, kind: int, log: Log) -> None:
    """Discard a gift for eight points, a double senet for sixteen (N10.3)."""
    score(state, state.seat, Scorer.MERCHANT_OF_AMON, AMON_POINTS * int(UNITS[kind]), kind, log)
    discard(state, state.seat, kind, log)
    state.must = 0
    if gifts_of(state, state.seat) == 0:
        state.phase = Phase.GO_ON


@rule
def name_type(state: State, gift: int, log: Log) -> None:
    """Name a type to the Royal Maid; its course is fixed before the discards (N8.5)."""
    emit(log, Event.NAMED, state.seat, gift)
    state.type = gift
    state.course_owners = owners_of(state, gift)
    state.asked = NONE
    ask_next(state)


@rule
def ask_next(state: State) -> None:
    """Ask the next holder of the named type, clockwise from the recruiting player and the neutral owner last (N8.5, N14.6)."""
    first = 0 if state.asked == NONE else (state.asked - state.seat) % state.players + 1
    if state.asked != NEUTRAL:
        for i in range(first, state.players):
            owner = (state.seat + i) % state.players
            if holds_type(state, owner, state.type):
                state.asked = owner
                state.phase = Phase.MAID_DISCARD
                return
        if holds_type(state, NEUTRAL, state.type):
            state.asked = NEUTRAL
            state.phase = Phase.MAID_DISCARD
            return
    state.asked = NONE
    state.phase = Phase.GO_ON


@rule
def discard_for_maid(state: State, kind: int, log: Log) -> None:
    """Score and discard the card an owner chose; the neutral owner never scores (N8.5, N14.5)."""
    owner = state.asked
    if owner != NEUTRAL:
        each = course(state.type, state.course_owners) + foreign_bonus(state, owner, state.type)
        score(state, owner, Scorer.ROYAL_MAID, each * int(UNITS[kind]), kind, log)
    discard(state, owner, kind, log)
    ask_next(state)
