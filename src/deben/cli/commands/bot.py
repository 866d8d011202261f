"""``deben bot``: our bots for other programs, over lines of JSON."""

import os
import sys
from typing import IO, Annotated

import msgspec
import typer

from ...bots import BOTS
from ...kernel.default import default_executor
from ...lab.devices import available_cores
from ...protocol import Failure, Speaker
from ...protocol.messages import LINE_BYTES, line_of
from ..arguments.common import Lang
from ..terminal.console import Console

__all__ = ["bot", "converse"]

MOST_THREADS = 256
LevelName = Annotated[str, typer.Argument(metavar="LEVEL", help="cli-bot.level")]
Threads = Annotated[int | None, typer.Option("--threads", metavar="N", help="cli-bot.threads")]


def bot(level: LevelName = "vizier", threads: Threads = None, lang: Lang = None) -> None:
    """Answer questions on the standard input until it ends."""
    console = Console(lang)
    if level not in BOTS:
        console.refuse("cli-error-player", player=level, known=", ".join(BOTS))
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        console.refuse("cli-error-number", name="--threads", least=1, most=MOST_THREADS)
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
