"""Signals that end a program: the match is kept, and the process says which one it was."""

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

__all__ = ["ENDING", "code_of", "raise_signals", "watch_signals"]

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def code_of(number: int) -> int:
    """Return the exit code that shells have for a process that a signal ended."""
    return 128 + number


def raise_signals() -> None:
    """Let signals end the process from wherever it is, with what has to be done before; an interruption does so by itself."""
    for each in ENDING:
        if each != signal.SIGINT:
            signal.signal(each, _leave)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(code_of(number))


def watch_signals(end: Callable[[int], None]) -> None:
    """Let signals call ``end`` with their exit code, in the loop that runs now."""
    loop = asyncio.get_running_loop()
    for each in ENDING:
        loop.add_signal_handler(each, end, code_of(each))
