"""Nefertiti's actions and events on the wire, with names in place of numbers."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ...games.contract import Event
from ...games.nefertiti.actions import (
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
    ROLL,
    TYPE,
    WANT,
    stall_of,
)  # fmt: skip
from ...games.nefertiti.board import CHARACTER_NAMES, EMPTY, LOUQSOR, MEMPHIS_STALL, NONE, TYPE_NAMES
from ...games.nefertiti.notation import ACTION_NAMES, OWNER_NAMES, PLACE_NAMES, PORT_NAMES, SQUARE_NAMES, STALL_LETTERS
from ...games.nefertiti.state import Phase, Scorer, State
from ...games.nefertiti.words import CARD_NAMES
from .common import LegalAction, Params, TableEvent

__all__ = [
    "Before",
    "before_of",
    "nefertiti_action",
    "nefertiti_events",
    "nefertiti_legal",
    "plain_nefertiti_action",
]

PLAIN = {HALF: "half", COINS: "coins", COIN: "coin", ROLL: "roll", DONE: "done", PASS: "pass"}
WHYS = ("first-servant", "coin", "treasurer", "beggar")
SCORERS = tuple(scorer.name.lower().replace("_", "-") for scorer in Scorer)
NAMES: dict[str, Sequence[str] | Mapping[int, str]] = {
    "character": CHARACTER_NAMES, "stall": STALL_LETTERS, "market": PORT_NAMES, "to": PORT_NAMES, "place": PLACE_NAMES,
    "from_place": PLACE_NAMES, "to_place": PLACE_NAMES, "kind": CARD_NAMES, "taken": CARD_NAMES, "given": CARD_NAMES,
    "owner": OWNER_NAMES, "type": TYPE_NAMES, "scorer": SCORERS, "why": WHYS,
}  # fmt: skip


class Before(NamedTuple):
    """What the events of an action are read with: the stalls that were visible before it."""

    visible: tuple[int, ...]


def before_of(state: State) -> Before:
    """Return what must be kept of a state until the events that come out of it are read."""
    return Before(tuple(state.visible.tolist()))


def nefertiti_events(before: State | Before, events: Sequence[Event]) -> list[TableEvent]:
    """Return events with names in place of numbers; ``before`` is the moment before them, which says what stalls were visible."""
    return [TableEvent(event.kind, _params(before, event.params)) for event in events]


def _params(before: State | Before, params: Mapping[str, int]) -> Params:
    named: Params = {}
    for name, number in params.items():
        if name == "square":
            named[name] = _square(before, params)
        elif name in NAMES:
            named[name] = None if number == NONE else NAMES[name][number]
        else:
            named[name] = number
    return named


def _square(before: State | Before, params: Mapping[str, int]) -> str:
    """Return the notation of a square: on the stall or market the event names, or at Memphis where it names none."""
    market = params.get("market", LOUQSOR + 1)
    stall = params.get("stall", MEMPHIS_STALL if market > LOUQSOR else 2 * market + before.visible[min(market, LOUQSOR)])
    return STALL_LETTERS[stall] + SQUARE_NAMES[stall][params["square"]]


def _picking_at(view: State) -> int:
    """Return the market whose places a pick is about."""
    if view.closing != NONE and view.phase in (Phase.BEST, Phase.BUY, Phase.COLLECT):
        return view.closing
    return view.tile if view.phase == Phase.THIEF else view.market


def nefertiti_action(view: State, action: int) -> LegalAction:
    """Return an action with the part of the board it is attached to."""
    name = ACTION_NAMES[action]
    if action in PLAIN:
        return _plain(view, action, name)
    if PLACE <= action < CLOSE and view.phase == Phase.COLLECTOR:
        return LegalAction(name, "collector", square=name, market=PORT_NAMES[stall_of(action) // 2])
    if PICK <= action < WANT:
        return _pick(view, action - PICK, name)
    if AMOUNT <= action < ORDER_CARD:
        market = None if view.market == NONE else PORT_NAMES[view.market]
        return LegalAction(name, "amount", amount=action - AMOUNT + 1, market=market)
    if action >= ORDER_CARD:
        return _order(view, action - ORDER_CARD, name)
    return plain_nefertiti_action(action)


def plain_nefertiti_action(action: int) -> LegalAction:
    """Return an action without what a view adds to it."""
    name = ACTION_NAMES[action]
    if action in PLAIN:
        return LegalAction(name, PLAIN[action])
    if action < PLACE:
        return LegalAction(name, "recruit", character=name)
    if action < CLOSE:
        return LegalAction(name, "place", square=name, market=PORT_NAMES[stall_of(action) // 2])
    if action < PICK:
        return LegalAction(name, "close", market=PORT_NAMES[action - CLOSE])
    if action < WANT:
        return LegalAction(name, "pick", place=name)
    if action < OWNER:
        return LegalAction(name, "want" if action < GIVE else "give", card=name.split()[1])
    return _chosen(action, name)


def nefertiti_legal(view: State, actions: Sequence[int]) -> bytes:
    """Return actions with the parts of the board they are attached to, as JSON."""
    return msgspec.json.encode([nefertiti_action(view, action) for action in actions])


def _plain(view: State, action: int, name: str) -> LegalAction:
    at = {HALF: view.closing, COINS: view.closing, COIN: view.market, ROLL: LOUQSOR}.get(action, NONE)
    return LegalAction(name, PLAIN[action], market=None if at == NONE else PORT_NAMES[at])


def _pick(view: State, place: int, name: str) -> LegalAction:
    market = _picking_at(view)
    card = EMPTY if market == NONE else view.gifts[market, place]
    return LegalAction(
        name,
        "pick",
        place=name,
        market=None if market == NONE else PORT_NAMES[market],
        card=None if card == EMPTY else CARD_NAMES[card],
    )


def _chosen(action: int, name: str) -> LegalAction:
    if action < TYPE:
        return LegalAction(name, "owner", owner=name)
    if action < MARKET:
        return LegalAction(name, "type", gift=TYPE_NAMES[action - TYPE])
    if action < AMOUNT:
        return LegalAction(name, "market", market=PORT_NAMES[action - MARKET])
    if action < ORDER_CARD:
        return LegalAction(name, "amount", amount=action - AMOUNT + 1)
    return LegalAction(name, "order", position=action - ORDER_CARD + 1)


def _order(view: State, position: int, name: str) -> LegalAction:
    at = view.cards - view.known + position
    return LegalAction(name, "order", position=position + 1, card=CARD_NAMES[view.deck[at]] if at < view.cards else None)
