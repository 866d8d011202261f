"""The CUDA executor without a GPU: every kernel compiles to PTX, and what is missing is said clearly."""

import re
import warnings
from typing import Any

import numpy as np
import pytest

from deben.games import game_named, game_names
from deben.games.duel.board import Site
from deben.games.duel.scoring import temple_points
from deben.kernel.contract import Rules
from deben.kernel.curves import exponential, logarithm
from deben.kernel.luck import Luck
from deben.kernel.mind.contract import MindedRules
from deben.kernel.native import cuda as executor_module
from deben.kernel.native.cuda import GONE, CudaExecutor, CudaUnavailable, load_cuda
from deben.kernel.native.grid import KERNELS
from deben.kernel.rule import plain_enums

from .toy import TOY

CAPABILITY = (9, 0)
FRACTIONS = ("finish", "reward")
"""Kernels that write rewards."""
OURS = [game_named(name).rules for name in game_names()]


class Device:
    """As much of a GPU as the compiler asks for."""

    compute_capability = CAPABILITY
    id = 0


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return numba.cuda, made to believe that a Hopper GPU is there."""
    cuda = load_cuda()
    import numba.cuda.dispatcher as dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", Device)
    monkeypatch.setattr(cuda, "is_available", lambda: True)
    return cuda


def signature(rules: Rules, name: str) -> Any:
    """Return the types that a kernel is launched with."""
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    states, lucks = (types.Array(from_dtype(dtype), 1, "C") for dtype in (rules.record.dtype, Luck.dtype))
    cells, table = (types.Array(types.int32, dimensions, "C") for dimensions in (1, 2))
    actions, moves = (types.Array(types.int16, dimensions, "C") for dimensions in (1, 2))
    number = types.int64
    marks, seeds, rewards = (types.Array(cell, 2, "C") for cell in (types.int8, types.uint32, types.float64))
    given = {
        "setup": (states, states, lucks), "actor": (states, cells), "legal": (states, moves, cells), "step": (states, actions),
        "play": (states, number, cells), "standing": (states, table), "view": (states, cells, states),
        "observe": (states, cells, marks), "mask": (moves, cells, marks), "wrong": (moves, cells, actions, cells),
        "pick": (moves, cells, number, actions), "reward": (states, number, rewards), "begin": (states, states, seeds),
        "finish": (states, states, seeds, number, number, rewards, types.Array(types.int8, 1, "C"), states),
    }  # fmt: skip
    return types.void(*given[name], number, number)


@pytest.mark.parametrize("name", sorted(KERNELS))
@pytest.mark.parametrize(
    "rules", [TOY, *(pytest.param(rules, marks=pytest.mark.nightly) for rules in OURS)], ids=lambda rules: rules.name
)
def test_every_kernel_compiles_to_ptx(compiler: Any, rules: Rules, name: str) -> None:
    if name == "observe" and not isinstance(rules, MindedRules):
        pytest.skip("a game without eyes")
    kernel = CudaExecutor(rules).kernel(name)
    ptx, _ = compiler.compile_ptx(kernel.py_func, signature(rules, name), cc=CAPABILITY)
    assert re.search(rf"\.visible \.entry \w*{name}_kernel", ptx)
    assert ".target sm_90" in ptx
    assert ".f64" not in ptx or name in FRACTIONS, "no integer became a floating-point number on the way"
    assert not rules.inline or "call.uni" not in ptx, "everything is inlined"


def test_curves_compile_to_ptx(compiler: Any) -> None:
    """What a search on the GPU bends its estimates with; numbers of a power of two stay whole there."""
    from numba.cuda import types

    for curve in (exponential, logarithm):
        ptx, _ = compiler.compile_ptx(CudaExecutor(TOY).translate(curve), types.float64(types.float64), device=True, cc=CAPABILITY)
        assert ".target sm_90" in ptx


def test_without_numba_cuda_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor_module, "find_spec", lambda _name: None)
    with pytest.raises(CudaUnavailable, match=r"pip install 'deben\[cuda\]'"):
        CudaExecutor(TOY)


def test_without_a_gpu_the_error_says_so(compiler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "is_available", lambda: False)
    with pytest.raises(CudaUnavailable, match="no CUDA device found"):
        CudaExecutor(TOY)


def test_names_that_numpy_dropped_come_back_only_where_they_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    there = np.isin
    for gone in GONE:
        monkeypatch.delattr(np, gone, raising=False)
    monkeypatch.setattr(np, "in1d", there, raising=False)
    load_cuda()
    assert all(hasattr(np, gone) for gone in GONE)
    assert np.in1d is there  # type: ignore[attr-defined, unused-ignore]
    assert np.row_stack is np.vstack  # type: ignore[attr-defined, unused-ignore]


def test_enums_become_tuples_of_numbers() -> None:
    site = plain_enums(temple_points)["Site"]  # type: ignore[arg-type]
    assert site == (0, 1, 2, 3)
    assert site.PYRAMIDS == Site.PYRAMIDS
    assert type(site.PYRAMIDS) is int


def test_a_small_batch_is_launched_without_complaint(compiler: Any) -> None:  # noqa: ARG001  # a GPU seems to be there
    launched: list[tuple[Any, ...]] = []

    class Kernel:
        """A kernel as Numba configures one: a grid below 128 blocks brings a warning, in colour."""

        def __getitem__(self, configuration: tuple[int, int]) -> Any:
            warnings.warn(f"\x1b[1mGrid size {configuration[0]} will likely result in GPU under-utilization", stacklevel=2)
            return lambda *arguments: launched.append((configuration, arguments))

    executor = CudaExecutor(TOY, block=4)
    executor.launch(Kernel(), 3, 12, "rows")
    executor.launch(Kernel(), 3, 11, "rows")
    executor.launch(Kernel(), 3, 3, "rows")
    assert launched == [((3, 4), ("rows", 3, 12)), ((2, 4), ("rows", 3, 11))], "blocks are rounded up, and nothing is nothing"
