"""Actions that are the same thing: they are told once, with the others named beside the one that stands for them.

Only a game can say so: a state after an action names squares and places, and which of them differ in nothing is a matter of its
rules.  It brings ``alike(view, action)`` in its ``rooms.analysis``, a key that such actions share, or None for an action that is
like no other.
"""

from collections.abc import Hashable, Iterable
from typing import Any

from ..games.contract import Game

__all__ = ["same_things"]


def same_things(game: Game, view: Any, legal: Iterable[int], preferred: int | None = None) -> dict[int, list[int]]:
    """Return every different thing that can be done: the action that stands for it, ``preferred`` if it can, and the others."""
    key_of = game.bring("analysis", "alike", _like_no_other)
    groups: dict[Hashable, list[int]] = {}
    for action in legal:
        key = key_of(view, action)
        groups.setdefault(action if key is None else key, []).append(action)
    chosen = ((preferred if preferred in group else group[0], group) for group in groups.values())
    return {first: [other for other in group if other != first] for first, group in chosen}


def _like_no_other(_view: Any, _action: int) -> Hashable | None:
    return None
