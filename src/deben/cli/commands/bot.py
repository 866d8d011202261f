"""``deben bot``: our bots for other programs, over lines of JSON; and a bot, ours or another, at tables of a server."""

import os
import sys
from pathlib import Path
from typing import IO, Annotated

import msgspec
import typer

from ...bots import BOTS
from ...kernel.default import default_executor
from ...lab.devices import available_cores
from ...protocol import Failure, Speaker
from ...protocol.messages import LINE_BYTES, line_of
from ..arguments.common import Lang
from ..arguments.completed import one_of
from ..terminal.console import Console
from ..terminal.guests import maker, play_at

__all__ = ["bot", "converse"]

MOST_THREADS = 256
LevelName = Annotated[str, typer.Argument(metavar="LEVEL", help="cli-bot.level", autocompletion=one_of(BOTS))]
Threads = Annotated[int | None, typer.Option("--threads", metavar="N", help="cli-bot.threads")]
Server = Annotated[str | None, typer.Option("--server", metavar="URL", help="cli-bot.server")]
Token = Annotated[str | None, typer.Option("--token", metavar="TOKEN", help="cli-bot.token", envvar="DEBEN_TOKEN")]
Joins = Annotated[list[str] | None, typer.Option("--join", metavar="LINK", help="cli-bot.join")]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME", help="cli-bot.name")]
ProgramCommand = Annotated[str | None, typer.Option("--program", metavar="COMMAND", help="cli-bot.program")]


def bot(
    level: LevelName = "vizier", threads: Threads = None, server: Server = None, token: Token = None, join: Joins = None,
    name: Name = None, program: ProgramCommand = None, lang: Lang = None,
) -> None:  # fmt: skip
    """Answer questions on the standard input until it ends; with a server, play at tables there until they are over."""
    console = Console(lang)
    if level not in BOTS:
        console.refuse("cli-error-player", player=level, known=", ".join(BOTS))
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        console.refuse("cli-error-number", name="--threads", least=1, most=MOST_THREADS)
    if server is not None:
        play_at(
            console, server, token, join or [], name or (Path(program).name if program else level), maker(console, level, program)
        )
        return
    if join or program or name:
        console.refuse("cli-error-needs", name="--server")
    own_output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not end up between the lines
    converse(
        Speaker(level, lambda game: default_executor(game.rules), threads or available_cores()),
        sys.stdin.buffer,
        own_output,
        console,
    )


def converse(speaker: Speaker, asked: IO[bytes], answers: IO[bytes], console: Console) -> None:
    """Answer line after line until a goodbye or the end."""
    speaker.tell = lambda info: (answers.write(line_of(info)), answers.flush())
    while not speaker.ended and (line := asked.readline(LINE_BYTES)):
        if not line.endswith(b"\n") and len(line) == LINE_BYTES:
            _skip(asked)
            answer: msgspec.Struct | None = Failure("too-long")
        else:
            answer = speaker.answer(line)
        if isinstance(answer, Failure):
            answer = msgspec.structs.replace(answer, text=console.text("bot-error", code=answer.code))
        if answer is not None:
            answers.write(line_of(answer))
            answers.flush()


def _skip(asked: IO[bytes]) -> None:
    while (rest := asked.readline(LINE_BYTES)) and not rest.endswith(b"\n"):
        pass
