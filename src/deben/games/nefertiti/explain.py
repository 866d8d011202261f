"""Why something may not be done: the reason for every action of Nefertiti that ``legal`` does not list.

What the reasons have in common is in :mod:`.reasons`; here are the dispatch and the actions without a thing to choose.
"""

from bisect import bisect_right
from collections.abc import Callable

from ..contract import Reason
from .actions import (
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
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    TYPE,
    WANT,
)  # fmt: skip
from .bidders import may_stop
from .board import CHARACTER_NAMES, MARKETS
from .explain_cards import why_not_give, why_not_pick, why_not_want
from .explain_choices import why_not_amount, why_not_card, why_not_market, why_not_owner, why_not_type
from .explain_turn import step_instead, why_not_close, why_not_place, why_not_recruit
from .legal import may_end_power
from .notation import PHASE_NAMES, PORT_NAMES
from .reasons import CODES, not_now, reason
from .squares import can_close
from .state import Phase, State

__all__ = ["CODES", "explain"]

STEPPING = (Phase.TURN, Phase.SERVANT)
REPEATING = (Phase.MERCHANT_OWNER, Phase.TRADER_MARKET, Phase.AMON_GIVE, Phase.ROYAL_SCRIBE)


def explain(view: State, action: int) -> Reason | None:
    """Return why the seat that decides may not do this now, or None exactly when it is legal."""
    if view.phase == Phase.OVER:
        return Reason("over", "N6.2")
    start, why_not = FAMILIES[bisect_right(STARTS, action) - 1]
    return why_not(view, action - start)


def why_not_half(view: State, _: int) -> Reason | None:
    """Return why nobody takes half of the Reserve now (N5.6)."""
    if view.phase == Phase.BUY:
        return None
    if view.phase == Phase.BEST or view.phase == Phase.DISCARD:
        return reason(view, "best-takes-no-half")
    return not_now(view)


def why_not_coins(view: State, _: int) -> Reason | None:
    """Return why no collector spreads Deben now (N14.4)."""
    return _from_reserve(view, view.closing) if view.phase == Phase.COLLECT else not_now(view)


def why_not_coin(view: State, _: int) -> Reason | None:
    """Return why the Beggar gets no Deben now (N10.2)."""
    return _from_reserve(view, view.market) if view.phase == Phase.BEGGAR else not_now(view)


def _from_reserve(view: State, market: int) -> Reason | None:
    return None if view.reserves[market] > 0 else reason(view, "reserve-empty", market=PORT_NAMES[market])


def why_not_roll(view: State, _: int) -> Reason | None:
    """Return why the dice are not rolled again now (N4.6)."""
    if view.phase == Phase.REROLL:
        return None
    if view.phase in (*STEPPING, Phase.COLLECTOR):
        return Reason("dice-later" if view.holder == view.seat else "dice-not-yours", "N4.6")
    return not_now(view)


def why_not_done(view: State, _: int) -> Reason | None:
    """Return why there is nothing to decline now (N3.1, N3.2, N5.4)."""
    phase = Phase(view.phase)
    if phase in STEPPING:
        return step_instead(view) or Reason("must-place", "N3.2")
    if phase == Phase.COLLECTOR or phase == Phase.REROLL or may_end_power(view):
        return None
    if phase == Phase.BEST:
        return None if may_stop(view) else reason(view, "must-take")
    if phase in REPEATING:
        return Reason("use-power-once", "N3.1", {"character": CHARACTER_NAMES[view.recruited]})
    return reason(view, "step-is-due", step=PHASE_NAMES[phase])


def why_not_pass(view: State, _: int) -> Reason | None:
    """Return why the player may not pass (N3.2, N3.3, N12.8)."""
    if view.phase not in STEPPING:
        return not_now(view)
    if view.servants[view.seat] > 0:
        return Reason("pass-with-servant", "N3.2", {"servants": view.servants[view.seat]})
    return Reason("must-close", "N3.3") if any(can_close(view, market) for market in range(MARKETS)) else None


FAMILIES: tuple[tuple[int, Callable[[State, int], Reason | None]], ...] = (
    (RECRUIT, why_not_recruit), (PLACE, why_not_place), (CLOSE, why_not_close), (PICK, why_not_pick), (WANT, why_not_want),
    (GIVE, why_not_give), (OWNER, why_not_owner), (TYPE, why_not_type), (MARKET, why_not_market), (AMOUNT, why_not_amount),
    (ORDER_CARD, why_not_card), (HALF, why_not_half), (COINS, why_not_coins), (COIN, why_not_coin), (ROLL, why_not_roll),
    (DONE, why_not_done), (PASS, why_not_pass),
)  # fmt: skip
STARTS = [start for start, _ in FAMILIES]
