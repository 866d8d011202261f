"""The games on offer."""

from litestar import get

from ...wire.http import Games
from ..tables.creation import games_on_offer
from .deps import Chosen
from .params import failures

__all__ = ["ROUTES"]


@get("/api/games", responses=failures())
async def games(settings: Chosen) -> Games:
    """Return the games with their options and bots."""
    return Games(games_on_offer(settings.programs))


ROUTES = [games]
