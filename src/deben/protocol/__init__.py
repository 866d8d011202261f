"""The protocol of bots: one line of JSON for each message, described in ``docs/protocol.md``.

:class:`Speaker` lets our bots speak it, :class:`Program` lets an outside program take a seat, and :class:`BotProgram` is what such
a program is made of in Python.
"""

from .client import BotProgram
from .messages import HIDDEN, PROTOCOL, Action, Bye, Decide, Failure, Hello, Info, Limits, Over, Question, Ready
from .program import Program, ProgramFailed, program_command
from .seat import ProgramBot, ProgramSeat
from .speaker import Speaker

__all__ = [
    "HIDDEN", "PROTOCOL", "Action", "BotProgram", "Bye", "Decide", "Failure", "Hello", "Info", "Limits", "Over", "Program",
    "ProgramBot", "ProgramFailed", "ProgramSeat", "Question", "Ready", "Speaker", "program_command",
]  # fmt: skip
