"""Positions of the Duel in text.

A position is one line of fields in any order; only ``boats`` must be there.  An example, in the middle of a match::

    sides=AABB turn=A port=N.A/.../..N boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS N=oolt1T A=dc4 removed=oS

=============  =====================================================================  ==================
``sides``      the side of obelisk, temple, pyramids and chamber                      ``AAAA``
``turn``       whose turn it is, ``N`` for Nefertiti or ``A`` for Akhenaton           ``N``
``phase``      the decision that comes next, see below                                ``turn``
``placed``     pawns placed so far in a build-up                                      ``0``
``port``       the squares of the rows 1, 2, 3: ``N``, ``A`` or a point               no pawns
``boats``      the boats 1, 2, 3, a, b, c: slots 1, 2, 3, or ``-`` once it has left
``N`` ``A``    what each player has taken, action tokens too                          ``-``
``five``       who took a fifth obelisk first                                         whoever has five
``warehouse``  its tokens, the top one first                                          ``?*3``
``pile``       its tokens, the next one to be drawn first                             ``?`` as many times as are left
``removed``    the tokens out of the game                                             what is left, if nothing is ``?``
=============  =====================================================================  ==================

The last column is what a field means that is left out.  The codes of tokens are those of :mod:`deben.games.duel.cargo`.  The phases
are ``turn take build rush-place rush-unload rush-again swap swap-unload over``.

A text written from a view has ``?`` where the view does not know; a match that starts from such a text fills these places in
from its seed.  The reserves, the number of unloads and the rest follow from the fields.
"""

import re

import numpy as np

from ...kernel.log import new_log
from ...kernel.record import Ints
from ..contract import OptionsError
from ..position_text import read_fields
from .board import BOATS, EMPTY, FACES, PAWNS, PILE, SLOTS, SQUARES, UNKNOWN, WAREHOUSE
from .cargo import Cargo, read_cargo, write_tokens
from .faults import fault
from .notation import PHASE_NAMES, SEAT_NAMES
from .options import Options, blank, check, options_of
from .plausible import check_plausible
from .state import State
from .turn import receive
from .view import count_owned

__all__ = ["FIELDS", "read_position", "write_position"]

FIELDS = ("sides", "turn", "phase", "placed", "port", "boats", "N", "A", "five", "warehouse", "pile", "removed")
DEFAULTS = {
    "sides": "AAAA", "phase": "turn", "placed": "0", "port": ".../.../...", "N": "-", "A": "-", "five": "-", "warehouse": "?*3",
    "removed": "-",
}  # fmt: skip
SEATS = "NA"
PAWN_SIGNS = {".": EMPTY, "N": 0, "A": 1}
FIVE = 5  # obelisks, D8.1b


def write_position(state: State) -> str:
    """Return a state or view in position notation; what a reader would fill in anyway is left out."""
    fields = {
        "sides": options_of(state).sides,
        "turn": SEATS[state.seat],
        "phase": PHASE_NAMES[state.phase],
        "placed": str(state.placed),
        "port": "/".join("".join(".NA"[state.port[row + i] + 1] for i in range(3)) for row in range(0, SQUARES, 3)),
        "boats": "/".join(_write_boat(state, boat) for boat in range(BOATS)),
        "N": _write_owned(state, 0),
        "A": _write_owned(state, 1),
        "five": SEATS[state.first_five] if min(state.obelisks) >= FIVE else "-",
        "warehouse": write_tokens(state.warehouse[i] for i in range(state.revealed, WAREHOUSE)),
        "pile": write_tokens(state.pile[i] for i in range(state.drawn, PILE)),
        "removed": write_tokens(face for face in range(FACES) for _ in range(state.removed[face])),
    }
    followed = DEFAULTS | {"pile": write_tokens([UNKNOWN] * (PILE - state.drawn)) if state.drawn < PILE else ""}
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != followed.get(name))


def _write_boat(state: State, boat: int) -> str:
    return write_tokens(state.boats[boat, slot] for slot in range(SLOTS) if state.boats[boat, slot] != EMPTY)


def _write_owned(state: State, seat: int) -> str:
    counts = np.zeros(FACES, np.int8).view(Ints)
    count_owned(state, seat, counts)
    return write_tokens(face for face in range(FACES) for _ in range(-counts[face]))


def read_position(text: str) -> State:
    """Return the state or view that a position text describes; raises ``PositionError`` saying what is wrong."""
    fields = read_fields(text, FIELDS, fault)
    if "boats" not in fields:
        raise fault("boats-missing")
    state = blank(_read_sides(fields.get("sides", "AAAA")))
    state.seat = _read_seat("turn", fields.get("turn", "N"))
    state.phase = _read_phase(fields.get("phase", "turn"))
    state.placed = _read_placed(fields.get("placed", "0"))
    _set_port(state, fields.get("port", DEFAULTS["port"]))
    _load(state, read_cargo(fields))
    state.first_five = _read_five(state, fields.get("five", "-"))
    check_plausible(state)
    return state


def _read_sides(text: str) -> Options:
    try:
        return check(Options(text))
    except OptionsError:
        raise fault("bad-sides", text=text) from None


def _read_seat(field: str, text: str) -> int:
    if text not in ("N", "A"):
        raise fault("bad-seat", field=field, text=text)
    return SEATS.index(text)


def _read_phase(text: str) -> int:
    if text not in PHASE_NAMES:
        raise fault("bad-phase", text=text, known=" ".join(PHASE_NAMES))
    return PHASE_NAMES.index(text)


def _read_placed(text: str) -> int:
    if text not in ("0", "1", "2"):
        raise fault("bad-placed", text=text)
    return int(text)


def _set_port(state: State, text: str) -> None:
    """Put the pawns on the port; those that are not there are in the reserves (D1.4)."""
    if not re.fullmatch("[NA.]{3}/[NA.]{3}/[NA.]{3}", text):
        raise fault("bad-port", text=text)
    for square, sign in enumerate(text.replace("/", "")):
        state.port[square] = PAWN_SIGNS[sign]
    for seat, sign in enumerate(SEATS):
        state.reserve[seat] = PAWNS - text.count(sign)


def _load(state: State, cargo: Cargo) -> None:
    """Lay every token to its place, and count what was drawn, turned up and unloaded on the way there."""
    state.drawn, state.revealed = PILE - len(cargo.pile), WAREHOUSE - len(cargo.warehouse)
    state.unloads = state.drawn // SLOTS + cargo.boats.count([])  # each refilled a boat or made it leave, D5.4
    for i, face in enumerate([EMPTY] * state.drawn + cargo.pile):
        state.pile[i] = face
    for i, face in enumerate([EMPTY] * state.revealed + cargo.warehouse):
        state.warehouse[i] = face
    for boat, faces in enumerate(cargo.boats):
        for slot in range(SLOTS):
            state.boats[boat, slot] = faces[slot] if faces else EMPTY
    for face in cargo.removed:
        state.removed[face] += 1
    for seat in range(2):
        for face in cargo.owned[seat]:
            receive(state, seat, face, EMPTY, EMPTY, EMPTY, new_log(0))


def _read_five(state: State, text: str) -> int:
    """Return who took a fifth obelisk first (D8.1b): given, or whoever has five."""
    having = [seat for seat in range(2) if state.obelisks[seat] >= FIVE]
    if text == "-":
        if len(having) == 2:
            raise fault("five-unclear")
        return having[0] if having else EMPTY
    seat = _read_seat("five", text)
    if seat not in having:
        raise fault("five-wrong", text=text, seat=seat, player=SEAT_NAMES[seat])
    return seat
