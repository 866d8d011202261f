"""Arrays of a GPU as other libraries take them: by the CUDA array interface (torch, CuPy) and by DLPack (JAX and all of them).

Nothing is copied; the memory lives as long as somebody holds on to it.
"""

import ctypes
from typing import Any

import numpy as np

__all__ = ["SharedArray", "capsule_of"]

CPU, CUDA = 1, 2
"""Kinds of memory, as DLPack numbers them."""
NAME = b"dltensor"
KINDS = {"i": 0, "u": 1, "f": 2}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device_kind", ctypes.c_int32), ("device", ctypes.c_int32), ("dimensions", ctypes.c_int32),
        ("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64),
    )  # fmt: skip


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


_lent: dict[int, Any] = {}
"""What is handed out, by the address of its description: kept until whoever took it is done."""
_new, _is, _pointer = (getattr(ctypes.pythonapi, f"PyCapsule_{name}") for name in ("New", "IsValid", "GetPointer"))
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _Destructor]
_is.restype, _is.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]


def _done(address: int) -> None:
    _lent.pop(address, None)


def _dropped(capsule: int) -> None:
    """Forget a capsule that nobody took: whoever takes one gives it another name."""
    if _is(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


_when_done, _when_dropped = _Deleter(_done), _Destructor(_dropped)


def capsule_of(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: Any) -> Any:
    """Return the DLPack capsule of some contiguous memory, which ``owner`` keeps alive; raises ``BufferError`` for records."""
    if dtype.kind not in KINDS:
        raise BufferError(f"DLPack has no words for {dtype}")
    widths = (ctypes.c_int64 * len(shape))(*shape)
    tensor = _Tensor(address, *device, len(shape), KINDS[dtype.kind], 8 * dtype.itemsize, 1, widths, None, 0)
    managed = _Managed(tensor, None, _when_done)
    _lent[ctypes.addressof(managed)] = managed, widths, owner
    return _new(ctypes.addressof(managed), NAME, _when_dropped)


class SharedArray:
    """An array in the memory of a GPU that any library takes without a copy."""

    def __init__(self, array: Any, wait: Any) -> None:
        self._array, self._wait = array, wait
        self.shape, self.dtype = array.shape, array.dtype

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        described: dict[str, Any] = self._array.__cuda_array_interface__
        return described

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        self._wait()  # libraries work on streams of their own
        return capsule_of(self.__cuda_array_interface__["data"][0], self.shape, self.dtype, self.__dlpack_device__(), self._array)

    def copy_to_host(self) -> Any:
        """Return a copy as a NumPy array."""
        return self._array.copy_to_host()
