"""How much of something one person may do in a time, and how long what they write may be."""

import time
from ipaddress import IPv6Address, ip_network

from .recent import Recent

__all__ = ["MOST_ACTION", "MOST_KEY", "MOST_POSITION", "Bucket", "Limiter", "home_of", "is_key"]

MOST_KNOWN = 10_000
MOST_KEY = 64
MOST_ACTION = 64
MOST_POSITION = 4000
"""Letters that a position may have: the longest that a match can come to has about half as many."""
HOME_BITS = 64
"""So much of an address of IPv6 names the network of a home."""


def is_key(text: str) -> bool:
    """Return whether a text can be an idempotency key: a few printable signs of ASCII, which every database keeps as they are."""
    return 1 <= len(text) <= MOST_KEY and text.isascii() and text.isprintable()


def home_of(host: str) -> str:
    """Return an address as limits count it: of IPv6 the network, whose people have all of its addresses.

    Where a server listens on ``::``, all addresses of IPv4 come as one network of IPv6.
    """
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ip_network((address, HOME_BITS), strict=False))


class Bucket:
    """Lets so many through at once and so many a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Return whether one more may pass now, or something that costs as much as several; at most all there ever is."""
        now, burst = time.monotonic(), self.burst
        left = self.left + (now - self.at) * self.rate
        self.at = now
        if left > burst:
            left = burst
        if cost > burst:
            cost = burst
        passes = left >= cost
        self.left = left - cost if passes else left
        return passes


class Limiter:
    """A bucket for each address or person; those who have not come for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: Recent[str, Bucket] = Recent(MOST_KNOWN)

    def take(self, who: str, cost: float = 1) -> bool:
        """Return whether one more of theirs may pass now, or something that costs as much as several."""
        return self._buckets.recall_or_make(who, lambda: Bucket(self.rate, self.burst)).take(cost)
