"""Who sits in an arena: our bots, and outside programs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..bots import BOTS, LEVELS, Bot, Budget, Level, LevelBot, Memory, bot_named
from ..games import Game
from ..kernel.chance import Chance, new_chance
from ..kernel.executor import Executor
from ..kernel.search.tuning import PLAIN_UCT
from ..lab.arena import Contestant, ContestantError, Player
from ..protocol import ProgramBot, ProgramFailed, program_command
from .terminal.console import Desk
from .terminal.programs import tell_forfeit

__all__ = ["DEFAULT", "KNOWN", "BotPlayer", "check_player", "make_player"]

UCT = Level("uct", 0, Budget(simulations=400), PLAIN_UCT)
"""Plain UCT with random roll-outs: the yardstick for everything that thinks."""
FORGETFUL = replace(LEVELS["vizier"], name="forgetful", remembers=False)
"""The vizier without its memory: what that is worth."""
YARDSTICKS = {level.name: level for level in (UCT, FORGETFUL)}
KNOWN = (*BOTS, *YARDSTICKS)
"""The names of the bots that can be contestants."""
DEFAULT = tuple(LEVELS)
"""Who meets when nobody is named."""
TOLD = 3
"""Failures of a program that are told."""


class BotPlayer:
    """A bot in a seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._chance: Chance = new_chance(0)
        self._memory = Memory()

    @property
    def forfeits(self) -> int:
        """How often something simpler had to decide for an outside program."""
        return self.bot.forfeits if isinstance(self.bot, ProgramBot) else 0

    def begin(self, chance: int, /) -> None:
        """Start the bot's own chance, without a memory of earlier matches."""
        self._chance, self._memory = new_chance(chance), Memory()
        if isinstance(self.bot, ProgramBot):
            self.bot.begin()

    def choose(self, view: Any, _legal: Sequence[int], past: Sequence[int], /) -> int:
        """Return what the bot does."""
        self._memory.catch_up(past)
        return self.bot.choose(view, Budget(), self._chance, self._memory)

    def close(self) -> None:
        """End an outside program; other bots hold nothing but memory."""
        if isinstance(self.bot, ProgramBot):
            self.bot.close()


def check_player(contestant: Contestant) -> None:
    """Return if there is such a contestant; raises ``ContestantError``."""
    if contestant.program:
        try:
            program_command(contestant.name)
        except ProgramFailed as failed:
            raise ContestantError("contestant-program", str(failed), text=contestant.name[:80]) from None
    elif contestant.name not in KNOWN:
        raise ContestantError("contestant-unknown", f"there is no bot {contestant.name!r}", text=contestant.name[:80])
    elif contestant.name not in (*LEVELS, *YARDSTICKS) and (contestant.seconds or contestant.simulations):
        raise ContestantError("contestant-plain", f"{contestant.name} does not search", text=contestant.text[:80])


def make_player(contestant: Contestant, game: Game, options: Any, executor: Executor, lang: str = "en") -> Player:
    """Return a player for a contestant; what goes wrong with a program is told in that language beside the output."""
    asked = Budget(contestant.seconds, contestant.simulations) if contestant.seconds or contestant.simulations else None
    seats = game.seats(options)
    if contestant.program:
        told = _Log(Desk(lang), contestant.text)
        return BotPlayer(ProgramBot(program_command(contestant.name), game, options, executor, asked, told))
    level = YARDSTICKS.get(contestant.name) or LEVELS.get(contestant.name)
    if level is None:
        return BotPlayer(bot_named(contestant.name, executor, seats))
    return BotPlayer(LevelBot(executor, seats, level if asked is None else replace(level, budget=asked)))


class _Log:
    """Tells the first few failures of a program; the report counts them all."""

    def __init__(self, desk: Desk, name: str) -> None:
        self.desk, self.name, self.left = desk, name, TOLD

    def __call__(self, failed: ProgramFailed) -> None:
        self.left -= 1
        if self.left >= 0:
            tell_forfeit(self.desk, self.name, failed)
