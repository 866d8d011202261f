"""Outside programs in seats of a match at the terminal."""

from ...bots import Budget
from ...lab.arena import Contestant, ContestantError, read_contestant
from ...lab.arena.contestants import PROGRAM
from ...match import Match
from ...protocol import Program, ProgramBot, ProgramFailed, ProgramSeat, program_command
from .console import Console

__all__ = ["asked_program", "is_program", "program_seat", "tell_forfeit"]


def is_program(player: str) -> bool:
    """Return whether a player is an outside program."""
    return player.strip().startswith(PROGRAM)


def asked_program(console: Console, text: str) -> Contestant:
    """Return the program that a text means, which can be started."""
    try:
        found = read_contestant(text)
        program_command(found.name)
    except ContestantError as error:
        console.refuse(f"cli-arena-error-{error.code}", **error.params)
    except ProgramFailed:
        console.refuse("cli-arena-error-contestant-program", text=found.name)
    return found


def tell_forfeit(console: Console, name: str, failed: ProgramFailed) -> None:
    """Say beside the output what a program did wrong."""
    console.note("bot-forfeit", name=name, why=console.text("bot-failed", code=failed.code, detail=failed.detail))


def program_seat(console: Console, text: str, match: Match) -> ProgramSeat:
    """Return a program in a seat of a match."""
    asked = asked_program(console, text)
    budget = None if asked.seconds is None and asked.simulations is None else Budget(asked.seconds, asked.simulations)
    program = ProgramBot(Program(program_command(asked.name), match.game, match.options), match.executor, budget)
    return ProgramSeat(program, match.seats, lambda failed: tell_forfeit(console, asked.name, failed))
