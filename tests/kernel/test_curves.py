"""Logarithm and exponential of rule code against the machine's own."""

import math

import pytest

from deben.kernel.curves import exponential, logarithm


@pytest.mark.parametrize("x", [1.0, 1.4142135, 1.4142136, 2.0, 3.0, 10.0, 12345.0, 2.0**31 - 1])
def test_the_logarithm_is_the_machines_own_to_the_last_bits(x: float) -> None:
    assert logarithm(x) == pytest.approx(math.log(x), rel=4e-16, abs=1e-300)


@pytest.mark.parametrize("x", [-699.5, -30.0, -1.0, -0.3466, -1e-9, 0.0, 1e-9, 0.3465, 1.0, 2.5, 20.0, 699.5])
def test_the_exponential_is_the_machines_own_to_the_last_bits(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=4e-14)


def test_far_away_powers_are_nothing_or_stay_finite() -> None:
    assert exponential(-1e9) == 0.0
    assert exponential(1e9) == exponential(700.0) < math.inf
