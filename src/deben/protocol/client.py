"""The other end of the lines, for whoever writes a bot in Python: subclass, say how to choose, run.

It needs nothing else of the program: the question has the position, the view as JSON and the legal actions in notation.
"""

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import IO

import msgspec

from .messages import LINE_BYTES, PROTOCOL, Action, Bye, Failure, Hello, Info, Over, Question, Ready, line_of

__all__ = ["BotProgram"]

_ASKED = msgspec.json.Decoder(Hello | Question | Over | Bye)


class BotProgram(ABC):
    """A program that plays over lines of JSON: ``MyBot().run()``, then ``deben play GAME --seats human,program:./mybot.py``."""

    name = "bot"
    """What it calls itself."""
    wants_over = True
    """Whether it is told how matches end."""

    def __init__(self) -> None:
        self._hello: Hello | None = None
        self._answers: IO[bytes] | None = None
        self._number = 0

    @property
    def hello(self) -> Hello:
        """What is played: game, options, seats; raises ``RuntimeError`` before a host has said it."""
        if self._hello is None:
            raise RuntimeError("no host has said hello yet")
        return self._hello

    def begin(self, hello: Hello) -> None:  # noqa: B027  # most programs hold nothing
        """Get ready for a game with these options; ``ValueError`` says that it does not play it."""

    @abstractmethod
    def choose(self, question: Question) -> str:
        """Return one of ``question.legal``, within ``question.budget``."""

    def over(self, over: Over) -> None:  # noqa: B027
        """Hear how a match ended."""

    def info(self, chance: float | None = None, line: Sequence[str] = (), simulations: int | None = None) -> None:
        """Tell the host what was found so far, if it listens; to be called while choosing, as often as one likes."""
        if self._hello is not None and self._hello.info:
            self._say(Info(self._number, chance, list(line), simulations))

    def run(self, asked: IO[bytes] | None = None, answers: IO[bytes] | None = None) -> None:
        """Answer line after line until a goodbye or the end; what is printed meanwhile goes to the standard error."""
        if answers is None:
            answers = os.fdopen(os.dup(1), "wb")
            os.dup2(2, 1)
        self._answers = answers
        lines = asked or sys.stdin.buffer
        while (line := lines.readline(LINE_BYTES)) and self._answered(line):
            pass

    def _say(self, message: msgspec.Struct) -> None:
        assert self._answers is not None
        self._answers.write(line_of(message))
        self._answers.flush()

    def _answered(self, line: bytes) -> bool:
        """Answer a line and return whether to go on; whatever breaks is an answer too, and the program lives on."""
        self._number = 0
        try:
            asked = _ASKED.decode(line)
            if isinstance(asked, Bye):
                return False
            if isinstance(asked, Over):
                self.over(asked)
            elif isinstance(asked, Hello):
                self._greet(asked)
            else:
                self._number = asked.id
                self._say(Action(self.choose(asked), asked.id))
        except msgspec.DecodeError as error:
            self._say(Failure("malformed", text=str(error)))
        except Exception as error:
            self._say(Failure("internal", self._number, f"{type(error).__name__}: {error}"))
        return True

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._say(Failure("protocol", text=f"this program speaks {PROTOCOL}"))
            return
        self._hello = hello
        try:
            self.begin(hello)
        except ValueError as error:
            self._say(Failure("unknown-game", text=str(error)))
            return
        self._say(Ready(PROTOCOL, self.name, self.wants_over))
