"""How alike two positions are, from their texts alone: the share of what they say that both say.

No game is known here.  A text says three kinds of things, each as often as it does: a word, a word in a field, and a part of a
field, whose words are in no order.  So whoever exchanges things, within a field or between two, changes a few of many.  A text is
looked at twice, the second time with fields of one kind (``seat1``, ``seat2``; those of one letter) numbered by what is in them:
two seats that change places have changed little.  What was measured, and why the limit is where it is:
``docs/decisions/near-copies.md``.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["LIMIT", "Traits", "any_alike", "likenesses", "traits_of"]

LIMIT = 0.75
"""From here on two positions are alike: those of independent matches are not, but for the first moves of some games."""
AT_ONCE = 2000
WORD = re.compile(r"(\w[\w-]*|[\^~])(?:\*(\d{1,2}))?")
CODE = re.compile(r"([A-Za-z]\d*|\d+)(?:\*(\d{1,2}))?")
"""A word of a text in which nothing is separated by commas: ``o*3ldt4`` are six."""
PARTS = re.compile("[,/]")
ID = 0xFFFF_FFFF

Traits: TypeAlias = NDArray[np.uint32]
"""What a text says, as numbers: a row for each of the two looks at it."""
Shares: TypeAlias = NDArray[np.float32]
Part: TypeAlias = tuple[str, ...]
Field: TypeAlias = tuple[str, list[Part]]


def traits_of(position: str) -> Traits:
    """Return what a position says; a field in which nothing is says nothing."""
    words, fields = WORD if "," in position else CODE, []
    for text in position.split():
        name, _, value = text.partition("=")
        if parts := [part for each in PARTS.split(value) if (part := _part(words, each))]:
            fields.append((name, parts))
    return np.array([_numbers(fields), _numbers(_ranked(fields))], np.uint32)


def _part(words: re.Pattern[str], text: str) -> Part:
    return tuple(sorted(word for word, times in words.findall(text) for _ in range(int(times or 1))))


def _numbers(fields: list[Field]) -> list[int]:
    """Return a number for everything that is said; what is said twice has two."""
    return [hash((said, time)) & ID for said, times in Counter(_said(fields)).items() for time in range(times)]


def _said(fields: list[Field]) -> Iterator[str | tuple[str, str] | tuple[str, Part]]:
    for name, parts in fields:
        for part in parts:
            yield name, part
            for word in part:
                yield word
                yield name, word


def _ranked(fields: list[Field]) -> list[Field]:
    """Return the fields with those of one kind numbered by how much is in them."""
    kinds: dict[str, list[list[Part]]] = {}
    for name, parts in fields:
        kind = name.rstrip("0123456789")
        kinds.setdefault(kind if len(kind) > 1 else "", []).append(parts)
    for several in kinds.values():
        several.sort(key=lambda parts: (-sum(map(len, parts)), sorted(parts)))
    return [(f"{kind}{rank}", parts) for kind, several in kinds.items() for rank, parts in enumerate(several)]


def likenesses(asked: Sequence[Traits], others: Sequence[Traits]) -> Shares:
    """Return how alike each position is to each of some others: the things both say, of all that either says; 0 to 1."""
    both = np.maximum(*(_both([each[look] for each in asked], [each[look] for each in others]) for look in range(2)))
    said = np.add.outer([each.shape[1] for each in asked], [each.shape[1] for each in others])
    alike: Shares = both / np.maximum(said - both, 1).astype(np.float32)
    return alike


def _both(asked: list[Traits], others: list[Traits]) -> Shares:
    known = np.unique(np.concatenate(asked))
    return _marks(known, asked) @ _marks(known, others).T


def _marks(known: Traits, texts: list[Traits]) -> Shares:
    """Return a row for each text, with a one for each of some numbers that is in it."""
    marks = np.zeros((len(texts), len(known) + 1), np.float32)
    numbers = np.concatenate(texts)
    places = np.searchsorted(known, numbers)
    found = np.append(known, 0)[places] == numbers
    marks[np.repeat(np.arange(len(texts)), [len(text) for text in texts])[found], places[found]] = 1
    return marks


def any_alike(asked: Sequence[Traits], others: Sequence[Traits]) -> bool:
    """Return whether one of some positions is so like one of others that it may be a copy."""
    sizes = [each.shape[1] for each in asked]
    least, most = min(sizes, default=0) * LIMIT, max(sizes, default=0) / LIMIT
    near = [each for each in others if 0 < least <= each.shape[1] <= most]  # no other can be
    return any((likenesses(asked, near[at : at + AT_ONCE]) >= LIMIT).any() for at in range(0, len(near), AT_ONCE))
