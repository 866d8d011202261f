"""Memory that other libraries take by DLPack: the description is right, and lives as long as somebody holds it."""

import gc
from typing import Any

import numpy as np
import pytest

from deben.kernel.native import shared
from deben.kernel.native.shared import CPU, CUDA, SharedArray, capsule_of


class Lent:
    """An array of this machine, lent as those of a GPU are."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **_: Any) -> Any:
        return capsule_of(self.array.ctypes.data, self.array.shape, self.array.dtype, (CPU, 0), self.array)


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.uint32, np.float64])
def test_numpy_takes_what_is_lent_without_a_copy(dtype: Any) -> None:
    array = np.arange(12, dtype=dtype).reshape(3, 4)
    taken = np.from_dlpack(Lent(array))
    assert taken.dtype == array.dtype
    assert taken.tolist() == array.tolist()
    array[1, 2] = 77
    assert taken[1, 2] == 77, "it is the same memory"


def test_what_is_lent_is_given_back() -> None:
    gc.collect()
    before = len(shared._lent)
    taken = np.from_dlpack(Lent(np.zeros(5)))
    assert len(shared._lent) == before + 1
    del taken
    gc.collect()
    assert len(shared._lent) == before
    Lent(np.zeros(5)).__dlpack__()  # nobody takes it
    gc.collect()
    assert len(shared._lent) == before


def test_records_have_no_words_in_dlpack() -> None:
    with pytest.raises(BufferError, match="no words"):
        Lent(np.zeros(2, [("a", "i4"), ("b", "i2")])).__dlpack__()


def test_an_array_of_a_gpu_waits_before_it_is_lent() -> None:
    array, waited = np.zeros((2, 3), np.int8), []

    class Device:
        """As much of an array of a GPU as is asked for."""

        shape, dtype = array.shape, array.dtype
        __cuda_array_interface__ = {"data": (array.ctypes.data, False)}  # noqa: RUF012

        def copy_to_host(self) -> Any:
            return array.copy()

    lent = SharedArray(Device(), lambda: waited.append(True))
    assert lent.__dlpack_device__() == (CUDA, 0)
    assert "dltensor" in repr(lent.__dlpack__(stream=None))
    assert waited == [True]
    assert len(lent) == 2
    assert (lent.copy_to_host() == array).all()
