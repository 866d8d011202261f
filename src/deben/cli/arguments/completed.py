"""What a shell offers where a value is awaited."""

from collections.abc import Callable, Iterable

from ...games import game_names
from ..terminal.shelf import Shelf

__all__ = ["kept_matches", "known_games", "one_of"]


def one_of(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Return what completes one of some words."""
    known = tuple(words)

    def fitting(incomplete: str) -> list[str]:
        return [word for word in known if word.startswith(incomplete)]

    return fitting


def known_games(incomplete: str) -> list[str]:
    """Return the games whose names begin so."""
    return [name for name in game_names() if name.startswith(incomplete)]


def kept_matches(incomplete: str) -> list[str]:
    """Return the numbers of the unfinished matches that are kept."""
    return [str(kept.number) for kept in Shelf().matches() if not kept.finished and str(kept.number).startswith(incomplete)]
