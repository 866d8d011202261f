"""The Duel shown: wire values made from a view record."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import numpy as np

from ...games.contract import Event
from ...games.duel.actions import DONE, PASS, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap, pair_of_swap
from ...games.duel.board import BOATS, EMPTY, FACES, LANES, PAIRS, PILE, SLOTS, WAREHOUSE, Site
from ...games.duel.cargo import FACE_CODES
from ...games.duel.notation import ACTION_NAMES, BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ...games.duel.state import State
from ...games.duel.view import count_unseen
from ...kernel.record import Ints
from .common import LegalAction, TableEvent
from .duel import DuelBoat, DuelSeat, DuelView, Side
from .reading import Reading, ready, spans

__all__ = ["duel_action", "duel_events", "duel_view"]

NAMES: dict[str, Sequence[str]] = {"square": SQUARE_NAMES, "boat": BOAT_NAMES, "face": FACE_CODES, "token": TOKEN_NAMES}
SLOT_PARAMS = ("slot", "other")
MOST_KEPT = 20_000
"""Parts of boards that are kept once they are made: most of what is shown was shown before."""


def _named(param: str, number: int) -> int | str | None:
    if param in SLOT_PARAMS:
        return number + 1
    if param in NAMES:
        return None if number < 0 else NAMES[param][number]
    return number


def duel_events(_before: Any, events: Sequence[Event]) -> list[TableEvent]:
    """Return events with names in place of numbers."""
    return [_event(event) for event in events]


_events: dict[int, tuple[Event, TableEvent]] = {}


def _event(event: Event) -> TableEvent:
    """Return an event as it is shown; the game gives the same object for the same event, so that it is known by its address."""
    known = _events.get(id(event))
    if known is not None and known[0] is event:
        return known[1]
    if len(_events) >= MOST_KEPT:
        _events.clear()
    shown = TableEvent(event.kind, {name: _named(name, number) for name, number in event.params.items()})
    _events[id(event)] = event, shown
    return shown


def duel_action(view: State, action: int) -> LegalAction:
    """Return an action with the part of the board it is attached to."""
    shown = ACTIONS[action]
    if shown.kind != "take":
        return shown
    boat, slot = divmod(action - TAKE, SLOTS)
    return LegalAction(shown.action, "take", boat=shown.boat, slot=shown.slot, card=_code(view.boats[boat, slot]))


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


@lru_cache(MOST_KEPT)
def _counts(counts: tuple[int, ...]) -> dict[str, int]:
    return ready({FACE_CODES[face]: count for face, count in enumerate(counts) if count > 0})


@lru_cache(MOST_KEPT)
def _sides(sides: tuple[int, ...]) -> dict[str, Side]:
    return ready({site.name.lower(): "B" if sides[site] else "A" for site in Site})


@lru_cache(MOST_KEPT)
def _port(owners: tuple[int, ...]) -> dict[str, int | None]:
    return ready({name: None if owner == EMPTY else owner for name, owner in zip(SQUARE_NAMES, owners, strict=True)})


@lru_cache(MOST_KEPT)
def _lanes(owners: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return who stands in each boat's lane, from the dock outward."""
    return [tuple(owners[square] for square in lane) for lane in LANE_SQUARES]


LANE_SQUARES = [tuple(int(square) for square in LANES[boat]) for boat in range(BOATS)]
LANE_NAMES = [[SQUARE_NAMES[square] for square in LANE_SQUARES[boat]] for boat in range(BOATS)]


@lru_cache(MOST_KEPT)
def _boat(boat: int, slots: tuple[int, ...], lane: tuple[int, ...]) -> DuelBoat:
    """Return a boat with these faces and the owners of the pawns in its lane, from the dock outward."""
    owners = [owner for owner in lane if owner != EMPTY]
    present = slots[0] != EMPTY
    receivers: list[int | None] = [None] * (SLOTS - len(owners)) + list(reversed(owners))  # D5.2: the farthest slot first
    return ready(DuelBoat(
        name=BOAT_NAMES[boat], present=present, slots=[_code(face) for face in slots], lane=LANE_NAMES[boat], pawns=len(owners),
        receivers=receivers if present else [None] * SLOTS,
    ))  # fmt: skip


@lru_cache(MOST_KEPT)
def _seat(
    reserve: int, obelisks: int, temples: tuple[int, ...], pyramids: tuple[int, ...], chamber: int, tokens: tuple[int, ...]
) -> DuelSeat:
    return ready(DuelSeat(
        reserve=reserve, obelisks=obelisks, temples=list(temples), light=pyramids[0], dark=pyramids[1],
        chamber=[number + 1 for number in range(12) if chamber >> number & 1], tokens=dict(zip(TOKEN_NAMES, tokens, strict=True)),
    ))  # fmt: skip


def _unseen(view: Any) -> Sequence[int]:
    counts = np.zeros(FACES, np.int16).view(Ints)
    count_unseen(view, counts)
    return cast(Sequence[int], counts.tolist())


SPANS = spans(State)
BOAT_SPANS = list(enumerate(SPANS["boats"]))
(PORT,), (SIDES,), (REMOVED,) = SPANS["port"], SPANS["sides"], SPANS["removed"]
AT = {name: parts[0].start for name, parts in SPANS.items()}
SEAT_SPANS = [
    (AT["reserve"] + seat, AT["obelisks"] + seat, SPANS["temples"][seat], SPANS["pyramids"][seat], AT["chamber"] + seat,
     SPANS["tokens"][seat])
    for seat in range(2)
]  # fmt: skip
PHASE, TURN, PLACED, UNLOADS, DRAWN, REVEALED, FIRST = (
    AT[name] for name in ("phase", "seat", "placed", "unloads", "drawn", "revealed", "first_five")
)


def duel_view(given: Any, _seat_of_view: int | None = None, unseen: Sequence[int] | None = None) -> DuelView:
    """Return a view record as the page reads it; everybody knows the same of the Duel (D9.1).

    ``unseen`` is how many tokens of each face nobody has seen, where that is known already.  The parts are finished JSON.
    """
    view: Any = given if isinstance(given, Reading) else Reading(given)
    cells = view.numbers
    port = cells[PORT]
    lanes = _lanes(port)
    return DuelView(
        sides=_sides(cells[SIDES]), phase=PHASE_NAMES[cells[PHASE]], turn=cells[TURN], placed=cells[PLACED], unloads=cells[UNLOADS],
        port=_port(port), boats=[_boat(boat, cells[span], lanes[boat]) for boat, span in BOAT_SPANS],
        seats=[_seat(*[cells[at] for at in seat]) for seat in SEAT_SPANS], pile=PILE - cells[DRAWN],
        warehouse=WAREHOUSE - cells[REVEALED], first_five=None if cells[FIRST] == EMPTY else cells[FIRST],
        removed=_counts(cells[REMOVED]), unseen=_counts(tuple(_unseen(view) if unseen is None else unseen)),
    )  # fmt: skip
