"""The page over HTTP."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ..errors import ServiceError
from .deps import Shown
from .page import PageFile

__all__ = ["page_file"]

OURS = ("api/", "schema/")
"""Beginnings of paths that are for programs: a failure there is never told by the page."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], page: Shown, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the page; a browser at an address without one gets the page too, which says so."""
    file = page.file(path)
    if file is not None:
        return _sent(request, file)
    if page.shell is None or path.lstrip("/").startswith(OURS) or "text/html" not in request.headers.get("accept", ""):
        raise ServiceError("not-found")
    return _sent(request, page.shell, missing=True)


def _sent(request: Request[Any, Any, Any], file: PageFile, missing: bool = False) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if not missing and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], data = "gzip", file.packed
    return Response(data, media_type=file.kind, headers=headers, status_code=404 if missing else 200)
