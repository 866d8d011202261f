"""What is refused at the doors: counted every time, and logged once an address and a while with what was compared."""

import logging
import time
from typing import Any

import msgspec

from .limits import Bucket
from .logs import log
from .metrics import Metrics
from .recent import Recent

__all__ = ["PERIOD", "Refusals"]

PERIOD = 60.0
"""Seconds in which an address is told of once for the same reason."""
MOST_KNOWN = 2000
LINE_RATE, LINE_BURST = 2.0, 100.0
"""Lines a second, of all addresses together: whoever has many of them does not fill the disk either."""


class _Told(msgspec.Struct):
    """When a line was written, and how much was refused since then for the same reason."""

    at: float
    more: int = 0


class Refusals:
    """Counts what is refused, and writes it into the log in measure."""

    def __init__(self, metrics: Metrics, period: float = PERIOD) -> None:
        self.metrics, self.period = metrics, period
        self._told: Recent[tuple[str, str], _Told] = Recent(MOST_KNOWN)
        self._lines = Bucket(LINE_RATE, LINE_BURST)
        self._unsaid = 0

    def count(self, code: str) -> None:
        """Count one."""
        self.metrics.refused.labels(code).inc()

    def tell(self, code: str, address: str, event: str, **compared: Any) -> None:
        """Log one, unless a line on the same address and reason was just written: the next one says how many more there were."""
        now, told = time.monotonic(), self._told.recall((code, address))
        if told is not None and now - told.at < self.period:
            told.more += 1
            return
        if not self._lines.take():
            self._unsaid += 1
            return
        self._told.put((code, address), _Told(now))
        if told is not None and told.more:
            compared["more"] = told.more
        if self._unsaid:
            compared["unsaid"], self._unsaid = self._unsaid, 0
        log(event, logging.WARNING, code=code, address=address, **compared)

    def refuse(self, code: str, address: str, event: str, **compared: Any) -> None:
        """Count one and log it."""
        self.count(code)
        self.tell(code, address, event, **compared)
