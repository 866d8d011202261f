"""The Duel shown: wire values made from a view record."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...games.contract import Event
from ...games.duel.actions import DONE, PASS, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ...games.duel.board import BOATS, EMPTY, FACES, LANES, PAIRS, PILE, SLOTS, SQUARES, WAREHOUSE, Site
from ...games.duel.cargo import FACE_CODES
from ...games.duel.legal import in_play, lane_pawns
from ...games.duel.notation import ACTION_NAMES, BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ...games.duel.state import State
from ...games.duel.view import count_unseen
from ...kernel.record import Ints
from .common import LegalAction, TableEvent
from .duel import DuelBoat, DuelSeat, DuelView

__all__ = ["duel_action", "duel_events", "duel_view"]

NAMES: dict[str, Sequence[str]] = {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "face": FACE_CODES, "token": TOKEN_NAMES}
SLOT_PARAMS = ("slot", "other")


def _named(param: str, number: int) -> int | str | None:
    if param in SLOT_PARAMS:
        return number + 1
    if param in NAMES:
        return None if number < 0 else NAMES[param][number]
    return number


def duel_events(_before: State, events: Sequence[Event]) -> list[TableEvent]:
    """Return events with names in place of numbers."""
    return [TableEvent(event.kind, {name: _named(name, n) for name, n in event.params.items()}) for event in events]


def duel_action(view: State, action: int) -> LegalAction:
    """Return an action with the part of the board it is attached to."""
    name = ACTION_NAMES[action]
    if action < UNLOAD:
        return LegalAction(name, "place", square=name)
    if action < PLAY:
        return LegalAction(name, "unload", boat=BOAT_NAMES[action - UNLOAD])
    if action < TAKE:
        return LegalAction(name, "play", token=name)
    if action < SWAP:
        boat, slot = divmod(action - TAKE, SLOTS)
        return LegalAction(name, "take", boat=BOAT_NAMES[boat], slot=slot + 1, card=_code(view.boats[boat, slot]))
    if action < DONE:
        slot, other = (int(slot) + 1 for slot in PAIRS[pair_of_swap(action)])
        return LegalAction(name, "swap", boat=BOAT_NAMES[boat_of_swap(action)], slot=slot, other=other)
    return LegalAction(name, "pass" if action == PASS else "done")


def _code(face: int) -> str | None:
    return None if face < 0 else FACE_CODES[face]


def _counts(counts: Any) -> dict[str, int]:
    return {FACE_CODES[face]: int(count) for face, count in enumerate(counts) if count > 0}


def _boat(view: State, boat: int) -> DuelBoat:
    owners = [owner for square in LANES[boat] if (owner := view.port[int(square)]) != EMPTY]  # from the dock outward
    present = bool(in_play(view, boat))
    receivers: list[int | None] = [None] * (SLOTS - len(owners)) + list(reversed(owners))  # D5.2: the farthest slot first
    return DuelBoat(
        name=BOAT_NAMES[boat], present=present, slots=[_code(view.boats[boat, slot]) for slot in range(SLOTS)],
        lane=[SQUARE_NAMES[square] for square in LANES[boat]], pawns=lane_pawns(view, boat),
        receivers=receivers if present else [None] * SLOTS,
    )  # fmt: skip


def _seat(view: State, seat: int) -> DuelSeat:
    return DuelSeat(
        reserve=view.reserve[seat], obelisks=view.obelisks[seat], temples=[view.temples[seat, value] for value in range(4)],
        light=view.pyramids[seat, 0], dark=view.pyramids[seat, 1],
        chamber=[number + 1 for number in range(12) if view.chamber[seat] >> number & 1],
        tokens={name: view.tokens[seat, token] for token, name in enumerate(TOKEN_NAMES)},
    )  # fmt: skip


def duel_view(view: State, _seat_of_view: int | None = None) -> DuelView:
    """Return a view record as the page reads it; everybody knows the same of the Duel (D9.1)."""
    unseen = np.zeros(FACES, np.int16).view(Ints)
    count_unseen(view, unseen)
    return DuelView(
        sides={site.name.lower(): "B" if view.sides[site] else "A" for site in Site},
        phase=PHASE_NAMES[view.phase], turn=view.seat, placed=view.placed, unloads=view.unloads,
        port={SQUARE_NAMES[square]: None if view.port[square] == EMPTY else view.port[square] for square in range(SQUARES)},
        boats=[_boat(view, boat) for boat in range(BOATS)], seats=[_seat(view, seat) for seat in range(2)],
        pile=PILE - view.drawn, warehouse=WAREHOUSE - view.revealed,
        first_five=None if view.first_five == EMPTY else view.first_five, removed=_counts(view.removed), unseen=_counts(unseen),
    )  # fmt: skip
