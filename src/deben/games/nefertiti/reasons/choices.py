"""Why an owner, a type, a market, an amount or a place in the deck may not be chosen (N8, N10, N14.4)."""

from ....kernel.rule import rule
from ....kernel.show.reasons import because
from ..actions import MOST_AMOUNT
from ..board import MEMPHIS, NEUTRAL
from ..characters.exchanges import can_trade_with, exchange_with
from ..characters.thieves import can_travel_to
from ..markets.courses import holds_type, owners_of
from ..state import Phase, State
from .codes import Clause, Code
from .steps import because_now, not_now

__all__ = ["why_not_amount", "why_not_card", "why_not_market", "why_not_owner", "why_not_type"]


@rule
def why_not_owner(view: State, owner: int) -> int:
    """Return why a Merchant may not exchange with this owner (N8.2, N8.3, N14.6)."""
    if view.phase != Phase.MERCHANT_OWNER:
        return not_now(view)
    if owner == view.seat:
        return because_now(view, Code.OWNER_SELF)
    if owner >= view.players and (owner != NEUTRAL or view.players != 2):
        return because_now(view, Code.NO_SUCH_OWNER, owner)
    if owner == view.past_partner:
        return because(Code.SAME_PARTNER, Clause.N8_3, owner)
    return 0 if exchange_with(view, owner) else because_now(view, Code.NO_EXCHANGE_WITH, owner)


@rule
def why_not_type(view: State, gift: int) -> int:
    """Return why the type may not be named to the Royal Maid, or not be scored by a Scribe (N8.5, N8.7)."""
    if view.phase == Phase.MAID_TYPE:
        return 0 if owners_of(view, gift) > 0 else because_now(view, Code.NOBODY_OWNS_TYPE, gift)
    if view.phase == Phase.SCRIBE:
        return 0 if holds_type(view, view.seat, gift) else because_now(view, Code.TYPE_NOT_HELD, gift)
    return not_now(view)


@rule
def why_not_market(view: State, market: int) -> int:
    """Return why a collector's Deben may not go to this market, or a power not work there."""
    phase = view.phase
    if phase == Phase.SPREAD:
        return why_not_spread(view, market)
    if phase != Phase.TREASURER_MARKET and phase != Phase.TRAVELLER_MARKET and phase != Phase.TRADER_MARKET:
        return not_now(view)
    if market == MEMPHIS:
        return because(Code.NO_POWER_AT_MEMPHIS, Clause.N12_4) if view.memphis else because(Code.NO_MEMPHIS, Clause.N12_3)
    if phase == Phase.TREASURER_MARKET:
        return 0 if view.reserves[market] > 0 else because_now(view, Code.RESERVE_EMPTY, market)
    if phase == Phase.TRADER_MARKET:
        return 0 if can_trade_with(view, market) else because_now(view, Code.NO_TRADE_THERE, market)
    return why_not_travel(view, market)


@rule
def why_not_spread(view: State, market: int) -> int:
    """Return why the Deben cannot be laid there (N14.4)."""
    if market == view.closing:
        return because_now(view, Code.SAME_RESERVE, market)
    return because(Code.NO_MEMPHIS, Clause.N12_3) if market == MEMPHIS and view.memphis == 0 else 0


@rule
def why_not_travel(view: State, market: int) -> int:
    """Return why the Travelling Thief cannot go there (N10.6)."""
    if market == view.barred:
        return because_now(view, Code.AKHENATONS_MARKET, market)
    if market == view.market:
        return because_now(view, Code.TRAVELLER_CAME_FROM, market)
    return 0 if can_travel_to(view, market) else because_now(view, Code.NO_GIFT_THERE, market)


@rule
def why_not_amount(view: State, less_one: int) -> int:
    """Return why the Treasurer cannot bring so many Deben (N8.8)."""
    if view.phase != Phase.TREASURER_AMOUNT:
        return not_now(view)
    reserve = view.reserves[view.market]
    return 0 if less_one < min(MOST_AMOUNT, reserve) else because_now(view, Code.RESERVE_TOO_SMALL, view.market, reserve)


@rule
def why_not_card(view: State, index: int) -> int:
    """Return why this card cannot be put next in order by the Oracle's player (N10.1)."""
    if view.phase != Phase.ORACLE_ORDER:
        return not_now(view)
    if index < view.ordered:
        return because_now(view, Code.CARD_ALREADY_PUT, index + 1)
    return 0 if index < view.known else because_now(view, Code.NO_SUCH_CARD, index + 1, view.known)
