"""Tokens in position notation, and where all sixty of them are.

================  ==================================================
``o``             obelisk
``l`` ``d``       pyramid, light or dark
``t1``-``t4``     temple of that value
``c1``-``c12``    burial chamber of that number
``T B R S``       action token: take, build, rush, swap
``?``             a token that lies face down and is not known
``o*4``           the same token four times
``-``             no token
================  ==================================================

Tokens follow each other without a sign between them, or with commas: ``ot3c12T`` is ``o,t3,c12,T``.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from .board import BOATS, COPIES, FACES, PILE, SLOTS, UNKNOWN, WAREHOUSE
from .faults import fault
from .notation import BOAT_NAMES

__all__ = ["FACE_CODES", "Cargo", "read_cargo", "write_tokens"]

FACE_CODES = ("o", "l", "d", *(f"t{n}" for n in range(1, 5)), *(f"c{n}" for n in range(1, 13)), *"TBRS")
CODES = {code: face for face, code in enumerate(FACE_CODES)} | {"?": UNKNOWN}
RUN = re.compile(r"(t[1-4]|c1[0-2]|c[1-9]|[oldTBRS?])(?:\*([1-9][0-9]?))?,?")
WRITTEN_OUT = 2  # longer runs are written with a star


def write_tokens(faces: Iterable[int]) -> str:
    """Return faces in notation, in the order given."""
    runs = ((FACE_CODES[face] if face >= 0 else "?", len(list(run))) for face, run in groupby(faces))
    return "".join(code * count if count <= WRITTEN_OUT else f"{code}*{count}" for code, count in runs) or "-"


def _read_tokens(field: str, text: str) -> list[int]:
    faces: list[int] = []
    at = 0 if text != "-" else len(text)
    while at < len(text):
        run = RUN.match(text, at)
        if not run:
            raise fault("bad-token", field=field, text=text[at:])
        faces += [CODES[run[1]]] * int(run[2] or 1)
        at = run.end()
    return faces


def _read_open(field: str, text: str) -> list[int]:
    faces = _read_tokens(field, text)
    if UNKNOWN in faces:
        raise fault("face-down", field=field)
    return faces


@dataclass
class Cargo:
    """Where every token is: faces by place; a boat that has left is an empty list."""

    boats: list[list[int]]
    owned: tuple[list[int], list[int]]
    warehouse: list[int]
    pile: list[int]
    removed: list[int]


def read_cargo(fields: Mapping[str, str]) -> Cargo:
    """Return the tokens of a position's fields, with what was left out filled in; raises ``PositionError``."""
    owned = (_read_open("N", fields.get("N", "-")), _read_open("A", fields.get("A", "-")))
    warehouse = _read_tokens("warehouse", fields.get("warehouse", "?*3"))
    if len(warehouse) > WAREHOUSE:
        raise fault("warehouse-too-long", tokens=len(warehouse))
    cargo = Cargo(_read_boats(fields["boats"]), owned, warehouse, [], _read_open("removed", fields.get("removed", "-")))
    cargo.pile = _read_pile(fields["pile"]) if "pile" in fields else [UNKNOWN] * _pile_length(cargo)
    unseen = _unseen(cargo)
    spare = unseen.total() - cargo.pile.count(UNKNOWN) - cargo.warehouse.count(UNKNOWN)
    if spare and "removed" not in fields and spare == unseen.total():
        cargo.removed = sorted(unseen.elements())
    elif spare > 0 and "removed" not in fields:
        raise fault("removed-unclear", tokens=spare)
    elif spare:
        raise fault("wrong-total", pile=len(cargo.pile), total=int(COPIES.sum()) - spare)
    return cargo


def _read_boats(text: str) -> list[list[int]]:
    parts = text.split("/")
    if len(parts) != BOATS:
        raise fault("wrong-boat-count", boats=len(parts))
    boats = [_read_open("boats", part) for part in parts]
    for name, part, tokens in zip(BOAT_NAMES, parts, boats, strict=True):
        if part != "-" and len(tokens) != SLOTS:
            raise fault("boat-half-empty", boat=name, tokens=len(tokens))
    return boats


def _read_pile(text: str) -> list[int]:
    pile = _read_tokens("pile", text)
    if len(pile) > PILE:
        raise fault("pile-too-long", tokens=len(pile))
    if len(pile) % SLOTS:
        raise fault("pile-not-threes", tokens=len(pile))
    return pile


def _known(cargo: Cargo) -> Counter[int]:
    places = [*cargo.boats, *cargo.owned, cargo.warehouse, cargo.pile, cargo.removed]
    return Counter(face for place in places for face in place)


def _pile_length(cargo: Cargo) -> int:
    """Return how long a pile that nobody described is: what the other places leave, in whole loads (D5.4)."""
    if [] in cargo.boats:
        return 0
    rest = int(COPIES.sum()) - _known(cargo).total()
    return max(0, min(PILE, rest)) // SLOTS * SLOTS


def _unseen(cargo: Cargo) -> Counter[int]:
    """Return the tokens that are in no known place; raises ``PositionError`` when there are more than exist (D1.1)."""
    known = _known(cargo)
    for face in range(FACES):
        if known[face] > COPIES[face]:
            raise fault("too-many-copies", token=FACE_CODES[face], count=known[face], copies=int(COPIES[face]))
    return Counter({face: int(COPIES[face]) - known[face] for face in range(FACES)})
