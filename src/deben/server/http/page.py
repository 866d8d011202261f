"""The built page, served from memory: every file is read once, and nothing outside its folder can be asked for."""

import mimetypes
from pathlib import Path

from .addresses import is_address
from .responses import ASK_AGAIN, File, file_of

__all__ = ["Page"]

FOREVER = "public, max-age=31536000, immutable"
PACKABLE = ("text/", "application/javascript", "application/json", "application/wasm", "image/svg+xml", "application/manifest+json")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def _file(path: Path, name: str) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return file_of(path.read_bytes(), kind, FOREVER if name.startswith("assets/") else ASK_AGAIN, kind.startswith(PACKABLE))


class Page:
    """All files of the page by name; the page itself is the file for every address that it knows."""

    def __init__(self, folder: Path | None) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()] if folder else []
        names = {path: path.relative_to(folder).as_posix() for path in paths} if folder else {}
        self.files = {name: _file(path, name) for path, name in names.items()}

    def file(self, path: str) -> File | None:
        """Return the file for a path; None when there is nothing."""
        return self.files.get(path.strip("/")) or (self.shell if is_address(path) else None)

    @property
    def shell(self) -> File | None:
        """Return the page itself, which shows what its address names or says that there is nothing; None when it is not built."""
        return self.files.get("index.html")
