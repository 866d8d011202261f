"""Kalah as JSON: the view, actions, events, reasons.

Actions say with ``at`` where in the view they are, so that a board made from the view alone lets people click there.
"""

from enum import IntEnum, auto

from deben.kernel.rule import Log, rule
from deben.kernel.show.reasons import because, put_reason
from deben.kernel.show.reasons import wording as reason_wording
from deben.kernel.show.wording import put_event, wording
from deben.kernel.text import (
    Text,
    begun,
    close_list,
    close_object,
    keys,
    keys_of,
    names,
    open_list,
    open_object,
    put,
    put_key,
    put_number,
    set_name,
    set_number,
)  # fmt: skip

from .events import FIELDS
from .state import MOST_PITS, SEATS, State

__all__ = [
    "ACTION_NAMES", "END_REASONS", "SOURCES", "explain", "show_action", "show_ending", "show_event", "show_plain", "show_source",
    "show_view",
]  # fmt: skip

ACTION_NAMES = tuple(str(pit + 1) for pit in range(MOST_PITS))
"""A pit by its number, from the player's left."""
SOURCES = ("store", "pits")
END_REASONS = ("row-empty",)


class Key(IntEnum):
    """The keys of a view and of an action."""

    TURN = auto()
    SEATS = auto()
    STORE = auto()
    PITS = auto()
    AT = auto()


class Code(IntEnum):
    """Why something may not be done."""

    OVER = 0
    NO_SUCH_PIT = 1
    EMPTY_PIT = 2


KEYS = keys_of(Key)
GAME = begun([{"game": "kalah"}])
ACTIONS = begun({"action": name, "kind": "sow", "pit": pit + 1} for pit, name in enumerate(ACTION_NAMES))
PLACES = names([f"seats.{seat}.pits.{pit}" for seat in range(SEATS) for pit in range(MOST_PITS)])
EVENTS = wording(FIELDS, {}, below=[], shift={"pit": 1})
SOURCE_KEYS, ENDINGS = keys(SOURCES), names(END_REASONS)
REASONS = reason_wording(Code, None, {Code.NO_SUCH_PIT: ("pits",), Code.EMPTY_PIT: ("pit",)}, {})


@rule
def show_view(view: State, seat: int, out: Text) -> None:
    """Write the table: for each player the store and the pits."""
    put(out, GAME, 0)
    set_number(out, KEYS, Key.TURN, view.seat)
    put_key(out, KEYS, Key.SEATS)
    open_list(out)
    for owner in range(SEATS):
        open_object(out)
        put_key(out, KEYS, Key.PITS)
        open_list(out)
        for pit in range(view.size):
            put_number(out, view.pits[owner, pit])
        close_list(out)
        set_number(out, KEYS, Key.STORE, view.stores[owner])
        close_object(out)
    close_list(out)
    close_object(out)


@rule
def show_plain(action: int, out: Text) -> None:
    """Write an action."""
    put(out, ACTIONS, action)
    close_object(out)


@rule
def show_action(view: State, action: int, out: Text) -> None:
    """Write an action with the pit it sows from."""
    put(out, ACTIONS, action)
    set_name(out, KEYS, Key.AT, PLACES, view.seat * MOST_PITS + action)
    close_object(out)


@rule
def show_event(before: State, log: Log, row: int, out: Text) -> None:
    """Write an event."""
    put_event(out, EVENTS, log, row)


@rule
def show_source(source: int, out: Text) -> None:
    """Write the name of a source of points."""
    put_key(out, SOURCE_KEYS, source)


@rule
def show_ending(state: State, out: Text) -> None:
    """Write how a match ended: in the one way there is."""
    put(out, ENDINGS, 0)


@rule
def explain(view: State, action: int, out: Text) -> int:
    """Write why the player may not sow from this pit and return 1; return 0 exactly when it is legal."""
    if view.over:
        return put_reason(out, REASONS, because(Code.OVER))
    if action >= view.size:
        return put_reason(out, REASONS, because(Code.NO_SUCH_PIT, 0, view.size))
    if view.pits[view.seat, action] == 0:
        return put_reason(out, REASONS, because(Code.EMPTY_PIT, 0, action + 1))
    return 0
