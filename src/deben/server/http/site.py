"""The page over HTTP."""

from litestar import Response, get
from litestar.params import FromPath

from ..door.guard import LITTLE
from ..errors import ServiceError
from .deps import Shown
from .params import AnyRequest
from .responses import sent

__all__ = ["page_file"]

OURS = ("api/", "schema/")
"""Beginnings of paths that are for programs: a failure there is never told by the page."""


@get(["/", "/{path:path}"], include_in_schema=False, opt=LITTLE)
async def page_file(request: AnyRequest, page: Shown, path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the page; a browser at an address without one gets the page too, which says so."""
    file = page.file(path)
    if file is not None:
        return sent(request, file)
    if page.shell is None or path.lstrip("/").startswith(OURS) or "text/html" not in request.headers.get("accept", ""):
        raise ServiceError("not-found")
    return sent(request, page.shell, missing=True)
