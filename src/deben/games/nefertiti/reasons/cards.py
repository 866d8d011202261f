"""Why a card may not be taken, wanted or given: in closings, and for the powers (N5, N8, N10, N12.6, N14.4)."""

from ....kernel.rule import rule
from ....kernel.show.reasons import because
from ..board import EMPTY, MAX_VALUES, MEMPHIS, NEUTRAL, SYMBOLS, TRAVELLER, TYPE_OF, Symbol
from ..characters.exchanges import can_want, surcharge, tradeable
from ..characters.oracle import can_offer, can_take_for
from ..characters.thieves import cheapest, is_cheapest
from ..closing.bidders import may_take
from ..closing.conditions import stall_at
from ..closing.pieces import bid_now, bidder
from ..markets.courses import holds_type
from ..state import Phase, State
from .codes import Clause, Code
from .steps import because_now, not_now

__all__ = ["why_not_give", "why_not_pick", "why_not_want"]


@rule
def is_bidding(view: State) -> bool:
    """Return whether a bidder or a collector's owner decides."""
    return view.phase == Phase.BEST or view.phase == Phase.BUY or view.phase == Phase.COLLECT


@rule
def why_not_pick(view: State, place: int) -> int:
    """Return why the card on this place may not be taken, or turned face down."""
    phase = view.phase
    if is_bidding(view):
        if view.closing == MEMPHIS:
            return why_unpaid(view) or because(Code.CHOOSE_BY_KIND, Clause.N12_6)
        return why_unpaid(view) or why_covered(view, view.closing, place) or why_unfit_for_bidder(view, place)
    if phase == Phase.THIEF:
        return why_covered(view, view.tile, place) or why_no_gift(view, view.tile, place)
    if phase == Phase.BEGGAR or phase == Phase.TRAVELLER_GIFT or phase == Phase.TRADER_GIFT:
        covered = why_covered(view, view.market, place)
        return covered or why_no_gift(view, view.market, place) or why_unfit_for_power(view, place)
    return not_now(view)


@rule
def why_covered(view: State, market: int, place: int) -> int:
    """Return that no card lies there face up, if that is so (N1.1, N10.2)."""
    if view.gifts[market, place] == EMPTY:
        return because(Code.PLACE_EMPTY, Clause.N1_1, market, place)
    if (view.face_down[market] >> place) & 1:
        return because(Code.GIFT_FACE_DOWN, Clause.N10_2, market, place)
    return 0


@rule
def why_no_gift(view: State, market: int, place: int) -> int:
    """Return that the card there is the Travelling Thief, if it is (N10.6)."""
    return because(Code.TRAVELLER_NO_GIFT, Clause.N10_6, market, place) if view.gifts[market, place] == TRAVELLER else 0


@rule
def why_unpaid(view: State) -> int:
    """Return that a bidder has too few Deben to buy, if that is so (N5.6); the best bidder has paid already."""
    if view.phase != Phase.BUY or view.deben[bidder(view)] >= bid_now(view):
        return 0
    return because_now(view, Code.CANNOT_PAY, bid_now(view), view.deben[bidder(view)])


@rule
def why_unfit_for_bidder(view: State, place: int) -> int:
    """Return why a bidder or collector may not have the card that lies there (N5.2, N5.4, N14.4)."""
    if view.phase == Phase.BEST and not may_take(view, place):
        extra = SYMBOLS[stall_at(view, view.closing), view.square] == Symbol.EXTRA
        return because(Code.UPPER_INSTEAD, Clause.N5_4 if extra else Clause.N5_2)
    if view.phase == Phase.COLLECT and view.gifts[view.closing, place] == TRAVELLER:
        return because_now(view, Code.TRAVELLER_NO_GIFT, view.closing, place)
    return 0


@rule
def why_unfit_for_power(view: State, place: int) -> int:
    """Return why the Travelling Thief or the Trader may not take this gift (N10.6, N10.7)."""
    kind = view.gifts[view.market, place]
    if view.phase == Phase.TRAVELLER_GIFT and not is_cheapest(view, view.market, place):
        return because_now(view, Code.NOT_CHEAPEST, MAX_VALUES[kind], cheapest(view, view.market))
    if view.phase == Phase.TRADER_GIFT and not tradeable(view, view.market, place):
        return because_now(view, Code.NOTHING_TO_GIVE_FOR, kind, view.deben[view.seat])
    return 0


@rule
def why_not_want(view: State, kind: int) -> int:
    """Return why this card may not be had from Memphis, from a partner or from the bottom of the deck."""
    if is_bidding(view):
        if view.closing != MEMPHIS:
            return why_unpaid(view) or because_now(view, Code.CHOOSE_BY_PLACE)
        return why_unpaid(view) or (0 if view.docked[kind] > 0 else because(Code.NOT_DOCKED, Clause.N12_6, kind))
    if view.phase == Phase.MERCHANT_WANT:
        return why_no_exchange(view, kind)
    if view.phase == Phase.ORACLE_TAKE:
        return why_not_from_bottom(view, kind)
    return not_now(view)


@rule
def why_no_exchange(view: State, kind: int) -> int:
    """Return why a Merchant cannot get this card from the partner (N8.2)."""
    if view.hands[view.partner, kind] == 0:
        return because_now(view, Code.OWNER_LACKS, view.partner, kind)
    if not holds_type(view, view.seat, TYPE_OF[kind]):
        return because_now(view, Code.NEEDS_OWN_OF_TYPE, TYPE_OF[kind])
    return 0 if can_want(view, view.partner, kind) else because_now(view, Code.NOTHING_TO_GIVE_FOR, kind, view.deben[view.seat])


@rule
def why_not_from_bottom(view: State, kind: int) -> int:
    """Return why the Oracle's player cannot take this card for the one they give (N10.1)."""
    if kind == view.kind:
        return because_now(view, Code.SAME_CARD, kind)
    if MAX_VALUES[kind] > MAX_VALUES[view.kind]:
        return because_now(view, Code.VALUE_TOO_HIGH, kind, view.kind)
    return 0 if can_take_for(view, view.kind, kind) else because_now(view, Code.NOT_AT_BOTTOM, kind)


@rule
def why_not_give(view: State, kind: int) -> int:
    """Return why this own gift may not be given or discarded."""
    phase = view.phase
    if not asks_to_give(view):
        return not_now(view)
    if phase == Phase.MAID_DISCARD and TYPE_OF[kind] != view.type:
        return because_now(view, Code.WRONG_TYPE, kind, view.type)
    if view.hands[giver(view), kind] == 0:
        return why_lacking(view, kind)
    if phase == Phase.MERCHANT_GIVE:
        return why_bad_exchange(view, view.kind, kind)
    if phase == Phase.TRADER_GIVE:
        return why_bad_exchange(view, view.gifts[view.market, view.place], kind)
    if phase == Phase.ORACLE_GIVE:
        return why_not_offer(view, kind)
    if phase == Phase.ROYAL_SCRIBE and view.aside[kind] >= view.hands[view.seat, kind]:
        return because_now(view, Code.ALREADY_CHOSEN, kind)
    return 0


@rule
def asks_to_give(view: State) -> bool:
    """Return whether an own gift is to be chosen."""
    phase = view.phase
    if phase == Phase.DISCARD or phase == Phase.MAID_DISCARD or phase == Phase.AMON_GIVE or phase == Phase.ROYAL_SCRIBE:
        return True
    return phase == Phase.MERCHANT_GIVE or phase == Phase.TRADER_GIVE or phase == Phase.ORACLE_GIVE


@rule
def giver(view: State) -> int:
    """Return the owner whose gifts are asked for."""
    if view.phase == Phase.DISCARD:
        return bidder(view)
    return view.asked if view.phase == Phase.MAID_DISCARD else view.seat


@rule
def why_lacking(view: State, kind: int) -> int:
    """Return that there is no such gift to give."""
    if view.phase == Phase.MAID_DISCARD and view.asked == NEUTRAL:
        return because_now(view, Code.OWNER_LACKS, NEUTRAL, kind)
    return because_now(view, Code.NOT_HELD, kind)


@rule
def why_bad_exchange(view: State, wanted: int, given: int) -> int:
    """Return why the one card cannot be given for the other: they are the same, or the difference is too high (N8.2, N10.7)."""
    if given == wanted:
        return because_now(view, Code.SAME_CARD, given)
    difference = surcharge(wanted, given)
    deben = view.deben[view.seat]
    return because_now(view, Code.TOO_EXPENSIVE, difference, deben) if difference > deben else 0


@rule
def why_not_offer(view: State, kind: int) -> int:
    """Return why the Oracle's player may not give this gift (N10.1)."""
    if view.hands[view.seat, kind] <= view.aside[kind]:
        return because_now(view, Code.JUST_TAKEN, kind)
    return 0 if can_offer(view, kind) else because_now(view, Code.NOTHING_FOR_IT, kind)
