"""The WebAssembly executor: what tables, terminal, bots and coach run on; nothing is compiled where people play."""

import threading
from collections.abc import Callable
from typing import Any, Self

import numpy as np

from ..contract import Rules
from ..executor import Executor, Turn
from ..log import CAPACITY, EVENT_WIDTH
from ..record import Record, Rows
from .module import Cells, Instance, Module

__all__ = ["WasmExecutor"]

MOST, WORDS = 2**31 - 1, 2**32
"""Numbers go in as 32 bits; one above the first is the negative one with the same bits."""


class _Desk:
    """An instance with what the decisions of single matches are worked out on, for one thread."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.instance = Instance(module)
        array = self.instance.array
        self.state = array(rules.record.dtype, 1)
        self.bytes = self.state.view(np.ndarray).view(np.uint8)
        self.log = array(np.int16, CAPACITY + 1, EVENT_WIDTH)
        self.moves, self.turn = array(np.int16, rules.most_legal), array(np.int32, 3)
        self.events, self.actions, self.ahead = (np.asarray(cells) for cells in (self.log, self.moves, self.turn))
        self.play = self.instance.call("turn_one")
        self.conceal = self.instance.call("conceal_one")
        self.places = self.log.place, CAPACITY + 1, EVENT_WIDTH, self.moves.place, rules.most_legal, self.turn.place, 3


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
        return self._owned or self._desk.instance

    @property
    def _desk(self) -> _Desk:
        try:
            desk: _Desk = self._threads.desk
        except AttributeError:
            desk = self._threads.desk = _Desk(self.module, self.rules)
        return desk

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

    def turn(self, state: Record, action: int = -1) -> Turn:
        """Carry out a legal action on the state, if there is one, and return everything that is asked for next, in one call."""
        desk = self._desk
        row = state.rows.view(np.uint8)
        desk.bytes[:] = row
        desk.play(desk.state.place, 1, action, *desk.places)
        actor, count, happened = desk.ahead.tolist()
        if happened > CAPACITY:
            raise OverflowError(f"an action caused {happened} events, the log holds {CAPACITY}")
        if action >= 0:
            row[:] = desk.bytes
        return Turn(desk.events[1 : happened + 1].tolist(), actor, desk.actions[:count].tolist())

    def view(self, state: Record, seat: int) -> Any:
        """Return a copy of the state that holds only what the seat may know; a seat below zero is a spectator."""
        desk = self._desk
        desk.bytes[:] = state.rows.view(np.uint8)
        desk.conceal(desk.state.place, 1, seat)
        return state.from_bytes(desk.bytes.tobytes())


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
