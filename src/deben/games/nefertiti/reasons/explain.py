"""Why something may not be done: the reason for every action of Nefertiti that ``legal`` does not list.

Here are the dispatch and the actions without a thing to choose.  Every function here and in the modules beside returns a reason as
a number (:func:`deben.kernel.show.reasons.because`), or 0 when nothing forbids the action.
"""

from ....kernel.rule import rule
from ....kernel.show.reasons import because, put_reason
from ....kernel.text import Text
from ..actions import (
    AMOUNT,
    CLOSE,
    COIN,
    COINS,
    DONE,
    GIVE,
    HALF,
    MARKET,
    ORDER_CARD,
    OWNER,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    TYPE,
    WANT,
)  # fmt: skip
from ..closing.aftermath import end_reason
from ..closing.bidders import may_stop
from ..legal import may_end_power
from ..state import Phase, State
from .cards import why_not_give, why_not_pick, why_not_want
from .choices import why_not_amount, why_not_card, why_not_market, why_not_owner, why_not_type
from .codes import WORDING, Clause, Code
from .steps import because_now, closes_any, is_stepping, not_now, step_clause, step_now
from .turn import step_instead, why_not_close, why_not_place, why_not_recruit

__all__ = ["explain", "why_not"]


@rule
def explain(view: State, action: int, out: Text) -> int:
    """Write why the seat that decides may not do this now and return 1; return 0 exactly when it is legal."""
    return put_reason(out, WORDING, why_not(view, action))


@rule
def why_not(view: State, action: int) -> int:
    """Return why the seat that decides may not do this now."""
    if view.phase == Phase.OVER:
        return because(Code.OVER, Clause.N6_3 if end_reason(view) else Clause.N6_2)
    if action < PLACE:
        return why_not_recruit(view, action - RECRUIT)
    if action < CLOSE:
        return why_not_place(view, action - PLACE)
    if action < PICK:
        return why_not_close(view, action - CLOSE)
    if action < WANT:
        return why_not_pick(view, action - PICK)
    if action < GIVE:
        return why_not_want(view, action - WANT)
    if action < OWNER:
        return why_not_give(view, action - GIVE)
    return why_not_choose(view, action) if action < HALF else why_not_else(view, action)


@rule
def why_not_choose(view: State, action: int) -> int:
    """Return why an owner, a type, a market, an amount or a place in the deck may not be chosen."""
    if action < TYPE:
        return why_not_owner(view, action - OWNER)
    if action < MARKET:
        return why_not_type(view, action - TYPE)
    if action < AMOUNT:
        return why_not_market(view, action - MARKET)
    if action < ORDER_CARD:
        return why_not_amount(view, action - AMOUNT)
    return why_not_card(view, action - ORDER_CARD)


@rule
def why_not_else(view: State, action: int) -> int:
    """Return why an action without a thing to choose may not be taken."""
    if action == HALF:
        return why_not_half(view)
    if action == COINS:
        return why_empty(view, view.closing) if view.phase == Phase.COLLECT else not_now(view)  # N14.4
    if action == COIN:
        return why_empty(view, view.market) if view.phase == Phase.BEGGAR else not_now(view)  # N10.2
    if action == ROLL:
        return why_not_roll(view)
    return why_not_done(view) if action == DONE else why_not_pass(view)


@rule
def why_not_half(view: State) -> int:
    """Return why nobody takes half of the Reserve now (N5.6)."""
    if view.phase == Phase.BUY:
        return 0
    if view.phase == Phase.BEST or view.phase == Phase.DISCARD:
        return because_now(view, Code.BEST_TAKES_NO_HALF)
    return not_now(view)


@rule
def why_empty(view: State, market: int) -> int:
    """Return that a Reserve holds nothing, if that is so."""
    return 0 if view.reserves[market] > 0 else because_now(view, Code.RESERVE_EMPTY, market)


@rule
def why_not_roll(view: State) -> int:
    """Return why the dice are not rolled again now (N4.6): at the end of a turn, but not of the one in which they were taken."""
    if view.phase == Phase.REROLL:
        return 0
    if not is_stepping(view) and view.phase != Phase.COLLECTOR:
        return not_now(view)
    if view.holder != view.seat:
        return because(Code.DICE_NOT_YOURS, Clause.N4_6)
    return because(Code.DICE_LATER if view.holder_new else Code.DICE_AT_END, Clause.N4_6)


@rule
def why_not_done(view: State) -> int:
    """Return why there is nothing to decline now (N3.1, N3.2, N5.4)."""
    phase = view.phase
    if is_stepping(view):
        return step_instead(view) or because(Code.MUST_PLACE, Clause.N3_2)
    if phase == Phase.COLLECTOR or phase == Phase.REROLL or may_end_power(view):
        return 0
    if phase == Phase.BEST:
        return 0 if may_stop(view) else because_now(view, Code.MUST_TAKE)
    if phase == Phase.MERCHANT_OWNER or phase == Phase.TRADER_MARKET or phase == Phase.AMON_GIVE or phase == Phase.ROYAL_SCRIBE:
        return because(Code.USE_POWER_ONCE, Clause.N3_1, view.recruited)
    return because(Code.EXCHANGE_BEGUN if is_optional_exchange(view) else Code.STEP_IS_DUE, step_clause(view), step_now(view))


@rule
def is_optional_exchange(view: State) -> bool:
    """Return whether an exchange is under way that the player need not have begun: a second one, or the Oracle's (N8.3, N10)."""
    phase = view.phase
    if phase == Phase.ORACLE_TAKE:
        return True
    merchant = phase == Phase.MERCHANT_WANT or phase == Phase.MERCHANT_GIVE
    return (merchant or phase == Phase.TRADER_GIFT or phase == Phase.TRADER_GIVE) and view.must == 0


@rule
def why_not_pass(view: State) -> int:
    """Return why the player may not pass (N3.2, N3.3, N12.8)."""
    if not is_stepping(view):
        return not_now(view)
    if view.servants[view.seat] > 0:
        return because(Code.PASS_WITH_SERVANT, Clause.N3_2, view.servants[view.seat])
    return because(Code.MUST_CLOSE, Clause.N3_3) if closes_any(view) else 0
