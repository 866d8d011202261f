"""The CPU executor: the rules compiled by Numba.

Only entry points are cached: each carries the machine code of everything it calls.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config
from numba.core.event import Event, Listener, install_listener

from . import entries
from .cache import cache_folder
from .chance import Chance
from .contract import Rules
from .executor import Executor
from .record import Record, Rows
from .rule import Translation, callees, plain_enums, rebound
from .signature import signatures

__all__ = ["CpuExecutor", "Progress"]

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

Progress = Callable[[int, int, str], None]
"""Told how many functions are compiled, of about how many, and the name of the latest."""


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Let Numba's caches made inside the block live in ``folder``; its setting is global, so it is put back."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


class _Counter(Listener):  # type: ignore[misc]  # Numba has no types
    """Counts the functions Numba finishes."""

    def __init__(self, total: int, progress: Progress) -> None:
        self.names: set[str] = set()
        self.total, self.progress = total, progress

    def on_start(self, event: Event) -> None:
        """Do nothing: progress is what is finished."""

    def on_end(self, event: Event) -> None:
        """Tell the name of a function that is done, the first time."""
        name = event.data["dispatcher"].py_func.__qualname__
        if name not in self.names:
            self.names.add(name)
            self.progress(min(len(self.names), self.total), self.total, name)


class CpuExecutor(Executor):
    """Runs the rules as native code; the first use ever compiles, later starts load it from the cache."""

    name = "cpu"
    ENTRIES = (
        "setup_many", "actor_many", "legal_many", "step_many", "conceal_one", "resample_one", "standing_many", "play_many",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        folder = cache_folder()
        self.folder = folder / rules.name if folder else None
        self._ahead = Translation(self._compile_ahead, rules.contract())
        self._late = Translation(numba.njit(**OPTIONS), rules.contract())

    def _compile_ahead(self, function: FunctionType) -> Any:
        """Return a rule function compiled now, if its annotations say all its types."""
        copy = rebound(function, plain_enums(function))
        return numba.njit(signatures(copy, self.rules.record), forceinline=self.rules.inline, **OPTIONS)(copy)

    def cached(self, entry: Callable[..., Any]) -> bool:
        """Return whether the entry point is in the cache for this game."""
        name = f"{entry.__module__.split('.')[-1]}.{entry.__qualname__}-*.nbi"
        return self.folder is not None and any(self.folder.rglob(name))

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return the compiled entry point: from the cache if it is there, and then nothing it calls is compiled."""
        callee = self._late if self.cached(entry) else self._ahead
        copy = rebound(entry, {name: callee(function) for name, function in callees(entry)})
        compile_entry = numba.njit(cache=self.folder is not None, **OPTIONS)
        if self.folder is None:
            return compile_entry(copy)  # type: ignore[no-any-return]
        with _caching_in(self.folder):
            return compile_entry(copy)  # type: ignore[no-any-return]

    def hand(self, record: type[Record], rows: Rows) -> Any:  # noqa: ARG002  # plain Python needs to know
        """Return the rows themselves: compiled code indexes them."""
        return rows

    def hand_cells(self, cells: Any) -> Any:
        """Return the array without its Python manners."""
        return np.asarray(cells)

    @property
    def ready(self) -> bool:
        """Whether every entry point of this game is in the cache, so that nothing has to be compiled."""
        return all(self.cached(getattr(entries, name)) for name in self.ENTRIES)

    @contextmanager
    def watched(self, progress: Progress, *functions: Callable[..., Any]) -> Iterator[None]:
        """Tell ``progress`` about what is compiled inside the block, which runs the given entry points."""
        with install_listener("numba:compile", _Counter(self._ahead.count(*functions), progress)):
            yield

    def warm(self, blank: Record, progress: Progress = lambda *_: None) -> None:
        """Compile or load every entry point by playing a match from ``blank`` with each of them."""
        with self.watched(progress, *(getattr(entries, name) for name in self.ENTRIES)):
            state = self.setup(blank, 0)
            self.resample(self.view(state, 0), Chance())
            self.standing(state, self.actor(state))
            self.apply(state, self.legal(state)[0])
            self.play_rows(state.rows, 0, np.zeros(1, np.int32), 0, 1)
