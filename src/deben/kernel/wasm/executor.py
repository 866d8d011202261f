"""The WebAssembly executor: what tables, terminal, bots and coach run on; nothing is compiled where people play."""

import threading
from collections.abc import Callable
from typing import Any, Self

import numpy as np

from ..contract import Rules
from ..desk import HOLE
from ..executor import Executor
from ..record import Record, Rows
from .module import Cells, Instance, Module

__all__ = ["WasmExecutor"]

MOST, WORDS = 2**31 - 1, 2**32
"""Numbers go in as 32 bits; one above the first is the negative one with the same bits."""


class WasmExecutor(Executor):
    """Runs the rules from their module, the same bytes on every machine; each thread has an instance of its own."""

    name = "wasm"

    def __init__(self, rules: Rules, module: Module) -> None:
        super().__init__(rules)
        self.module = module
        self._threads = threading.local()
        self._owned: Instance | None = None

    def own(self) -> Self:
        """Return an executor of the same module with one instance for itself, whose arrays need no copying."""
        found = type(self)(self.rules, self.module)
        found._owned = Instance(self.module)
        return found

    @property
    def instance(self) -> Instance:
        """The instance that this thread works with."""
        if self._owned is not None:
            return self._owned
        try:
            found: Instance = self._threads.instance
        except AttributeError:
            found = self._threads.instance = Instance(self.module)
        return found

    def new(self, dtype: Any, *shape: int) -> Any:
        """Return an array in the memory of this executor, if it has one for itself: then calls copy nothing."""
        return super().new(dtype, *shape) if self._owned is None else self._owned.array(dtype, *shape)

    def hand(self, record: type[Record], rows: Rows) -> Any:  # noqa: ARG002  # plain Python needs to know
        """Return the rows themselves."""
        return rows

    def hand_cells(self, cells: Any) -> Any:
        """Return the array without its Python manners."""
        return cells if type(cells) is Cells else np.asarray(cells)

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return an entry point of the module as a function of arrays and numbers."""
        return Entry(self, entry.__name__)

    def has(self, entry: Callable[..., Any]) -> bool:
        """Return whether an entry point is in the module: one of a release may be older."""
        return entry.__name__ in self.module.info.entries

    def asks(self, entry: Callable[..., Any], argument: str) -> bool:
        """Return whether an entry point of the module takes an argument, which it may no longer have here."""
        signature = self.module.info.entries.get(entry.__name__)
        return signature is not None and any(one.name == argument for one in signature.arguments)

    def bound(self, entry: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """Return an entry point as a function of the numbers that are a ``HOLE`` among its arguments: for brief work."""
        numbers = [part for argument in arguments for part in _parts(argument, self.instance)]
        return self.instance.call(entry.__name__, brief=True).bound(
            numbers, [at for at, part in enumerate(numbers) if part is HOLE]
        )


def _parts(argument: Any, home: Instance) -> tuple[Any, ...]:
    """Return an argument as the module takes it: an array of the instance as its place and shape."""
    if argument is HOLE:
        return (HOLE,)
    if argument.home is not home:
        raise ValueError("only arrays of its own instance can be bound to an entry point")
    return argument.place, *argument.shape


class Entry:
    """One entry point: arrays of the instance go in as they are, others are copied in and back."""

    def __init__(self, executor: WasmExecutor, name: str) -> None:
        try:
            self.signature = executor.module.info.entries[name]
        except KeyError:
            raise KeyError(f"the module of {executor.rules.name} has no entry point {name}") from None
        self.executor, self.name = executor, name
        self._numbers = [argument.dimensions == 0 for argument in self.signature.arguments]

    def __call__(self, *arguments: Any) -> Any:
        """Return the number the entry point gives back, or None if it gives none."""
        instance = self.executor.instance
        before = instance.free
        numbers: list[Any] = []
        copied: list[tuple[Any, Any]] = []
        for argument, number in zip(arguments, self._numbers, strict=True):
            if number:
                numbers.append(argument if argument <= MOST else argument - WORDS)
                continue
            place = argument.place if type(argument) is Cells and argument.home is instance else None
            if place is None:
                place = self._copy_in(instance, argument, copied)
            numbers += place, *argument.shape
        try:
            found = instance.call(self.name)(*numbers)
            for array, here in copied:
                if array.flags.writeable:
                    array[...] = here
        finally:
            instance.free = before
        return found if self.signature.returns == "int" else None

    def _copy_in(self, instance: Instance, array: Any, copied: list[tuple[Any, Any]]) -> int:
        here = instance.array(array.dtype, *array.shape)
        here[...] = array
        copied.append((array, np.asarray(here)))
        return int(here.place)
