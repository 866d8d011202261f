"""The CPU executor: the rules compiled by Numba.

Only entry points are cached: each carries the machine code of everything it calls.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config

from ..chance import Chance
from ..contract import Rules
from ..entries import matches as entries
from ..executor import Executor
from ..record import Record, Rows
from ..rule import Translation, callees, plain_enums, rebound
from .cache import Locator, cache_root, digest_of, sources_of
from .signature import signatures

__all__ = ["CpuExecutor"]

COMPILING = tuple(f"deben.kernel.{name}" for name in ("contract", "native.cpu", "native.signature", "record", "rule"))
"""What has a say in every compilation."""
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Let Numba's caches made inside the block live in ``folder``; its settings are global, so they are put back."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{Locator.__module__}.{Locator.__name__}"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


class CpuExecutor(Executor):
    """Runs the rules as native code; the first use ever compiles, later starts load it from the cache."""

    name = "cpu"
    ENTRIES = (
        "setup_many", "actor_many", "legal_many", "step_many", "conceal_one", "resample_one", "standing_many", "play_many",
        "turn_one",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.folder = cache_root()
        self._folders: dict[Callable[..., Any], Path | None] = {}
        self._ahead = Translation(self._compile_ahead, rules.contract())
        self._late = Translation(numba.njit(**OPTIONS), rules.contract())

    def _compile_ahead(self, function: FunctionType) -> Any:
        """Return a rule function compiled now, if its annotations say all its types."""
        copy = rebound(function, plain_enums(function))
        return numba.njit(signatures(copy, self.rules.record), forceinline=self.rules.inline, **OPTIONS)(copy)

    def folder_of(self, entry: Callable[..., Any]) -> Path | None:
        """Return where an entry point of this game is kept, as long as no source of it changes; None where nothing can be kept."""
        if self.folder is None:
            return None
        if entry not in self._folders:
            modules = {function.__module__ for function in self._ahead.reached(entry)}
            sources = sources_of({*modules, *COMPILING}, {self.rules.record.__module__})
            digest = digest_of(sources, numba.__version__, sys.version)
            self._folders[entry] = self.folder / self.rules.name / f"{entry.__qualname__}-{digest}"
        return self._folders[entry]

    def cached(self, entry: Callable[..., Any]) -> bool:
        """Return whether the entry point is in the cache for this game."""
        folder = self.folder_of(entry)
        return folder is not None and any(folder.glob("*.nbi"))

    def translate(self, entry: Callable[..., Any]) -> Callable[..., Any]:
        """Return the compiled entry point: from the cache if it is there, and then nothing it calls is compiled."""
        callee = self._late if self.cached(entry) else self._ahead
        copy = rebound(entry, {name: callee(function) for name, function in callees(entry)})
        folder = self.folder_of(entry)
        compile_entry = numba.njit(cache=folder is not None, **OPTIONS)
        if folder is None:
            return compile_entry(copy)  # type: ignore[no-any-return]
        if callee is self._late:
            folder.touch()  # still in use
        with _caching_in(folder):
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

    def warm(self, blank: Record) -> None:
        """Compile or load every entry point by playing a match from ``blank`` with each of them."""
        state = self.setup(blank, 0)
        self.resample(self.view(state, 0), Chance())
        self.standing(state, self.actor(state))
        self.apply(state, self.legal(state)[0])
        self.turn(state, self.legal(state)[0])
        self.play_rows(state.rows, 0, np.zeros(1, np.int32), 0, 1)
