"""The CPU executor: the rules compiled by Numba.

Only entry points are cached: each carries the machine code of everything it calls.  Small functions are worth inlining by force
here (half as fast again in random play).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
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
from .rule import Translation, callees, rebound

__all__ = ["CpuExecutor", "Progress"]

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
        "setup_many", "actor_one", "legal_one", "apply_one", "conceal_one", "resample_one", "standing_one", "actor_many",
        "legal_many", "step_many", "play_many", "standing_many",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.folder = cache_folder()
        self._callee = Translation(numba.njit(nogil=True, error_model="numpy", forceinline=True), rules.contract())

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return the compiled entry point; nothing is compiled before its first call."""
        copy = rebound(entry, {name: self._callee(callee) for name, callee in callees(entry)})
        compile_entry = numba.njit(nogil=True, error_model="numpy", cache=self.folder is not None)
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
    def _marker(self) -> Path | None:
        return self.folder / f"{self.rules.name}.ready" if self.folder else None

    @property
    def ready(self) -> bool:
        """Whether every entry point of this game is in the cache, so that nothing has to be compiled."""
        return self._marker is not None and self._marker.exists()

    @contextmanager
    def watched(self, progress: Progress, *functions: Callable[..., Any]) -> Iterator[None]:
        """Tell ``progress`` about what is compiled inside the block, which runs the given entry points."""
        with install_listener("numba:compile", _Counter(self._callee.count(*functions), progress)):
            yield

    def warm(self, blank: Record, progress: Progress = lambda *_: None) -> None:
        """Compile or load every entry point by playing a match from ``blank`` with each of them."""
        with self.watched(progress, *(getattr(entries, name) for name in self.ENTRIES)):
            state = self.setup(blank, 0)
            self.resample(self.view(state, 0), Chance())
            self.actor(state), self.standing(state, 0)
            self.apply(state, self.legal(state)[0])
            moves, counts = np.zeros((1, self.rules.most_legal), np.int16), np.zeros(1, np.int32)
            self.legal_rows(state.rows, moves, counts, 0, 1)
            self.step_rows(state.rows, moves[:, 0].copy(), 0, 1)
            self.actor_rows(state.rows, counts, 0, 1)
            self.play_rows(state.rows, 0, counts, 0, 1)
            self.standing_rows(state.rows, np.zeros((1, 1), np.int32), 0, 1)
        if self._marker is not None:
            self._marker.touch()
