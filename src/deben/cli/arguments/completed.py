"""What a shell offers where a value is awaited."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import typer

from ...games import Game, UnknownGame, game_named, game_names
from ...locale.rulebook import rulebook
from ..terminal.shelf import Shelf

__all__ = ["FINISHED", "begun_matches", "game_in", "kept_matches", "known_clauses", "known_games", "list_of", "one_of"]

FINISHED = "finished"
"""All finished matches, in place of a number."""


def one_of(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Return what completes one of some words."""
    known = tuple(words)

    def fitting(incomplete: str) -> list[str]:
        return [word for word in known if word.startswith(incomplete)]

    return fitting


def list_of(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Return what completes the last of some words with commas between them."""
    known = one_of(words)

    def fitting(incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{word}" for word in known(last)]

    return fitting


def known_games(incomplete: str) -> list[str]:
    """Return the games whose names begin so."""
    return [name for name in game_names() if name.startswith(incomplete)]


def game_in(context: typer.Context) -> Game[Any] | None:
    """Return the game that stands on the command line; None where none does.

    Before an option that still lacks its value, the words are not yet those of parameters.
    """
    for word in (context.params.get("game"), *context.args):
        with suppress(UnknownGame):
            return game_named(str(word).lower())
    return None


def known_clauses(context: typer.Context, incomplete: str) -> list[str]:
    """Return the sections and clauses of the game on the command line whose names begin so."""
    game = game_in(context)
    sections = rulebook(game, "en").sections if game else ()
    names = [name for section in sections for name in (section.id, *(clause.id for clause in section.clauses))]
    return one_of(names)(incomplete)


def begun_matches(incomplete: str) -> list[str]:
    """Return the numbers of the unfinished matches that are kept."""
    return one_of(str(kept.number) for kept in Shelf().matches() if not kept.finished)(incomplete)


def kept_matches(incomplete: str) -> list[str]:
    """Return the numbers of all matches that are kept, and the word for those that are finished."""
    return one_of([FINISHED, *(str(kept.number) for kept in Shelf().matches())])(incomplete)
