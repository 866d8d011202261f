"""Fields of a position: how each is written, read, and what it means when it is left out.

Fields are read in the order of their table, so the meaning of a field left out may rest on the fields before it.  The same default
decides what a writer may leave out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .state import State
from .words import read_flag, read_name, read_number, read_seat, write_flag, write_name, write_seat

__all__ = ["Default", "Field", "always", "flag", "number", "seat", "word"]

Default = Callable[[State], str]
"""What a field left out would say, from what is known of the state so far."""


@dataclass(frozen=True)
class Field:
    """One field: its name, and the three ways between text and state."""

    name: str
    write: Callable[[State], str]
    read: Callable[[State, str], None]
    default: Default


def always(text: str) -> Default:
    """Return a default that does not depend on anything."""
    return lambda _: text


def number(name: str, attribute: str, low: int, high: int, default: Default | None = None) -> Field:
    """Return a field for a number of the state in a range."""
    return Field(
        name,
        lambda state: str(getattr(state, attribute)),
        lambda state, text: setattr(state, attribute, read_number(name, text, low, high)),
        default or always(str(low)),
    )


def flag(name: str, attribute: str, default: Default | None = None) -> Field:
    """Return a field for a 0 or 1 of the state, written no or yes."""
    return Field(
        name,
        lambda state: write_flag(getattr(state, attribute)),
        lambda state, text: setattr(state, attribute, read_flag(name, text)),
        default or always("no"),
    )


def word(name: str, attribute: str, names: Sequence[str], default: Default | None = None) -> Field:
    """Return a field for a number of the state that stands for a named thing, or - for none."""
    return Field(
        name,
        lambda state: write_name(names, getattr(state, attribute)),
        lambda state, text: setattr(state, attribute, read_name(name, text, names)),
        default or always("-"),
    )


def seat(name: str, attribute: str, default: Default | None = None) -> Field:
    """Return a field for a seat, counted from 1, or - for nobody."""
    return Field(
        name,
        lambda state: write_seat(getattr(state, attribute)),
        lambda state, text: setattr(state, attribute, read_seat(name, text, state.players)),
        default or always("-"),
    )
