"""The page over HTTP."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from .providing import Shown

__all__ = ["page_file"]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], page: Shown, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the page."""
    file = page.file(path)
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)
