"""Where a batch can be: which executor runs it on which device."""

import os

from ..kernel import default
from ..kernel.contract import Rules
from ..kernel.executor import BatchExecutor

__all__ = ["DEVICES", "EXECUTORS", "available_cores", "executor_named", "executor_on"]

EXECUTORS = (*default.EXECUTORS, "cuda")
"""The names of the executors."""
DEVICES = ("cpu", "cuda")
"""Where a batch can be."""


def executor_named(name: str, rules: Rules) -> BatchExecutor:
    """Return a new executor; raises ``CudaUnavailable`` for ``cuda`` where there is no GPU, ``ValueError`` for an unknown name."""
    if name == "cuda":
        from ..kernel.native.cuda import CudaExecutor

        return CudaExecutor(rules)
    if name not in EXECUTORS:
        raise ValueError(f"there is no executor {name!r}; there are: {', '.join(EXECUTORS)}")
    return default.executor_named(name, rules).own()


def executor_on(device: str) -> str:
    """Return the executor for a device: on the CPU the rules compiled for it where the extra ``lab`` is, else the game's module."""
    if device not in DEVICES:
        raise ValueError(f"there is no device {device!r}; there are: {', '.join(DEVICES)}")
    return "cuda" if device == "cuda" else "cpu" if default.has_compiler() else "wasm"


def available_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
