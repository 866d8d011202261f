"""The fields for the moment: the turn, the dice, a closing, a power at work, and what the Oracle's player knows."""

import re

from .board import CHARACTER_NAMES, KIND_NAMES, KINDS, MEMPHIS, NONE, STALLS, TYPE_NAMES, Character
from .courses import owners_of
from .faults import fault
from .fields import Default, Field, always, flag, number, seat, word
from .fields_board import MARKET_LETTERS
from .notation import LETTERS, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, STALL_LETTERS
from .state import BOTTOM, Phase, State
from .words import CARD_NAMES, read_cards, read_counts, read_name, read_names, read_seat, write_counts, write_seat

__all__ = ["CLOSING_PHASES", "LATER_FIELDS", "MERCHANTS", "ORACLES", "POWERS", "TRADERS", "TRAVELLERS", "TURN_FIELDS", "in_power"]

MOMENTS = ("servant", "collector", "reroll")
MERCHANTS = (Phase.MERCHANT_OWNER, Phase.MERCHANT_WANT, Phase.MERCHANT_GIVE)
TRADERS = (Phase.TRADER_MARKET, Phase.TRADER_GIFT, Phase.TRADER_GIVE)
TRAVELLERS = (Phase.TRAVELLER_MARKET, Phase.TRAVELLER_GIFT)
ORACLES = (Phase.ORACLE_GIVE, Phase.ORACLE_TAKE, Phase.ORACLE_ORDER)
CLOSING_PHASES = (Phase.BEST, Phase.DISCARD, Phase.BUY, Phase.COLLECT, Phase.SPREAD)

POWERS: dict[Phase, tuple[Character, ...]] = {
    **dict.fromkeys(MERCHANTS, (Character.MERCHANT, Character.FIRST_MERCHANT)),
    **dict.fromkeys((Phase.MAID_TYPE, Phase.MAID_DISCARD), (Character.ROYAL_MAID,)),
    Phase.THIEF: (Character.THIEF,),
    Phase.SCRIBE: (Character.SCRIBE_1, Character.SCRIBE_2, Character.SCRIBE_3),
    **dict.fromkeys((Phase.TREASURER_MARKET, Phase.TREASURER_AMOUNT), (Character.TREASURER,)),
    **dict.fromkeys(ORACLES, (Character.ORACLE,)),
    Phase.BEGGAR: (Character.BEGGAR,),
    Phase.AMON_GIVE: (Character.MERCHANT_OF_AMON,),
    Phase.ROYAL_SCRIBE: (Character.ROYAL_SCRIBE,),
    **dict.fromkeys(TRAVELLERS, (Character.TRAVELLING_THIEF,)),
    **dict.fromkeys(TRADERS, (Character.TRADER,)),
}
"""The characters whose power asks for the decision of a phase; the first is meant where nobody is named."""


def in_power(state: State) -> bool:
    """Return whether the power of a character recruited this turn is at work; a Travelling Thief that was bought is not."""
    return state.phase in POWERS and state.closing == NONE


def _in(phases: tuple[Phase, ...], then: str, otherwise: str = "-") -> Default:
    return lambda state: then if state.phase in phases else otherwise


def recruited_by_phase(state: State) -> str:
    """Return the character that the phase belongs to."""
    return CHARACTER_NAMES[POWERS[Phase(state.phase)][0]] if in_power(state) else "-"


def steps_by_phase(state: State) -> str:
    """Return how many servants are to be placed: one where nothing else is going on."""
    return "1" if state.phase in (Phase.TURN, Phase.SERVANT) or in_power(state) else "0"


def read_phase(state: State, text: str) -> None:
    """Set the phase; the one between decisions is none."""
    state.phase = 1 + read_name("phase", text, PHASE_NAMES[1:])
    if state.phase == 0:
        raise fault("bad-word", field="phase", text=text, known=" ".join(PHASE_NAMES[1:]))


def read_turn(state: State, text: str) -> None:
    """Set whose turn it is."""
    state.seat = read_seat("turn", text, state.players)
    if state.seat == NONE:
        raise fault("bad-seat", field="turn", text=text, players=state.players)


def read_used(state: State, text: str) -> None:
    """Set the stalls on which servants were placed this turn."""
    state.stalls_used = sum({1 << stall for stall in read_names("used", text, STALL_LETTERS) if stall >= 0})


def write_used(state: State) -> str:
    """Return the stalls on which servants were placed this turn."""
    return ",".join(STALL_LETTERS[stall] for stall in range(STALLS) if (state.stalls_used >> stall) & 1) or "-"


def read_after(state: State, text: str) -> None:
    """Set which moments of the turn are over (N3.6)."""
    moment = max(0, read_name("after", text, MOMENTS))
    state.collector_done, state.reroll_done = int(moment > 0), int(moment > 1)


def after_by_phase(state: State) -> str:
    """Return the moment a phase belongs to."""
    return {Phase.COLLECTOR: "collector", Phase.REROLL: "reroll"}.get(Phase(state.phase), "servant")


def write_holder(state: State) -> str:
    """Return who keeps the dice, with a star if they took them this turn (N4.6)."""
    return write_seat(state.holder) + ("*" if state.holder_new else "")


def read_holder(state: State, text: str) -> None:
    """Give the dice to a seat."""
    state.holder = read_seat("holder", text.removesuffix("*"), state.players)
    state.holder_new = int(text.endswith("*") and state.holder != NONE)


def write_roll(state: State) -> str:
    """Return the last roll of the dice."""
    return "+".join(str(die) for die in state.dice.tolist() if die) or "-"


def read_roll(state: State, text: str) -> None:
    """Set the last roll of the dice."""
    if text != "-" and not re.fullmatch("[1-6]([+][1-6])?", text):
        raise fault("bad-roll", text=text)
    for i, die in enumerate(text.split("+") if text != "-" else ()):
        state.dice[i] = int(die)


def write_luck(state: State) -> str:
    """Return the key of the dice to come, - where it is not known."""
    words = [int(part) for part in state.seed]
    return "".join(f"{part:08x}" for part in words) if any(words) else "-"


def read_luck(state: State, text: str) -> None:
    """Set the key of the dice to come."""
    if text == "-":
        return
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise fault("bad-luck", text=text)
    for i in range(8):
        state.seed[i] = int(text[8 * i : 8 * i + 8], 16)


def exchanges_by_phase(state: State) -> str:
    """Return how many exchanges are left: a Merchant's one, the First Merchant's and the Trader's two."""
    if state.phase in MERCHANTS:
        return "2" if state.recruited == Character.FIRST_MERCHANT and state.past_partner == NONE else "1"
    return "2" if state.phase in TRADERS else "0"


def must_by_phase(state: State) -> str:
    """Return whether the power has still to be used once (N3.1)."""
    if state.phase in MERCHANTS:
        return "yes" if state.past_partner == NONE else "no"
    if state.phase in TRADERS:
        return "yes" if state.exchanges == 2 else "no"
    if state.phase == Phase.ROYAL_SCRIBE:
        return "no" if any(state.aside.tolist()) else "yes"
    return "yes" if in_power(state) else "no"


def read_aside(state: State, text: str) -> None:
    """Set aside gifts chosen for the Royal Scribe, or taken from the Oracle's cards."""
    for kind, count in read_counts(state, "aside", text).items():
        state.aside[kind] = count


def known_by_phase(state: State) -> str:
    """Return how many cards the Oracle's player knows: five, or what was left."""
    if state.phase in ORACLES:
        return str(min(BOTTOM, state.cards - state.drawn))
    return "0" if state.oracle == NONE else str(BOTTOM)


def write_sunk(state: State) -> str:
    """Return the cards seen to be put at the bottom, with - for each that has been drawn since (N10.1)."""
    parts = [CARD_NAMES[card] for card in state.sunk.tolist()]
    while len(parts) > 1 and parts[-1] == "-":
        parts.pop()
    return ",".join(parts)


def read_sunk(state: State, text: str) -> None:
    """Set the cards seen to be put at the bottom."""
    parts = text.split(",")
    if len(parts) > BOTTOM:
        raise fault("sunk-misplaced")
    for i, part in enumerate(parts):
        cards = read_cards("sunk", part, range(KINDS))
        if len(cards) > 1:
            raise fault("bad-card", field="sunk", text=part)
        state.sunk[i] = cards[0] if cards else -1


def write_settled(state: State) -> str:
    """Return which of the Oracle's cards have been exchanged, counted from 1."""
    return ",".join(str(i + 1) for i in range(BOTTOM) if (state.settled >> i) & 1) or "-"


def read_settled(state: State, text: str) -> None:
    """Set which of the Oracle's cards have been exchanged."""
    state.settled = sum({1 << i for i in read_names("settled", text, [str(i + 1) for i in range(BOTTOM)]) if i >= 0})


def write_after(state: State) -> str:
    """Return the moment of the turn: servants, the collector, or the re-roll and what follows."""
    return MOMENTS[state.collector_done + state.reroll_done]


def owners_now(state: State) -> str:
    """Return how many owners the type named to the Royal Maid has."""
    return "0" if state.type == NONE else str(owners_of(state, state.type))


TURN_FIELDS = (
    Field("turn", lambda state: write_seat(state.seat), read_turn, always("1")),
    Field("phase", lambda state: PHASE_NAMES[state.phase], read_phase, always("turn")),
    word("closing", "closing", LETTERS),
    word("recruited", "recruited", CHARACTER_NAMES, recruited_by_phase),
    number("steps", "steps", 0, 2, steps_by_phase),
    Field("used", write_used, read_used, always("-")),
    flag("by-hand", "closed_by_hand"),
    Field("after", write_after, read_after, after_by_phase),
)
LATER_FIELDS = (
    Field("holder", write_holder, read_holder, always("-")),
    Field("roll", write_roll, read_roll, always("-")),
    number("rolls", "rolls", 0, 30000),
    Field("luck", write_luck, read_luck, always("-")),
    number("picks", "picks", 0, 3),
    flag("upper", "took_upper"),
    flag("counts", "counts", lambda state: "yes" if NONE < state.closing < MEMPHIS else "no"),
    flag("bought", "bought"),
    number("barren", "barren", 0, 10),
    seat("user", "user", lambda state: write_seat(state.seat) if state.phase in TRAVELLERS else "-"),
    word("partner", "partner", OWNER_NAMES),
    word("past", "past_partner", OWNER_NAMES),
    number("exchanges", "exchanges", 0, 2, exchanges_by_phase),
    word("at", "market", MARKET_LETTERS, _in((Phase.BEGGAR,), LETTERS[0])),
    word("place", "place", PLACE_NAMES),
    word("kind", "kind", KIND_NAMES),
    word("type", "type", TYPE_NAMES),
    number("owners", "course_owners", 0, 6, owners_now),
    word("asked", "asked", OWNER_NAMES),
    Field("aside", lambda state: write_counts(state.aside.tolist()), read_aside, always("-")),
    flag("must", "must", must_by_phase),
    seat("oracle", "oracle", lambda state: write_seat(state.seat) if state.phase in ORACLES else "-"),
    number("known", "known", 0, BOTTOM, known_by_phase),
    Field("sunk", write_sunk, read_sunk, always("-")),
    Field("settled", write_settled, read_settled, always("-")),
    number("ordered", "ordered", 0, BOTTOM),
)
