"""The protocol of bots: one line of JSON for each message, described in ``docs/protocol.md``.

:class:`Speaker` lets our bots speak it, :class:`Program` lets an outside program take a seat.
"""

from .messages import PROTOCOL, Action, Bye, Decide, Failure, Hello, Limits, Ready
from .program import Program, ProgramFailed, program_command
from .seat import ProgramBot, ProgramSeat
from .speaker import Speaker

__all__ = [
    "PROTOCOL", "Action", "Bye", "Decide", "Failure", "Hello", "Limits", "Program", "ProgramBot", "ProgramFailed", "ProgramSeat",
    "Ready", "Speaker", "program_command",
]  # fmt: skip
