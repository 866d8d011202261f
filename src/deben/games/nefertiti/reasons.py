"""What the reasons of Nefertiti have in common: their codes, the clause behind each decision, and the names of things.

The sentences are the messages ``reason-nefertiti-<code>`` of the locale files.  Parameters are what people read: squares, cards,
markets and characters as notation names them, seats and amounts as numbers.
"""

from ..contract import Reason
from .board import KIND_NAMES
from .notation import OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES
from .state import Phase, State

__all__ = ["CLAUSES", "CODES", "card_params", "not_now", "owner_params", "place_params", "reason"]

CODES = (
    "over", "not-now", "step-is-due", "use-power-once", "must-take", "already-recruited", "too-late-to-recruit", "no-seal",
    "character-gone", "character-covered", "priest-needs-servant", "needs-own-gift", "no-exchange-possible",
    "nobody-owns-anything", "nothing-to-steal", "reserves-empty", "deck-empty", "nowhere-to-travel", "no-trade-possible",
    "must-place", "must-close", "must-pass", "no-memphis", "memphis-closed", "priest-second-at-memphis", "market-closed",
    "market-closed-for-good", "stall-hidden", "square-taken", "collector-own-stall", "collector-best-bid", "servant-in-hand",
    "no-servant-there", "pass-with-servant", "dice-later", "dice-not-yours", "choose-by-kind", "choose-by-place", "place-empty",
    "gift-face-down", "upper-first", "cannot-pay", "traveller-no-gift", "not-cheapest", "nothing-to-give-for", "not-docked",
    "owner-lacks", "needs-own-of-type", "same-card", "value-too-high", "not-at-bottom", "not-held", "too-expensive",
    "just-taken", "nothing-for-it", "wrong-type", "already-chosen", "owner-self", "no-such-owner", "same-partner",
    "no-exchange-with", "nobody-owns-type", "type-not-held", "same-reserve", "no-power-at-memphis", "reserve-empty",
    "akhenatons-market", "traveller-came-from", "no-gift-there", "no-trade-there", "reserve-too-small", "card-already-put",
    "no-such-card", "best-takes-no-half",
)  # fmt: skip
"""Every code that ``explain`` can give."""

CLAUSES = {
    Phase.TURN: "N3.2", Phase.SERVANT: "N3.2", Phase.COLLECTOR: "N14.2", Phase.REROLL: "N4.6",
    Phase.BEST: "N5.2", Phase.DISCARD: "N5.5", Phase.BUY: "N5.6", Phase.COLLECT: "N14.4", Phase.SPREAD: "N14.4",
    Phase.MERCHANT_OWNER: "N8.2", Phase.MERCHANT_WANT: "N8.2", Phase.MERCHANT_GIVE: "N8.2",
    Phase.MAID_TYPE: "N8.5", Phase.MAID_DISCARD: "N8.5", Phase.THIEF: "N8.6", Phase.SCRIBE: "N8.7",
    Phase.TREASURER_MARKET: "N8.8", Phase.TREASURER_AMOUNT: "N8.8",
    Phase.ORACLE_GIVE: "N10.1", Phase.ORACLE_TAKE: "N10.1", Phase.ORACLE_ORDER: "N10.1", Phase.BEGGAR: "N10.2",
    Phase.AMON_GIVE: "N10.3", Phase.ROYAL_SCRIBE: "N10.5", Phase.TRAVELLER_MARKET: "N10.6", Phase.TRAVELLER_GIFT: "N10.6",
    Phase.TRADER_MARKET: "N10.7", Phase.TRADER_GIFT: "N10.7", Phase.TRADER_GIVE: "N10.7",
}  # fmt: skip
"""The clause of the decision that each phase asks for."""


def reason(view: State, code: str, **params: int | str) -> Reason:
    """Return a reason that rests on the clause of the present decision."""
    return Reason(code, CLAUSES[Phase(view.phase)], params)


def not_now(view: State) -> Reason:
    """Return that something else is to be decided now (N3.6)."""
    return reason(view, "not-now", step=PHASE_NAMES[view.phase])


def place_params(market: int, place: int) -> dict[str, int | str]:
    """Return the names of a place of a market."""
    return {"market": PORT_NAMES[market], "place": PLACE_NAMES[place]}


def card_params(kind: int) -> dict[str, int | str]:
    """Return the name of a gift."""
    return {"kind": KIND_NAMES[kind]}


def owner_params(owner: int) -> dict[str, int | str]:
    """Return the name of an owner."""
    return {"owner": OWNER_NAMES[owner]}
