"""A record for reading only, as plain Python values: what is shown to people reads the same cells many hundred times."""

from collections.abc import Callable, Hashable
from functools import cache, cached_property, wraps
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar, cast

import msgspec

from ...kernel.record import Record

__all__ = ["Reading", "kept", "ready"]

MOST_KEPT = 20_000
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
        self.single = [name for name, (_, shape) in self.parts.items() if not shape]
        """The fields that are one number, and how to pick all of them at once."""
        self.pick = itemgetter(*(self.parts[name][0] for name in self.single))
        assert self.numbers.size == record.dtype.itemsize


@cache
def _layout(record: Any) -> _Layout:
    return _Layout(record)


T = TypeVar("T")


def ready(value: T) -> T:
    """Return a value as finished JSON, which whoever encodes it only copies; for parts that are shown again and again."""
    return cast(T, msgspec.Raw(msgspec.json.encode(value)))


def kept(key: Callable[..., Hashable]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Return a decorator for what shows a part of a view: for the same key it is made once, and finished.

    The key takes the same arguments, and has everything that the part depends on.
    """

    def decorated(show: Callable[..., T]) -> Callable[..., T]:
        known: dict[Hashable, T] = {}

        @wraps(show)
        def shown(*arguments: Any) -> T:
            asked = key(*arguments)
            found = known.get(asked)
            if found is None:
                if len(known) >= MOST_KEPT:
                    known.clear()
                found = known[asked] = ready(show(*arguments))
            return found

        return shown

    return decorated


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
        numbers = self._layout.numbers.unpack(self._data)
        self.__dict__ |= zip(self._layout.single, self._layout.pick(numbers), strict=True)
        return numbers

    def __getattr__(self, name: str) -> Any:
        try:
            at, shape = self._layout.parts[name]
        except KeyError:
            raise AttributeError(name) from None
        numbers = self._numbers
        value: Any
        if not shape:
            return numbers[at]
        if len(shape) == 1:
            value = Row(numbers[at : at + shape[0]])
        else:
            rows, width = shape
            value = Grid([Row(numbers[begin : begin + width]) for begin in range(at, at + rows * width, width)])
        self.__dict__[name] = value
        return value
