"""Boards of one's own: a game whose board is data, its whole package once more with another file of data.

The numbers of a board are constants of rule code, so another board is another package beside the first one, of the same sources:
its texts, its drawings and its coach know the board too.  Its matches run on a module that was built from it, and kept by the
digest of its rules like any other (``games/kept.py``); the module's description holds the data.
"""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock

from ..kernel.wasm.sources import BESIDE, ON, board_digest, plain_name
from .contract import Game

__all__ = ["FILE", "BoardError", "board_of", "data_for", "game_on"]

FILE = "board.toml"
_DATA: dict[str, str] = {}
_LOCK = RLock()


class BoardError(ValueError):
    """A file is no board of a game; the text says where it does not hold together."""


def data_for(package: str, usual: Path) -> str:
    """Return the data of the board that a package is to have: its own file, or those of the board it was made for."""
    found = _DATA.get(package)
    return usual.read_text(encoding="utf-8") if found is None else found


def board_of(game: Game, data: str) -> str:
    """Return the digest of a board of a game, which is the same however its file is laid out; raises ``BoardError``."""
    name = f"{plain_name(game.package)}{BESIDE}{FILE}"
    try:
        return board_digest([name], {name: data})
    except ValueError as error:
        raise BoardError(str(error)) from None


def game_on(present: Game, data: str) -> Game:
    """Return a game on another board, in plain Python; raises ``BoardError`` for data that are none."""
    if not (present.folder / FILE).is_file():
        raise BoardError(f"{present.name} has no board that is data")
    name = f"{present.package}{ON}{board_of(present, data)[:16]}"
    with _LOCK:
        if name not in sys.modules:
            _DATA[name] = data
            _import(name, present.folder)
        game: Game = import_module(f"{name}.game").GAME
    return game


def _import(name: str, folder: Path) -> None:
    """Import a package under another name; nothing of it stays where that fails."""
    spec = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        import_module(f"{name}.game")
    except BaseException as error:
        for other in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
            del sys.modules[other]
        if isinstance(error, ValueError):
            raise BoardError(str(error)) from None
        raise
