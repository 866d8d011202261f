"""People's names, cleaned: what is shown to others must not be able to disturb their page or their reading."""

import unicodedata

__all__ = ["MOST_LETTERS", "clean_name"]

MOST_LETTERS = 32
MOST_MARKS = 2  # accents on one letter


def clean_name(given: str) -> str:
    """Return a name without control and direction signs, heaps of accents and needless spaces, cut to a readable length."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", given):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif kind[0] != "C" and marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:MOST_LETTERS].strip()
