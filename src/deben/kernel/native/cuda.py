"""The CUDA executor: the rules on a GPU, one thread a match.

The rule functions are the same ones; Numba compiles them once more, for the device.  ``numba-cuda`` is an optional extra, which is
not imported before a :class:`CudaExecutor` is asked for.
"""

import warnings
from collections.abc import Callable
from importlib.util import find_spec
from types import FunctionType
from typing import Any

import numpy as np

from ..chance import Chance
from ..contract import Rules
from ..executor import BatchExecutor
from ..luck import Luck, key_words
from ..record import Record
from ..rule import Translation, callees, plain_enums, rebound
from ..works import record_of
from .shared import SharedArray

__all__ = ["CudaExecutor", "CudaUnavailable", "load_cuda"]

BLOCK = 64
"""Threads a block; measured on an H200, see ``bench/RESULTS.md``."""
SHARED = 48 * 1024
"""Bytes of memory that the threads of a block share."""
GONE = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
"""Names that NumPy 2.5 dropped and numba-cuda still looks up when it is imported."""


class CudaUnavailable(RuntimeError):
    """There is no GPU to run on, or the optional package for it is missing."""


def load_cuda() -> Any:
    """Return the module ``numba.cuda`` of numba-cuda; raises ``CudaUnavailable`` without it."""
    if find_spec("numba_cuda") is None:
        raise CudaUnavailable("numba-cuda is not installed; it comes with: pip install 'deben[cuda]'")
    for gone, successor in GONE.items():
        if not hasattr(np, gone):
            setattr(np, gone, getattr(np, successor))
    from numba import cuda

    return cuda


def itself(rows: Any) -> Any:
    """Return the argument: compiled code takes rows as they are."""
    return rows


class CudaExecutor(BatchExecutor):
    """Runs the rules on a GPU; arrays stay in its memory until they are fetched."""

    name = "cuda"

    def __init__(self, rules: Rules, block: int = BLOCK) -> None:
        super().__init__(rules)
        self.block = block
        if block * rules.record.dtype.itemsize > SHARED:
            raise ValueError(f"{block} states of {rules.name} do not fit into the {SHARED} bytes that a block shares")
        self.cuda = load_cuda()
        if not self.cuda.is_available():
            raise CudaUnavailable("no CUDA device found: numba-cuda sees no GPU or no driver")
        self._callee = Translation(self.device_function, rules.contract())
        self._kernels: dict[str, Any] = {}

    def device_function(self, function: FunctionType) -> Callable[..., Any]:
        """Return a rule function compiled for the device."""
        compile_function = self.cuda.jit(device=True, forceinline=self.rules.inline)
        return compile_function(rebound(function, plain_enums(function)))  # type: ignore[no-any-return]

    def stand_ins(self) -> dict[str, Any]:
        """Return what the stand-ins of :mod:`deben.kernel.native.grid` mean for this game."""
        same = self.device_function(itself)  # type: ignore[arg-type]
        types = {"STATE": self.rules.record.dtype, "LUCK": Luck.dtype, "CHANCE": Chance.dtype, "CELL": np.int16}
        ways = dict.fromkeys(("as_states", "as_lucks", "as_chances", "as_cells"), same)
        marks = getattr(self.rules, "most_marks", 1)
        return {**types, **ways, "MOST_LEGAL": self.rules.most_legal, "MOST_MARKS": marks, "THREADS": self.block}

    def translate(self, kernel: Callable[..., Any], **options: Any) -> Any:
        """Return a function in the style of :mod:`deben.kernel.native.grid` as a kernel; it is compiled when first launched."""
        names = {name: self._callee(callee) for name, callee in callees(kernel)}
        return self.cuda.jit(**options)(rebound(kernel, {**names, **self.stand_ins()}))

    def kernel(self, name: str) -> Any:
        """Return one of the kernels of :mod:`deben.kernel.native.grid`, translated once."""
        if name not in self._kernels:
            from .grid import KERNELS

            self._kernels[name] = self.translate(KERNELS[name])
        return self._kernels[name]

    def hand(self, record: type[Record], rows: Any) -> Any:  # noqa: ARG002  # the simulator needs to know
        """Return rows in the form that kernels take."""
        return rows

    def hand_cells(self, cells: Any) -> Any:
        """Return an array of numbers in the form that kernels take."""
        return cells

    def launch(self, kernel: Any, start: int, stop: int, *arguments: Any) -> None:
        """Start a kernel with one thread for each of rows start to stop; it runs on while Python goes on."""
        if start < stop:
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", message=".*Grid size")  # a small batch is no mistake
                configured = kernel[-((start - stop) // self.block), self.block]
            configured(*arguments, start, stop)

    def _launch(self, name: str, rows: Any, start: int, stop: int, *arguments: Any) -> None:
        self.launch(self.kernel(name), start, stop, self.hand(self.rules.record, rows), *arguments)

    def new(self, dtype: Any, *shape: int) -> Any:
        """Return an array in the GPU's memory; what is in it has no meaning."""
        return self.cuda.device_array(shape, dtype)

    def put(self, array: Any) -> Any:
        """Return a copy of a NumPy array in the GPU's memory."""
        return self.cuda.to_device(np.ascontiguousarray(array))

    def fetch(self, array: Any) -> Any:
        """Return a copy of an array of the GPU's memory as a NumPy array."""
        return array.copy_to_host()

    def take(self, actions: Any) -> Any:
        """Return actions in the GPU's memory: those of a library that lie there already are not copied."""
        return self.cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else self.put(super().take(actions))

    def show(self, array: Any) -> Any:
        """Return an array of the GPU as torch, JAX and CuPy take it."""
        return SharedArray(array, self.wait)

    def wait(self) -> None:
        """Return when all kernels have ended."""
        self.cuda.synchronize()

    def setup_rows(self, rows: Any, blank: Record, seed: int | str | bytes, start: int, stop: int) -> None:
        """Set up matches from one that holds the options: match i has the seed plus i."""
        lucks = Luck.batch(1)
        lucks[0]["key"] = key_words(seed)
        blanks = self.hand(self.rules.record, self.put(blank.rows))
        self._launch("setup", rows, start, stop, blanks, self.hand(Luck, self.put(lucks)))

    def actor_rows(self, rows: Any, actors: Any, start: int, stop: int) -> None:
        """Write who decides, or ``OVER``, to ``actors``."""
        self._launch("actor", rows, start, stop, actors)

    def legal_rows(self, rows: Any, moves: Any, counts: Any, start: int, stop: int) -> None:
        """List the legal actions in the rows of ``moves``, and how many there are in ``counts``: 0 once it is over."""
        self._launch("legal", rows, start, stop, moves, counts)

    def step_rows(self, rows: Any, actions: Any, start: int, stop: int) -> None:
        """Apply one action to each match that is not over."""
        self._launch("step", rows, start, stop, actions)

    def play_rows(self, rows: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
        """Play to the end at random; ``counts`` gets how many decisions there were."""
        self._launch("play", rows, start, stop, chance_seed, counts)

    def standing_rows(self, rows: Any, standings: Any, start: int, stop: int) -> None:
        """Write the standing of every seat to the rows of ``standings``, which are as long as there are seats."""
        self._launch("standing", rows, start, stop, standings)

    def run(self, work: str, start: int, stop: int, *arguments: Any) -> None:
        """Do one of the works on arrays in the GPU's memory; the kernel has the name of the work."""
        self.launch(self.kernel(work), start, stop, *map(self._handed, arguments))

    def _handed(self, argument: Any) -> Any:
        if not hasattr(argument, "dtype"):
            return argument
        record = record_of(self.rules, argument)
        return self.hand(record, argument) if record else self.hand_cells(argument)
