"""Writes the closed sets of the games as types: ``python -m deben.wire.names``.

The names themselves stand in the rule code, which writes them.  A type has to be spelled out where it can be read without running
anything, so each game's room ``wire`` has a file of them that is written from its ``names.py``.
"""

import textwrap
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from ..games import Game, all_games

__all__ = ["names_text", "our_games", "tables_of"]

OURS = f"{__package__.rpartition('.')[0]}.games."
HEAD = '''"""The names of {game} as types.  Written by ``python -m deben.wire.names`` from the rule code.  Do not edit."""

from typing import Literal

__all__ = [
{public}
]  # fmt: skip

'''
WIDTH = 128


def our_games() -> list[Game]:
    """Return the games of this package, whose types are written to files."""
    return [game for game in all_games() if game.package.startswith(OURS)]


def tables_of(game: Game) -> dict[str, Sequence[str]]:
    """Return the closed sets of a game by the names of their types."""
    tables: dict[str, Sequence[str]] = import_module(f"{game.package}.names").NAMES
    return tables


def _listed(words: Sequence[str]) -> str:
    return textwrap.fill(", ".join(f'"{word}"' for word in words) + ",", WIDTH, initial_indent="    ", subsequent_indent="    ",
                         break_on_hyphens=False)  # fmt: skip


def names_text(game: Game) -> str:
    """Return the file of a game's names."""
    tables = tables_of(game)
    sets = [f"{name} = Literal[\n{_listed(words)}\n]  # fmt: skip\n" for name, words in tables.items()]
    return HEAD.format(game=game.name, public=_listed(sorted(tables))) + "".join(sets)


if __name__ == "__main__":
    for game in our_games():
        package = Path(import_module(game.package).__file__ or "").parent
        (package / "rooms" / "wire" / "names.py").write_text(names_text(game), encoding="utf-8")
