"""Works: entry points over rows that executors run by name, each with the room it writes to while it works.

An entry point takes what it is given, then its room, then from which row to which.  A GPU has a kernel of the same name for most,
whose threads have room of their own.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .chance import Chance
from .contract import Rules
from .entries.company import wait_many
from .entries.contest import ROWS
from .entries.listed import mask_many, pick_many, wrong_many
from .entries.rewards import reward_many
from .entries.rounds import begin_many, finish_many
from .entries.sight import observe_many, view_many
from .log import new_log
from .luck import Luck
from .record import Record, Rows

__all__ = ["WORKS", "Room", "Work", "record_of"]

Room = Callable[[Rules], Rows]
"""Makes a part of the room of a work."""


class Work(NamedTuple):
    """An entry point and its room."""

    entry: Callable[..., Any]
    room: tuple[Room, ...] = ()


def _view(rules: Rules) -> Rows:
    return rules.record.batch(1)


def _marks(rules: Any) -> Rows:
    return np.zeros(rules.most_marks, np.int16)


def _chance(_rules: Rules) -> Rows:
    return Chance.batch(1)


def _luck(_rules: Rules) -> Rows:
    return Luck.batch(1)


def _scratch(rules: Rules) -> Rows:
    return rules.record.batch(ROWS)


def _lists(rules: Rules) -> Rows:
    return np.zeros((2, rules.most_legal), np.int16)


def _log(_rules: Rules) -> Rows:
    return new_log(0)


WORKS = {
    "view": Work(view_many),
    "observe": Work(observe_many, (_view, _marks)),
    "mask": Work(mask_many),
    "wrong": Work(wrong_many),
    "pick": Work(pick_many, (_chance,)),
    "reward": Work(reward_many),
    "begin": Work(begin_many, (_luck,)),
    "finish": Work(finish_many, (_luck,)),
    "wait": Work(wait_many, (_scratch, _lists, _log)),
}
"""Every work, by name."""


def record_of(rules: Rules, rows: Any) -> type[Record] | None:
    """Return which record the rows of an array are; None for an array of numbers."""
    if rows.dtype.names is None:
        return None
    return next((record for record in (Chance, Luck) if record.dtype == rows.dtype), rules.record)
