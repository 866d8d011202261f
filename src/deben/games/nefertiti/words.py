"""The words of position notation: numbers, names, seats and cards, written and read.

A card is its name: ``harp``, ``double`` for a double senet, ``mirror+1`` for a foreign gift, ``travelling-thief``, in the deck also
``akhenaton`` and ``?`` for one that is not known.  Cards stand with commas, several of a kind as ``harp*3``, none as ``-``.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

import numpy as np

from ...kernel.record import Ints
from .board import AKHENATON, COPIES, EMPTY, KIND_NAMES, KINDS, NONE, TRAVELLER, UNKNOWN
from .faults import fault
from .state import State
from .view import count_unseen

__all__ = [
    "CARD_NAMES", "read_cards", "read_counts", "read_flag", "read_name", "read_names", "read_number", "read_numbers", "read_seat",
    "unseen", "write_cards", "write_counts", "write_flag", "write_name", "write_seat",
]  # fmt: skip

CARD_NAMES = dict(enumerate(KIND_NAMES)) | {
    AKHENATON: "akhenaton", TRAVELLER: "travelling-thief", UNKNOWN: "?", EMPTY: "-",
}  # fmt: skip
CARDS_BY_NAME = {name: card for card, name in CARD_NAMES.items()}


def write_cards(cards: Iterable[int]) -> str:
    """Return cards in notation, in the order given."""
    runs = ((CARD_NAMES[card], len(list(run))) for card, run in groupby(cards))
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in runs) or "-"


def write_counts(counts: Iterable[int]) -> str:
    """Return cards in notation from how many there are of each kind."""
    return write_cards(kind for kind, count in enumerate(counts) for _ in range(count))


def read_cards(field: str, text: str, allowed: Sequence[int]) -> list[int]:
    """Return the cards that a text names, all of them among the allowed ones."""
    cards: list[int] = []
    for part in text.split(",") if text != "-" else ():
        name, star, count = part.partition("*")
        card = CARDS_BY_NAME.get(name)
        if card is None or card not in allowed or (star and not re.fullmatch("[1-9][0-9]?", count)):
            raise fault("bad-card", field=field, text=part)
        cards += [card] * int(count or 1)
    return cards


def read_counts(state: State, field: str, text: str) -> Counter[int]:
    """Return how many gifts of each kind a text names, none more often than it exists (N1.5)."""
    counts = Counter(read_cards(field, text, range(KINDS)))
    for kind, count in counts.items():
        copies = int(COPIES[state.players - 2, state.memphis, kind])
        if count > copies:
            raise fault("too-many-copies", card=KIND_NAMES[kind], count=count, copies=copies)
    return counts


def unseen(state: State) -> Counter[int]:
    """Return the gifts, and Akhenaton until he is drawn, that lie nowhere but in the deck; negative where too many are seen."""
    counts = np.zeros(KINDS + 1, np.int16).view(Ints)
    count_unseen(state, counts)
    return Counter(dict(enumerate(counts.tolist())))


def read_number(field: str, text: str, low: int, high: int) -> int:
    """Return a number in a range."""
    if not re.fullmatch("[0-9]{1,5}", text) or not low <= int(text) <= high:
        raise fault("bad-number", field=field, text=text, low=low, high=high)
    return int(text)


def read_numbers(field: str, text: str, count: int) -> list[int]:
    """Return so many numbers, written with commas."""
    if not re.fullmatch(",".join(["[0-9]{1,2}"] * count), text):
        raise fault("bad-numbers", field=field, text=text, count=count)
    return [int(part) for part in text.split(",")]


def write_flag(value: int) -> str:
    """Return yes or no."""
    return "yes" if value else "no"


def read_flag(field: str, text: str) -> int:
    """Return 1 for yes and 0 for no."""
    return ("no", "yes").index(read_known(field, text, ("no", "yes")))


def read_known(field: str, text: str, known: Sequence[str]) -> str:
    """Return the text if it is one of the known ones."""
    if text not in known:
        raise fault("bad-word", field=field, text=text, known=" ".join(known))
    return text


def write_name(names: Sequence[str], number: int) -> str:
    """Return the name of a thing by its number, or - for none."""
    return "-" if number == NONE else names[number]


def read_name(field: str, text: str, names: Sequence[str]) -> int:
    """Return the number of a thing by its name, NONE for -."""
    return NONE if text == "-" else names.index(read_known(field, text, names))


def read_names(field: str, text: str, names: Sequence[str]) -> list[int]:
    """Return the numbers of several things, written with commas."""
    return [read_name(field, part, names) for part in text.split(",")] if text != "-" else []


def write_seat(seat: int) -> str:
    """Return a seat as people count, from 1, or - for nobody."""
    return "-" if seat == NONE else str(seat + 1)


def read_seat(field: str, text: str, players: int) -> int:
    """Return a seat, NONE for -."""
    if text == "-":
        return NONE
    if not re.fullmatch("[1-5]", text) or int(text) > players:
        raise fault("bad-seat", field=field, text=text, players=players)
    return int(text) - 1
