"""Logarithm and exponential as rule code: the same bits in every executor, where machines would differ in the last."""

from .rule import rule

__all__ = ["exponential", "logarithm"]

LN_2 = 0.6931471805599453
ROOT_2 = 1.4142135623730951
LARGEST = 700.0
"""Beyond this a power is as good as nothing, or as infinite."""


@rule
def logarithm(x: float) -> float:
    """Return the natural logarithm of a number from 1 on."""
    twos = 0
    while x > ROOT_2:
        x *= 0.5
        twos += 1
    part = (x - 1.0) / (x + 1.0)
    square = part * part
    series = 0.0
    for k in range(10, -1, -1):
        series = series * square + 1.0 / (2 * k + 1)
    return twos * LN_2 + 2.0 * part * series


@rule
def exponential(x: float) -> float:
    """Return e to the power of x, which is taken to be at most ``LARGEST``; 0 far below."""
    if x < -LARGEST:
        return 0.0
    x = min(x, LARGEST)
    wanted = x / LN_2 + 0.5
    twos = int(wanted)  # no floor, which CUDA gives as a floating-point number
    if twos > wanted:
        twos -= 1
    rest = x - twos * LN_2
    series = 1.0
    for k in range(13, 0, -1):
        series = 1.0 + series * rest / k
    return series * power_of_two(twos)


@rule
def power_of_two(twos: int) -> float:
    """Return 2 to a whole power, exactly."""
    factor = 2.0 if twos > 0 else 0.5
    found = 1.0
    left = abs(twos)
    while left > 0:
        if left & 1:
            found *= factor
        factor *= factor
        left >>= 1
    return found
