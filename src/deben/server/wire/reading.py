"""A record for reading only, as plain Python values: what is shown to people reads the same cells many hundred times."""

from functools import cache
from struct import Struct
from typing import Any, TypeVar, cast

import msgspec

from ...kernel.record import Record

__all__ = ["Reading", "ready", "spans"]

CODES = {"i1": "b", "i2": "h", "i4": "i", "u4": "I"}


class Row(tuple[int, ...]):
    """A row of numbers."""

    __slots__ = ()

    @property
    def shape(self) -> tuple[int]:
        """The length, as arrays say it."""
        return (len(self),)


class Grid(tuple[Row, ...]):
    """Rows of numbers, read as ``grid[row, column]`` like an array, or row by row."""

    __slots__ = ()

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return (len(self), len(self[0]))

    def __getitem__(self, at: Any) -> Any:
        """Return a cell or a row."""
        if type(at) is tuple:
            return tuple.__getitem__(self, at[0])[at[1]]
        return tuple.__getitem__(self, at)


class _Layout:
    """Where the fields of a record lie among all its numbers, read in one go."""

    def __init__(self, record: type[Record]) -> None:
        self.parts: dict[str, tuple[int, tuple[int, ...]]] = {}
        code, at = "<", 0
        for name in record.dtype.names or ():
            kind = record.dtype.fields[name][0]  # type: ignore[index]
            count = kind.itemsize // kind.base.itemsize
            code += f"{count}{CODES[kind.base.str[1:]]}"
            self.parts[name] = at, kind.shape
            at += count
        self.numbers = Struct(code)
        assert self.numbers.size == record.dtype.itemsize


@cache
def _layout(record: Any) -> _Layout:
    return _Layout(record)


T = TypeVar("T")


def ready(value: T) -> T:
    """Return a value as finished JSON, which whoever encodes it only copies; for parts that are shown again and again."""
    return cast(T, msgspec.Raw(msgspec.json.encode(value)))


def spans(record: type[Record]) -> dict[str, tuple[slice, ...]]:
    """Return where the cells of each field are in ``Reading.numbers``, row by row."""
    found = {}
    for name, (at, shape) in _layout(record).parts.items():  # type: ignore[arg-type]
        width = shape[-1] if shape else 1
        rows = shape[0] if len(shape) > 1 else 1
        found[name] = tuple(slice(at + row * width, at + (row + 1) * width) for row in range(rows))
    return found


class Reading:
    """The fields of a record as attributes, made when they are first asked for; ``numbers`` has them all in a row.

    Rule functions that only look work on it as on the record itself.
    """

    def __init__(self, record: Record) -> None:
        layout = _layout(type(record))  # type: ignore[arg-type]
        self._parts, self.numbers = layout.parts, layout.numbers.unpack(record.to_bytes())

    def __getattr__(self, name: str) -> Any:
        try:
            at, shape = self._parts[name]
        except KeyError:
            raise AttributeError(name) from None
        numbers = self.numbers
        value: Any
        if not shape:
            value = numbers[at]
        elif len(shape) == 1:
            value = Row(numbers[at : at + shape[0]])
        else:
            rows, width = shape
            value = Grid(Row(numbers[at + row * width : at + (row + 1) * width]) for row in range(rows))
        self.__dict__[name] = value
        return value
