"""The event log that rule functions write while they apply an action.

A log is a small table of 16-bit numbers.  Row 0 holds the count; every later row is one event: its kind and up to five
parameters.  A log without rows swallows everything, which is what batches of random play want.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from .record import Ints
from .rule import Log, rule

__all__ = ["EVENT_WIDTH", "emit", "forget", "kinds_among", "logged", "logged_any", "new_log", "read_log"]

EVENT_WIDTH = 6
CAPACITY = 96


def new_log(capacity: int = CAPACITY) -> Ints:
    """Return an empty log; with capacity 0, one that records nothing."""
    rows = capacity + 1 if capacity else 0
    return np.zeros((rows, EVENT_WIDTH), np.int16).view(Ints)


@rule
def emit(log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Append one event; beyond the capacity nothing is written, but it is still counted."""
    if log.shape[0] == 0:
        return
    at = log[0, 0] + 1
    log[0, 0] = at
    if at >= log.shape[0]:
        return
    log[at, 0] = kind
    log[at, 1] = a
    log[at, 2] = b
    log[at, 3] = c
    log[at, 4] = d
    log[at, 5] = e


@rule
def logged(log: Log) -> int:
    """Return how many events the log holds, which are in the rows from 1 on."""
    return min(int(log[0, 0]), log.shape[0] - 1) if log.shape[0] > 0 else 0


def kinds_among(kinds: type[IntEnum], *chosen: IntEnum) -> Ints:
    """Return for each kind of event whether it is among the chosen ones, 1 or 0."""
    return np.array([kind in chosen for kind in kinds], np.int8).view(Ints)


@rule
def logged_any(log: Log, among: Any) -> bool:
    """Return whether the log holds an event of one of these kinds."""
    for row in range(1, logged(log) + 1):
        if among[log[row, 0]]:
            return True
    return False


@rule
def forget(log: Log) -> None:
    """Empty the log."""
    if log.shape[0] > 0:
        log[0, 0] = 0


def read_log(log: Ints) -> list[tuple[int, ...]]:
    """Return the events written since the log was new, each as (kind, a, b, c, d, e), and empty it."""
    count = log[0, 0]
    if count >= log.shape[0]:
        raise OverflowError(f"an action caused {count} events, the log holds {log.shape[0] - 1}")
    events = [tuple(row) for row in np.asarray(log)[1 : count + 1].tolist()]
    log[0, 0] = 0
    return events
