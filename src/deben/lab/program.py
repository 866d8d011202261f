"""Which program this is: results of different ones do not belong together."""

from importlib.metadata import version

from ..bots import Bot
from ..games.contract import Game
from ..kernel.contract import Rules
from ..kernel.native.cache import digest_of, sources_of

__all__ = ["program_digest"]

DECIDING = (".py", ".toml", "levels.json", "mind.bin")
"""How the names of files end in which it stands what bots do."""


def program_digest(game: Game) -> str:
    """Return a digest of everything of this program that decides what bots do in a game."""
    sources = sources_of((), (Rules.__module__, type(game).__module__, Bot.__module__), DECIDING)
    return digest_of(sources, game.module_digest, version("wasmtime"))
