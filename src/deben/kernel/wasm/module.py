"""A module in memory: loaded once, with as many instances as there are threads that need one.

An instance has memory of its own, from which arrays are given out; whoever calls an entry point passes their places.  Wasmtime's
own call from Python converts and checks every value and takes thirty microseconds; :class:`DirectCall` puts the numbers where the
function behind it wants them and takes two.  It stands on names of the binding that are not promised, so a probe chooses.
"""

import ctypes
import hashlib
import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
import wasmtime

from .signature import Signature

__all__ = ["Cells", "DirectCall", "Instance", "Module", "ModuleInfo", "PlainCall", "Trapped"]

PAGE = 1 << 16
ALIGNMENT = 16


class ModuleInfo(msgspec.Struct, frozen=True):
    """What a host must know of a module: written beside it when it is built."""

    game: str
    version: int
    contract: dict[str, str]
    """The full name of every function of the game that is in it."""
    sources: dict[str, str]
    """A digest of each file that it was made of."""
    records: dict[str, int]
    """How many bytes a row of each record takes."""
    entries: dict[str, Signature]
    facts: dict[str, Any]
    """What a host must know of the game that has nothing but this module: notation, limits, names, the layout of a state."""
    rules: str = ""
    """The digest of what decides how matches go (:mod:`.identity`)."""
    board: str = ""
    """The digest of the game's data files; nothing for a game without any."""


class Trapped(RuntimeError):
    """A module stopped in the middle: rule code did what it must not, or there is no room."""


class Cells(np.ndarray[Any, Any]):
    """An array in the memory of an instance that knows its place there."""

    home: "Instance | None" = None
    """Whose memory it lies in: for any other instance it is an array like others."""
    place: int | None = None

    def __array_finalize__(self, source: Any) -> None:
        """Forget the place: a part or a copy has another."""
        self.home = self.place = None


class _Room:
    """What keeps an instance alive as long as one of its arrays."""

    def __init__(self, instance: "Instance", address: int, dtype: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self.instance = instance
        kind: Any = dtype.str if dtype.names is None else f"|V{dtype.itemsize}"
        self.__array_interface__ = {"version": 3, "data": (address, False), "typestr": kind, "shape": shape}


class Module:
    """The rules of one game, ready to be run."""

    def __init__(self, code: bytes, info: ModuleInfo) -> None:
        self.info = info
        self.digest = hashlib.sha256(code).hexdigest()
        self.engine = _engine()
        self.code = wasmtime.Module(self.engine, code)

    @classmethod
    def load(cls, code: Path) -> "Module":
        """Return the module in a file, with what is written beside it."""
        return cls(code.read_bytes(), msgspec.json.decode(code.with_suffix(".json").read_bytes(), type=ModuleInfo))

    @cached_property
    def direct(self) -> bool:
        """Whether the short way of calling works with the binding that is installed."""
        return DirectCall.works()


def _engine() -> wasmtime.Engine:
    """Return an engine that keeps what it compiled for the next start, where it can."""
    config = wasmtime.Config()
    try:
        config.cache = True
    except wasmtime.WasmtimeError:  # no folder to keep it in
        config = wasmtime.Config()
    return wasmtime.Engine(config)


class PlainCall:
    """Calls a function as the binding's documentation says."""

    def __init__(self, store: wasmtime.Store, function: wasmtime.Func, signature: Signature) -> None:  # noqa: ARG002
        self._store, self._function = store, function

    def __call__(self, *numbers: float) -> int:
        """Return what the function says to these numbers; raises ``Trapped``."""
        try:
            return int(self._function(self._store, *numbers))
        except wasmtime.Trap as trap:
            raise Trapped(str(trap)) from None


class DirectCall:
    """Calls a function with its numbers laid out beforehand."""

    @staticmethod
    def works() -> bool:
        """Return whether the binding has everything this needs."""
        binding = getattr(wasmtime, "_bindings", None)
        names = ("wasmtime_val_raw_t", "_wasmtime_func_call_unchecked", "wasm_trap_t")
        return all(hasattr(binding, name) for name in names) and hasattr(wasmtime.Func, "_from_raw")

    def __init__(self, store: wasmtime.Store, function: wasmtime.Func, signature: Signature) -> None:
        binding: Any = wasmtime._bindings
        kinds = [kind for argument in signature.arguments for kind in _kinds(argument.kind, argument.dimensions)]
        count = max(1, len(kinds))
        self._kinds, self._cells = kinds, (binding.wasmtime_val_raw_t * count)()
        self._whole = np.frombuffer(self._cells, np.int32).reshape(count, -1)[:, 0]
        self._floats = [at for at, kind in enumerate(kinds) if kind is float]
        self._reals = np.frombuffer(self._cells, np.float64).reshape(count, -1)[:, 0]
        self._pointer = ctypes.POINTER(binding.wasm_trap_t)
        self._fixed = store._context(), ctypes.byref(function._func), self._cells, count
        self._call, self._alive = binding._wasmtime_func_call_unchecked, (store, function)
        self._listen()

    def _listen(self) -> None:
        self._trap = self._pointer()
        self._given = *self._fixed, ctypes.byref(self._trap)

    def __call__(self, *numbers: float) -> int:
        """Return what the function says to these numbers; raises ``Trapped``."""
        if self._floats:
            for at, number in enumerate(numbers):
                (self._reals if self._kinds[at] is float else self._whole)[at] = number
        else:
            self._whole[:] = numbers
        error = self._call(*self._given)
        if error:
            raise Trapped(str(wasmtime.WasmtimeError._from_ptr(error)))
        if self._trap:
            trap = wasmtime.Trap._from_ptr(self._trap)
            self._listen()
            raise Trapped(str(trap))
        return int(self._whole[0])


def _kinds(kind: str, dimensions: int) -> list[type[float]]:
    return [float if kind == "float" else int] + [int] * dimensions


class Instance:
    """One running copy of a module, for one thread at a time."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.store = wasmtime.Store(module.engine)
        self._exports = cast(Any, wasmtime.Instance(self.store, module.code, []).exports(self.store))
        self._memory = self._exports["memory"]
        heap = self._exports["__heap_base"]
        self.free = int(heap.value(self.store))
        """Where memory begins that nobody has taken."""
        self._calls: dict[str, Callable[..., int]] = {}
        self.base = ctypes.addressof(self._memory.data_ptr(self.store).contents)

    def call(self, name: str) -> Callable[..., int]:
        """Return an entry point as it takes plain numbers."""
        found = self._calls.get(name)
        if found is None:
            way = DirectCall if self.module.direct else PlainCall
            found = self._calls[name] = way(self.store, self._exports[name], self.module.info.entries[name])
        return found

    def take(self, size: int) -> int:
        """Return the place of so many bytes that nobody else has, growing the memory where it must."""
        place = -(-self.free // ALIGNMENT) * ALIGNMENT
        self.free = place + size
        missing = self.free - self._memory.data_len(self.store)
        if missing > 0:
            try:
                self._memory.grow(self.store, -(-missing // PAGE))
            except wasmtime.WasmtimeError:
                raise Trapped(f"no room for {size} bytes more") from None
            if ctypes.addressof(self._memory.data_ptr(self.store).contents) != self.base:
                raise Trapped("the memory moved, and with it every array in it")
        return place

    def array(self, dtype: Any, *shape: int) -> Any:
        """Return an array in this memory; what is in it has no meaning."""
        kind = np.dtype(dtype)
        place = self.take(kind.itemsize * int(np.prod(shape, dtype=np.int64)))
        cells: Any = np.asarray(_Room(self, self.base + place, kind, shape)).view(kind).view(Cells)
        cells.home, cells.place = self, place
        return cells


def read_info(path: Path) -> ModuleInfo:
    """Return what is written beside a module."""
    return msgspec.json.decode(path.read_bytes(), type=ModuleInfo)


def write_info(info: ModuleInfo) -> str:
    """Return a module's description as text that reads well in a diff."""
    return json.dumps(msgspec.to_builtins(info), indent=1, ensure_ascii=False) + "\n"
