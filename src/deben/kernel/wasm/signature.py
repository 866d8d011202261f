"""How an entry point of a module is called: arrays as an address and their dimensions, numbers as they are."""

from collections.abc import Callable
from types import FunctionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from ..record import Record

__all__ = ["Argument", "Signature", "record_name", "signature_of"]

STATE = "State"
"""The name of the game's own record, whatever its class is called."""


class Argument(msgspec.Struct, frozen=True, omit_defaults=True):
    """An argument of an entry point: ``record`` and the names of NumPy's types are arrays, ``int``, ``bool``, ``float`` numbers."""

    name: str
    kind: str
    record: str | None = None
    dimensions: int = 0


class Signature(msgspec.Struct, frozen=True):
    """The arguments of an entry point in their order, and whether it returns a number."""

    arguments: tuple[Argument, ...]
    returns: str


def record_name(record: type[Record]) -> str:
    """Return what a record is called in a module."""
    return STATE if record is Record else record.__name__


def _argument(name: str, annotation: Any) -> Argument:
    if annotation in (int, bool):
        return Argument(name, annotation.__name__)
    if annotation is float:
        return Argument(name, "float")
    if get_origin(annotation) is not Annotated:
        raise TypeError(f"{name}: an entry point says which arrays it takes, {annotation} does not")
    _, cell, dimensions = get_args(annotation)
    if isinstance(cell, type) and issubclass(cell, Record):
        return Argument(name, "record", record_name(cell), dimensions)
    return Argument(name, np.dtype(cell).name, None, dimensions)


def signature_of(entry: Callable[..., Any]) -> Signature:
    """Return how an entry point is called, as its annotations say; raises ``TypeError`` if they do not say enough."""
    assert isinstance(entry, FunctionType)
    hints = get_type_hints(entry, include_extras=True)
    names = entry.__code__.co_varnames[: entry.__code__.co_argcount]
    returns = hints.get("return")
    if returns not in (int, bool, type(None)):
        raise TypeError(f"{entry.__qualname__} returns {returns}: a module gives back a whole number or nothing")
    return Signature(tuple(_argument(name, hints[name]) for name in names), "none" if returns is type(None) else "int")
