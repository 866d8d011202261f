"""Keeping the rules of a release: ``python -m deben.lab.release``, once for every version of the program that goes out.

It lays each game's module, with its description, into the game's folder ``released`` and writes it into the manifest there; rules
that were released before are only named again.  Nothing is ever taken out: matches and records of every release are played by them.
"""

import argparse
import hashlib
import sys

import msgspec

from .. import __version__
from ..games import Game, game_named, game_names
from ..games.kept import RELEASED, Release, keep_module, released
from ..kernel.default import module_path
from ..kernel.wasm.module import read_info

__all__ = ["release"]


def release(game: Game, version: str) -> Release:
    """Return the release of a game's present rules, which are kept now; raises ``ValueError`` for a module of other sources."""
    if not game.digest:
        raise ValueError(f"the module of {game.name} is not that of its sources: run `make rules` first")
    path, folder = module_path(game.rules), game.folder / RELEASED
    known = {each.rules: each for each in released(game)}
    found = known.get(game.digest)
    if found is None:
        kept = keep_module(folder, path.read_bytes(), read_info(path.with_suffix(".json")))
        digest = hashlib.sha256(kept.read_bytes()).hexdigest()
        found = Release(version, game.version, game.digest, digest, game.board)
        manifest = msgspec.json.format(msgspec.json.encode([*known.values(), found]), indent=1)
        (folder / "manifest.json").write_bytes(manifest + b"\n")
    return found


def main() -> None:
    """Keep the rules of the named games, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games (all)")
    for name in parser.parse_args().games or game_names():
        found = release(game_named(name), __version__)
        sys.stdout.write(f"{name}: rules {found.rules[:12]} of release {found.release}\n")


if __name__ == "__main__":
    main()
