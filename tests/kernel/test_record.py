"""Record classes: fields, memory, comparison, and the same code in plain Python and compiled."""

from typing import Any

import numba
import numpy as np
import pytest

from deben.games.duel.state import State as DuelState
from deben.games.nefertiti.state import State as NefertitiState
from deben.kernel.record import Ints, Record, RowsOf, i8, i16, i32, of, u32
from deben.kernel.rule import Translation, rule


class Purse(Record):
    """A part of a larger record."""

    deben: int = i16()
    seals: Ints = i8(2)


class Table(Record):
    """One of each kind of field."""

    phase: int = i8()
    round: int = i16()
    total: int = i32()
    word: int = u32()
    boats: Ints = i8(2, 3)
    key: Ints = u32(4)
    purses: list[Purse] = of(Purse, 3)


class Longer(Table):
    """Inherits every field and adds one."""

    extra: int = i8()


def test_fields_become_one_aligned_dtype() -> None:
    fields: Any = Table.dtype.fields
    assert [name for name in fields if name in Table.fields] == ["phase", "round", "total", "word", "boats", "key", "purses"]
    assert [fields[name][0].base for name in ("phase", "round", "total", "word")] == [np.dtype(k) for k in ("i1", "i2", "i4", "u4")]
    assert fields["boats"][0].shape == (2, 3)
    assert fields["purses"][0].base == Purse.dtype
    assert fields["total"][1] % 4 == 0, "numbers are aligned for the compilers"


def test_a_subclass_inherits_fields() -> None:
    assert list(Longer.fields) == [*Table.fields, "extra"]
    assert set(Longer.dtype.names or ()) - set(Table.dtype.names or ()) >= {"extra"}


def test_rows_are_an_odd_number_of_words_apart() -> None:
    """Rows in the shared memory of a GPU then lie in different banks."""
    for record in (Table, Longer, DuelState, NefertitiState):
        assert record.dtype.itemsize % 8 == 4


def test_a_field_is_found_on_the_class() -> None:
    assert Table.fields["phase"] is vars(Table)["phase"]
    assert Table.phase is Table.fields["phase"]
    assert Table.boats is Table.fields["boats"]  # type: ignore[comparison-overlap]


def test_attributes_are_python_numbers() -> None:
    table = Table()
    table.phase, table.total, table.word = -3, 70_000, 0xFFFFFFFF
    table.boats[1, 2] = 7
    assert type(table.phase) is int
    assert type(table.boats[1, 2]) is int
    assert (table.phase, table.total, table.word, table.boats[1, 2]) == (-3, 70_000, 0xFFFFFFFF, 7)
    assert isinstance(table.boats[1], Ints)
    assert type(table.boats[1][2]) is int
    assert table.boats[1][2] * 100 == 700, "arithmetic does not stay in eight bits"


@pytest.mark.parametrize(
    ("field", "value"), [("phase", 128), ("phase", -129), ("round", 32_768), ("total", 2**31), ("word", 2**32), ("word", -1)]
)
def test_overflow_is_loud(field: str, value: int) -> None:
    with pytest.raises(OverflowError):
        setattr(Table(), field, value)


def test_overflow_in_a_cell_is_loud() -> None:
    table = Table()
    with pytest.raises(OverflowError):
        table.boats[0, 0] = 128
    with pytest.raises(OverflowError):
        table.key[0] = -1
    table.boats[0, 0] = 127
    with pytest.raises(OverflowError):
        table.boats[0, 0] += 1


def test_array_views_are_made_once_and_stay_live() -> None:
    table = Table()
    boats = table.boats
    table.boats[0, 1] = 5
    assert table.boats is boats
    assert boats[0, 1] == 5
    assert table.row["boats"][0, 1] == 5


def test_copy_is_independent() -> None:
    table = Table()
    table.boats[0, 0] = 1
    other = table.copy()
    other.boats[0, 0] = 2
    other.purses[1].deben = 9
    assert (table.boats[0, 0], table.purses[1].deben) == (1, 0)
    assert table != other


def test_assign_keeps_the_memory() -> None:
    table, other = Table(), Table()
    boats = table.boats
    other.boats[0, 0], other.purses[2].seals[1] = 4, 3
    table.assign(other)
    assert table == other
    assert boats[0, 0] == 4
    other.boats[0, 0] = 5
    assert table.boats[0, 0] == 4


def test_bytes_round_trip() -> None:
    table = Table()
    table.word, table.boats[1, 1], table.purses[0].deben = 77, -2, 300
    data = table.to_bytes()
    assert len(data) == Table.dtype.itemsize
    again = Table.from_bytes(data)
    assert again == table
    again.phase = 1  # the memory is the record's own and can be written to
    assert again != table


def test_equal_records_have_equal_bytes_also_in_the_gaps() -> None:
    """The layout is the aligned one, and no copy brings chance bytes into its gaps."""
    plain = np.dtype([(name, field.dtype, field.shape) for name, field in Table.fields.items()], align=True)
    fields: Any = plain.fields
    filled: Any = Table.dtype.fields
    assert Table.dtype.itemsize == plain.itemsize + 4
    assert all(filled[name] == fields[name] for name in Table.fields)
    assert sum(field[0].itemsize for field in filled.values()) == Table.dtype.itemsize
    assert Table.dtype.isalignedstruct
    for _ in range(200):
        scratch = np.full(Table.dtype.itemsize, 0xAA, np.uint8)  # what freed memory may hold
        del scratch
        assert Table().copy().to_bytes() == bytes(Table.dtype.itemsize)


def test_bytes_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match=f"Table has {Table.dtype.itemsize} bytes, not 3"):
        Table.from_bytes(b"abc")


def test_differences_name_the_field_its_cell_and_both_values() -> None:
    table, other = Table(), Table()
    assert table.differences(other) == []
    other.round = 7
    other.boats[1, 2] = -1
    other.purses[2].deben = 5
    other.purses[2].seals[0] = 1
    lines = table.differences(other)
    assert lines == ["round: 0 != 7", "boats[1, 2]: 0 != -1", "purses[2].deben: 0 != 5", "purses[2].seals[0]: 0 != 1"]


def test_equality_asks_for_the_same_kind() -> None:
    assert Table() == Table()
    assert Table() != Longer()
    assert Table() != "a table"


def test_equal_records_have_one_hash_and_one_digest() -> None:
    table = Table()
    table.round = 7
    assert len({Table(), Table(), table, table.copy()}) == 2
    assert table.digest() == table.copy().digest() != Table().digest()
    assert len(table.digest()) == 32


def test_dump_has_one_field_a_line() -> None:
    table = Table()
    table.boats[0, 2] = 9
    lines = table.dump().splitlines()
    assert len(lines) == len(Table.fields)
    assert lines[4] == "boats  [[0, 0, 9], [0, 0, 0]]"
    assert lines[6] == f"purses {[{'deben': 0, 'seals': [0, 0]}] * 3}"
    assert repr(table).startswith("Table(phase  0, ")
    assert "\n" not in repr(table)


def test_arrays_are_assigned_by_cell() -> None:
    table = Table()
    for name in ("boats", "purses"):
        with pytest.raises(AttributeError, match=f"{name} is an array: assign to its cells"):
            setattr(table, name, 1)
    assert table == Table()


def test_rows_of_hand_out_records_on_their_rows() -> None:
    rows = RowsOf(Table, Table.batch(4))
    rows[2].boats[1, 0] = 6
    assert len(rows) == 4
    assert rows.rows["boats"][2, 1, 0] == 6
    rows[3] = rows[2]
    assert rows[3] == rows[2]
    assert rows[0] == Table()


@rule
def move_money(states: Any, i: int, amount: int) -> int:
    """Return what seat 0 of row i has left; exercises nested records, arrays and numbers."""
    table = states[i]
    giver = table.purses[0]
    giver.deben -= amount
    table.purses[2].deben += amount
    table.purses[2].seals[1] += 1
    table.boats[1, 2] = table.purses[2].deben // 100
    table.total += giver.deben * 1000
    return int(giver.deben)


def test_nested_records_run_the_same_in_compiled_code() -> None:
    plain, compiled = Table(), Table()
    for table in (plain, compiled):
        table.purses[0].deben = 400
    run = Translation(numba.njit)(move_money)
    assert move_money(RowsOf(Table, plain.rows), 0, 150) == run(compiled.rows, 0, 150) == 250
    assert plain.differences(compiled) == []
    assert (compiled.purses[2].deben, compiled.purses[2].seals[1], compiled.boats[1, 2], compiled.total) == (150, 1, 1, 250_000)
