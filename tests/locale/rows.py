"""The ids of all rows that games tell: closed lists, from the games' own tables."""

import re
from functools import cache
from typing import get_args

from deben.games import game_named
from deben.locale.vocabulary import vocabulary
from deben.narrate.rows import Rows
from deben.wire.names import tables_of
from deben.wire.undo import EntryKind

__all__ = ["BEGINNINGS", "row_ids", "table_ids", "thing_ids"]

BEGINNINGS = ("action-", "coach-", "event-", "prompt-", "reason-")
"""How the ids of rows begin."""
ELSEWHERE = {"nefertiti": {"collector"}}
"""Kinds of action that are one of another kind, but for the view."""
NO_PROMPT = {"go-on", "over"}
"""Phases in which nobody decides anything."""


def _action_kinds(name: str) -> set[str]:
    game = game_named(name)
    rows = Rows(game)
    return {rows.action(action)["kind"] for action in range(game.rules.actions)} | ELSEWHERE.get(name, set())


def _coach_codes(game: str) -> set[str]:
    """Return what the coach's module of a game has in quotes; not all of it are codes."""
    return set(re.findall(r'"([a-z-]+)"', (game_named(game).folder / "rooms" / "coach.py").read_text(encoding="utf-8")))


@cache
def row_ids(game: str) -> dict[str, set[str]]:
    """Return the ids of all rows of a game, by what they begin with; those of the coach may be too many."""
    keys = {
        "action": _action_kinds(game),
        "coach": _coach_codes(game),
        "event": {kind.name.lower().replace("_", "-") for kind in game_named(game).event_fields},
        "prompt": set(tables_of(game_named(game))["Phase"]) - NO_PROMPT,
        "reason": set(tables_of(game_named(game))["ReasonCode"]),
    }
    return {f"{kind}-{game}-": {f"{kind}-{game}-{key}" for key in found} for kind, found in keys.items()}


def table_ids() -> set[str]:
    """Return the ids of what happens at a table and in no game, and of the coach's reasons in any game."""
    return {f"event-table-{kind}" for kind in get_args(EntryKind)} | {
        f"coach-any-{code}" for code in ("more", "less", "holds-back", "feeds")
    }


def thing_ids(game: str) -> set[str]:
    """Return the ids of the names of a game's things, with the forms that rows may ask for."""
    known = vocabulary(game_named(game))
    things = {thing for each in known.things.values() for thing in ([each] if isinstance(each, str) else each.values())}
    names = {f"{thing}-{game}" for thing in things - {"player"} - set(known.parts)}
    return names | {f"{thing}-{game}.{form}" for thing, forms in known.forms.items() for form in forms}
