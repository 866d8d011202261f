"""The rule decorator, and the translation of rule functions for a compiler.

A rule function is plain Python over records, and stays exactly that: ``@rule`` only marks it.  An executor that compiles asks
for a :class:`Translation`, which copies the function and every rule function it calls, with the names they use rebound to the
compiled copies.  Nothing in the rules knows which executor runs.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import FunctionType
from typing import Annotated, Any, TypeAlias, TypeGuard, TypeVar

import numpy as np

from .record import Ints, Record

__all__ = [
    "Counts", "Log", "MoveLists", "Moves", "Standings", "States", "Tallies", "Translation", "callees", "is_rule", "plain_enums",
    "rebound", "rule",
]  # fmt: skip

Moves: TypeAlias = Annotated[Ints, np.int16, 1]
"""A list of actions that a rule function fills from the front: one dimension of 16-bit numbers."""
Log: TypeAlias = Annotated[Ints, np.int16, 2]
"""Rows of events, two dimensions; see :mod:`deben.kernel.log`."""
MoveLists: TypeAlias = Annotated[Ints, np.int16, 2]
"""Several lists of actions."""
States: TypeAlias = Annotated[Any, Record, 1]
"""Rows of the game's own record, whichever game it is."""
Counts: TypeAlias = Annotated[Ints, np.int32, 1]
"""A number for each match, or for each of a few things."""
Standings: TypeAlias = Annotated[Ints, np.int32, 2]
"""By match and seat."""
Tallies: TypeAlias = Annotated[Ints, np.int64, 2]
"""What is counted over many matches, by seat and by what the game counts."""

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Return the same function, marked as one that every executor can run."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> TypeGuard[FunctionType]:
    """Return whether ``value`` was marked with :func:`rule`."""
    return isinstance(value, FunctionType) and getattr(value, "__rule__", False)


def rebound(function: Callable[..., Any], names: Mapping[str, object]) -> FunctionType:
    """Return a copy of ``function`` in which the given global names mean something else."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, function.__qualname__, function.__doc__
    copy.__annotations__ = dict(function.__annotations__)
    return copy


def callees(function: Callable[..., Any]) -> Iterator[tuple[str, FunctionType]]:
    """Yield each rule function that ``function`` names, with the name it uses."""
    assert isinstance(function, FunctionType)
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if is_rule(value):
            yield name, value


def plain_enums(function: FunctionType) -> dict[str, Any]:
    """Return each ``IntEnum`` that a function names as a tuple of plain numbers: compilers take a member for a type of its own."""
    found: dict[str, Any] = {}
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, type) and issubclass(value, IntEnum):
            numbers: Any = namedtuple(name, value.__members__)  # type: ignore[misc]  # its name comes from the enum
            found[name] = numbers(*map(int, value.__members__.values()))
    return found


@dataclass
class Translation:
    """Compiled copies of rule functions, each made once, callees first."""

    compile: Callable[[FunctionType], Any]
    replace: Mapping[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict)
    made: dict[Callable[..., Any], Any] = field(default_factory=dict)

    def __call__(self, function: Callable[..., Any]) -> Any:
        """Return the compiled copy of ``function``."""
        function = self.replace.get(function, function)
        if function not in self.made:
            names = {name: self(callee) for name, callee in callees(function)}
            self.made[function] = self.compile(rebound(function, names))
        return self.made[function]

    def reached(self, *functions: Callable[..., Any]) -> set[Callable[..., Any]]:
        """Return every function the given ones need, themselves included."""
        seen: set[Callable[..., Any]] = set()
        todo = list(functions)
        while todo:
            function = todo.pop()
            function = self.replace.get(function, function)
            if function not in seen:
                seen.add(function)
                todo += [callee for _, callee in callees(function)]
        return seen
