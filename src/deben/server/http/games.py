"""The games on offer."""

from asyncio import to_thread
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...games import game_named
from ...wire.common import GameName
from ...wire.http import Games, GameTexts
from ..tables.creation import games_on_offer
from ..tables.rulesets import Rulesets
from .deps import Chosen
from .params import failures

__all__ = ["ROUTES"]

Named = Annotated[GameName, PathParameter(description="A game.")]
Spoken = Annotated[str, QueryParameter(max_length=20, description="The language of the page.")]


@get("/api/games", responses=failures())
async def games(settings: Chosen, rulesets: NamedDependency[Rulesets]) -> Games:
    """Return the games with their options and bots."""
    return Games(games_on_offer(settings.programs, rulesets.boards))


@get("/api/games/{game:str}/texts", responses=failures())
async def texts(game: Named, lang: Spoken = "en") -> GameTexts:
    """Return what a game says of itself: texts of a game that is not one of those the page was built with."""
    return await to_thread(_texts, game, lang)


def _texts(name: str, lang: str) -> GameTexts:
    game = game_named(name)
    files = [path for folder in game.texts(lang) for path in sorted(folder.glob("*.ftl"))]
    language = lang if lang in game.languages else next(iter(game.languages), "")
    return GameTexts(language, "\n".join(path.read_text(encoding="utf-8") for path in files))


ROUTES = [games, texts]
