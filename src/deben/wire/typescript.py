"""Writes the wire types as TypeScript: ``python -m deben.wire.typescript [FILE]``."""

import inspect
import sys
import textwrap
from collections.abc import Collection
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect as types

from ..coach import model
from . import coach, codes, common, company, duel, http, messages, nefertiti, replay, rulebook, undo

__all__ = ["TARGET", "typescript"]

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
MODULES = (codes, common, duel, nefertiti, undo, company, messages, http, replay, rulebook, model, coach)
HIDDEN = (messages.Moment, model.Question, http.Health)
"""Structs that the page never gets, or not by themselves."""
PLAIN = {
    types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean", types.NoneType: "null",
}  # fmt: skip
WIDTH = 120


def _structs() -> list[type[msgspec.Struct]]:
    """Return every struct of the wire in the order it is written."""
    values = [value for module in MODULES for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__]
    return [value for value in values if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in HIDDEN]


@cache
def _aliases() -> dict[str, Any]:
    """Return every closed set and every union of messages, by name."""
    public = [(name, getattr(module, name)) for module in MODULES for name in module.__all__]
    return {"GameName": common.GameName} | {name: value for name, value in public if _has_a_name(value)}


def _has_a_name(value: Any) -> bool:
    return bool(_words(value)) or (isinstance(value, UnionType) and all(map(_is_struct, get_args(value))))


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _words(value: Any) -> tuple[str, ...]:
    """Return what is in a closed set, or in several of them; nothing for any other type."""
    if get_origin(value) is Literal:
        return get_args(value)
    parts = [_words(part) for part in get_args(value)] if get_origin(value) is Union else [()]
    return tuple(dict.fromkeys(word for part in parts for word in part)) if all(parts) else ()


@cache
def _sets() -> dict[frozenset[Any], str]:
    """Return the names of closed sets, by what is in them."""
    return {frozenset(_words(value)): name for name, value in _aliases().items() if _words(value)}


def _union(parts: list[str]) -> str:
    last = [part for part in parts if part == "null"]
    return " | ".join([part for part in parts if part != "null"] + last)


def _quoted(values: Collection[Any]) -> list[str]:
    return [msgspec.json.encode(value).decode() for value in values]


def _type(info: types.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case types.LiteralType(values=values):
            return _sets().get(frozenset(values)) or _union(_quoted(values))
        case types.UnionType(types=members):
            return _union([_type(member) for member in members if not isinstance(member, types.RawType)])  # the same, finished
        case types.ListType(item_type=item):
            text = _type(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case types.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case types.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"{info} has no TypeScript form here")


def _comment(text: str | None, indent: str = "") -> list[str]:
    lines = inspect.cleandoc(text or "").splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _field_comments(cls: type[msgspec.Struct]) -> dict[str, str]:
    """Return the text under each field of a struct and of those it extends, which Python itself forgets."""
    comments: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base in (object, msgspec.Struct) or not base.__module__.startswith("deben."):
            continue
        name, lines = "", inspect.getsource(base).splitlines()
        for line in lines[2:]:
            text = line.strip()
            if text.startswith('"""') and text.endswith('"""') and name:
                comments[name] = text.strip('"')
            head = text.partition(":")[0]
            name = head if head.isidentifier() and ":" in text else ""
    return comments


def _interface(cls: type[msgspec.Struct]) -> list[str]:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    comments = _field_comments(cls)
    lines = [*_comment(cls.__doc__), f"export interface {cls.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        absent = not field.required and (cls.__struct_config__.omit_defaults or info.forbid_unknown_fields)
        lines += _comment(comments.get(field.name), "  ")
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {_type(field.type)};")
    return [*lines, "}", ""]


def _alias(name: str, value: Any) -> str:
    parts = [_sets()[frozenset(_words(part))] for part in get_args(value)] if get_origin(value) is Union else _quoted(_words(value))
    text = _union(parts) if parts else _type(types.type_info(value))
    return textwrap.fill(f"export type {name} = {text};", WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def typescript() -> str:
    """Return the TypeScript module with every wire type."""
    lines = ["// Written by `python -m deben.wire.typescript` from the Python types.  Do not edit.", ""]
    for name, value in _aliases().items():
        lines += [_alias(name, value), ""]
    for cls in _structs():
        lines += _interface(cls)
    return "\n".join(lines)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
