"""A bot for whatever it is asked about: any game, any number of seats."""

from ..games import Game, UnknownGame, all_games
from ..kernel.default import default_executor
from .bot import Bot
from .decision import Decision
from .named import bot_named, require_bot

__all__ = ["AnyGameBot"]


class AnyGameBot(Bot):
    """The bot of a name, in every game; it learns which one when it is asked, and keeps what it has set up for it."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self.name, self.threads = require_bot(name), threads
        self._bots: dict[tuple[str, int], Bot] = {}

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, decision: Decision, /) -> int:
        """Return one of the legal actions; raises ``UnknownGame`` for a view of no game that is installed."""
        game = _game_of(decision)
        seats = game.seats(game.options_of(decision.view))
        if (game.name, seats) not in self._bots:
            self._bots[game.name, seats] = bot_named(self.name, default_executor(game.rules), seats, self.threads)
        return self._bots[game.name, seats].choose(decision)

    def close(self) -> None:
        """Give back what it holds."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def _game_of(decision: Decision) -> Game:
    for game in all_games():
        if isinstance(decision.view, game.rules.record):
            return game
    raise UnknownGame(type(decision.view).__name__)
