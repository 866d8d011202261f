"""The Duel's actions, events and scores as JSON, with names in place of numbers."""

from typing import Any

from ....kernel.rule import Log, rule
from ....kernel.show.wording import put_event, wording
from ....kernel.text import Text, begun, close_object, keys, names, put, put_key, set_name
from ..actions import DONE, PASS, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ..board import PAIRS, SLOTS
from ..events import FIELDS
from ..notation import ACTION_NAMES, BOAT_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ..position.tokens import FACE_CODES
from ..scoring import SOURCES
from ..state import State
from ..turn import END_REASONS, end_reason
from .view import FACES_SHOWN

__all__ = ["seats_of", "show_action", "show_ending", "show_event", "show_plain", "show_source", "sources_of"]


def _action(action: int) -> dict[str, Any]:
    """Return an action with what is always attached to it."""
    name = ACTION_NAMES[action]
    if action < UNLOAD:
        return {"action": name, "kind": "place", "square": name}
    if action < PLAY:
        return {"action": name, "kind": "unload", "boat": BOAT_NAMES[action - UNLOAD]}
    if action < TAKE:
        return {"action": name, "kind": "play", "token": name}
    if action < SWAP:
        boat, slot = divmod(action - TAKE, SLOTS)
        return {"action": name, "kind": "take", "boat": BOAT_NAMES[boat], "slot": slot + 1}
    if action < DONE:
        slot, other = (int(slot) + 1 for slot in PAIRS[pair_of_swap(action)])
        return {"action": name, "kind": "swap", "boat": BOAT_NAMES[boat_of_swap(action)], "slot": slot, "other": other}
    return {"action": name, "kind": "pass" if action == PASS else "done"}


CARD = 0
KEYS = keys(["card"])
ACTIONS_BEGUN = begun(_action(action) for action in range(len(ACTION_NAMES)))
SOURCE_KEYS = keys(SOURCES)
ENDINGS = names(END_REASONS)
EVENTS = wording(
    FIELDS, {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "face": FACE_CODES, "token": TOKEN_NAMES}, below=[None, None],
    shift={"slot": 1, "other": 1},
)  # fmt: skip


@rule
def seats_of(state: State) -> int:
    """Return two: the Duel has Nefertiti and Akhenaton (D1.5)."""
    return 2


@rule
def sources_of(state: State) -> int:
    """Return from how many sources points come (D8)."""
    return len(SOURCES)


@rule
def show_action(view: State, action: int, out: Text) -> None:
    """Write an action; a token that can be taken is part of it (D6.1)."""
    put(out, ACTIONS_BEGUN, action)
    if TAKE <= action < SWAP:
        face = view.boats[(action - TAKE) // SLOTS, (action - TAKE) % SLOTS]
        if face >= 0:
            set_name(out, KEYS, CARD, FACES_SHOWN, face)
    close_object(out)


@rule
def show_plain(action: int, out: Text) -> None:
    """Write an action without what a view adds to it."""
    put(out, ACTIONS_BEGUN, action)
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
    """Write how a match ended."""
    put(out, ENDINGS, end_reason(state))
