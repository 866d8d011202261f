"""Who sits where in a match at the terminal, and how bots get their chance."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import BOTS, LEVELS, Bot, Budget, Search, bot_named
from ..kernel.chance import Chance, new_chance
from ..kernel.executor import Executor
from ..lab.speed import available_cores
from ..match import Match, seed_text
from ..server.names import clean_name
from ..server.protocol import ProgramBot
from .asking import HUMAN
from .compiling import compile_line
from .desk import Desk
from .programs import is_program, program_seat

__all__ = ["Seating", "chance_for", "players_of", "seated"]


@dataclass(frozen=True)
class Seating:
    """The players of a match by seat: who they are, what people are called, and the bots among them."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]
    bots: tuple[Bot | None, ...]

    @property
    def players(self) -> list[str]:
        """What a record says of the players: a person's name, or what plays the seat."""
        return [
            kind if kind in BOTS or is_program(kind) else name or kind for name, kind in zip(self.names, self.kinds, strict=True)
        ]

    def close(self) -> None:
        """End the programs among the players."""
        for bot in self.bots:
            if isinstance(bot, ProgramBot):
                bot.close()


def seated(desk: Desk, match: Match, kinds: Sequence[str], names: Sequence[str]) -> Seating:
    """Return the seating of a match; plain bots think with its executor, the levels with compiled rules."""
    executor = _compiled(desk, match) if set(kinds) & set(LEVELS) else match.executor
    return Seating(tuple(kinds), tuple(names), tuple(_bot(desk, match, kind, executor) for kind in kinds))


def _bot(desk: Desk, match: Match, kind: str, executor: Executor) -> Bot | None:
    if is_program(kind):
        return program_seat(desk, kind, match)
    if kind not in BOTS:
        return None
    return bot_named(kind, executor if kind in LEVELS else match.executor, match.seats, available_cores())


def _compiled(desk: Desk, match: Match) -> Executor:
    """Return the compiled executor of a game with its search ready, telling how far the first compilation is."""
    from ..kernel.cpu import CpuExecutor  # the compiler takes its time to import
    from ..kernel.search.tree import search_many

    executor = CpuExecutor(match.game.rules)
    with compile_line(desk) as line, executor.watched(line, search_many):
        view = executor.view(match.state, match.actor or 0)
        if match.actor is not None:
            Search(executor, match.seats).think(view, Budget(simulations=1))
    return executor


def players_of(desk: Desk, players: Sequence[str], seats: int) -> tuple[list[str], list[str]]:
    """Return kinds and clean names from what a record says of its players; whoever is no bot is a person."""
    listed = list(players) or [HUMAN] * seats
    if len(listed) != seats:
        desk.refuse("cli-error-seats", given=len(listed), count=seats)
    kinds = [player if player in BOTS else HUMAN for player in listed]
    # A program is not started because a file says so: --seats names it again.
    return kinds, ["" if player in (*BOTS, HUMAN) or is_program(player) else clean_name(player) for player in listed]


def chance_for(match: Match) -> Chance:
    """Return the chance of the bot that decides now.

    It follows from the seed, so that the same match can be played again, but through a hash: nobody who watches a bot learns
    anything about the seed.
    """
    text = f"deben bot 1:{seed_text(match.seed)}:{match.actor}:{len(match.moves)}"
    return new_chance(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))
