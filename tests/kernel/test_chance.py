"""Chance, the quick source of walks and bots: fair enough, repeatable, the same when compiled."""

import numba
import numpy as np
import pytest
from scipy.stats import chisquare

from deben.kernel.chance import WORD, Chance, choose, new_chance, next_chance, seed_chance
from deben.kernel.rule import Translation


@pytest.mark.parametrize("n", [2, 3, 7, 19, 57])
def test_choose_is_fair(n: int) -> None:
    chance = new_chance(n)
    draws = np.bincount([choose(chance, n) for _ in range(20_000)], minlength=n)
    assert len(draws) == n
    assert 0.001 < chisquare(draws).pvalue < 0.999


def test_neighbouring_seeds_start_apart() -> None:
    firsts = [choose(new_chance(seed), 10) for seed in range(5_000)]
    pairs = np.bincount([10 * a + b for a, b in zip(firsts[::2], firsts[1::2], strict=True)], minlength=100)
    assert 0.001 < chisquare(pairs).pvalue < 0.999


def test_the_same_seed_gives_the_same_words() -> None:
    first, second = new_chance(2**40 + 9), new_chance(2**40 + 9)
    assert [next_chance(first) for _ in range(50)] == [next_chance(second) for _ in range(50)]
    assert next_chance(new_chance(9)) != next_chance(new_chance(2**40 + 9)), "the upper half of the seed counts"


def test_words_have_32_bits_in_plain_python() -> None:
    chance = new_chance(3)
    words = [next_chance(chance) for _ in range(2_000)]
    assert min(words) >= 0
    assert max(words) <= WORD
    assert all(0.4 < np.mean([word >> bit & 1 for word in words]) < 0.6 for bit in range(32))


def test_sfc32_against_an_independent_writing() -> None:
    """The four lines of the published design, on unsigned NumPy words."""
    chance = Chance()
    seed_chance(chance, 123, 456)
    a, b, c, d = np.array([123, 456, 0x9E3779B9, 1], np.uint64)
    mask, out = np.uint64(WORD), []
    for _ in range(40):
        word = (a + b + d) & mask
        d = (d + np.uint64(1)) & mask
        a = b ^ (b >> np.uint64(9))
        b = (c + (c << np.uint64(3))) & mask
        c = ((((c << np.uint64(21)) | (c >> np.uint64(11))) & mask) + word) & mask
        out.append(int(word))
    assert [next_chance(chance) for _ in range(28)] == out[12:]


def test_compiled_chance_is_the_same() -> None:
    compiled = Translation(numba.njit)(choose)
    plain, row = new_chance(5), new_chance(5)
    assert [choose(plain, 19) for _ in range(500)] == [compiled(row.rows[0], 19) for _ in range(500)]
    assert plain == row
