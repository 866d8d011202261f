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

import numpy as np

from ....kernel.notation.fields import Notes
from ....kernel.notation.spelling import read_digits
from ....kernel.record import Ints
from ....kernel.rule import rule
from ....kernel.text import ZERO, Text, put_letter, spell, spell_number, spelled
from ..board import (
    EMPTY,
    FACES,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_PYRAMID,
    FIRST_TEMPLE,
    OBELISK,
    UNKNOWN,
)  # fmt: skip
from ..state import State
from .faults import Fault, refuse_field

__all__ = ["FACE_CODES", "count_tokens", "is_none", "lay_tokens", "owned", "put_run", "put_tokens", "read_run", "tokens_in"]

FACE_CODES = ("o", "l", "d", *(f"t{n}" for n in range(1, 5)), *(f"c{n}" for n in range(1, 13)), *"TBRS")
HIDDEN = FACES
"""Where unknown tokens are counted, and the last of the codes."""
TOKENS = spelled([*FACE_CODES, "?"])
WRITTEN_OUT = 2  # longer runs are written with a star
STAR, COMMA, NOTHING, TEMPLE, CHAMBER = map(ord, "*,-tc")
MOST_TEMPLE, MOST_CHAMBER = FIRST_CHAMBER - FIRST_TEMPLE, FIRST_ACTION - FIRST_CHAMBER
LETTERS = 128
_FACES = {code[0]: face for face, code in reversed([*enumerate(FACE_CODES)])} | {"?": UNKNOWN}
FACE_OF = np.array([_FACES.get(chr(letter), EMPTY) for letter in range(LETTERS)], np.int8).view(Ints)
"""The token whose code begins with a letter, of temples and chambers the first."""


@rule
def put_run(out: Text, face: int, count: int) -> None:
    """Append the same token several times, or not at all."""
    code = HIDDEN if face == UNKNOWN else face
    for _ in range(count if count <= WRITTEN_OUT else 1):
        spell(out, TOKENS, code)
    if count > WRITTEN_OUT:
        put_letter(out, STAR)
        spell_number(out, count)


@rule
def put_tokens(out: Text, faces: Ints, start: int, stop: int) -> None:
    """Append tokens in the order in which they lie, or a dash for none."""
    at = start
    while at < stop:
        count = 1
        while at + count < stop and faces[at + count] == faces[at]:
            count += 1
        if faces[at] != EMPTY:
            put_run(out, faces[at], count)
        at += count
    if start == stop or faces[start] == EMPTY:
        put_letter(out, NOTHING)


@rule
def owned(state: State, seat: int, face: int) -> int:
    """Return how many tokens of a face a player has taken."""
    if face == OBELISK:
        return int(state.obelisks[seat])
    if face < FIRST_TEMPLE:
        return int(state.pyramids[seat, face - FIRST_PYRAMID])
    if face < FIRST_CHAMBER:
        return int(state.temples[seat, face - FIRST_TEMPLE])
    if face < FIRST_ACTION:
        return int((state.chamber[seat] >> (face - FIRST_CHAMBER)) & 1)
    return int(state.tokens[seat, face - FIRST_ACTION])


@rule
def is_none(text: Text, start: int, end: int) -> bool:
    """Return whether a part says that there is no token."""
    return end - start == 1 and text.letters[start] == NOTHING


@rule
def read_code(text: Text, at: int, end: int) -> tuple[int, int]:
    """Return the token whose code stands here, and how long the code is; EMPTY for what is none."""
    letter = text.letters[at]
    face = FACE_OF[letter] if letter < LETTERS else EMPTY
    if letter != TEMPLE and letter != CHAMBER:
        return face, 1
    for digits in range(2, 0, -1):  # c12 is no c1
        number = read_digits(text, at + 1, min(end, at + 1 + digits), digits)
        if 0 < number <= (MOST_TEMPLE if letter == TEMPLE else MOST_CHAMBER) and text.letters[at + 1] > ZERO:
            return face + number - 1, 1 + min(digits, end - at - 1)
    return EMPTY, 0


@rule
def read_run(text: Text, at: int, end: int) -> tuple[int, int, int]:
    """Return the token that stands here, how often, and where the next one starts; EMPTY for what is none."""
    face, size = read_code(text, at, end)
    after, count = at + size, 1
    if after + 1 < end and text.letters[after] == STAR and text.letters[after + 1] > ZERO:
        for digits in range(2, 0, -1):
            given = read_digits(text, after + 1, min(end, after + 1 + digits), digits)
            if given > 0:
                count = given
                after = min(end, after + 1 + digits)
                break
    if after < end and text.letters[after] == COMMA:
        after += 1
    return face, count, after


@rule
def count_tokens(text: Text, start: int, end: int, notes: Notes, field: int, face_up: bool, out: Text) -> int:
    """Count the tokens of a part in the notes and return how many there are; -1 for a fault, such as one that is no ``face_up``."""
    total, hidden = 0, 0
    at = end if is_none(text, start, end) else start
    while at < end:
        face, count, after = read_run(text, at, end)
        if face == EMPTY:
            return -refuse_field(out, Fault.BAD_TOKEN, field, text, at, end)
        total += count
        if face == UNKNOWN:
            hidden += count
        notes.counts[HIDDEN if face == UNKNOWN else face] += count
        at = after
    if face_up and hidden > 0:
        return -refuse_field(out, Fault.FACE_DOWN, field, text, start, start)
    return total


@rule
def tokens_in(text: Text, start: int, end: int) -> int:
    """Return how many tokens a part has, all of them good."""
    total = 0
    at = end if is_none(text, start, end) else start
    while at < end:
        _, count, at = read_run(text, at, end)
        total += count
    return total


@rule
def lay_tokens(text: Text, start: int, end: int, faces: Ints, first: int) -> None:
    """Lay the tokens of a part, all of them good, into cells from ``first`` on."""
    at = end if is_none(text, start, end) else start
    cell = first
    while at < end:
        face, count, at = read_run(text, at, end)
        for _ in range(count):
            faces[cell] = face
            cell += 1
