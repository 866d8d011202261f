"""A bot at tables of a server: one thread a table, until all of them are over."""

from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

from ...bots import Bot, bot_named
from ...games import Game
from ...kernel.default import default_executor
from ...protocol import Program, ProgramBot, ProgramFailed, ProgramSeat, program_command
from ...protocol.guest import Guest, GuestRefused, Maker, Result
from .console import Console
from .programs import tell_forfeit

__all__ = ["maker", "play_at"]

MOST_TABLES = 16


def maker(console: Console, level: str, program: str | None) -> Maker:
    """Return what makes the bot for a table: a program of one's own, or one of our levels."""
    if program is None:
        return lambda game, _options, seats: bot_named(level, default_executor(game.rules), seats)
    try:
        command = program_command(program)
    except ProgramFailed:
        console.refuse("cli-arena-error-contestant-program", text=program)

    def made(game: Game, options: Any, seats: int) -> Bot:
        playing = ProgramBot(Program(command, game, options), default_executor(game.rules))
        return ProgramSeat(playing, seats, lambda failed: tell_forfeit(console, program, failed))

    return made


def play_at(console: Console, server: str, token: str | None, invitations: list[str], name: str, make: Maker) -> None:
    """Take the seats that are offered, and play there and wherever the bot sits already."""
    guest = Guest(server, token)
    try:
        called = guest.enter(name)
        if token is None:
            console.note("bot-token", name=called, token=str(guest.token))
        tables = list(dict.fromkeys([*map(guest.join, invitations), *guest.tables()]))
        if not tables:
            console.refuse("bot-no-table", name=called)
        with ThreadPoolExecutor(min(MOST_TABLES, len(tables))) as pool:
            for playing in as_completed([pool.submit(guest.play, table, make) for table in tables]):
                _tell(console, server, playing.result())
    except GuestRefused as refused:
        console.refuse("bot-refused", detail=str(refused))


def _tell(console: Console, server: str, result: Result) -> None:
    points = " : ".join(map(str, result.points))
    console.line(console.text("bot-result", link=f"{server.rstrip('/')}/table/{result.table}", points=points))
