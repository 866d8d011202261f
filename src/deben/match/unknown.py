"""The luck of a match that starts from a position with unknown places."""

from typing import Any

from ..kernel.chance import Chance
from ..kernel.entries.beginning import fill_one
from ..kernel.executor import Executor
from ..kernel.luck import Luck, key_words
from ..kernel.record import Record

__all__ = ["filled_in"]


def filled_in(executor: Executor, view: Record, seed: int | str | bytes) -> Any:
    """Return a state that fits the view, the same for the same seed; a state without unknown places is returned as it is."""
    state, lucks = view.copy(), Luck.batch(1)
    lucks[0]["key"] = key_words(seed)
    states = executor.hand(executor.rules.record, state.rows)
    executor.translated(fill_one)(states, executor.hand(Luck, lucks), executor.hand(Chance, Chance.batch(1)))
    return state
