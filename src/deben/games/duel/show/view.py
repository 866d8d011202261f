"""The Duel's views as JSON, with names in place of numbers."""

from enum import IntEnum, auto

from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import (
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
    put_null,
    put_number,
    set_flag,
    set_name,
    set_number,
    set_seat,
)
from ..board import ACTIONS, BOATS, EMPTY, FACES, LANES, PILE, SLOTS, SQUARES, WAREHOUSE, Site
from ..notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ..position.tokens import FACE_CODES
from ..state import State
from ..view import count_unseen

__all__ = ["FACES_SHOWN", "show_view"]

SEATS = 2
CHAMBER = 12
TEMPLES = 4


class Key(IntEnum):
    """The keys of a view."""

    SIDES = auto()
    PHASE = auto()
    TURN = auto()
    PLACED = auto()
    UNLOADS = auto()
    PORT = auto()
    BOATS = auto()
    SEATS = auto()
    PILE = auto()
    WAREHOUSE = auto()
    FIRST_FIVE = auto()
    REMOVED = auto()
    UNSEEN = auto()
    # a boat
    PRESENT = auto()
    SLOTS = auto()
    PAWNS = auto()
    RECEIVERS = auto()
    # a seat
    RESERVE = auto()
    OBELISKS = auto()
    TEMPLES = auto()
    LIGHT = auto()
    DARK = auto()
    CHAMBER = auto()
    TOKENS = auto()


KEYS = keys_of(Key)
GAME = begun([{"game": "duel"}])
SITES = keys(site.name.lower() for site in Site)
SIDES = names("AB")
PHASES = names(PHASE_NAMES)
PORT = keys(SQUARE_NAMES)
FACES_HELD = keys(FACE_CODES)
FACES_SHOWN = names(FACE_CODES, below=[None, None])  # no token, and one that nobody knows
TOKENS = keys(TOKEN_NAMES)
BOATS_BEGUN = begun({"name": BOAT_NAMES[boat], "lane": [SQUARE_NAMES[at] for at in LANES[boat]]} for boat in range(BOATS))


@rule
def show_view(view: State, seat: int, out: Text) -> None:
    """Write a view; everybody knows the same (D9.1)."""
    put(out, GAME, 0)
    put_key(out, KEYS, Key.SIDES)
    open_object(out)
    for site in range(len(Site)):
        set_name(out, SITES, site, SIDES, view.sides[site])
    close_object(out)
    set_name(out, KEYS, Key.PHASE, PHASES, view.phase)
    set_number(out, KEYS, Key.TURN, view.seat)
    set_number(out, KEYS, Key.PLACED, view.placed)
    set_number(out, KEYS, Key.UNLOADS, view.unloads)
    show_port(view, out)
    put_key(out, KEYS, Key.SEATS)
    open_list(out)
    for owner in range(SEATS):
        show_seat(view, owner, out)
    close_list(out)
    set_number(out, KEYS, Key.PILE, PILE - view.drawn)
    set_number(out, KEYS, Key.WAREHOUSE, WAREHOUSE - view.revealed)
    set_seat(out, KEYS, Key.FIRST_FIVE, view.first_five)
    put_key(out, KEYS, Key.REMOVED)
    show_counts(view.removed, out)
    put_key(out, KEYS, Key.UNSEEN)
    count_unseen(view, out.counts)
    show_counts(out.counts, out)
    close_object(out)


@rule
def show_port(view: State, out: Text) -> None:
    """Write who stands on which square, and the boats."""
    put_key(out, KEYS, Key.PORT)
    open_object(out)
    for square in range(SQUARES):
        set_seat(out, PORT, square, view.port[square])
    close_object(out)
    put_key(out, KEYS, Key.BOATS)
    open_list(out)
    for boat in range(BOATS):
        show_boat(view, boat, out)
    close_list(out)


@rule
def show_boat(view: State, boat: int, out: Text) -> None:
    """Write a boat: its tokens, and who stands in its lane."""
    put(out, BOATS_BEGUN, boat)
    set_flag(out, KEYS, Key.PRESENT, view.boats[boat, 0] != EMPTY)
    put_key(out, KEYS, Key.SLOTS)
    open_list(out)
    for slot in range(SLOTS):
        put(out, FACES_SHOWN, view.boats[boat, slot])
    close_list(out)
    pawns = 0
    for i in range(SLOTS):
        if view.port[LANES[boat, i]] != EMPTY:
            pawns += 1
    set_number(out, KEYS, Key.PAWNS, pawns)
    put_key(out, KEYS, Key.RECEIVERS)
    show_receivers(view, boat, pawns, out)
    close_object(out)


@rule
def show_receivers(view: State, boat: int, pawns: int, out: Text) -> None:
    """Write who would get the token of each slot: the pawn nearest to the dock the farthest one (D5.2)."""
    open_list(out)
    present = view.boats[boat, 0] != EMPTY
    for _ in range(SLOTS - pawns if present else SLOTS):
        put_null(out)
    for i in range(SLOTS - 1, -1, -1):
        if present and view.port[LANES[boat, i]] != EMPTY:
            put_number(out, view.port[LANES[boat, i]])
    close_list(out)


@rule
def show_seat(view: State, seat: int, out: Text) -> None:
    """Write what a player has."""
    open_object(out)
    set_number(out, KEYS, Key.RESERVE, view.reserve[seat])
    set_number(out, KEYS, Key.OBELISKS, view.obelisks[seat])
    put_key(out, KEYS, Key.TEMPLES)
    open_list(out)
    for value in range(TEMPLES):
        put_number(out, view.temples[seat, value])
    close_list(out)
    set_number(out, KEYS, Key.LIGHT, view.pyramids[seat, 0])
    set_number(out, KEYS, Key.DARK, view.pyramids[seat, 1])
    put_key(out, KEYS, Key.CHAMBER)
    open_list(out)
    for number in range(CHAMBER):
        if view.chamber[seat] >> number & 1:
            put_number(out, number + 1)
    close_list(out)
    put_key(out, KEYS, Key.TOKENS)
    open_object(out)
    for token in range(ACTIONS):
        set_number(out, TOKENS, token, view.tokens[seat, token])
    close_object(out)
    close_object(out)


@rule
def show_counts(counts: Ints, out: Text) -> None:
    """Write how many tokens there are of each face, where there are any."""
    open_object(out)
    for face in range(FACES):
        if counts[face] > 0:
            set_number(out, FACES_HELD, face, counts[face])
    close_object(out)
