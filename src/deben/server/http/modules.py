"""The modules of rules that are not the page's own: a match is played by the rules it began with, in a browser too."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ..errors import ServiceError
from ..recent import Recent
from ..tables.rulesets import Rulesets
from .page import FOREVER
from .params import AnyRequest
from .responses import File, file_of, sent

__all__ = ["ROUTES", "ModuleFiles"]

KINDS = {"wasm": "application/wasm", "json": "application/json"}
MOST_FILES = 16
"""Both files of eight modules: some five megabytes."""
Named = Annotated[str, PathParameter(description="The digest of some rules, and which of the two files: .wasm or .json.")]


class ModuleFiles:
    """The files of modules, ready to be sent: each is read and packed once, away from the event loop, one at a time."""

    def __init__(self, rulesets: Rulesets) -> None:
        self._rulesets = rulesets
        self._files: Recent[str, File] = Recent(MOST_FILES)
        self._making = asyncio.Lock()

    async def file(self, name: str) -> File | None:
        """Return the file of that name; None where no such rules are kept."""
        found = self._files.recall(name)
        if found is None:
            async with self._making:
                found = self._files.recall(name) or await self._made(name)
                if found is not None:
                    self._files.put(name, found)
        return found

    async def _made(self, name: str) -> File | None:
        digest, _, kind = name.rpartition(".")
        module = await self._rulesets.module(digest) if kind in KINDS else None
        if module is None:
            return None
        info, code = module
        return await asyncio.to_thread(file_of, info if kind == "json" else code, KINDS[kind], FOREVER)


@get("/modules/{name:str}", include_in_schema=False)
async def module(request: AnyRequest, modules: NamedDependency[ModuleFiles], name: Named) -> Response[bytes]:
    """Return one of both files of a module."""
    file = await modules.file(name)
    if file is None:
        raise ServiceError("not-found")
    return sent(request, file)


ROUTES = [module]
