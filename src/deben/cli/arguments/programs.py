"""Outside programs on offer at a server."""

import re
from collections.abc import Mapping, Sequence

from ...bots import BOTS
from ...lab.arena.contestants import PROGRAM
from ..terminal.console import Console
from ..terminal.programs import asked_program
from ..terminal.seats import HUMAN

__all__ = ["asked_programs", "refuse_programs"]

NAME = re.compile("[a-z][a-z0-9-]{0,31}")


def asked_programs(console: Console, pairs: Sequence[str]) -> dict[str, str]:
    """Return commands by name, from ``NAME=COMMAND``."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, command = pair.partition("=")
        if not sign or name in found:
            console.refuse("programs-error-name", text=pair)
        found[name] = command
    return found


def refuse_programs(console: Console, programs: Mapping[str, str]) -> None:
    """Refuse names that are no names or are taken, and commands that nobody can start."""
    for name, command in programs.items():
        if not NAME.fullmatch(name) or name in (*BOTS, HUMAN):
            console.refuse("programs-error-name", text=f"{name}={command}")
        asked_program(console, PROGRAM + command)
