"""Completes a site without a server: ``python -m deben.server.site FOLDER``.

The page is built into the folder by ``make site``.  What it would ask a server for and cannot
compute itself lies beside it as files.
"""

import json
import sys
from pathlib import Path

import msgspec

from ..games.kept import RELEASED, released
from ..wire.names import our_games
from .study.rulebook import book_shown

__all__ = ["complete"]


def complete(folder: Path) -> None:
    """Write the rulebooks and all released rules into the folder of a built page; its manifest names only what is there."""
    books = folder / "rulebook"
    modules = folder / "modules"
    for each in (books, modules):
        each.mkdir(exist_ok=True)
    for game in our_games():
        (books / f"{game.name}.json").write_bytes(msgspec.json.encode(book_shown(game.name)))
        for release in released(game):
            for kind in ("wasm", "json"):
                (modules / f"{release.rules}.{kind}").write_bytes((game.folder / RELEASED / f"{release.rules}.{kind}").read_bytes())
    manifest = folder / "manifest.webmanifest"
    fields = json.loads(manifest.read_text(encoding="utf-8"))
    del fields["id"]  # on a host of files several folders may hold the page
    fields["shortcuts"] = [shortcut | {"url": f"./?{shortcut['url']}"} for shortcut in fields["shortcuts"]]
    manifest.write_text(json.dumps(fields, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    complete(Path(sys.argv[1]))
