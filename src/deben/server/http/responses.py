"""Answers as bytes: whoever has them already is told so, and whoever can unpack them gets them packed."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response

from .params import AnyRequest

__all__ = ["ASK_AGAIN", "File", "file_of", "packed", "sent"]

ASK_AGAIN = "no-cache"
"""A client may keep it, and asks each time whether it is still the same."""
LEAST_PACKED = 1024
QUICK = 1  # of gzip's levels: the moments of a match are so much alike that more gains nothing
VARY = {"vary": "accept-encoding"}
GZIP = {"content-encoding": "gzip"}


@dataclass(frozen=True)
class File:
    """Something that is the same for everybody, ready to be sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


def file_of(data: bytes, kind: str, keep: str = ASK_AGAIN, pack: bool = True) -> File:
    """Return data of some kind as it is sent; what is short is not packed."""
    packed = gzip.compress(data, mtime=0) if pack and len(data) >= LEAST_PACKED else None
    return File(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"', keep)


def _unpacks(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def sent(request: AnyRequest, file: File, missing: bool = False) -> Response[bytes]:
    """Return the answer with a file; ``missing`` says that it stands for one that is not there."""
    headers = {"etag": file.tag, "cache-control": file.keep} | VARY
    if not missing and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    data = file.packed if _unpacks(request) else None
    headers |= {} if data is None else GZIP
    return Response(file.data if data is None else data, media_type=file.kind, headers=headers, status_code=404 if missing else 200)


async def packed(request: AnyRequest, work: Callable[..., Any], *given: Any) -> Response[bytes]:
    """Return what some work gives, as JSON, packed if the client can unpack it; all of it is done away from the event loop."""
    pack = _unpacks(request)

    def done() -> bytes:
        data = msgspec.json.encode(work(*given))
        return gzip.compress(data, QUICK, mtime=0) if pack else data

    headers = VARY | (GZIP if pack else {})
    return Response(await asyncio.to_thread(done), media_type="application/json", headers=headers, status_code=200)
