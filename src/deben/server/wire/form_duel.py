"""The Duel's view as a form, and the rule functions that write the numbers of its blanks, in the same order."""

import msgspec

from ...games.duel.board import ACTIONS, BOATS, COPIES, EMPTY, FACES, LANES, PILE, SLOTS, SQUARES, WAREHOUSE, Site
from ...games.duel.cargo import FACE_CODES
from ...games.duel.notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from ...games.duel.state import State
from ...games.duel.view import count_unseen
from ...kernel.rule import rule
from .form import Cells, Form, Letters, Texts, counts, fill, numbers, texts

__all__ = ["VIEW_FORM", "duel_text"]

MOST_COPIES = int(COPIES.max())
LANE = 3
OWNERS = 3
"""Nobody, and the two seats."""
LANE_CODES = OWNERS**LANE
CHAMBER = 12
SEATS = 2


def _sides() -> list[str | Texts]:
    parts: list[str | Texts] = []
    for site in Site:
        parts += [f',"{site.name.lower()}":' if parts else f'"{site.name.lower()}":', texts("AB")]
    return parts


def _port() -> list[str | Texts]:
    parts: list[str | Texts] = []
    for name in SQUARE_NAMES:
        parts += [f',"{name}":' if parts else f'"{name}":', texts((0, 1), below=[None])]
    return parts


def _receivers(code: int, present: bool) -> bytes:
    """Return how many pawns stand in a lane, and who would get what: the pawn nearest to the dock, the farthest slot (D5.2)."""
    lane = [code // OWNERS**square % OWNERS - 1 for square in range(LANE)]
    owners = [owner for owner in lane if owner != EMPTY]
    receivers = [None] * (SLOTS - len(owners)) + owners[::-1] if present else [None] * SLOTS
    return b'"pawns":%d,"receivers":%b' % (len(owners), msgspec.json.encode(receivers))


def _boat(boat: int) -> list[str | Texts]:
    slot = texts(FACE_CODES, below=[None, None])  # no token, and one that nobody knows
    lane = msgspec.json.encode([SQUARE_NAMES[square] for square in LANES[boat]]).decode()
    owners = {code + LANE_CODES * present: _receivers(code, bool(present)) for present in range(2) for code in range(LANE_CODES)}
    return [
        f'{{"name":"{BOAT_NAMES[boat]}","present":', texts([False, True]), ',"slots":[', slot, ",", slot, ",", slot,
        f'],"lane":{lane},', owners, "}",
    ]  # fmt: skip


def _seat() -> list[str | Texts]:
    held = [[number + 1 for number in range(CHAMBER) if bits >> number & 1] for bits in range(1 << CHAMBER)]
    parts: list[str | Texts] = ['{"reserve":', numbers(), ',"obelisks":', numbers(), ',"temples":[']
    for value in range(4):
        parts += ["," if value else "", numbers()]
    parts += ['],"light":', numbers(), ',"dark":', numbers(), ',"chamber":', texts(held), ',"tokens":{']
    for token, name in enumerate(TOKEN_NAMES):
        parts += [f',"{name}":' if token else f'"{name}":', numbers()]
    return [*parts, "}}"]


VIEW_FORM = Form(
    '{"game":"duel","sides":{', *_sides(), '},"phase":', texts(PHASE_NAMES), ',"turn":', numbers(), ',"placed":', numbers(),
    ',"unloads":', numbers(), ',"port":{', *_port(), '},"boats":[',
    *(part for boat in range(BOATS) for part in ("," if boat else "", *_boat(boat))), '],"seats":[',
    *(part for seat in range(SEATS) for part in ("," if seat else "", *_seat())), '],"pile":', numbers(),
    ',"warehouse":', numbers(), ',"first_five":', texts((0, 1), below=[None]), ',"removed":', *counts(FACE_CODES, MOST_COPIES),
    ',"unseen":', *counts(FACE_CODES, MOST_COPIES), "}",
)  # fmt: skip
"""A ``DuelView``."""
ZEROS, ENDS, LETTERS = VIEW_FORM.zeros, VIEW_FORM.ends, VIEW_FORM.letters


@rule
def duel_text(view: State, cells: Cells, out: Letters) -> int:
    """Write a view as JSON and return how long it is."""
    duel_cells(view, cells)
    return fill(cells, ZEROS, ENDS, LETTERS, out)


@rule
def duel_cells(view: State, cells: Cells) -> None:
    """Write the number of every blank of the form."""
    at = 0
    for site in range(4):
        cells[at + site] = view.sides[site]
    at += 4
    cells[at] = view.phase
    cells[at + 1] = view.seat
    cells[at + 2] = view.placed
    cells[at + 3] = view.unloads
    at += 4
    for square in range(SQUARES):
        cells[at + square] = view.port[square]
    at += SQUARES
    for boat in range(BOATS):
        at = boat_cells(view, boat, cells, at)
    for seat in range(SEATS):
        at = seat_cells(view, seat, cells, at)
    cells[at] = PILE - view.drawn
    cells[at + 1] = WAREHOUSE - view.revealed
    cells[at + 2] = view.first_five
    at += 3
    for face in range(FACES):
        cells[at + face] = view.removed[face]
    count_cells(cells, at)
    at += FACES
    count_unseen(view, cells[at : at + FACES])
    count_cells(cells, at)


@rule
def boat_cells(view: State, boat: int, cells: Cells, at: int) -> int:
    """Write a boat's numbers and return where the next ones go: whether it is there, its faces, who stands in its lane."""
    present = 1 if view.boats[boat, 0] != EMPTY else 0
    cells[at] = present
    code = 0
    for i in range(SLOTS):
        cells[at + 1 + i] = view.boats[boat, i]
        code += (view.port[LANES[boat, i]] + 1) * OWNERS**i
    cells[at + 1 + SLOTS] = code + present * LANE_CODES
    return at + 2 + SLOTS


@rule
def seat_cells(view: State, seat: int, cells: Cells, at: int) -> int:
    """Write a seat's numbers and return where the next ones go."""
    cells[at] = view.reserve[seat]
    cells[at + 1] = view.obelisks[seat]
    at += 2
    for value in range(4):
        cells[at + value] = view.temples[seat, value]
    cells[at + 4] = view.pyramids[seat, 0]
    cells[at + 5] = view.pyramids[seat, 1]
    cells[at + 6] = view.chamber[seat]
    at += 7
    for token in range(ACTIONS):
        cells[at + token] = view.tokens[seat, token]
    return at + ACTIONS


@rule
def count_cells(cells: Cells, at: int) -> None:
    """Mark the counts of an object that are not its first: they follow a comma."""
    some = 0
    for i in range(at, at + FACES):
        if cells[i] > 0:
            cells[i] += some
            some = MOST_COPIES + 1
        else:
            cells[i] = 0
