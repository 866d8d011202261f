"""A record for reading only, as plain Python values: what is shown to people reads the same cells many hundred times."""

from functools import cache, cached_property
from struct import Struct
from typing import Any, TypeVar, cast

import msgspec

from ...kernel.record import Record

__all__ = ["Reading", "ready"]

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


class Reading:
    """The fields of a record as attributes, made when they are first asked for.

    Rule functions that only look work on it as on the record itself.
    """

    def __init__(self, record: type[Record], data: bytes) -> None:
        self._layout, self._data = _layout(record), data  # type: ignore[arg-type]

    @classmethod
    def of(cls, record: Record) -> "Reading":
        """Return a reading of a record."""
        return cls(type(record), record.to_bytes())

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        return self._layout.numbers.unpack(self._data)

    def __getattr__(self, name: str) -> Any:
        try:
            at, shape = self._layout.parts[name]
        except KeyError:
            raise AttributeError(name) from None
        numbers = self._numbers
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
