"""Which games there are: the packages beside this file, and whatever installed packages offer as ``deben.games``.

Ours are declared as entry points like any other, for whoever looks there.  They are found without them all the same: rules also
run from a bare source tree, where nothing is installed, and a tree must never play the games of another one's metadata.
"""

import warnings
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType

from .contract import Game, PositionError

__all__ = ["GROUP", "BrokenGame", "UnknownGame", "all_games", "game_named", "game_names", "game_of_position"]

GROUP = "deben.games"
"""The entry points of games: a name, and where its ``Game`` is."""


class UnknownGame(KeyError):
    """There is no game of that name."""

    def __str__(self) -> str:
        return f"there is no game {self.args[0]!r}; there are: {', '.join(game_names())}"


class BrokenGame(UnknownGame):
    """A package offers a game of that name which cannot be used: ``BrokenGame(name, where, why)``."""

    def __str__(self) -> str:
        name, where, why = self.args
        return f"the game {name!r} ({where}) cannot be used: {why}"


@cache
def _ours() -> Mapping[str, EntryPoint]:
    names = sorted(found.name for found in iter_modules([str(Path(__file__).parent)]) if found.ispkg)
    return MappingProxyType({name: EntryPoint(name, f"{__package__}.{name}.game:GAME", GROUP) for name in names})


@cache
def _others() -> Mapping[str, EntryPoint]:
    """Return the games of other packages, by name; of several with one name the first is taken, and the others are warned of."""
    taken: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        first = _ours().get(entry.name) or taken.setdefault(entry.name, entry)
        if first.value != entry.value:
            warnings.warn(f"two games are called {entry.name!r}: {first.value} is played, {entry.value} is not", stacklevel=2)
    return MappingProxyType(taken)


def game_names() -> tuple[str, ...]:
    """Return the names of all games, ours first, then those of other packages; none is imported for it."""
    return (*_ours(), *_others())


@cache
def game_named(name: str) -> Game:
    """Return the game of that name; raises ``UnknownGame``.  A game is imported when it is first asked for."""
    if name in _ours():
        game: Game = _ours()[name].load()
        return game
    if name not in _others():
        raise UnknownGame(name)
    return _loaded(_others()[name])


def _loaded(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as error:
        raise BrokenGame(entry.name, entry.value, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.name != entry.name:
        raise BrokenGame(entry.name, entry.value, f"it is no Game of this name but {game!r}")
    return game


def all_games() -> list[Game]:
    """Return all games that can be used, in the order of their names; whoever offers a broken one is warned of."""
    found = []
    for name in game_names():
        try:
            found.append(game_named(name))
        except BrokenGame as error:
            warnings.warn(str(error), stacklevel=2)
    return found


def game_of_position(text: str) -> Game:
    """Return the game whose position a text is; raises ``PositionError`` of the game that came nearest where it is none's."""
    faults = []
    for game in all_games():
        if not game.has_notation:
            continue  # whatever is written plainly could be anybody's
        try:
            game.read_position(text)
            return game
        except PositionError as error:
            faults.append(error)
    # A reader stops at the first field that it does not know: who fails otherwise knows them all.
    raise next((error for error in faults if error.code != "unknown-field"), faults[0])
