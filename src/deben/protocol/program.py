"""An outside program at the other end of the lines: started, asked within a limit, stopped hard."""

import contextlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ..bots.processes import die_with_parent
from ..games.contract import Game
from .messages import LINE_BYTES, PROTOCOL, Action, Answer, Bye, Failure, Hello, Info, Limits, Over, Ready, decide, line_of

__all__ = ["HELLO_SECONDS", "Program", "ProgramFailed", "program_command"]

HELLO_SECONDS = 120.0
"""How long a program may take to get ready: one may have a large network to load."""
GOODBYE_SECONDS = 0.5
_ANSWERS = msgspec.json.Decoder(Answer)
MOST_TEXT = 200


class ProgramFailed(Exception):
    """A program did not play: a stable code, and what it said or did."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        """What it did not do, in a word that does not change."""
        self.detail = detail
        """What it said or did."""


def program_command(text: str) -> list[str]:
    """Return the words of a command; raises ``ProgramFailed`` if there is no such program to be started."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProgramFailed("not-a-command", str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise ProgramFailed("not-a-program", words[0] if words else text)
    return words


def _alone() -> None:
    """Be ready for a hard stop: with what it starts a program is a group of its own, and it never outlives us."""
    os.setsid()
    die_with_parent()


class Program:
    """A running program that plays one game; it is started when it is first asked, and again after a hard stop."""

    def __init__(self, command: list[str], game: Game, options: Any, hello_seconds: float = HELLO_SECONDS) -> None:
        self.command = command
        """How it is started."""
        self.game = game
        """What it plays."""
        self.options = options
        """The options of that game."""
        self.hello_seconds = hello_seconds
        """How long it may take to get ready."""
        self.name = ""
        """What it calls itself, once it is ready."""
        self.info: Info | None = None
        """The last it said of what it found, of the decision it is asked about or was asked last."""
        self._wants_over = False
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._number = 0

    def ask(
        self, view: Any, seat: int, legal: list[int], limits: Limits, seconds: float, past: Sequence[int] = ()
    ) -> tuple[int, str]:
        """Return the action it chooses within so many seconds, and its comment; raises ``ProgramFailed``."""
        self.start()
        self._number += 1
        self.info = None
        self._send(decide(self.game, view, seat, legal, self._number, limits, past))
        until = time.monotonic() + seconds
        while isinstance(answer := self._receive(until), Info):
            if answer.id in (0, self._number):
                self.info = answer
        if isinstance(answer, Failure):
            raise ProgramFailed("refused", f"{answer.code} {answer.text}"[:MOST_TEXT])
        if not isinstance(answer, Action) or answer.id not in (0, self._number):
            raise self._stopped("out-of-step", type(answer).__name__)
        names = [self.game.write_action(action) for action in legal]
        chosen = " ".join(answer.action.lower().split())
        if chosen not in names:
            raise ProgramFailed("illegal", answer.action[:MOST_TEXT])
        return legal[names.index(chosen)], answer.comment[:MOST_TEXT]

    def start(self) -> None:
        """Start it and say hello, unless it runs; raises ``ProgramFailed``."""
        if self._process is not None and self._process.poll() is None:
            return
        self._unread = b""
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, preexec_fn=_alone
            )
        except OSError as error:
            raise ProgramFailed("not-started", error.strerror or str(error)) from None
        options = msgspec.to_builtins(self.options)
        self._send(Hello(self.game.name, PROTOCOL, self.game.version, options, self.game.seats(self.options), info=True))
        answer = self._receive(time.monotonic() + self.hello_seconds)
        if isinstance(answer, Failure):
            raise self._stopped("refused", f"{answer.code} {answer.text}"[:MOST_TEXT])
        if not isinstance(answer, Ready) or answer.protocol != PROTOCOL:
            raise self._stopped("no-hello", type(answer).__name__)
        self._wants_over = answer.over
        self.name = "".join(sign for sign in answer.name if sign.isprintable())[:32]

    def tell_over(self, over: Over) -> None:
        """Tell it how a match ended, if it runs and wants to know."""
        if self._wants_over and self._process is not None and self._process.poll() is None:
            with suppress(ProgramFailed):  # whoever is gone hears nothing
                self._send(over)

    def _send(self, message: msgspec.Struct) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line_of(message))
        except OSError:
            raise self._stopped("ended") from None

    def _receive(self, until: float) -> Answer:
        """Return the next message; raises ``ProgramFailed`` when none comes in time, or nothing that could be one."""
        line = self._line(until)
        try:
            answer: Answer = _ANSWERS.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._stopped("malformed", line[:40].decode(errors="replace")) from None
        return answer

    def _line(self, until: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        end = self._process.stdout.fileno()
        while b"\n" not in self._unread:
            ready, _, _ = select.select([end], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise self._stopped("too-slow")
            more = os.read(end, 65536)
            if not more:
                raise self._stopped("ended")
            self._unread += more
            if len(self._unread) > LINE_BYTES:
                raise self._stopped("too-long")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _stopped(self, code: str, detail: str = "") -> ProgramFailed:
        """Return the failure, after the program was stopped: what it might still say belongs to no question."""
        self.stop()
        return ProgramFailed(code, detail)

    def stop(self) -> None:
        """Kill it, and whatever it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):  # its group lives on where it has ended itself and others have not
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for end in (process.stdin, process.stdout):
            assert end is not None
            end.close()

    def close(self) -> None:
        """Say goodbye, and stop it if it does not go."""
        process = self._process
        if process is not None and process.poll() is None:
            try:
                self._send(Bye())
                process.wait(GOODBYE_SECONDS)
            except (ProgramFailed, subprocess.TimeoutExpired):
                pass
        self.stop()
