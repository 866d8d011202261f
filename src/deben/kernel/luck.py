"""Luck: everything random in a match, drawn from its seed.

``docs/luck.md`` specifies this file so exactly that somebody else can write it again.  In short: a seed is a number below
2**256 and is the key of the ChaCha stream cipher with eight rounds; set-up draws its shuffles from the key stream, and a roll
of dice in the middle of a match is one keyed block chosen by a counter in the state.  All arithmetic is on 32-bit words kept in
ordinary integers, so plain Python and the compilers agree without care.
"""

import secrets
from typing import Annotated, Any, TypeAlias

from .record import Ints, Record, i8, i32, u32
from .rule import rule

__all__ = ["Luck", "Lucks", "below", "key_words", "keyed_below", "new_seed", "seed_number", "shuffle"]

ROUNDS = 8
WORD = 0xFFFFFFFF
SETUP_STREAM = 0
DICE_STREAM = 1
MOST_CARDS = 128


class Luck(Record):
    """A position in the key stream of one seed, used by set-up."""

    key: Ints = u32(8)
    words: Ints = u32(16)
    block: int = i32()
    used: int = i32()
    cards: Ints = i8(MOST_CARDS)  # where set-up shuffles


Lucks: TypeAlias = Annotated[Any, Luck, 1]
"""Positions in rows."""


def new_seed() -> int:
    """Return 256 fresh random bits from the operating system."""
    return secrets.randbits(256)


def seed_number(seed: int | str | bytes) -> int:
    """Return the seed as a number below 2**256; text is hexadecimal, bytes are big-endian."""
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise ValueError(f"a seed is a number, hexadecimal text or bytes, not {type(seed).__name__}")
    if isinstance(seed, str):
        digits = seed.removeprefix("0x")
        if not digits or not set(digits) <= set("0123456789abcdefABCDEF"):
            raise ValueError("a seed written as text is hexadecimal, for example 'c0ffee'")
        seed = int(digits, 16)
    number = int.from_bytes(seed, "big") if isinstance(seed, bytes) else seed
    if not 0 <= number < 2**256:
        raise ValueError("a seed has at most 256 bits and is not negative")
    return number


def key_words(seed: int | str | bytes) -> list[int]:
    """Return the eight 32-bit words of the cipher's key, lowest first: the seed in base 2**32."""
    number = seed_number(seed)
    return [(number >> (32 * i)) & WORD for i in range(8)]


@rule
def advance_key(key: Ints, count: int) -> None:
    """Add ``count`` (below 2**31) to the seed whose words are in ``key``: match i of a batch has the seed base + i."""
    carry = count
    for i in range(8):
        total = key[i] + carry
        key[i] = total & WORD
        carry = total >> 32


@rule
def rotated(word: int, by: int) -> int:
    """Return a 32-bit word rotated left."""
    return ((word << by) | (word >> (32 - by))) & WORD


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Return the four words after one quarter round of ChaCha."""
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def block(key: Ints, counter: int, stream: int, rounds: int) -> tuple[int, ...]:
    """Return the sixteen words of one key stream block: ChaCha with counter words (counter, 0) and nonce words (stream, 0)."""
    k0, k1, k2, k3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD
    k4, k5, k6, k7 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    a, b, c, d = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    e, f, g, h = k0, k1, k2, k3
    i, j, k, m = k4, k5, k6, k7
    n, o, p, q = counter, 0, stream, 0
    for _ in range(rounds // 2):
        a, e, i, n = quarter(a, e, i, n)
        b, f, j, o = quarter(b, f, j, o)
        c, g, k, p = quarter(c, g, k, p)
        d, h, m, q = quarter(d, h, m, q)
        a, f, k, q = quarter(a, f, k, q)
        b, g, m, n = quarter(b, g, m, n)
        c, h, i, o = quarter(c, h, i, o)
        d, e, j, p = quarter(d, e, j, p)
    return (
        (a + 0x61707865) & WORD, (b + 0x3320646E) & WORD, (c + 0x79622D32) & WORD, (d + 0x6B206574) & WORD,
        (e + k0) & WORD, (f + k1) & WORD, (g + k2) & WORD, (h + k3) & WORD,
        (i + k4) & WORD, (j + k5) & WORD, (k + k6) & WORD, (m + k7) & WORD,
        (n + counter) & WORD, o, (p + stream) & WORD, q,
    )  # fmt: skip


@rule
def next_word(luck: Luck) -> int:
    """Return the next 32-bit word of the set-up stream."""
    if luck.used == 0:
        words = block(luck.key, luck.block, SETUP_STREAM, ROUNDS)
        for i in range(16):
            luck.words[i] = words[i]
        luck.block += 1
    word = luck.words[luck.used] & WORD
    luck.used = (luck.used + 1) % 16
    return int(word)


@rule
def is_uneven(product: int, n: int) -> bool:
    """Return whether a word, given times n, is one that would favour its number: 2**32 mod n words are (D. Lemire, 2019)."""
    low = product & WORD
    return low < n and low < (1 << 32) % n  # the first comparison saves nearly every division


@rule
def below(luck: Luck, n: int) -> int:
    """Return a number from 0 to n - 1 (n below 2**31), each exactly equally likely: words that are one too many are drawn again."""
    product = next_word(luck) * n
    while is_uneven(product, n):
        product = next_word(luck) * n
    return product >> 32


@rule
def shuffle(luck: Luck, cards: Ints, count: int) -> None:
    """Put the first ``count`` cells of ``cards`` into random order, from the last place down (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = below(luck, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def keyed_below(key: Ints, counter: int, n: int) -> int:
    """Return the number from 0 to n - 1 that block ``counter`` of the dice stream gives: by its first word that is not too many."""
    words = block(key, counter, DICE_STREAM, ROUNDS)
    for i in range(15):
        if not is_uneven(words[i] * n, n):
            return (words[i] * n) >> 32
    return (words[15] * n) >> 32
