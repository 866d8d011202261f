"""Who plays in an arena, in text: ``vizier``, ``uct@400``, ``uct@0.2s``, ``program:./mybot.py@0.5s``."""

import re
from dataclasses import dataclass

from ...games.contract import CodedError

__all__ = ["MOST_SECONDS", "MOST_SIMULATIONS", "PROGRAM", "Contestant", "ContestantError", "read_contestant"]

PROGRAM = "program:"
"""What stands before the command of an outside program."""
MOST_SECONDS = 600.0
MOST_SIMULATIONS = 10_000_000
SHAPE = re.compile(r"(?P<name>.+?)(?:@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<simulations>\d+)))?", re.DOTALL)


class ContestantError(CodedError):
    """A text names nobody who could play, or a setting that cannot be."""


@dataclass(frozen=True)
class Contestant:
    """A player with the time or the simulations for one decision; without either it has what is normal for it."""

    text: str
    """As it was written."""
    name: str
    """A bot's name, or the command of a program."""
    seconds: float | None = None
    """How long it may think about a decision."""
    simulations: int | None = None
    """How many simulations it may make for one."""
    program: bool = False
    """Whether it is an outside program."""


def read_contestant(text: str) -> Contestant:
    """Return whom a text means; raises ``ContestantError``.  Whether there is a bot of that name is not known here."""
    found = SHAPE.fullmatch(text.strip())
    if found is None or not found["name"].strip():
        raise ContestantError("contestant-empty", "a contestant has a name")
    name, program = found["name"].strip(), found["name"].strip().startswith(PROGRAM)
    name = name.removeprefix(PROGRAM).strip() if program else name
    if not name or ("@" in name and not program):
        raise ContestantError("contestant-malformed", f"{text!r} names no contestant", text=text[:80])
    seconds = float(found["seconds"]) if found["seconds"] else None
    simulations = int(found["simulations"]) if found["simulations"] else None
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise ContestantError("contestant-seconds", f"{text!r}: more than 0 and at most {MOST_SECONDS:g} s", text=text[:80])
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise ContestantError("contestant-simulations", f"{text!r}: 1 to {MOST_SIMULATIONS} simulations", text=text[:80])
    return Contestant(text.strip(), name, seconds, simulations, program)
