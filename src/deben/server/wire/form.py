"""Forms: JSON that is the same at every moment but for some blanks.

Most of a message is known before the first match: the names of things, and every text that can stand in a place.  A form has all of
them written out in one long row; to fill it in is to copy one text for each blank, chosen by a number.  Rule functions find the
numbers and do the copying, so that compiled rules write a whole view in a microsecond or two.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
import numpy as np

from ...kernel.record import Ints
from ...kernel.rule import rule

__all__ = ["Cells", "Form", "Letters", "Texts", "counts", "fill", "finished", "numbers", "texts"]

Cells: TypeAlias = Annotated[Ints, np.int16, 1]
"""The numbers of a form's blanks in their order."""
Letters: TypeAlias = Annotated[Ints, np.uint8, 1]
Texts = Mapping[int, bytes]
"""What can stand in a blank, by number."""


def finished(text: bytes) -> Any:
    """Return JSON in place of a value, whatever that is: whoever encodes it only copies the text."""
    return msgspec.Raw(text)


def texts(values: Iterable[Any], below: Sequence[Any] = ()) -> Texts:
    """Return values as JSON, numbered from 0; those for the numbers -1, -2 and so on are given apart."""
    numbered = [*enumerate(values), *((-1 - at, value) for at, value in enumerate(below))]
    return {number: msgspec.json.encode(value) for number, value in numbered}


def numbers(least: int = -128, most: int = 127) -> Texts:
    """Return every number of a range as itself: without bounds, all that fit a byte."""
    return {number: b"%d" % number for number in range(least, most + 1)}


def counts(names: Sequence[str], most: int) -> list[str | Texts]:
    """Return the part of a form that is an object with a count, up to ``most``, for every name; where there is none, no name.

    A blank's number is the count, and ``most + 1`` more for a name that is not the first.
    """
    parts: list[str | Texts] = ["{"]
    for name in names:
        first = {count: f'"{name}":{count}'.encode() for count in range(1, most + 1)}
        parts.append({0: b""} | first | {most + 1 + count: b"," + text for count, text in first.items()})
    return [*parts, "}"]


class Form:
    """A text with blanks."""

    def __init__(self, *parts: str | Texts) -> None:
        """Take the text between the blanks, and what can stand in each of them."""
        written: list[bytes] = []
        zeros: list[int] = []
        self.longest = 0
        fixed = b""
        for part in (*parts, {0: b""}):  # the text after the last blank belongs to one more, which is always 0
            if isinstance(part, str):
                fixed += part.encode()
                continue
            least, most = min(part), max(part)
            zeros.append(len(written) - least)
            written += [fixed + part.get(number, b"") for number in range(least, most + 1)]
            self.longest += len(fixed) + max(map(len, part.values()))
            fixed = b""
        self.blanks = len(zeros) - 1
        """How many blanks there are."""
        self.zeros = np.array(zeros, np.int32)
        """Which text belongs to the number 0 of each blank."""
        self.ends = np.cumsum([0, *map(len, written)], dtype=np.int32)
        """Where the texts are."""
        self.letters = np.frombuffer(b"".join(written), np.uint8)


@rule
def fill(cells: Cells, zeros: Any, ends: Any, letters: Any, out: Letters) -> int:
    """Write a form's text with a number given for every blank, and return how long it is."""
    size = 0
    for blank in range(zeros.shape[0]):
        text = zeros[blank] + (cells[blank] if blank < cells.shape[0] else 0)
        for at in range(ends[text], ends[text + 1]):
            out[size] = letters[at]
            size += 1
    return size
