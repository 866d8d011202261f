"""Nefertiti's actions, events and scores as JSON, with names in place of numbers."""

from enum import IntEnum
from typing import Any

import numpy as np

from ....kernel.log import EVENT_WIDTH
from ....kernel.rule import Log, rule
from ....kernel.show.wording import close_event, open_event, put_param, wording
from ....kernel.text import Text, begun, close_object, keys, names, put, put_key, set_name, set_number
from ..actions import (
    ACTION_COUNT,
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
    stall_of,
)
from ..board import CHARACTER_NAMES, EMPTY, KIND_NAMES, LOUQSOR, MARKETS, MEMPHIS_STALL, NONE, TYPE_NAMES
from ..closing.aftermath import END_REASONS, end_reason
from ..closing.conditions import stall_at
from ..events import FIELDS, Event
from ..notation import ACTION_NAMES, OWNER_NAMES, PLACE_NAMES, PORT_NAMES, STALL_LETTERS
from ..scoring import SOURCES
from ..state import Phase, State
from .stalls import square_number
from .words import ALL_CARDS, CARDS, KEYS, PHASES, PORTS, SCORER_NAMES, Key

__all__ = ["seats_of", "show_action", "show_ending", "show_event", "show_plain", "show_source", "sources_of"]


class Kind(IntEnum):
    """The kinds of action, in the order of their numbers; a collector is placed where a servant could be."""

    RECRUIT = 0
    PLACE = 1
    CLOSE = 2
    PICK = 3
    WANT = 4
    GIVE = 5
    OWNER = 6
    TYPE = 7
    MARKET = 8
    AMOUNT = 9
    ORDER = 10
    HALF = 11
    COINS = 12
    COIN = 13
    ROLL = 14
    DONE = 15
    PASS = 16
    COLLECTOR = 17


STARTS = (
    RECRUIT, PLACE, CLOSE, PICK, WANT, GIVE, OWNER, TYPE, MARKET, AMOUNT, ORDER_CARD, HALF, COINS, COIN, ROLL, DONE, PASS,
    ACTION_COUNT,
)  # fmt: skip
"""The first action of each kind, and the end."""
KIND_OF = np.repeat(np.arange(len(STARTS) - 1, dtype=np.int8), np.diff(STARTS))


def _action(action: int) -> dict[str, Any]:
    """Return an action with what is always attached to it."""
    name, kind = ACTION_NAMES[action], KIND_OF[action]
    at = action - STARTS[kind]
    parts: dict[int, dict[str, Any]] = {
        Kind.RECRUIT: {"character": name}, Kind.PICK: {"place": name}, Kind.OWNER: {"owner": name},
        Kind.AMOUNT: {"amount": at + 1}, Kind.ORDER: {"position": at + 1},
    }  # fmt: skip
    if kind == Kind.PLACE:
        return {"action": name, "square": name, "market": PORT_NAMES[stall_of(action) // 2]}
    if kind in (Kind.CLOSE, Kind.MARKET):
        return {"action": name, "market": PORT_NAMES[at]}
    if kind in (Kind.WANT, Kind.GIVE):
        return {"action": name, "card": KIND_NAMES[at]}
    if kind == Kind.TYPE:
        return {"action": name, "gift": TYPE_NAMES[at]}
    return {"action": name} | parts.get(kind, {})


ACTIONS_BEGUN = begun(_action(action) for action in range(ACTION_COUNT))
KINDS = names([kind.name.lower() for kind in Kind])
SOURCE_KEYS = keys(SOURCES)
ENDINGS = names(END_REASONS)
WHYS = ("first-servant", "coin", "treasurer", "beggar")
EVENTS = wording(
    FIELDS,
    {
        "character": CHARACTER_NAMES, "stall": STALL_LETTERS, "square": ACTION_NAMES[PLACE:CLOSE], "market": PORT_NAMES,
        "to": PORT_NAMES, "place": PLACE_NAMES, "from_place": PLACE_NAMES, "to_place": PLACE_NAMES, "kind": ALL_CARDS,
        "taken": ALL_CARDS, "given": ALL_CARDS, "owner": OWNER_NAMES, "type": TYPE_NAMES, "scorer": SCORER_NAMES, "why": WHYS,
    },
    below=[None, "?"], shift={},
)  # fmt: skip
SQUARE_FIELD = 3
"""Where in its row of the log a placed or resolved event has its square, after its stall or market."""


@rule
def seats_of(state: State) -> int:
    """Return how many players there are."""
    return int(state.players)


@rule
def sources_of(state: State) -> int:
    """Return from how many sources points come (N7.3)."""
    return len(SOURCES)


@rule
def show_plain(action: int, out: Text) -> None:
    """Write an action without what a view adds to it."""
    put(out, ACTIONS_BEGUN, action)
    set_name(out, KEYS, Key.KIND, KINDS, KIND_OF[action])
    close_object(out)


@rule
def show_action(view: State, action: int, out: Text) -> None:
    """Write an action with the market it is about, the card it finds there, and what it is chosen for."""
    kind = int(KIND_OF[action])
    if kind == Kind.PLACE and view.phase == Phase.COLLECTOR:
        kind = int(Kind.COLLECTOR)
    put(out, ACTIONS_BEGUN, action)
    set_name(out, KEYS, Key.KIND, KINDS, kind)
    market = market_of(view, kind)
    if market != NONE:
        set_name(out, KEYS, Key.MARKET, PORTS, market)
    card = card_of(view, action, kind, market)
    if card != EMPTY:
        set_name(out, KEYS, Key.CARD, CARDS, card)
    if kind == Kind.HALF and market != NONE:
        set_number(out, KEYS, Key.AMOUNT, (view.reserves[market] + 1) // 2)
    elif Kind.PICK <= kind <= Kind.MARKET and kind != Kind.OWNER:
        set_name(out, KEYS, Key.PHASE, PHASES, view.phase)
    close_object(out)


@rule
def market_of(view: State, kind: int) -> int:
    """Return the market that an action of a kind is about at this moment, where the action itself does not say it."""
    if kind == Kind.HALF or kind == Kind.COINS:
        return int(view.closing)
    if kind == Kind.COIN or kind == Kind.AMOUNT:
        return int(view.market)
    if kind == Kind.ROLL:
        return LOUQSOR
    if kind != Kind.PICK:
        return NONE
    if view.closing != NONE and (view.phase == Phase.BEST or view.phase == Phase.BUY or view.phase == Phase.COLLECT):
        return int(view.closing)
    return int(view.tile if view.phase == Phase.THIEF else view.market)


@rule
def card_of(view: State, action: int, kind: int, market: int) -> int:
    """Return the card that a pick would take, or that would be put in order."""
    if kind == Kind.PICK and 0 <= market < MARKETS:
        return int(view.gifts[market, action - PICK])
    at = view.cards - view.known + action - ORDER_CARD
    return int(view.deck[at]) if kind == Kind.ORDER and at < view.cards else EMPTY


@rule
def show_event(before: State, log: Log, row: int, out: Text) -> None:
    """Write an event; squares are those of the stall that was visible before it."""
    kind = log[row, 0]
    open_event(out, EVENTS, kind)
    for i in range(1, EVENT_WIDTH):
        if EVENTS.fields[kind, i - 1] >= 0:
            number = int(log[row, i])
            if has_square(kind, i):
                number = square_number(stall_of_event(before, log, row), number)
            put_param(out, EVENTS, EVENTS.fields[kind, i - 1], number)
    close_event(out)


@rule
def has_square(kind: int, field: int) -> bool:
    """Return whether this field of a kind of event is a square."""
    if kind == Event.WENT_HOME:
        return field == SQUARE_FIELD - 1
    return (kind == Event.PLACED or kind == Event.RESOLVED) and field == SQUARE_FIELD


@rule
def stall_of_event(before: State, log: Log, row: int) -> int:
    """Return the stall of an event with a square: pieces only go home so from Memphis."""
    if log[row, 0] == Event.PLACED:
        return int(log[row, SQUARE_FIELD - 1])
    return stall_at(before, log[row, SQUARE_FIELD - 1]) if log[row, 0] == Event.RESOLVED else MEMPHIS_STALL


@rule
def show_source(source: int, out: Text) -> None:
    """Write the name of a source of points."""
    put_key(out, SOURCE_KEYS, source)


@rule
def show_ending(state: State, out: Text) -> None:
    """Write how a match ended."""
    put(out, ENDINGS, end_reason(state))
