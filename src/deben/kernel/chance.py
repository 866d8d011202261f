"""Chance: the quick random source of walks and bots, apart from the luck of matches.

Small fast counting generator (sfc32, Chris Doty-Humphrey's design) on 32-bit words; good statistics, no secrecy.
"""

from typing import Annotated, Any, TypeAlias

from .record import Ints, Record, i8, u32
from .rule import rule

__all__ = ["Chance", "Chances", "choose", "new_chance", "next_chance", "seed_chance"]

WORD = 0xFFFFFFFF
MOST_CARDS = 128


class Chance(Record):
    """The four words of one generator, and room to count and lay out what a view does not know."""

    word: Ints = u32(4)
    counts: Ints = i8(MOST_CARDS)
    cards: Ints = i8(MOST_CARDS)


Chances: TypeAlias = Annotated[Any, Chance, 1]
"""Generators in rows."""


@rule
def next_chance(chance: Chance) -> int:
    """Return the next 32-bit word."""
    a, b, c, count = chance.word[0] & WORD, chance.word[1] & WORD, chance.word[2] & WORD, chance.word[3] & WORD
    result = (a + b + count) & WORD
    chance.word[3] = (count + 1) & WORD
    chance.word[0] = b ^ (b >> 9)
    chance.word[1] = (c + (c << 3)) & WORD
    chance.word[2] = (((c << 21) | (c >> 11)) + result) & WORD
    return int(result)


@rule
def choose(chance: Chance, n: int) -> int:
    """Return a number from 0 to n - 1; for the small n of a board game the bias is below one in a hundred million."""
    return (next_chance(chance) * n) >> 32


@rule
def seed_chance(chance: Chance, low: int, high: int) -> None:
    """Start the generator from two 32-bit numbers and let it mix."""
    chance.word[0] = low & WORD
    chance.word[1] = high & WORD
    chance.word[2] = 0x9E3779B9
    chance.word[3] = 1
    for _ in range(12):
        next_chance(chance)


def new_chance(seed: int) -> Chance:
    """Return a generator started from a small number."""
    chance = Chance()
    seed_chance(chance, seed & WORD, (seed >> 32) & WORD)
    return chance
