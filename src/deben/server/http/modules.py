"""The modules of rules that are not the page's own: a match is played by the rules it began with, in a browser too."""

from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ..errors import ServiceError
from ..tables.rulesets import Rulesets
from .page import FOREVER
from .params import AnyRequest
from .responses import file_of, sent

__all__ = ["ROUTES"]

KINDS = {"wasm": "application/wasm", "json": "application/json"}
Named = Annotated[str, PathParameter(description="The digest of some rules, and which of the two files: .wasm or .json.")]


@get("/modules/{name:str}", include_in_schema=False)
async def module(request: AnyRequest, rulesets: NamedDependency[Rulesets], name: Named) -> Response[bytes]:
    """Return one of both files of a module."""
    digest, _, kind = name.rpartition(".")
    found = await rulesets.module(digest) if kind in KINDS else None
    if found is None:
        raise ServiceError("not-found")
    return sent(request, file_of(found[0] if kind == "json" else found[1], KINDS[kind], FOREVER))


ROUTES = [module]
