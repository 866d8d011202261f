"""The built page, served from memory: every file is read once, and nothing outside its folder can be asked for."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from .addresses import is_address

__all__ = ["Page", "PageFile"]

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LEAST_PACKED = 1024
PACKABLE = ("text/", "application/javascript", "application/json", "application/wasm", "image/svg+xml", "application/manifest+json")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class PageFile:
    """One file of the page."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


def _file(path: Path, name: str) -> PageFile:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, mtime=0) if len(data) >= LEAST_PACKED and kind.startswith(PACKABLE) else None
    tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    return PageFile(data, packed, kind, tag, FOREVER if name.startswith("assets/") else ASK_AGAIN)


class Page:
    """All files of the page by name; the page itself is the file for every address that it knows."""

    def __init__(self, folder: Path | None) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()] if folder else []
        names = {path: path.relative_to(folder).as_posix() for path in paths} if folder else {}
        self.files = {name: _file(path, name) for path, name in names.items()}

    def file(self, path: str) -> PageFile | None:
        """Return the file for a path; None when there is nothing."""
        return self.files.get(path.strip("/")) or (self.shell if is_address(path) else None)

    @property
    def shell(self) -> PageFile | None:
        """Return the page itself, which shows what its address names or says that there is nothing; None when it is not built."""
        return self.files.get("index.html")
