"""Which rules they are: a digest of everything that decides how a match goes, and of nothing else.

Two modules with the same digest play the same matches, whatever else was rebuilt around them: bots, presentation, observations and
the layout of a state have no part in it.  It is made of the rule functions that decide, token by token without comments and
docstrings, and of every constant they name, a game's board among them.
"""

import hashlib
import inspect
import io
import tokenize
from collections.abc import Callable, Iterator
from enum import Enum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from .. import contract
from ..contract import Rules
from ..rule import Translation
from .sources import plain_name

__all__ = ["DECIDING", "rules_digest"]

DECIDING = (
    "setup", "actor", "legal", "apply", "conceal", "resample", "standing", "points_from", "seats_of", "sources_of", "end_reason",
    "write_options", "read_options", "reveals", "secret", "read_position",
)  # fmt: skip
"""The functions of a game that decide how a match goes, where it may start and who may know what."""
SILENT = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER)
BLOCK = {tokenize.NEWLINE: "\n", tokenize.INDENT: "{", tokenize.DEDENT: "}"}


def rules_digest(rules: Rules) -> str:
    """Return the digest of some rules, 64 hexadecimal digits."""
    deciding = [getattr(contract, name) for name in DECIDING]
    reached = Translation(lambda function: function, rules.contract()).reached(*deciding)
    digest = hashlib.sha256()
    for place, placeholder in zip(DECIDING, deciding, strict=True):
        digest.update(f"{place}={_name(rules.contract()[placeholder])}\n".encode())
    for function in sorted(reached, key=_name):
        digest.update(f"{_name(function)}\n{''.join(_spoken(function))}\n".encode())
        for name, value in sorted(_constants(function)):
            digest.update(f"{name}={_written(value)}\n".encode())
    return digest.hexdigest()


def _name(function: Callable[..., Any]) -> str:
    return plain_name(f"{function.__module__}.{function.__qualname__}")


def _spoken(function: Callable[..., Any]) -> Iterator[str]:
    """Yield the code of a function without its decorator, its annotations' layout, comments and docstring."""
    source = inspect.cleandoc("\n" + inspect.getsource(function))
    begun, quiet = False, False
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if not begun:
            begun = token.string == "def"
            continue
        if token.type in SILENT:
            continue
        if quiet and token.type in (tokenize.STRING, tokenize.NEWLINE):
            quiet = token.type == tokenize.STRING  # a docstring, and the end of its line
            continue
        quiet = token.type == tokenize.INDENT
        yield BLOCK.get(token.type, f"{token.string} ")


def _constants(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """Yield what a function names that is neither code nor a record."""
    assert isinstance(function, FunctionType)
    for name in set(function.__code__.co_names):
        value = function.__globals__.get(name)
        if isinstance(value, type) and issubclass(value, Enum):
            yield name, tuple((each, member.value) for each, member in value.__members__.items())
        elif name in function.__globals__ and not _is_code(value):
            yield name, value


def _is_code(value: Any) -> bool:
    return isinstance(value, (FunctionType, ModuleType, type)) or callable(value)


def _written(value: Any) -> str:
    """Return a constant as text; raises ``TypeError`` for one that nobody could compare."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}{hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, (tuple, list)):
        return f"({','.join(_written(each) for each in value)})"
    if isinstance(value, Enum):
        return _written(value.value)
    if value is None or isinstance(value, (bool, int, float, str, bytes, np.number)):
        return repr(value.item() if isinstance(value, np.number) else value)
    raise TypeError(f"rules name a constant of type {type(value).__name__}")
