"""What the phase of a position says about the rest of it: whose power is at work, and what is still to be done."""

import numpy as np

from ....kernel.record import Ints
from ....kernel.rule import rule
from ..board import NONE, Character
from ..markets.courses import owners_of
from ..state import BOTTOM, Phase, State

__all__ = [
    "FIRST_POWER", "POWERS", "exchanges_left", "in_closing", "in_power", "in_trade", "is_merchant", "is_oracle", "is_traveller",
    "known_cards", "must_be_used", "owners_now", "steps_left",
]  # fmt: skip

_POWERS: dict[Phase, tuple[Character, ...]] = {
    **dict.fromkeys(
        (Phase.MERCHANT_OWNER, Phase.MERCHANT_WANT, Phase.MERCHANT_GIVE), (Character.MERCHANT, Character.FIRST_MERCHANT)
    ),
    **dict.fromkeys((Phase.MAID_TYPE, Phase.MAID_DISCARD), (Character.ROYAL_MAID,)),
    Phase.THIEF: (Character.THIEF,),
    Phase.SCRIBE: (Character.SCRIBE_1, Character.SCRIBE_2, Character.SCRIBE_3),
    **dict.fromkeys((Phase.TREASURER_MARKET, Phase.TREASURER_AMOUNT), (Character.TREASURER,)),
    **dict.fromkeys((Phase.ORACLE_GIVE, Phase.ORACLE_TAKE, Phase.ORACLE_ORDER), (Character.ORACLE,)),
    Phase.BEGGAR: (Character.BEGGAR,),
    Phase.AMON_GIVE: (Character.MERCHANT_OF_AMON,),
    Phase.ROYAL_SCRIBE: (Character.ROYAL_SCRIBE,),
    **dict.fromkeys((Phase.TRAVELLER_MARKET, Phase.TRAVELLER_GIFT), (Character.TRAVELLING_THIEF,)),
    **dict.fromkeys((Phase.TRADER_MARKET, Phase.TRADER_GIFT, Phase.TRADER_GIVE), (Character.TRADER,)),
}
FIRST_POWER = np.array([_POWERS.get(phase, (NONE,))[0] for phase in Phase], np.int8).view(Ints)
"""The character whose power asks for the decision of a phase, where nobody is named."""
POWERS = np.array([sum(1 << character for character in _POWERS.get(phase, ())) for phase in Phase], np.int32).view(Ints)
"""A bit for each character whose power asks for it."""


@rule
def in_power(state: State) -> bool:
    """Return whether the power of a character recruited this turn is at work; a Travelling Thief that was bought is not."""
    return FIRST_POWER[state.phase] != NONE and state.closing == NONE


@rule
def is_merchant(phase: int) -> bool:
    """Return whether a Merchant exchanges."""
    return Phase.MERCHANT_OWNER <= phase <= Phase.MERCHANT_GIVE


@rule
def in_trade(phase: int) -> bool:
    """Return whether the Trader exchanges."""
    return Phase.TRADER_MARKET <= phase <= Phase.TRADER_GIVE


@rule
def is_traveller(phase: int) -> bool:
    """Return whether the Travelling Thief is used."""
    return phase in (Phase.TRAVELLER_MARKET, Phase.TRAVELLER_GIFT)


@rule
def is_oracle(phase: int) -> bool:
    """Return whether the Oracle's cards are looked at."""
    return Phase.ORACLE_GIVE <= phase <= Phase.ORACLE_ORDER


@rule
def in_closing(phase: int) -> bool:
    """Return whether a piece is resolved."""
    return Phase.BEST <= phase <= Phase.SPREAD


@rule
def steps_left(state: State) -> int:
    """Return how many servants are to be placed: one where nothing else is going on."""
    return 1 if state.phase in (Phase.TURN, Phase.SERVANT) or in_power(state) else 0


@rule
def exchanges_left(state: State) -> int:
    """Return how many exchanges are left: a Merchant's one, the First Merchant's and the Trader's two."""
    if is_merchant(state.phase):
        return 2 if state.recruited == Character.FIRST_MERCHANT and state.past_partner == NONE else 1
    return 2 if in_trade(state.phase) else 0


@rule
def must_be_used(state: State) -> int:
    """Return 1 if the power has still to be used once (N3.1)."""
    if is_merchant(state.phase):
        return 1 if state.past_partner == NONE else 0
    if in_trade(state.phase):
        return 1 if state.exchanges == 2 else 0
    if state.phase == Phase.ROYAL_SCRIBE:
        for kind in range(len(state.aside)):
            if state.aside[kind] != 0:
                return 0
        return 1
    return 1 if in_power(state) else 0


@rule
def known_cards(state: State) -> int:
    """Return how many cards the Oracle's player knows: five, or what was left."""
    if is_oracle(state.phase):
        return min(BOTTOM, state.cards - state.drawn)
    return 0 if state.oracle == NONE else BOTTOM


@rule
def owners_now(state: State) -> int:
    """Return how many owners the type named to the Royal Maid has."""
    return 0 if state.type == NONE else owners_of(state, state.type)
