"""Luck: the cipher against published vectors, seeds in every form, and fair draws."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

from deben.kernel.executor import PythonExecutor
from deben.kernel.luck import (
    DICE_STREAM,
    ROUNDS,
    WORD,
    Luck,
    advance_key,
    below,
    block,
    is_uneven,
    key_words,
    keyed_below,
    new_seed,
    next_word,
    quarter,
    seed_number,
    shuffle,
)
from deben.kernel.record import Ints
from deben.kernel.rule import rebound

from ..nightly import often
from .toy import TOY, Stones


def luck_of(seed: int) -> Luck:
    luck = Luck()
    luck.key[:] = key_words(seed)
    return luck


def stream(key_hex: str, counter: int, nonce: int, rounds: int) -> str:
    """Return one block as published vectors write it: the bytes of its little-endian words."""
    key = np.frombuffer(bytes.fromhex(key_hex), "<u4").view(Ints)
    return np.array(block(key, counter, nonce, rounds), "<u4").tobytes().hex()


def test_quarter_round_of_rfc_8439() -> None:
    """Section 2.1.1."""
    before = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert quarter(*before) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@pytest.mark.parametrize(
    ("key", "counter", "expected"),
    [
        (
            "00" * 32,
            0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            "00" * 32,
            1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        (
            "00" * 31 + "01",
            1,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
    ],
)
def test_twenty_rounds_are_chacha20(key: str, counter: int, expected: str) -> None:
    """RFC 8439, appendix A.1, vectors 1 to 3."""
    assert stream(key, counter, 0, 20) == expected


CHACHA8 = [
    (
        "00" * 32,
        0,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        "01" + "00" * 31,
        0,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        "00" * 32,
        1,
        "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06",
        "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46",
    ),
]
"""Key, nonce and the first two blocks: cases 1 to 3 of draft-strombergson-chacha-test-vectors, 256-bit keys, 8 rounds."""


@pytest.mark.parametrize(("key", "nonce", "first", "second"), CHACHA8)
def test_eight_rounds_are_chacha8(key: str, nonce: int, first: str, second: str) -> None:
    assert ROUNDS == 8
    assert stream(key, 0, nonce, ROUNDS) == first
    assert stream(key, 1, nonce, ROUNDS) == second


def test_setup_draws_the_words_of_the_stream_in_order() -> None:
    luck = luck_of(0)
    words = np.array([next_word(luck) for _ in range(32)], "<u4").tobytes().hex()
    assert words == CHACHA8[0][2] + CHACHA8[0][3]


def test_the_seed_is_the_key_lowest_word_first() -> None:
    assert key_words(0x0102030405060708) == [0x05060708, 0x01020304, 0, 0, 0, 0, 0, 0]
    assert key_words(2**256 - 1) == [WORD] * 8


@pytest.mark.parametrize("seed", [0xC0FFEE, "c0ffee", "0xC0FFEE", "00c0ffee", bytes.fromhex("c0ffee"), bytes(29) + b"\xc0\xff\xee"])
def test_a_seed_may_be_a_number_text_or_bytes(seed: int | str | bytes) -> None:
    assert seed_number(seed) == 0xC0FFEE


@pytest.mark.parametrize("seed", [-1, 2**256, b"\x01" + bytes(32), "", "0x", "xyz", "-1", "1_0", " 1", True, 1.5, None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed"):
        seed_number(seed)  # type: ignore[arg-type]


def test_fresh_seeds_have_256_bits() -> None:
    seeds = [new_seed() for _ in range(64)]
    assert len(set(seeds)) == 64
    assert max(seeds).bit_length() > 250
    assert all(seed_number(seed) == seed for seed in seeds)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 60, 1000])
def test_below_is_fair(n: int) -> None:
    luck = luck_of(1000 + n)
    draws = np.bincount([below(luck, n) for _ in range(often(6_000, 20_000))], minlength=n)
    assert len(draws) == n
    assert 0.001 < chisquare(draws).pvalue < 0.999


def test_below_draws_again_where_a_word_would_favour_its_number() -> None:
    """2**32 mod 10 is 6, so six words are one too many: those whose tenfold leaves 0, 2 or 4 above a multiple of 2**32."""
    favoured = [0, 429496730, 1288490189, 2147483648, 2576980378, 3435973837]
    assert [word * 10 % 2**32 for word in favoured] == [0, 4, 2, 0, 4, 2]
    words = iter([*favoured, 1717986919, 858993460, WORD])
    draw = rebound(below, {"next_word": lambda _luck: next(words)})
    assert [draw(None, 10) for _ in range(3)] == [4, 2, 9]


def test_below_a_power_of_two_never_draws_again() -> None:
    words = iter([WORD])
    assert rebound(below, {"next_word": lambda _luck: next(words)})(None, 4) == 3


@pytest.mark.parametrize("n", [3, 7, 60, 1000, 65_537])
def test_the_words_that_count_are_shared_out_equally(n: int) -> None:
    """Word w gives w * n >> 32; every number keeps exactly 2**32 // n words: where it has one more, its first is too many."""
    for number in range(0, n, max(1, n // 50)):
        first, last = -(-(number << 32) // n), (((number + 1) << 32) - 1) // n
        spare = last - first + 1 - 2**32 // n
        assert spare in (0, 1)
        assert [is_uneven(word * n, n) for word in (first, first + 1, last)] == [bool(spare), False, False]


def test_every_order_of_four_is_equally_likely() -> None:
    luck = luck_of(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(often(4_000, 12_000)):
        cards = np.arange(4, dtype=np.int8).view(Ints)
        shuffle(luck, cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert sorted(orders) == sorted(permutations(range(4)))
    assert 0.001 < chisquare(list(orders.values())).pvalue < 0.999


def test_every_place_of_sixty_is_equally_likely_for_every_card() -> None:
    luck = luck_of(60)
    places, rounds = np.zeros((60, 60), int), often(500, 1_500)
    for _ in range(rounds):
        cards = np.arange(60, dtype=np.int8).view(Ints)
        shuffle(luck, cards, 60)
        places[np.arange(60), np.asarray(cards)] += 1
    assert (places.sum(0) == rounds).all()
    # Rows and columns have fixed sums, which leaves 59 times 59 free cells.
    assert 0.001 < chisquare(places.ravel(), ddof=3600 - 1 - 59 * 59).pvalue < 0.999


def test_shuffle_leaves_the_rest_alone() -> None:
    cards = np.arange(10, dtype=np.int8).view(Ints)
    shuffle(luck_of(1), cards, 6)
    assert sorted(cards.tolist()[:6]) == [0, 1, 2, 3, 4, 5]
    assert cards.tolist()[6:] == [6, 7, 8, 9]


def test_dice_are_fair_and_depend_on_the_counter_alone() -> None:
    key = luck_of(77).key
    counters = range(often(1_500, 6_000))
    rolls = [keyed_below(key, counter, 6) for counter in counters]
    assert rolls == [keyed_below(key, counter, 6) for counter in reversed(counters)][::-1]
    assert 0.001 < chisquare(np.bincount(rolls, minlength=6)).pvalue < 0.999


def test_dice_are_the_first_word_of_their_block() -> None:
    key = luck_of(5).key
    assert keyed_below(key, 9, 6) == block(key, 9, DICE_STREAM, ROUNDS)[0] * 6 >> 32


def test_dice_skip_words_that_would_favour_a_number() -> None:
    def roll(words: list[int]) -> object:
        return rebound(keyed_below, {"block": lambda *_: tuple(words)})(None, 0, 6)

    assert roll([0, 2**31, 2**31 - 1] + [0] * 13) == 2, "2**32 mod 6 is 4: six times 0 and six times 2**31 leave less"
    assert roll([0] * 15 + [2**31]) == 3, "after fifteen of them the sixteenth stands: one chance in 2**450"


@pytest.mark.parametrize("base", [0, 12345, 2**32 - 3, 2**64 - 3, 2**256 - 3])
def test_match_i_of_a_batch_has_the_seed_plus_i(base: int) -> None:
    executor = PythonExecutor(TOY)
    rows = Stones.batch(6)
    executor.setup_rows(rows, Stones(), base, 0, 6)
    for i in range(6):
        assert Stones(rows[i : i + 1]) == executor.setup(Stones(), (base + i) % 2**256)


def test_advance_key_carries_through_every_word() -> None:
    for base in (0, 2**32 - 1, 2**96 - 1, 2**256 - 1):
        key = np.array(key_words(base), np.uint32).view(Ints)
        advance_key(key, 7)
        assert key.tolist() == key_words((base + 7) % 2**256)
