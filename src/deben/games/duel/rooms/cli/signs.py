"""The signs of the Duel's table: colours and letters of the seats, tokens as chips."""

from rich.text import Text

from ...board import EMPTY, FIRST_CHAMBER
from ...position.tokens import FACE_CODES

__all__ = ["SEAT_COLOURS", "SEAT_SIGNS", "SEAT_STYLES", "chip", "runs", "sign"]

SEAT_STYLES = ("bold black on bright_yellow", "bold white on blue")
SEAT_COLOURS = ("yellow", "bright_blue")
SEAT_SIGNS = ("N", "A")
FACE_STYLES = (
    "black on white", "black on bright_yellow", "white on grey30", *["white on dark_cyan"] * 4, *["white on dark_red"] * 12,
    *["bold black on green3"] * 4,
)  # fmt: skip


def chip(face: int, width: int) -> Text:
    """Return a token on a boat, or the room for one."""
    return Text(" " * width) if face == EMPTY else Text(FACE_CODES[face].center(width), FACE_STYLES[face])


def sign(face: int) -> Text:
    """Return a token as a single letter or value."""
    return Text(FACE_CODES[face][-1], FACE_STYLES[face])


def runs(numbers: int) -> Text:
    """Return the numbers of a burial chamber with runs drawn together: ``1-3 7`` (D8.4)."""
    held = [number for number in range(1, 13) if (numbers >> (number - 1)) & 1]
    starts = [number for number in held if number - 1 not in held]
    ends = [number for number in held if number + 1 not in held]
    parts = [f"{start}" if start == end else f"{start}-{end}" for start, end in zip(starts, ends, strict=True)]
    return Text(" ").join(Text(part, FACE_STYLES[FIRST_CHAMBER]) for part in parts)
