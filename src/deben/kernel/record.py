"""Record classes: annotated fields that become one flat NumPy dtype.

A record is written as a class and read as one page::

    class State(Record):
        phase: int = i8()
        boats: Ints = i8(6, 3)

The class gives plain Python its attribute access, and its ``dtype`` gives the compilers theirs, so the same rule code reads
``state.boats[b, slot]`` everywhere.  Plain Python sees true Python integers, never NumPy's small ones: arithmetic widens as it
does in compiled code, and a value that does not fit its field is an ``OverflowError`` on the spot.
"""

import hashlib
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

__all__ = ["Ints", "Record", "Rows", "RowsOf", "i8", "i16", "i32", "of", "u8", "u32"]

Rows = np.ndarray[Any, np.dtype[Any]]
"""Many records in one array: what compiled code works on."""


class Ints(np.ndarray[Any, Any]):
    """An array of integers that hands out Python ints."""

    def __getitem__(self, index: Any) -> Any:
        """Return a Python int for one cell, an ``Ints`` view for anything larger."""
        found = super().__getitem__(index)
        return int(found) if isinstance(found, np.integer) else found


class Field:
    """One field of a record: an element type and a shape; ``()`` is a plain number."""

    def __init__(self, kind: str, shape: tuple[int, ...], record: "type[Record] | None" = None) -> None:
        self.kind, self.shape, self.record = kind, shape, record
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: "Record | None", owner: type) -> Any:
        if instance is None:
            return self
        return int(instance.row[self.name])

    def __set__(self, instance: "Record", value: Any) -> None:
        instance.row[self.name] = value

    @property
    def dtype(self) -> Any:
        """The NumPy type of one element."""
        return self.record.dtype if self.record else np.dtype(self.kind)


class ArrayField(Field):
    """A field with a shape; its view of the row is made once per record and kept in the instance."""

    def __get__(self, instance: "Record | None", owner: type) -> Any:
        if instance is None:
            return self
        view = instance.__dict__.get(self.name)
        if view is None:
            cells = instance.row[self.name]
            view = [self.record(cells[i : i + 1]) for i in range(self.shape[0])] if self.record else cells.view(Ints)
            instance.__dict__[self.name] = view
        return view

    def __set__(self, instance: "Record", value: Any) -> None:
        raise AttributeError(f"{self.name} is an array: assign to its cells")


def _field(kind: str, shape: tuple[int, ...]) -> Any:
    return ArrayField(kind, shape) if shape else Field(kind, shape)


def i8(*shape: int) -> Any:
    """Return a field of 8-bit integers: one number without a shape, an array with one."""
    return _field("i1", shape)


def u8(*shape: int) -> Any:
    """Return a field of bytes, the unit of texts."""
    return _field("u1", shape)


def i16(*shape: int) -> Any:
    """Return a field of 16-bit integers."""
    return _field("i2", shape)


def i32(*shape: int) -> Any:
    """Return a field of 32-bit integers."""
    return _field("i4", shape)


def u32(*shape: int) -> Any:
    """Return a field of unsigned 32-bit words, the unit of luck."""
    return _field("u4", shape)


def of(record: "type[Record]", length: int) -> Any:
    """Return a field that is an array of other records."""
    return ArrayField("", (length,), record)


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the same aligned layout with its gaps as fields of their own, and rows an odd number of words apart.

    NumPy copies field by field and would leave chance bytes in a gap; equal records must have equal bytes.  And the threads of a
    GPU that work on neighbouring rows in shared memory get in each other's way when rows are an even number of words apart.
    """
    size = dtype.itemsize + (4 if dtype.itemsize % 8 == 0 else 0)
    parts: list[tuple[str, Any, tuple[int, ...]]] = []
    at = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        parts += [(f"_{at}", "i1", (offset - at,))] if offset > at else []
        parts.append((name, kind.base, kind.shape))
        at = offset + kind.itemsize
    parts += [(f"_{at}", "i1", (size - at,))] if size > at else []
    return np.dtype(parts, align=True)


class Record:
    """One flat row of memory with named fields; subclasses declare the fields."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        inherited: dict[str, Field] = getattr(cls, "fields", {})
        cls.fields = inherited | {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        cls.dtype = _filled(np.dtype([(name, f.dtype, f.shape) for name, f in cls.fields.items()], align=True))

    def __init__(self, rows: Rows | None = None) -> None:
        self.rows: Rows = np.zeros(1, self.dtype) if rows is None else rows
        self.row: Any = self.rows[0]

    @classmethod
    def batch(cls, count: int) -> Rows:
        """Return an array of ``count`` zeroed rows."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return the record whose memory is ``data``."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"{cls.__name__} has {cls.dtype.itemsize} bytes, not {len(data)}")
        return cls(np.frombuffer(bytearray(data), cls.dtype))

    def to_bytes(self) -> bytes:
        """Return the record's memory."""
        return bytes(self.rows.tobytes())

    def copy(self) -> Self:
        """Return an independent record with the same values."""
        return self.from_bytes(self.to_bytes())  # NumPy would copy field by field, which takes ten times as long

    def assign(self, other: Self) -> None:
        """Take over every value of ``other``, keeping this record's own memory."""
        self.rows[0] = other.rows[0]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        """Return the same for equal records: whoever keeps one in a set or a dictionary changes it no more."""
        return hash(self.to_bytes())

    def digest(self) -> str:
        """Return 32 hexadecimal digits that tell this record from any other, for files and databases.

        They hold for one layout of the record: a state that gets another field has other digests.
        """
        return hashlib.sha256(self.to_bytes()).hexdigest()[:32]

    def differences(self, other: Self) -> list[str]:
        """Return one line for each field that differs, naming it, its cells and both values."""
        lines: list[str] = []
        for name, field in self.fields.items():
            mine, theirs = self.row[name], other.row[name]
            if field.record:
                pairs = enumerate(zip(getattr(self, name), getattr(other, name), strict=True))
                lines += [f"{name}[{i}].{line}" for i, (part, its) in pairs for line in part.differences(its)]
            elif field.shape:
                cells = np.argwhere(np.asarray(mine != theirs))
                lines += [f"{name}{[int(i) for i in at]}: {mine[tuple(at)]} != {theirs[tuple(at)]}" for at in cells]
            elif mine != theirs:
                lines.append(f"{name}: {mine} != {theirs}")
        return lines

    def values(self) -> dict[str, Any]:
        """Return every field as Python numbers, lists and, for parts that are records, dictionaries."""
        return {
            name: [part.values() for part in getattr(self, name)] if field.record else self.row[name].tolist()
            for name, field in self.fields.items()
        }

    def dump(self) -> str:
        """Return the record as text, one field a line."""
        width = max(map(len, self.fields))
        return "\n".join(f"{name:<{width}} {value}" for name, value in self.values().items())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self.dump().split(chr(10)))})"


R = TypeVar("R", bound=Record)


class RowsOf(Generic[R]):
    """Many records in one array for plain Python: ``rows[i]`` is a record on the i-th row, as in compiled code."""

    def __init__(self, record: type[R], rows: Rows) -> None:
        self.record, self.rows = record, rows

    def __getitem__(self, i: int) -> R:
        return self.record(self.rows[i : i + 1])

    def __setitem__(self, i: int, value: R) -> None:
        self.rows[i] = value.row

    def __len__(self) -> int:
        return len(self.rows)
