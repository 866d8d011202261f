"""Who sits in an arena: our bots, and outside programs."""

from dataclasses import replace
from typing import Any

from ...bots import BOTS, LEVELS, Bot, Budget, Level, LevelBot, bot_named, level_named, strongest
from ...games import Game
from ...kernel.contract import Rules
from ...kernel.executor import Executor
from ...kernel.search.tuning import PLAIN_UCT
from ...protocol import Program, ProgramBot, ProgramFailed, ProgramSeat, program_command
from .contestants import Contestant, ContestantError
from .deals import Tell

__all__ = ["DEFAULT", "KNOWN", "check_player", "make_player"]

UCT = Level("uct", 0, Budget(simulations=400), PLAIN_UCT)
"""Plain UCT with random roll-outs: the yardstick for everything that thinks."""
OPINIONATED = Level("opinionated", 0, Budget(seconds=1.5))
"""The search with roll-outs and the opinions of the game's makers, as the vizier was before there were minds."""
FORGETFUL = "forgetful"
"""The vizier without its memory: what that is worth."""
YARDSTICKS = (UCT.name, OPINIONATED.name, FORGETFUL)
KNOWN = (*BOTS, *YARDSTICKS)
"""The names of the bots that can be contestants."""
DEFAULT = tuple(LEVELS)
"""Who meets when nobody is named."""
MOST_TOLD = 3
"""Failures of a program that are told; the report counts them all."""


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


def make_player(contestant: Contestant, game: Game, options: Any, executor: Executor, tell: Tell = lambda *_: None) -> Bot:
    """Return the bot of a contestant; ``tell`` hears the first few failures of a program."""
    asked = Budget(contestant.seconds, contestant.simulations) if contestant.seconds or contestant.simulations else None
    seats = game.seats(options)
    if contestant.program:
        program = Program(program_command(contestant.name), game, options)
        return ProgramSeat(ProgramBot(program, executor, asked), seats, _FirstFew(tell, contestant.text))
    if contestant.name not in (*LEVELS, *YARDSTICKS):
        return bot_named(contestant.name, executor, seats)
    level = _level(contestant.name, executor.rules, seats)
    return LevelBot(executor, seats, level if asked is None else replace(level, budget=asked))


def _level(name: str, rules: Rules, seats: int) -> Level:
    """Return a level or yardstick as it plays a game with so many seats."""
    if name == FORGETFUL:
        return replace(strongest(rules, seats), name=FORGETFUL, remembers=False)
    yardsticks = {level.name: level for level in (UCT, OPINIONATED)}
    return yardsticks.get(name) or level_named(name, rules, seats)


class _FirstFew:
    """Tells the first few failures of a program."""

    def __init__(self, tell: Tell, name: str) -> None:
        self.tell, self.name, self.left = tell, name, MOST_TOLD

    def __call__(self, failed: ProgramFailed) -> None:
        self.left -= 1
        if self.left >= 0:
            self.tell(self.name, failed)
