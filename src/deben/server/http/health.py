"""For whoever runs the server: whether it is well, and its counters."""

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from ... import __version__
from ...games import all_games
from ...kernel.default import default_executor
from ...wire.http import Health
from .deps import Counters, Kept

__all__ = ["ROUTES"]


@get("/health", responses={503: ResponseSpec(data_container=Health, description="Something is wrong.", generate_examples=False)})
async def health(store: Kept) -> Response[Health]:
    """Return whether the server can do its work."""
    alive = await store.database.alive()
    executors = {game.name: default_executor(game.rules).name for game in all_games()}
    body = Health("ok" if alive else "no-database", __version__, executors)
    return Response(body, status_code=200 if alive else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(counters: Counters) -> Response[bytes]:
    """Return the counters for Prometheus."""
    return Response(counters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
