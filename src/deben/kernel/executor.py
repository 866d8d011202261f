"""Executors: the ways to run the same rules.

:class:`PythonExecutor` runs the rule functions as they are written, :class:`deben.kernel.wasm.executor.WasmExecutor` runs a game's
module, :class:`deben.kernel.native.cpu.CpuExecutor` compiles for this machine; all do what :class:`Executor` offers.
:class:`deben.kernel.native.cuda.CudaExecutor` runs them on a GPU and does what :class:`BatchExecutor` offers: rows of many
matches.  Tests compare all of them byte by byte.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from .chance import Chance
from .contract import Rules
from .desk import HOLE, Desk, Turn
from .entries import matches as entries
from .log import new_log, read_log
from .luck import Luck, key_words
from .record import Ints, Record, Rows, RowsOf
from .rule import Translation
from .works import WORKS, record_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["BatchExecutor", "Executor", "PythonExecutor", "Turn", "filled"]

MOST_ACTION = (1 << 15) - 1
"""Actions are 16-bit numbers; a larger one is legal in no game."""


class BatchExecutor(ABC):
    """Runs the rules of one game on rows of many matches.

    Every method works on the rows from ``start`` up to, not including, ``stop``; results go to row i of the other arrays.
    """

    name = ""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def own(self) -> Self:
        """Return an executor of the same rules with memory for one user: arrays from its ``new`` are worked on where they lie."""
        return self

    def new(self, dtype: Any, *shape: int) -> Any:
        """Return an array in the memory this executor works on; what is in it has no meaning."""
        return np.empty(shape, dtype)

    def put(self, array: Any) -> Any:
        """Return a NumPy array in the memory this executor works on."""
        return array

    def fetch(self, array: Any) -> Any:
        """Return an array of that memory as a NumPy array."""
        return array

    def take(self, actions: Any) -> Any:
        """Return actions that somebody gives, in the memory and form that this executor works on; what are none, as they are."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.dtype == np.int16:
            return given
        return np.where((given < 0) | (given > MOST_ACTION), -1, given).astype(np.int16)

    def show(self, array: Any) -> "NDArray[Any]":
        """Return an array of that memory as other programs take it, without a copy."""
        return np.asarray(array)

    def wait(self) -> None:
        """Return when all work given to this executor is done."""
        return

    @abstractmethod
    def setup_rows(self, rows: Any, blank: Record, seed: int | str | bytes, start: int, stop: int) -> None:
        """Set up matches from one that holds the options: match i has the seed plus i."""

    @abstractmethod
    def actor_rows(self, rows: Any, actors: Any, start: int, stop: int) -> None:
        """Write who decides, or ``OVER``, to ``actors``."""

    @abstractmethod
    def legal_rows(self, rows: Any, moves: Any, counts: Any, start: int, stop: int) -> None:
        """List the legal actions in the rows of ``moves``, and how many there are in ``counts``: 0 once it is over."""

    @abstractmethod
    def step_rows(self, rows: Any, actions: Any, start: int, stop: int) -> None:
        """Apply one action to each match that is not over."""

    @abstractmethod
    def play_rows(self, rows: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
        """Play to the end at random; ``counts`` gets how many decisions there were."""

    @abstractmethod
    def standing_rows(self, rows: Any, standings: Any, start: int, stop: int) -> None:
        """Write the standing of every seat to the rows of ``standings``, which are as long as there are seats."""

    @abstractmethod
    def run(self, work: str, start: int, stop: int, *arguments: Any) -> None:
        """Do one of the :data:`deben.kernel.works.WORKS` on arrays of this executor's memory."""


class Executor(BatchExecutor):
    """Runs the rules of one game on single states too."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._translated: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.spare: defaultdict[Any, list[Any]] = defaultdict(list)
        """Tables that nobody writes on just now, under any key: whoever needs one takes it and puts it back, in whatever thread."""
        self._desks: list[Desk] = []
        self._lock = Lock()

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return the entry point as this executor runs it."""
        raise NotImplementedError

    def hand(self, record: type[Record], rows: Rows) -> Any:
        """Return rows in the form that entry points of this executor take."""
        raise NotImplementedError

    def hand_cells(self, cells: Any) -> Any:
        """Return an array of numbers in the form that entry points of this executor take."""
        raise NotImplementedError

    def entry(self, name: str) -> Callable[..., Any]:
        """Return one of the functions of :mod:`deben.kernel.entries.matches`, translated."""
        return self.translated(getattr(entries, name))

    def translated(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return any entry point, translated once, whichever thread asks first."""
        found = self._translated.get(entry)
        if found is None:
            with self._lock:
                found = self._translated.get(entry) or self.translate(entry)
                self._translated[entry] = found
        return found

    def _states(self, state: Record) -> Any:
        return self.hand(self.rules.record, state.rows)

    def setup(self, blank: Record, seed: int | str | bytes) -> Any:
        """Return a new state, set up from one that holds the options."""
        state = self.rules.record()
        self.setup_rows(state.rows, blank, seed, 0, 1)
        return state

    def actor(self, state: Record) -> int:
        """Return the seat that decides now, or ``OVER``."""
        actors = np.zeros(1, np.int32)
        self.actor_rows(state.rows, actors, 0, 1)
        return int(actors[0])

    def legal(self, state: Record) -> list[int]:
        """Return every legal action in ascending order; none once it is over."""
        moves, counts = np.zeros((1, self.rules.most_legal), np.int16), np.zeros(1, np.int32)
        self.legal_rows(state.rows, moves, counts, 0, 1)
        actions: list[int] = moves[0, : counts[0]].tolist()
        return actions

    def apply(self, state: Record, action: int) -> list[tuple[int, ...]]:
        """Carry out a legal action on the state and return the raw events it caused."""
        log = new_log()
        self._step(state.rows, np.array([action], np.int16), log, 0, 1)
        return read_log(log)

    def has(self, entry: Callable[..., Any]) -> bool:  # noqa: ARG002  # a module may be older than an entry point
        """Return whether an entry point can be run."""
        return True

    def asks(self, entry: Callable[..., Any], argument: str) -> bool:  # noqa: ARG002  # likewise
        """Return whether an entry point takes an argument that it no longer has here."""
        return False

    def bound(self, entry: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
        """Return an entry point as a function of the numbers that are a ``HOLE`` among its arguments: for brief work."""
        return filled(self.translated(entry), [*arguments])

    def take_desk(self) -> Desk:
        """Return a desk that nobody works on, in whatever thread; whoever is done with it gives it back."""
        try:
            return self._desks.pop()
        except IndexError:
            return Desk(self)

    def give_desk(self, desk: Desk) -> None:
        """Let somebody else have a desk."""
        self._desks.append(desk)

    def turn(self, state: Record, action: int = -1) -> Turn:
        """Carry out a legal action on the state, if there is one, and return everything that is asked for next."""
        desk = self.take_desk()
        turn = desk.turn(state.to_bytes(), action)
        if action >= 0:
            desk.copy_to(state)
        self.give_desk(desk)
        return turn

    def view(self, state: Record, seat: int) -> Any:
        """Return a copy of the state that holds only what the seat may know; a seat below zero is a spectator."""
        desk = self.take_desk()
        desk.state[:] = state.to_bytes()
        desk.run(entries.conceal_one, seat)
        view = state.from_bytes(desk.state.tobytes())
        self.give_desk(desk)
        return view

    def resample(self, view: Record, chance: Chance) -> Any:
        """Return a random state that fits the view."""
        state = view.copy()
        self.entry("resample_one")(self._states(state), self.hand(Chance, chance.rows))
        return state

    def standing(self, state: Record, seat: int) -> int:
        """Return the rank number of the seat if the match ended now."""
        standings = np.zeros((1, seat + 1), np.int32)
        self.standing_rows(state.rows, standings, 0, 1)
        return int(standings[0, seat])

    def setup_rows(self, rows: Any, blank: Record, seed: int | str | bytes, start: int, stop: int) -> None:
        """Set up matches from one that holds the options: match i has the seed plus i."""
        lucks = Luck.batch(2)
        lucks[0]["key"] = key_words(seed)
        record = self.rules.record
        self.entry("setup_many")(self.hand(record, rows), self.hand(record, blank.rows), self.hand(Luck, lucks), start, stop)

    def actor_rows(self, rows: Any, actors: Any, start: int, stop: int) -> None:
        """Write who decides, or ``OVER``, to ``actors``."""
        self.entry("actor_many")(self.hand(self.rules.record, rows), actors, start, stop)

    def legal_rows(self, rows: Any, moves: Any, counts: Any, start: int, stop: int) -> None:
        """List the legal actions in the rows of ``moves``, and how many there are in ``counts``: 0 once it is over."""
        self.entry("legal_many")(self.hand(self.rules.record, rows), self.hand_cells(moves), counts, start, stop)

    def step_rows(self, rows: Any, actions: Any, start: int, stop: int) -> None:
        """Apply one action to each match that is not over."""
        self._step(rows, actions, new_log(0), start, stop)

    def _step(self, rows: Any, actions: Any, log: Ints, start: int, stop: int) -> None:
        states = self.hand(self.rules.record, rows)
        self.entry("step_many")(states, self.hand_cells(actions), self.hand_cells(log), start, stop)

    def play_rows(self, rows: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
        """Play to the end at random; ``counts`` gets how many decisions there were."""
        moves = self.hand_cells(np.zeros(self.rules.most_legal, np.int16))
        states, chances = self.hand(self.rules.record, rows), self.hand(Chance, Chance.batch(1))
        self.entry("play_many")(states, chances, chance_seed, counts, moves, self.hand_cells(new_log(0)), start, stop)

    def standing_rows(self, rows: Any, standings: Any, start: int, stop: int) -> None:
        """Write the standing of every seat to the rows of ``standings``, which are as long as there are seats."""
        self.entry("standing_many")(self.hand(self.rules.record, rows), standings, start, stop)

    def run(self, work: str, start: int, stop: int, *arguments: Any) -> None:
        """Do one of the :data:`deben.kernel.works.WORKS`."""
        entry, room = WORKS[work]
        given = map(self._handed, (*arguments, *(make(self.rules) for make in room)))
        self.translated(entry)(*given, start, stop)

    def _handed(self, argument: Any) -> Any:
        if not isinstance(argument, np.ndarray):
            return argument
        record = record_of(self.rules, argument)
        return self.hand(record, argument) if record else self.hand_cells(argument)


def filled(function: Callable[..., Any], arguments: list[Any]) -> Callable[..., Any]:
    """Return a function of what is missing among the arguments of another."""
    holes = [at for at, argument in enumerate(arguments) if argument is HOLE]

    def call(*numbers: int) -> Any:
        for at, number in zip(holes, numbers, strict=True):
            arguments[at] = number
        return function(*arguments)

    return call


class PythonExecutor(Executor):
    """Runs the rules as ordinary Python: slow, debuggable, and what coverage is measured on."""

    name = "python"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._translation = Translation(lambda function: function, rules.contract())

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return the entry point with the functions of this game in it."""
        translated: Callable[..., Any] = self._translation(entry)
        return translated

    def hand(self, record: type[Record], rows: Rows) -> Any:
        """Return rows whose items are records with attributes."""
        return RowsOf(record, rows)

    def hand_cells(self, cells: Any) -> Any:
        """Return the same array, handing out Python ints."""
        return cells.view(Ints)
