"""For whoever runs the server: whether it is well, and its counters."""

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from ... import __version__
from ...games import all_games
from ...kernel.default import default_executor
from ...wire.http import Health
from ..door.guard import FREE
from ..wellness import Wellness
from .deps import Counters, Door
from .params import AnyRequest

__all__ = ["ROUTES"]


@get(
    ["/health", "/health/ready"],
    responses={503: ResponseSpec(data_container=Health, description="Something is wrong.", generate_examples=False)},
)
async def health(request: AnyRequest, guard: Door, wellness: NamedDependency[Wellness]) -> Response[Health]:
    """Return whether the server can do its work: whoever sends people here asks this."""
    status = await wellness.status()
    executors = {game.name: default_executor(game.rules).name for game in all_games()}
    version = __version__ if guard.is_insider(request) else None
    return Response(Health(status, version, executors), status_code=200 if status == "ok" else 503)


@get("/health/alive", media_type=MediaType.TEXT, opt=FREE)
async def alive() -> str:
    """Return that the process answers, whatever its database does: whoever restarts it asks this."""
    return "alive"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(counters: Counters) -> Response[bytes]:
    """Return the counters for Prometheus."""
    return Response(counters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, alive, metrics]
