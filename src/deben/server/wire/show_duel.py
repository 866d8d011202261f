"""The Duel shown: wire values made from a view record."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from ...games.contract import Event
from ...games.duel.actions import DONE, PASS, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ...games.duel.board import PAIRS, SLOTS
from ...games.duel.cargo import FACE_CODES
from ...games.duel.notation import ACTION_NAMES, BOAT_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ...games.duel.state import State
from ...kernel.record import Ints
from .common import LegalAction, TableEvent
from .duel import DuelView
from .form import finished
from .form_duel import VIEW_FORM, duel_text

__all__ = ["duel_action", "duel_events", "duel_legal", "duel_view", "plain_duel_action"]

NAMES: dict[str, Sequence[str]] = {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "face": FACE_CODES, "token": TOKEN_NAMES}
SLOT_PARAMS = ("slot", "other")


def _named(param: str, number: int) -> int | str | None:
    if param in SLOT_PARAMS:
        return number + 1
    if param in NAMES:
        return None if number < 0 else NAMES[param][number]
    return number


def duel_events(_before: Any, events: Sequence[Event]) -> list[TableEvent]:
    """Return events with names in place of numbers."""
    return [TableEvent(event.kind, {name: _named(name, number) for name, number in event.params.items()}) for event in events]


def duel_action(view: State, action: int) -> LegalAction:
    """Return an action with the part of the board it is attached to."""
    shown = ACTIONS[action]
    if shown.kind != "take":
        return shown
    return msgspec.structs.replace(shown, card=_code(view.boats[divmod(action - TAKE, SLOTS)]))


def plain_duel_action(action: int) -> LegalAction:
    """Return an action without what a view adds to it."""
    return ACTIONS[action]


def _action(action: int) -> LegalAction:
    name = ACTION_NAMES[action]
    if action < UNLOAD:
        return LegalAction(name, "place", square=name)
    if action < PLAY:
        return LegalAction(name, "unload", boat=BOAT_NAMES[action - UNLOAD])
    if action < TAKE:
        return LegalAction(name, "play", token=name)
    if action < SWAP:
        boat, slot = divmod(action - TAKE, SLOTS)
        return LegalAction(name, "take", boat=BOAT_NAMES[boat], slot=slot + 1)
    if action < DONE:
        slot, other = (int(slot) + 1 for slot in PAIRS[pair_of_swap(action)])
        return LegalAction(name, "swap", boat=BOAT_NAMES[boat_of_swap(action)], slot=slot, other=other)
    return LegalAction(name, "pass" if action == PASS else "done")


ACTIONS = [_action(action) for action in range(len(ACTION_NAMES))]
"""Every action, without what the view adds to it."""


def _code(face: int) -> str | None:
    return None if face < 0 else FACE_CODES[face]


TEXTS = [b"" if shown.kind == "take" else msgspec.json.encode(shown) for shown in ACTIONS]


@cache
def _take(action: int, face: int) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(ACTIONS[action], card=_code(face)))


def duel_legal(view: State, actions: Sequence[int]) -> bytes:
    """Return actions as :func:`duel_action` does, as JSON."""
    return b"[%b]" % b",".join([TEXTS[action] or _take(action, view.boats[divmod(action - TAKE, SLOTS)]) for action in actions])


def duel_view(given: Any, _seat_of_view: int | None = None) -> DuelView:
    """Return a view record as the page reads it, finished; everybody knows the same of the Duel (D9.1)."""
    cells, out = np.empty(VIEW_FORM.blanks, np.int16).view(Ints), np.empty(VIEW_FORM.longest, np.uint8).view(Ints)
    shown: DuelView = finished(out[: duel_text(given, cells, out)].tobytes())
    return shown
