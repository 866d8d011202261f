"""Finished JSON in place of a value: whoever encodes a message only copies it."""

from typing import TypeAlias, TypeVar

import msgspec

__all__ = ["Encoded", "decoded", "encoded"]

T = TypeVar("T")
Encoded: TypeAlias = T | msgspec.Raw
"""A value, or its text; what comes out of a decoder is always the value."""


def encoded(text: bytes) -> msgspec.Raw:
    """Return a text that rule functions wrote as part of a message."""
    return msgspec.Raw(text)


def decoded(value: object, kind: type[T]) -> T:
    """Return a part of a message as a value of this kind, whether it was one or a text."""
    return msgspec.json.decode(value if isinstance(value, msgspec.Raw) else msgspec.json.encode(value), type=kind)
