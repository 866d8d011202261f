"""A module in memory: loaded once, with as many instances as there are threads that need one.

An instance has memory of its own, from which arrays are given out; whoever calls an entry point passes their places.  Wasmtime's
own call from Python converts and checks every value and takes thirty microseconds; :class:`DirectCall` puts the numbers where the
function behind it wants them and takes less than one.  It stands on names of the binding that are not promised, so a probe chooses.

A foreign module is one that came out of a database or a file.  Its code must fit its description, it is called in wasmtime's own
way, and no call may take longer than ``DEADLINE`` seconds.
"""

import ctypes
import hashlib
import json
import struct
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np
import wasmtime

from .signature import Signature

__all__ = ["BadModule", "Cells", "DirectCall", "Instance", "Module", "ModuleInfo", "PlainCall", "Trapped"]

PAGE = 1 << 16
ALIGNMENT = 16
DEADLINE = 30
"""Seconds that one call of a foreign module may take; ours take milliseconds, and whatever is long is cut into slices."""
KINDS = {int: "i32", float: "f64"}


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
    data: str = ""
    """The board's data, where it is not the one of the game's package."""
    code: str = ""
    """The SHA-256 of the module's bytes."""


class BadModule(ValueError):
    """A module that is not run: its code is not what its description says."""


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

    def __init__(self, code: bytes, info: ModuleInfo, *, foreign: bool = False) -> None:
        self.info, self.foreign = info, foreign
        self.digest = hashlib.sha256(code).hexdigest()
        if info.code not in ("", self.digest):
            raise BadModule(f"the module of {info.game} is not the one that was built: its digest is {self.digest[:12]}")
        self.engine = _timed_engine() if foreign else _engine()
        try:
            self.code = wasmtime.Module(self.engine, code)
        except wasmtime.WasmtimeError as error:
            raise BadModule(f"the module of {info.game} is no WebAssembly: {error}") from None
        if foreign:
            _check_entries(self.code, info)

    @classmethod
    def load(cls, code: Path, *, foreign: bool = False) -> "Module":
        """Return the module in a file, with what is written beside it; raises ``BadModule``."""
        return cls(code.read_bytes(), read_info(code.with_suffix(".json")), foreign=foreign)

    @cached_property
    def direct(self) -> bool:
        """Whether the short way of calling works with the binding that is installed."""
        return DirectCall.works()


def _engine(*, timed: bool = False) -> wasmtime.Engine:
    """Return an engine that keeps what it compiled for the next start, where it can."""
    config = wasmtime.Config()
    try:
        config.cache = True
    except wasmtime.WasmtimeError:  # no folder to keep it in
        config = wasmtime.Config()
    config.epoch_interruption = timed
    return wasmtime.Engine(config)


@cache
def _timed_engine() -> wasmtime.Engine:
    """Return the engine of all foreign modules, whose epoch is a second."""
    engine = _engine(timed=True)

    def tick() -> None:
        while True:
            time.sleep(1)
            engine.increment_epoch()

    threading.Thread(target=tick, name="epochs", daemon=True).start()
    return engine


def _check_entries(code: wasmtime.Module, info: ModuleInfo) -> None:
    """Raise ``BadModule`` where entry points take something else than the description says."""
    exports = {export.name: export.type for export in code.exports}
    for name, signature in info.entries.items():
        kinds = [KINDS[kind] for argument in signature.arguments for kind in _kinds(argument.kind, argument.dimensions)]
        found = exports.get(name)
        if not isinstance(found, wasmtime.FuncType) or [str(kind) for kind in (*found.params, *found.results)] != [*kinds, "i32"]:
            raise BadModule(f"the module of {info.game} has no entry point {name} as it is described")


class PlainCall:
    """Calls a function as the binding's documentation says."""

    def __init__(
        self,
        store: wasmtime.Store,
        function: wasmtime.Func,
        signature: Signature,  # noqa: ARG002
        brief: bool = False,  # noqa: ARG002
    ) -> None:
        self._store, self._function = store, function

    def __call__(self, *numbers: float) -> int:
        """Return what the function says to these numbers; raises ``Trapped``."""
        try:
            return int(self._function(self._store, *numbers))
        except wasmtime.Trap as trap:
            raise Trapped(str(trap)) from None

    def bound(self, numbers: Sequence[int], holes: Sequence[int]) -> Callable[..., int]:
        """Return the function of the numbers that are still missing: those at ``holes``."""
        given = [*numbers]

        def call(*missing: int) -> int:
            for at, number in zip(holes, missing, strict=True):
                given[at] = number
            return self(*given)

        return call


class TimedCall(PlainCall):
    """Calls a function of a foreign module: it is stopped at the deadline."""

    def __call__(self, *numbers: float) -> int:
        """Return what the function says to these numbers; raises ``Trapped``."""
        self._store.set_epoch_deadline(DEADLINE)
        return super().__call__(*numbers)


class DirectCall:
    """Calls a function with its numbers laid out where it looks for them.

    A brief one keeps Python's lock meanwhile: letting it go and waiting to get it back would take longer than the rules.
    """

    @staticmethod
    def works() -> bool:
        """Return whether the binding has everything this needs."""
        binding = getattr(wasmtime, "_bindings", None)
        names = ("wasmtime_val_raw_t", "_wasmtime_func_call_unchecked", "wasm_trap_t", "wasmtime_error_t")
        return all(hasattr(binding, name) for name in names) and hasattr(wasmtime.Func, "_from_raw")

    def __init__(self, store: wasmtime.Store, function: wasmtime.Func, signature: Signature, brief: bool = False) -> None:
        binding: Any = wasmtime._bindings
        kinds = [kind for argument in signature.arguments for kind in _kinds(argument.kind, argument.dimensions)]
        count = max(1, len(kinds))
        cell = ctypes.sizeof(binding.wasmtime_val_raw_t)
        self._cells = (binding.wasmtime_val_raw_t * count)()
        self._pack = struct.Struct("<" + "".join(f"d{cell - 8}x" if kind is float else f"i{cell - 4}x" for kind in kinds)).pack_into
        self._words = memoryview(self._cells).cast("B").cast("i")
        self._wide = cell // 4
        self._trap = ctypes.c_void_p()
        kind = (ctypes.PYFUNCTYPE if brief else ctypes.CFUNCTYPE)(
            ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p
        )
        self._call = kind(_address(binding._wasmtime_func_call_unchecked))
        self._given = (
            ctypes.cast(store._context(), ctypes.c_void_p).value, ctypes.addressof(function._func),
            ctypes.addressof(self._cells), count, ctypes.addressof(self._trap),
        )  # fmt: skip
        self._alive = store, function

    def __call__(self, *numbers: float) -> int:
        """Return what the function says to these numbers; raises ``Trapped``."""
        self._pack(self._cells, 0, *numbers)
        error = self._call(*self._given)
        if error or self._trap:
            self._fail(error)
        return self._words[0]

    def bound(self, numbers: Sequence[int], holes: Sequence[int]) -> Callable[..., int]:
        """Return the function of the whole numbers that are still missing: those at ``holes``; all others stay where they lie.

        The answer comes to lie on the first number, so that this one is laid out anew each time.
        """
        self._pack(self._cells, 0, *(0 if at in holes else number for at, number in enumerate(numbers)))
        words, function, given, trap, fail, first = self._words, self._call, self._given, self._trap, self._fail, self._words[0]
        places = [at * self._wide for at in holes]

        def call(*missing: int) -> int:
            words[0] = first
            for place, number in zip(places, missing, strict=True):
                words[place] = number
            error = function(*given)
            if error or trap:
                fail(error)
            return words[0]

        return call

    def _fail(self, error: int | None) -> None:
        binding: Any = wasmtime._bindings
        if error:
            pointer = ctypes.cast(error, ctypes.POINTER(binding.wasmtime_error_t))
            raise Trapped(str(wasmtime.WasmtimeError._from_ptr(pointer)))
        trap = wasmtime.Trap._from_ptr(ctypes.cast(self._trap.value or 0, ctypes.POINTER(binding.wasm_trap_t)))
        self._trap.value = None
        raise Trapped(str(trap))


def _address(function: Any) -> int:
    """Return where a function of the binding begins: called with plain addresses it need not look at what they are of."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def _kinds(kind: str, dimensions: int) -> list[type[float]]:
    return [float if kind == "float" else int] + [int] * dimensions


class Instance:
    """One running copy of a module, for one thread at a time."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.store = wasmtime.Store(module.engine)
        if module.foreign:
            self.store.set_epoch_deadline(DEADLINE)
        self._exports = cast(Any, wasmtime.Instance(self.store, module.code, []).exports(self.store))
        self._memory = self._exports["memory"]
        heap = self._exports["__heap_base"]
        self.free = int(heap.value(self.store))
        """Where memory begins that nobody has taken."""
        if not 0 <= self.free <= self._memory.data_len(self.store):
            raise BadModule(f"the module of {module.info.game} has its free memory where it has none")
        self._calls: dict[tuple[str, bool], PlainCall | DirectCall] = {}
        self.base = ctypes.addressof(self._memory.data_ptr(self.store).contents)

    def call(self, name: str, brief: bool = False) -> PlainCall | DirectCall:
        """Return an entry point as it takes plain numbers; a brief one lets no other thread have its turn meanwhile."""
        found = self._calls.get((name, brief))
        if found is None:
            way = TimedCall if self.module.foreign else DirectCall if self.module.direct else PlainCall
            found = self._calls[name, brief] = way(self.store, self._exports[name], self.module.info.entries[name], brief)
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
