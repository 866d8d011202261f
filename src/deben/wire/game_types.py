"""What a game brings to the wire, in its room ``wire``: the types of its views, actions, events and reasons.

Rule functions write the JSON; these types say what is in it.  A game that brings none goes over the wire all the same: what every
game has (:class:`GameView`, ``LegalAction``, ``TableEvent``, ``ActionReason``) is all that is known of it then.
"""

from collections.abc import Collection, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..games import Game

__all__ = ["BoardPart", "GameTypes", "GameView", "event_types", "types_of"]

K = TypeVar("K", bound=IntEnum)


class GameView(msgspec.Struct, frozen=True):
    """What a seat may know of a match, as things with names; ``game`` says whose it is."""


class BoardPart(msgspec.Struct, frozen=True):
    """A part of a board with its data, for the rules page."""


class GameTypes(NamedTuple):
    """The types of a game; a room ``wire`` has them as ``TYPES``."""

    view: type[GameView]
    action: Any
    """A struct for each kind of action, told apart by ``kind``."""
    event: tuple[type[msgspec.Struct], ...]
    """A struct for each kind of event, told apart by ``kind``."""
    reason: type[msgspec.Struct]
    names: Mapping[str, Any]
    """The closed sets among them, by name."""
    parts: tuple[type[BoardPart], ...] = ()


def types_of(game: Game) -> GameTypes | None:
    """Return the types that a game brings, None if it brings none."""
    room = game.room("wire")
    types: GameTypes | None = room.TYPES if room else None
    return types


def event_types(
    fields: Mapping[K, tuple[str, ...]], words: Mapping[str, Any], absent: Mapping[K, Collection[str]]
) -> tuple[type[msgspec.Struct], ...]:
    """Return a struct for each kind of event with these parameters.

    ``words`` are the types of parameters that are names, all others are numbers; ``absent`` says which may be null.
    """
    return tuple(_event(kind, params, words, absent.get(kind, ())) for kind, params in fields.items())


def _event(kind: IntEnum, params: tuple[str, ...], words: Mapping[str, Any], absent: Collection[str]) -> type[msgspec.Struct]:
    name = kind.name.title().replace("_", "")
    types = {param: words.get(param, int) for param in params}
    given = msgspec.defstruct(
        f"{name}Params", [(param, type_ | None if param in absent else type_) for param, type_ in types.items()], frozen=True
    )
    return msgspec.defstruct(name, [("params", given)], frozen=True, tag_field="kind", tag=kind.name.lower().replace("_", "-"))
