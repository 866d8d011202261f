"""The types of a rule function as Numba writes them, read off its annotations.

A function whose annotations say everything is compiled once, ahead of its callers.  Left to inference it would be compiled again
for every mixture of small and large integers it is called with, which takes Nefertiti half as long again.
"""

from types import FunctionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types

from ..record import Record

__all__ = ["signatures"]

PLAIN = {int: types.int64, float: types.float64, bool: types.boolean, type(None): types.void}


def stated_type(annotation: Any, record: type[Record]) -> Any:
    """Return the type an annotation stands for, ``Record`` being that of the game, or None where inference must find it."""
    if get_origin(annotation) is Annotated:
        _, cell, dimensions = get_args(annotation)
        return types.Array(stated_type(cell, record) or numba.from_dtype(np.dtype(cell)), dimensions, "C")
    if get_origin(annotation) is tuple:
        parts = [stated_type(part, record) for part in get_args(annotation)]
        return None if None in parts else types.Tuple(parts)
    if isinstance(annotation, type) and issubclass(annotation, Record):
        return numba.from_dtype((record if annotation is Record else annotation).dtype)
    return PLAIN.get(annotation)


def signatures(function: FunctionType, record: type[Record]) -> list[Any] | None:
    """Return a signature for each way to leave out trailing defaults, or None if the annotations do not say enough."""
    hints = get_type_hints(function, include_extras=True)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    returns, *arguments = (stated_type(hints.get(name, ...), record) for name in ("return", *names))
    if returns is None or None in arguments:
        return None
    defaults = [types.Omitted(value) for value in function.__defaults__ or ()]
    return [returns(*arguments[: len(arguments) - n], *defaults[len(defaults) - n :]) for n in range(len(defaults) + 1)]
