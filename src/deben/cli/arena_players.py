"""Who sits in an arena: our bots, and outside programs."""

from collections.abc import Callable, Sequence
from typing import Any

from ..bots import BOTS, Bot, bot_named
from ..games import Game, game_named
from ..kernel.chance import Chance, new_chance
from ..kernel.executor import Executor
from ..lab.arena import Contestant, ContestantError, Job, Player
from ..lab.arena.workers import Hall

__all__ = ["DEFAULT", "KNOWN", "BotPlayer", "check_player", "make_player", "warm_players"]

KNOWN = BOTS
"""The names of the bots that can be contestants."""
DEFAULT = BOTS
"""Who meets when nobody is named."""


class BotPlayer:
    """A bot of ours in a seat, with the budget that its contestant names."""

    forfeits = 0

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._chance: Chance = new_chance(0)

    def begin(self, chance: int, /) -> None:
        """Start the bot's own chance."""
        self._chance = new_chance(chance)

    def choose(self, view: Any, legal: Sequence[int], /) -> int:
        """Return what the bot does."""
        return self.bot.choose(view, legal, self._chance)

    def close(self) -> None:
        """Do nothing: a bot holds nothing but memory."""


def check_player(contestant: Contestant) -> None:
    """Return if there is such a contestant; raises ``ContestantError``."""
    if contestant.name not in KNOWN:
        raise ContestantError("contestant-unknown", f"there is no bot {contestant.name!r}", text=contestant.name[:80])


def make_player(contestant: Contestant, game: Game, options: Any, executor: Executor) -> Player:
    """Return a player for a contestant."""
    return BotPlayer(bot_named(contestant.name, executor, game.seats(options)))


def warm_players(job: Job, line: Callable[[int, int, str], Any]) -> None:
    """Compile what the contestants need, before several processes would each do it."""
    from ..bots.greedy import greedy_one
    from ..kernel.cpu import CpuExecutor

    game = game_named(job.settings.game)
    executor = CpuExecutor(game.rules)
    executor.warm(game.blank(game.options(job.settings.options)), line)
    hall = Hall(job)
    with executor.watched(line, greedy_one):
        state = hall.executor.setup(hall.game.blank(hall.options), 0)
        seat = hall.executor.actor(state)
        for contestant in job.contestants:
            player = job.make(contestant, hall.game, hall.options, hall.executor)
            player.begin(0)
            player.choose(hall.executor.view(state, seat), hall.executor.legal(state))
            player.close()
