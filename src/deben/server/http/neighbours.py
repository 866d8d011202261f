"""What servers on the same database ask each other; to everybody else nothing is here."""

from litestar import get
from litestar.di import NamedDependency

from ..door.guard import is_relayed
from ..errors import ServiceError
from ..people.lobby import LOBBY, Lobby, Neighbour
from .params import AnyRequest

__all__ = ["ROUTES"]


@get(LOBBY.decode(), include_in_schema=False)
async def lobby(request: AnyRequest, lobby: NamedDependency[Lobby]) -> list[Neighbour]:
    """Return the public tables that are here."""
    if not is_relayed(request):
        raise ServiceError("not-found")
    return await lobby.neighbours()


ROUTES = [lobby]
