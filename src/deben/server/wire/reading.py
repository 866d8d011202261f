"""A record for reading only, as plain Python values: what is shown to people reads the same cells many hundred times."""

from typing import Any, SupportsIndex

from ...kernel.record import Record

__all__ = ["Reading"]


class Row(list[int]):
    """A row of numbers."""

    @property
    def shape(self) -> tuple[int]:
        """The length, as arrays say it."""
        return (len(self),)


class Grid(list[Row]):
    """Rows of numbers, read as ``grid[row, column]`` like an array, or row by row."""

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return (len(self), len(self[0]))

    def __getitem__(self, at: Any) -> Any:
        """Return a cell or a row."""
        if type(at) is tuple:
            return list.__getitem__(self, at[0])[at[1]]
        return list.__getitem__(self, at)

    def __setitem__(self, at: SupportsIndex | slice, value: Any) -> None:
        raise TypeError("a reading cannot be changed")


class Reading:
    """The fields of a record as attributes; rule functions that only look work on it as on the record itself."""

    def __init__(self, record: Record) -> None:
        for name, value in record.values().items():
            if type(value) is list:
                value = Grid(map(Row, value)) if type(value[0]) is list else Row(value)
            setattr(self, name, value)
