"""Which executor runs the rules where nobody chose one: the game's module, as it lies in its package."""

import atexit
import hashlib
import os
import warnings
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from .contract import Rules
from .executor import Executor, PythonExecutor

__all__ = [
    "EXECUTORS", "Identity", "StaleModule", "default_executor", "executor_named", "has_compiler", "module_path", "rules_identity",
]  # fmt: skip

EXECUTORS = ("wasm", "cpu", "python")
"""The names of the executors that do everything; the lab knows one more, for rows of matches on a GPU."""
CHOICE = "DEBEN_EXECUTOR"
"""The environment may name another executor, for people who work on rules."""


class StaleModule(UserWarning):
    """The rules were changed since their module was built."""


class Identity(NamedTuple):
    """Which rules some are: digests of what decides a match, of the board's data, and of the module's bytes."""

    rules: str = ""
    board: str = ""
    module: str = ""


def module_path(rules: Rules) -> Path:
    """Return where the module of a game lies, whether there is one or not: beside its record."""
    from .wasm.sources import file_of

    return file_of(rules.record.__module__).parent / "module.wasm"


def has_compiler() -> bool:
    """Return whether the extra ``lab`` is installed, which compiles rules for this machine."""
    return find_spec("numba") is not None


def executor_named(name: str, rules: Rules) -> Executor:
    """Return a new executor of this kind; raises ``ValueError`` for an unknown one and ``ImportError`` for a missing compiler."""
    if name == "wasm":
        from .wasm.executor import WasmExecutor
        from .wasm.module import Module

        return getattr(rules, "executor", None) or WasmExecutor(rules, Module.load(module_path(rules)))
    if name == "cpu":
        from .native.cpu import CpuExecutor

        return CpuExecutor(rules)
    if name == "python":
        return PythonExecutor(rules)
    raise ValueError(f"there is no executor {name!r}; there are: {', '.join(EXECUTORS)}")


_made = cache(executor_named)
atexit.register(_made.cache_clear)  # else the interpreter takes wasmtime apart before what it has made, which complains


def default_executor(rules: Rules) -> Executor:
    """Return the executor that everything shares for a game: its module, or plain Python for a game without one.

    A module that was built from other sources than there are now is not used: whoever changes rules is told so.
    """
    kept: Executor | None = getattr(rules, "executor", None)  # rules that are nothing but a module
    return kept or _made(_usual(rules, os.environ.get(CHOICE, "")), rules)


@cache
def rules_identity(rules: Rules) -> Identity:
    """Return which rules those of a game are; nothing is known of those without a module, or with one of other sources."""
    path = module_path(rules)
    if not path.is_file() or not _is_of(path, rules) or _changed(path):
        return Identity()
    from .wasm.module import read_info

    info = read_info(path.with_suffix(".json"))
    return Identity(info.rules, info.board, hashlib.sha256(path.read_bytes()).hexdigest())


@cache
def _changed(path: Path) -> list[str]:
    """Return the sources that differ from those of a module, looked at once."""
    from .wasm.sources import changed_sources

    return changed_sources(path)


@cache
def _usual(rules: Rules, choice: str) -> str:
    """Return the name of the executor for some rules, if the environment chooses this."""
    if choice not in ("", "wasm"):
        return choice
    path = module_path(rules)
    if not path.is_file() or not _is_of(path, rules):
        return "python"
    changed = [] if choice else _changed(path)
    if not changed:
        return "wasm"
    built = f"`python -m deben.lab.module {rules.name}`"
    words = f"the rules of {rules.name} run as plain Python: {', '.join(changed[:3])} changed since {built}"
    warnings.warn(words, StaleModule, stacklevel=4)
    return "python"


def _is_of(path: Path, rules: Rules) -> bool:
    """Return whether a module was built from just these functions: a game made of another's, but for some, is another."""
    from .wasm.module import read_info

    return read_info(path.with_suffix(".json")).contract == rules.function_names()
