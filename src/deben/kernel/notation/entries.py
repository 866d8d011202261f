"""Entry points for positions in text, and what calls them from Python."""

import json
from typing import Any

from ..contract import read_position, write_position
from ..executor import Executor
from ..rule import States, rule
from ..text import Text, Texts, read_text, write_text
from .fields import Notepads, Notes

__all__ = ["position_from", "position_text", "read_position_one", "write_position_one"]


@rule
def write_position_one(states: States, texts: Texts) -> None:
    """Write the first row in notation as the first text."""
    write_position(states[0], texts[0])


@rule
def read_position_one(texts: Texts, states: States, notes: Notepads, faults: Texts) -> int:
    """Fill the first row, all zeros before, from the first text; return 0, or 1 with what is wrong as JSON in ``faults``."""
    return read_position(texts[0], states[0], notes[0], faults[0])


def position_text(executor: Executor, state: Any) -> str:
    """Return a state or view in position notation."""
    text = Text()
    states = executor.hand(executor.rules.record, state.rows)
    executor.translated(write_position_one)(states, executor.hand(Text, text.rows))
    return read_text(text).decode()


def position_from(executor: Executor, written: str) -> Any:
    """Return the state or view that a position text describes, or what is wrong with it: a dictionary of code and params."""
    text, fault, notes, state = Text(), Text(), Notes(), executor.rules.record()
    write_text(text, written.encode(errors="replace"))
    states = executor.hand(executor.rules.record, state.rows)
    texts, faults = executor.hand(Text, text.rows), executor.hand(Text, fault.rows)
    wrong = executor.translated(read_position_one)(texts, states, executor.hand(Notes, notes.rows), faults)
    return json.loads(read_text(fault)) if wrong else state
