"""Words in a text of bytes, as rule functions read them: found, compared, taken for numbers.

A part of a text is where it starts and where it ends; a table of words is a :class:`deben.kernel.text.Names` made by ``spelled``.
"""

from typing import Any

from ..rule import rule
from ..text import ZERO, Text, spelled

__all__ = ["find_in_any_case", "find_letter", "find_word", "is_word", "lowered", "matched", "read_digits", "space_at"]

SPACE, FIRST_BLANK, LAST_BLANK, FIRST_SEPARATOR = 0x20, 0x09, 0x0D, 0x1C
BEYOND_ASCII = 0x80
WIDE_SPACES = spelled([chr(code) for code in (0x85, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x2028, 0x2029, 0x202F, 0x205F, 0x3000)])
WIDE_SPACE_COUNT = len(WIDE_SPACES.ends) - 1
CAPITAL_A, CAPITAL_Z, TO_SMALL = ord("A"), ord("Z"), ord("a") - ord("A")
NINE = ord("9")


@rule
def matched(text: Text, at: int, end: int, table: Any, number: int) -> int:
    """Return how long a word of a table is if the part begins with it, otherwise -1."""
    first = table.ends[number]
    size = table.ends[number + 1] - first
    if size > end - at:
        return -1
    letters = text.letters
    words = table.letters
    for i in range(size):
        if letters[at + i] != words[first + i]:
            return -1
    return int(size)


@rule
def is_word(text: Text, start: int, end: int, table: Any, number: int) -> bool:
    """Return whether the part is that word of a table."""
    return table.ends[number + 1] - table.ends[number] == end - start and matched(text, start, end, table, number) >= 0


@rule
def find_word(text: Text, start: int, end: int, table: Any, first: int, count: int) -> int:
    """Return which of ``count`` words of a table, from ``first`` on, the part is; -1 if none."""
    for i in range(count):
        if is_word(text, start, end, table, first + i):
            return i
    return -1


@rule
def find_in_any_case(text: Text, start: int, end: int, table: Any, count: int) -> int:
    """Return which of the first ``count`` words of a table, all in small letters, the part is, in whatever case; -1 if none."""
    for word in range(count):
        first = table.ends[word]
        if table.ends[word + 1] - first != end - start:
            continue
        at = start
        while at < end and lowered(text.letters[at]) == table.letters[first + at - start]:
            at += 1
        if at == end:
            return word
    return -1


@rule
def find_letter(text: Text, start: int, end: int, letter: int) -> int:
    """Return where a letter is first found in the part, or its end."""
    letters = text.letters
    for i in range(start, end):
        if letters[i] == letter:
            return i
    return end


@rule
def space_at(text: Text, at: int, end: int) -> int:
    """Return how many bytes of white space stand here as one sign; 0 if none."""
    letter = text.letters[at]
    if letter < BEYOND_ASCII:
        return 1 if letter == SPACE or FIRST_BLANK <= letter <= LAST_BLANK or FIRST_SEPARATOR <= letter < SPACE else 0
    for i in range(WIDE_SPACE_COUNT):
        size = matched(text, at, end, WIDE_SPACES, i)
        if size > 0:
            return size
    return 0


@rule
def lowered(letter: int) -> int:
    """Return a letter of the alphabet in its small form, and anything else as it is."""
    return letter + TO_SMALL if CAPITAL_A <= letter <= CAPITAL_Z else letter


@rule
def read_digits(text: Text, start: int, end: int, most: int) -> int:
    """Return the number that the part spells with one digit up to ``most`` of them; -1 if it is none."""
    if end <= start or end - start > most:
        return -1
    number = 0
    letters = text.letters
    for i in range(start, end):
        if letters[i] < ZERO or letters[i] > NINE:
            return -1
        number = number * 10 + letters[i] - ZERO
    return number
