"""Why a card may not be taken, wanted or given: in closings, and for the powers (N5, N8, N10, N12.6, N14.4)."""

from ..contract import Reason
from .board import EMPTY, KIND_NAMES, MAX_VALUES, MEMPHIS, NEUTRAL, TRAVELLER, TYPE_NAMES, TYPE_OF, UPPER
from .characters.exchanges import can_want, surcharge, tradeable
from .characters.oracle import can_offer, can_take_for
from .characters.thieves import cheapest, is_cheapest
from .courses import holds_type
from .reasons import card_params, not_now, owner_params, place_params, reason
from .resolution import bid_now, bidder
from .state import Phase, State

__all__ = ["why_not_give", "why_not_pick", "why_not_want"]

BIDDING = (Phase.BEST, Phase.BUY, Phase.COLLECT)
GIVING = (
    Phase.DISCARD, Phase.MERCHANT_GIVE, Phase.TRADER_GIVE, Phase.ORACLE_GIVE, Phase.MAID_DISCARD, Phase.AMON_GIVE,
    Phase.ROYAL_SCRIBE,
)  # fmt: skip


def why_not_pick(view: State, place: int) -> Reason | None:
    """Return why the card on this place may not be taken, or turned face down."""
    phase = Phase(view.phase)
    if phase in BIDDING:
        if view.closing == MEMPHIS:
            return Reason("choose-by-kind", "N12.6")
        return _cannot_pay(view) or _covered(view, view.closing, place) or _unfit_for_bidder(view, place)
    if phase == Phase.THIEF:
        return _covered(view, view.tile, place) or _no_gift(view, view.tile, place)
    if phase in (Phase.BEGGAR, Phase.TRAVELLER_GIFT, Phase.TRADER_GIFT):
        return _covered(view, view.market, place) or _no_gift(view, view.market, place) or _unfit_for_power(view, place)
    return not_now(view)


def _covered(view: State, market: int, place: int) -> Reason | None:
    """Return that no card lies there face up, if that is so (N1.1, N10.2)."""
    if view.gifts[market, place] == EMPTY:
        return Reason("place-empty", "N1.1", place_params(market, place))
    if (view.face_down[market] >> place) & 1:
        return Reason("gift-face-down", "N10.2", place_params(market, place))
    return None


def _no_gift(view: State, market: int, place: int) -> Reason | None:
    """Return that the card there is the Travelling Thief, if it is (N10.6, N14.4)."""
    return Reason("traveller-no-gift", "N10.6", place_params(market, place)) if view.gifts[market, place] == TRAVELLER else None


def _cannot_pay(view: State) -> Reason | None:
    """Return that a bidder has too few Deben to buy, if that is so (N5.6); the best bidder has paid already."""
    if view.phase != Phase.BUY or view.deben[bidder(view)] >= bid_now(view):
        return None
    return reason(view, "cannot-pay", bid=bid_now(view), deben=view.deben[bidder(view)])


def _unfit_for_bidder(view: State, place: int) -> Reason | None:
    if view.phase == Phase.BEST and view.picks > 0 and place == UPPER:
        return reason(view, "upper-first")
    if view.phase == Phase.COLLECT and view.gifts[view.closing, place] == TRAVELLER:
        return reason(view, "traveller-no-gift", **place_params(view.closing, place))
    return None


def _unfit_for_power(view: State, place: int) -> Reason | None:
    kind = view.gifts[view.market, place]
    if view.phase == Phase.TRAVELLER_GIFT and not is_cheapest(view, view.market, place):
        return reason(view, "not-cheapest", value=int(MAX_VALUES[kind]), lowest=cheapest(view, view.market))
    if view.phase == Phase.TRADER_GIFT and not tradeable(view, view.market, place):
        return reason(view, "nothing-to-give-for", **card_params(kind), deben=view.deben[view.seat])
    return None


def why_not_want(view: State, kind: int) -> Reason | None:
    """Return why this card may not be had from Memphis, from a partner or from the bottom of the deck."""
    if view.phase in BIDDING:
        if view.closing != MEMPHIS:
            return reason(view, "choose-by-place")
        return _cannot_pay(view) or (None if view.docked[kind] > 0 else Reason("not-docked", "N12.6", card_params(kind)))
    if view.phase == Phase.MERCHANT_WANT:
        return _not_to_exchange(view, kind)
    if view.phase == Phase.ORACLE_TAKE:
        return _not_to_take(view, kind)
    return not_now(view)


def _not_to_exchange(view: State, kind: int) -> Reason | None:
    """Return why a Merchant cannot get this card from the partner (N8.2)."""
    if view.hands[view.partner, kind] == 0:
        return reason(view, "owner-lacks", **owner_params(view.partner), **card_params(kind))
    if not holds_type(view, view.seat, TYPE_OF[kind]):
        return reason(view, "needs-own-of-type", type=TYPE_NAMES[TYPE_OF[kind]])
    if not can_want(view, view.partner, kind):
        return reason(view, "nothing-to-give-for", **card_params(kind), deben=view.deben[view.seat])
    return None


def _not_to_take(view: State, kind: int) -> Reason | None:
    """Return why the Oracle's player cannot take this card for the one they give (N10.1)."""
    if kind == view.kind:
        return reason(view, "same-card", **card_params(kind))
    if MAX_VALUES[kind] > MAX_VALUES[view.kind]:
        return reason(view, "value-too-high", **card_params(kind), given=KIND_NAMES[view.kind])
    return None if can_take_for(view, view.kind, kind) else reason(view, "not-at-bottom", **card_params(kind))


def why_not_give(view: State, kind: int) -> Reason | None:
    """Return why this own gift may not be given or discarded."""
    phase = Phase(view.phase)
    if phase not in GIVING:
        return not_now(view)
    if phase == Phase.MAID_DISCARD and TYPE_OF[kind] != view.type:
        return reason(view, "wrong-type", **card_params(kind), type=TYPE_NAMES[view.type])
    if view.hands[_giver(view), kind] == 0:
        return _lacking(view, kind)
    if phase == Phase.MERCHANT_GIVE:
        return _bad_exchange(view, view.kind, kind)
    if phase == Phase.TRADER_GIVE:
        return _bad_exchange(view, view.gifts[view.market, view.place], kind)
    if phase == Phase.ORACLE_GIVE:
        return _not_to_offer(view, kind)
    if phase == Phase.ROYAL_SCRIBE and view.aside[kind] >= view.hands[view.seat, kind]:
        return reason(view, "already-chosen", **card_params(kind))
    return None


def _giver(view: State) -> int:
    if view.phase == Phase.DISCARD:
        return bidder(view)
    return view.asked if view.phase == Phase.MAID_DISCARD else view.seat


def _lacking(view: State, kind: int) -> Reason:
    if view.phase == Phase.MAID_DISCARD and view.asked == NEUTRAL:
        return reason(view, "owner-lacks", **owner_params(NEUTRAL), **card_params(kind))
    return reason(view, "not-held", **card_params(kind))


def _bad_exchange(view: State, wanted: int, given: int) -> Reason | None:
    """Return why the one card cannot be given for the other: they are the same, or the difference is too high (N8.2, N10.7)."""
    if given == wanted:
        return reason(view, "same-card", **card_params(given))
    difference, deben = surcharge(wanted, given), view.deben[view.seat]
    return reason(view, "too-expensive", difference=difference, deben=deben) if difference > deben else None


def _not_to_offer(view: State, kind: int) -> Reason | None:
    """Return why the Oracle's player may not give this gift (N10.1)."""
    if view.hands[view.seat, kind] <= view.aside[kind]:
        return reason(view, "just-taken", **card_params(kind))
    return None if can_offer(view, kind) else reason(view, "nothing-for-it", **card_params(kind))
