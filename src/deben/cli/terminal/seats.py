"""Who sits where in a match at the terminal, and how bots get their chance."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from ...bots import BOTS, Bot, Budget, Decision, GreedyBot, LevelBot, Memory, bot_named, known_past
from ...games import Game
from ...kernel.chance import Chance, new_chance
from ...lab.devices import available_cores
from ...match import Match, Outcome, seed_text
from ...narrate import Narrator
from ...server.tables.names import clean_name
from .console import Console
from .programs import is_program, program_seat

__all__ = ["HUMAN", "Seating", "called", "chance_for", "players_of", "seated", "tell_paces"]

HUMAN = "human"
"""What a person in a seat is called on a command line and in a record."""
INSTANT = 0.15
"""Seconds that nobody notices."""


def called(console: Console, game: Game, kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return what the players are called: bots without a name have one from the court, others without one are left to the game."""
    sentences = Narrator(game, console.lang).sentences
    seats = enumerate(zip(kinds, names, strict=True))
    return [name or (sentences.seat_name(seat, "bot") if kind in BOTS else "") for seat, (kind, name) in seats]


NOBODY: Mapping[int, str] = MappingProxyType({})


@dataclass(frozen=True)
class Seating:
    """The players of a match by seat: who they are, what people are called, and the bots among them."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]
    bots: tuple[Bot | None, ...]
    stand_ins: dict[int, str] = field(default_factory=dict)
    """By the number of an action, what chose it in place of a program that gave no answer."""

    @property
    def players(self) -> list[str]:
        """What a record says of the players: a person's name, or what plays the seat."""
        return [
            kind if kind in BOTS or is_program(kind) else name or kind for name, kind in zip(self.names, self.kinds, strict=True)
        ]

    def decide(self, bot: Bot, match: Match, memory: Memory) -> int:
        """Return what a bot does now, and keep in mind who really chose."""
        seat, forfeits, number = match.actor, bot.forfeits, len(match.moves) + 1
        assert seat is not None
        past = known_past(match.game, seat, match.played)
        action = bot.choose(Decision(match.view(seat), match.legal_numbers, Budget(), chance_for(match), past, memory))
        self.stand_ins.pop(number, None)
        if bot.forfeits > forfeits:
            self.stand_ins[number] = GreedyBot.name
        return action

    def forget(self, moves: int) -> None:
        """Forget who chose after so many actions: the others were taken back."""
        for number in [each for each in self.stand_ins if each > moves]:
            del self.stand_ins[number]

    def close(self, outcome: Outcome | None = None) -> None:
        """Tell the bots how the match ended, if it did, and end the programs among them."""
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                if outcome is not None:
                    bot.over(outcome, [seat])
                bot.close()


def seated(
    console: Console, match: Match, kinds: Sequence[str], names: Sequence[str], stand_ins: Mapping[int, str] = NOBODY
) -> Seating:
    """Return the seating of a match, whose bots think with its executor."""
    return Seating(tuple(kinds), tuple(names), tuple(_bot(console, match, kind) for kind in kinds), dict(stand_ins))


def _bot(console: Console, match: Match, kind: str) -> Bot | None:
    if is_program(kind):
        return program_seat(console, kind, match)
    return bot_named(kind, match.executor, match.seats, available_cores()) if kind in BOTS else None


def tell_paces(console: Console, match: Match, seating: Seating) -> None:
    """Say of every level at the table who that is and how long it thinks on this machine, as measured just now."""
    levels = {bot.level.name: bot for bot in seating.bots if isinstance(bot, LevelBot)}
    for name, bot in levels.items():
        seconds = bot.seconds_a_move(match.view(match.actor))
        console.note("cli-play-pace", bot=name, where="here-instant" if seconds < INSTANT else "here", seconds=round(seconds, 1))


def players_of(console: Console, players: Sequence[str], seats: int) -> tuple[list[str], list[str]]:
    """Return kinds and clean names from what a record says of its players; whoever is no bot is a person."""
    listed = list(players) or [HUMAN] * seats
    if len(listed) != seats:
        console.refuse("cli-error-seats", given=len(listed), count=seats)
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
