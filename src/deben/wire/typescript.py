"""Writes the wire types as TypeScript: ``python -m deben.wire.typescript [FILE]``."""

import inspect
import sys
import textwrap
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect as types

from ..coach import model
from . import coach, codes, common, company, going, http, messages, replay, rulebook, undo
from .game_types import BoardPart, GameTypes, GameView, types_of
from .names import our_games

__all__ = ["TARGET", "field_texts", "fields_of", "typescript"]

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
MODULES = (codes, common, undo, going, company, messages, http, replay, rulebook, model, coach)
HIDDEN = (messages.Moment, model.Question, http.Health, common.LegalAction, common.TableEvent, common.ActionReason)
"""Structs that the page never gets, not by themselves, or in the forms that the games give them."""
PLAIN = {
    types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean", types.NoneType: "null",
}  # fmt: skip
BESIDE = {"Ending": ('Stopped["reason"]',)}
"""What is in a set besides the words of the games: a match may be stopped before it ends."""
WIDTH = 120
HEAD = """\
// Written by `python -m deben.wire.typescript` from the Python types.  Do not edit.

/** A name in a game that is not ours: a text of which the types know nothing, so that `switch`es over ours are checked. */
export interface Other {
  readonly other: unique symbol;
  toString(): string;
}

export type GameName = string;

/** What a seat may know of a match of somebody else's game. */
export interface GeneralView {
  game: Other;
  [name: string]: unknown;
}

/** A legal action as any game has it; those of our own games are told apart by `kind` in types of their own. */
export interface LegalAction {
  /** In notation. */
  action: string;
  kind: string;
  /** The things on the board that it is attached to. */
  [thing: string]: number | string | null | undefined;
}

/** Something that happened, as any game has it: the sentence is `event-<game>-<kind>`; ours have types of their own. */
export interface TableEvent {
  kind: string;
  /** Seats are numbers from 0, amounts and slots (from 1) numbers, everything else names; null where there is none. */
  params: Record<string, number | string | null>;
}

/** Why an action is not legal in somebody else's game. */
export interface GeneralReason {
  code: Other;
  clause: string;
  params: Record<string, number | string | null>;
}
"""


@cache
def _games() -> dict[str, GameTypes]:
    """Return the types that our games bring, by what their names begin with."""
    found = [(game.name.title(), types_of(game)) for game in our_games()]
    return {name: brought for name, brought in found if brought}


def _structs() -> list[type[msgspec.Struct]]:
    """Return every struct of the wire in the order it is written."""
    views = [inspect.getmodule(brought.view) for brought in _games().values()]
    modules = [module for module in (*views, *MODULES) if module]
    values = [value for module in modules for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__]
    return [value for value in values if _is_struct(value) and value not in HIDDEN]


@cache
def _aliases() -> dict[str, Any]:
    """Return every closed set and every union of messages, by name."""
    public = [(name, getattr(module, name)) for module in MODULES for name in module.__all__ if name != "View"]
    ours = [(f"{game}{name}", value) for game, brought in _games().items() for name, value in brought.names.items()]
    return {name: value for name, value in public + ours if _has_a_name(value)}


def _has_a_name(value: Any) -> bool:
    return bool(_words(value)) or (isinstance(value, UnionType) and all(_is_struct(part) for part in get_args(value)))


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _words(value: Any) -> tuple[Any, ...]:
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
    if isinstance(info, types.Metadata):
        return (info.extra or {}).get("set") or _type(info.type)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case types.LiteralType(values=values):
            return _sets().get(frozenset(values)) or _union(_quoted(values))
        case types.UnionType(types=members):
            return _union([*dict.fromkeys(_type(member) for member in members if not isinstance(member, types.RawType))])
        case types.ListType(item_type=item):
            text = _type(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case types.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case types.StructType(cls=cls):
            return _name(cls)
    raise TypeError(f"{info} has no TypeScript form here")


def _name(cls: type[msgspec.Struct]) -> str:
    if issubclass(cls, GameView):
        return "View"
    if cls is BoardPart:
        return _union([part.__name__ for brought in _games().values() for part in brought.parts])
    return cls.__name__


def _comment(text: str | None, indent: str = "") -> list[str]:
    lines = inspect.cleandoc(text or "").splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def field_texts(cls: type[msgspec.Struct]) -> dict[str, str]:
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


def fields_of(cls: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    """Yield each field of a struct as TypeScript has it: its name in Python, its name, its type."""
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    if info.tag_field:
        yield "", info.tag_field, f'"{info.tag}"'
    for field in info.fields:
        absent = not field.required and (cls.__struct_config__.omit_defaults or info.forbid_unknown_fields)
        yield field.name, f"{field.encode_name}{'?' if absent else ''}", _type(field.type)


def _interface(cls: type[msgspec.Struct]) -> list[str]:
    comments = field_texts(cls)
    lines = [*_comment(cls.__doc__), f"export interface {cls.__name__} {{"]
    for name, key, text in fields_of(cls):
        lines += [*_comment(comments.get(name), "  "), f"  {key}: {text};"]
    return [*lines, "}", ""]


def _inline(cls: type[msgspec.Struct]) -> str:
    parts = [f"{key}: {text}" for _, key, text in fields_of(cls)]
    return f"{{ {'; '.join(parts)} }}" if parts else "Record<string, never>"


def _event(cls: type[msgspec.Struct]) -> str:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    assert isinstance(info.fields[0].type, types.StructType)
    return f'{{ kind: "{info.tag}"; params: {_inline(info.fields[0].type.cls)} }}'


def _alias(name: str, value: Any) -> str:
    parts = [_sets()[frozenset(_words(part))] for part in get_args(value)] if get_origin(value) is Union else _quoted(_words(value))
    text = _union(parts) if parts else _type(types.type_info(value))
    return textwrap.fill(f"export type {name} = {text};", WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _of_a_game(name: str, brought: GameTypes) -> Iterator[str]:
    """Yield the lines of a game's own actions, events and reasons, one for each kind."""
    yield from (f"/** A legal action of {name}. */", f"export type {name}Action =")
    yield from (f"  | {_inline(kind)}" for kind in get_args(brought.action))
    yield from ("", f"/** Something that happened in {name}. */", f"export type {name}Event =")
    yield from (f"  | {_event(kind)}" for kind in brought.event)
    yield ""
    yield from _interface(brought.reason)


def _of_all_games() -> Iterator[str]:
    """Yield the lines of what the games have in common, each in its own form."""
    for name, text in COMMON.items():
        yield from _comment(text)
        yield f"export type {NAMED.get(name, name)} = {' | '.join([*(f'{game}{name}' for game in _games()), f'General{name}'])};"
        yield ""
    for name in SETS:
        yield f"export type {name} = {' | '.join([*(f'{game}{name}' for game in _games()), *BESIDE.get(name, ()), 'Other'])};"
        yield ""
    yield from ("/** What the types of our games are called, by the game. */", "export interface GameTypes {")
    yield from (f"  {game.lower()}: {{ view: {game}View; action: {game}Action; event: {game}Event }};" for game in _games())
    yield from ("}", "")


COMMON = {"View": "What a seat may know of a match.", "Reason": common.ActionReason.__doc__}
SETS = ("Ending", "Fault", "OptionName")
"""Closed sets that each game has of its own."""
NAMED = {"Reason": "ActionReason"}


def typescript() -> str:
    """Return the TypeScript module with every wire type."""
    lines = [HEAD]
    for name, value in _aliases().items():
        lines += [_alias(name, value), ""]
    lines += _of_all_games()
    for name, brought in _games().items():
        lines += _of_a_game(name, brought)
    for cls in _structs():
        lines += _interface(cls)
    return "\n".join(lines)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
