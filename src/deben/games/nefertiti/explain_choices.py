"""Why an owner, a type, a market, an amount or a place in the deck may not be chosen (N8, N10, N14.4)."""

from ..contract import Reason
from .actions import MOST_AMOUNT
from .board import MEMPHIS, NEUTRAL, TYPE_NAMES
from .characters.exchanges import can_trade_with, exchange_with
from .characters.thieves import can_travel_to
from .courses import holds_type, owners_of
from .notation import PORT_NAMES
from .reasons import not_now, owner_params, reason
from .state import Phase, State

__all__ = ["why_not_amount", "why_not_card", "why_not_market", "why_not_owner", "why_not_type"]


def why_not_owner(view: State, owner: int) -> Reason | None:
    """Return why a Merchant may not exchange with this owner (N8.2, N8.3, N14.6)."""
    if view.phase != Phase.MERCHANT_OWNER:
        return not_now(view)
    if owner == view.seat:
        return reason(view, "owner-self")
    if owner >= view.players and (owner != NEUTRAL or view.players != 2):
        return reason(view, "no-such-owner", **owner_params(owner))
    if owner == view.past_partner:
        return Reason("same-partner", "N8.3", owner_params(owner))
    return None if exchange_with(view, owner) else reason(view, "no-exchange-with", **owner_params(owner))


def why_not_type(view: State, gift: int) -> Reason | None:
    """Return why the type may not be named to the Royal Maid, or not be scored by a Scribe (N8.5, N8.7)."""
    if view.phase == Phase.MAID_TYPE:
        return None if owners_of(view, gift) > 0 else reason(view, "nobody-owns-type", type=TYPE_NAMES[gift])
    if view.phase == Phase.SCRIBE:
        return None if holds_type(view, view.seat, gift) else reason(view, "type-not-held", type=TYPE_NAMES[gift])
    return not_now(view)


def why_not_market(view: State, market: int) -> Reason | None:
    """Return why a collector's Deben may not go to this market, or a power not work there."""
    phase, name = Phase(view.phase), PORT_NAMES[market]
    if phase == Phase.SPREAD:
        return _not_to_spread(view, market)
    if phase not in (Phase.TREASURER_MARKET, Phase.TRAVELLER_MARKET, Phase.TRADER_MARKET):
        return not_now(view)
    if market == MEMPHIS:
        return Reason("no-power-at-memphis", "N12.4")
    if phase == Phase.TREASURER_MARKET:
        return None if view.reserves[market] > 0 else reason(view, "reserve-empty", market=name)
    if phase == Phase.TRADER_MARKET:
        return None if can_trade_with(view, market) else reason(view, "no-trade-there", market=name)
    return _not_to_travel(view, market)


def _not_to_spread(view: State, market: int) -> Reason | None:
    """Return why the Deben cannot be laid there (N14.4)."""
    if market == view.closing:
        return reason(view, "same-reserve", market=PORT_NAMES[market])
    return Reason("no-memphis", "N12.3") if market == MEMPHIS and view.memphis == 0 else None


def _not_to_travel(view: State, market: int) -> Reason | None:
    """Return why the Travelling Thief cannot go there (N10.6)."""
    if market == view.barred:
        return reason(view, "akhenatons-market", market=PORT_NAMES[market])
    if market == view.market:
        return reason(view, "traveller-came-from", market=PORT_NAMES[market])
    return None if can_travel_to(view, market) else reason(view, "no-gift-there", market=PORT_NAMES[market])


def why_not_amount(view: State, less_one: int) -> Reason | None:
    """Return why the Treasurer cannot bring so many Deben (N8.8)."""
    if view.phase != Phase.TREASURER_AMOUNT:
        return not_now(view)
    reserve = view.reserves[view.market]
    if less_one < min(MOST_AMOUNT, reserve):
        return None
    return reason(view, "reserve-too-small", market=PORT_NAMES[view.market], deben=reserve)


def why_not_card(view: State, index: int) -> Reason | None:
    """Return why this card cannot be put next in order by the Oracle's player (N10.1)."""
    if view.phase != Phase.ORACLE_ORDER:
        return not_now(view)
    if index < view.ordered:
        return reason(view, "card-already-put", card=index + 1)
    return None if index < view.known else reason(view, "no-such-card", card=index + 1, cards=view.known)
